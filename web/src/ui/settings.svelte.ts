/**
 * The settings of this browser. They take effect at once and are kept in the browser's storage.
 *
 * `index.html` applies theme and motion to the page, because they must be set before the first paint.
 */
import { recall, remember } from "./storage";

/** The first choice of each is the default. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "reduced", "full"],
  sound: ["off", "on"],
} as const;

export type Setting = keyof typeof CHOICES;
type Settings = { [Name in Setting]: (typeof CHOICES)[Name][number] };

let settings = $state(restored());

/** The current value of a setting. */
export function setting<Name extends Setting>(name: Name): Settings[Name] {
  return settings[name];
}

/** Changes a setting, and remembers it for the next visit. */
export function set<Name extends Setting>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  remember(name, value);
  notifyPage();
}

/** Follows changes of the settings in other tabs. */
export function followSettings(): void {
  addEventListener("storage", () => {
    settings = restored();
    notifyPage();
  });
}

function notifyPage(): void {
  globalThis.dispatchEvent?.(new CustomEvent("settings", { detail: $state.snapshot(settings) }));
}

function restored(): Settings {
  return { theme: pick("theme", CHOICES.theme), motion: pick("motion", CHOICES.motion), sound: pick("sound", CHOICES.sound) };
}

function pick<Choice extends string>(name: Setting, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === recall(name)) ?? choices[0];
}
