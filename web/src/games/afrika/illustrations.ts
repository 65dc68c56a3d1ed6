/** The rules of the card game in pictures. */
import type { Illustrations } from "../../rules/illustrations";
import Cards from "./illustrations/Cards.svelte";
import Play from "./illustrations/Play.svelte";
import Scoring from "./illustrations/Scoring.svelte";

const illustrations: Illustrations = { cards: Cards, play: Play, scoring: Scoring };

export default illustrations;
