/**
 * The settings of this browser. They take effect at once and are kept in the browser's storage.
 *
 * `index.html` applies theme and motion to the page, because they must be set before the first paint.
 */
import { recall, remember } from "./storage";

export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "reduced", "full"],
  speed: ["calm", "normal", "fast"],
  sound: ["off", "on"],
} as const;

export type Setting = keyof typeof CHOICES;
type Settings = { [Name in Setting]: (typeof CHOICES)[Name][number] };

const DEFAULTS: Settings = { theme: "system", motion: "system", speed: "normal", sound: "off" };

/** How many times faster than normal turns are shown at each speed. */
export const SPEEDS: Record<Settings["speed"], number> = { calm: 0.6, normal: 1, fast: 1.8 };

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
  return { theme: pick("theme"), motion: pick("motion"), speed: pick("speed"), sound: pick("sound") };
}

function pick<Name extends Setting>(name: Name): Settings[Name] {
  const choices: readonly string[] = CHOICES[name];
  const stored = recall(name) ?? "";
  return choices.includes(stored) ? (stored as Settings[Name]) : DEFAULTS[name];
}
