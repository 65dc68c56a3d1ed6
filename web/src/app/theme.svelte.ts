/** Night or day: as the device prefers, until somebody flips the switch. */
import { recall, remember } from "./storage";

export type Theme = "dark" | "light";

const REMEMBERED = "theme";

let worn = $state<Theme>("dark");

/** The theme on screen. */
export function theme(): Theme {
  return worn;
}

/** Flips between night and day, and remembers it. */
export function flipTheme(): void {
  wear(worn === "dark" ? "light" : "dark");
  remember(REMEMBERED, worn);
}

/** Puts on the theme chosen on an earlier visit; without one, follows the device. */
export function restoreTheme(): void {
  const device = matchMedia("(prefers-color-scheme: light)");
  const follow = () => {
    const chosen = recall(REMEMBERED);
    wear(chosen === "dark" || chosen === "light" ? chosen : device.matches ? "light" : "dark");
  };
  follow();
  device.addEventListener("change", follow);
}

function wear(theme: Theme): void {
  worn = theme;
  document.documentElement.dataset["theme"] = theme;
}
