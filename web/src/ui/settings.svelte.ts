/**
 * What a visitor has chosen for this browser. It holds at once and everywhere, and is remembered.
 *
 * How theme and motion reach the page is in `index.html`: they must be there before the first paint.
 */
import { recall, remember } from "./storage";

/** The first choice of each is the one of somebody who chose nothing. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "reduced", "full"],
  sound: ["off", "on"],
} as const;

export type Setting = keyof typeof CHOICES;
type Settings = { [Name in Setting]: (typeof CHOICES)[Name][number] };

let settings = $state(restored());

/** What is chosen. */
export function setting<Name extends Setting>(name: Name): Settings[Name] {
  return settings[name];
}

/** Chooses, and remembers it for the next visit. */
export function set<Name extends Setting>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  remember(name, value);
  tellPage();
}

/** Keeps this tab in step with what is chosen in another one. */
export function followSettings(): void {
  addEventListener("storage", () => {
    settings = restored();
    tellPage();
  });
}

function tellPage(): void {
  globalThis.dispatchEvent?.(new CustomEvent("settings", { detail: $state.snapshot(settings) }));
}

function restored(): Settings {
  return { theme: pick("theme", CHOICES.theme), motion: pick("motion", CHOICES.motion), sound: pick("sound", CHOICES.sound) };
}

function pick<Choice extends string>(name: Setting, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === recall(name)) ?? choices[0];
}
