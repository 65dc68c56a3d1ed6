/** The rules of the card game in pictures. */
import type { Illustrations } from "../view";
import Cards from "./illustrations/Cards.svelte";
import Play from "./illustrations/Play.svelte";
import Scoring from "./illustrations/Scoring.svelte";
import type { Printed } from "./types";

const illustrations: Illustrations<Printed> = { cards: Cards, play: Play, scoring: Scoring };

export default illustrations;
