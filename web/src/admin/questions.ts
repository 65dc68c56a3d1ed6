/** What an admin is asked before a person is muted or banned. */
import { say } from "../ui/i18n.svelte";
import { ban, mute } from "./api";
import type { Question } from "./asking";
import { named } from "./words";

const HOUR = 60;
const DAY = 24 * HOUR;

interface Person {
  guest: string;
  name: string;
}

export function aboutMute({ guest, name }: Person): Question {
  return {
    title: say("admin-mute-title", { name: named(name) }),
    note: say("admin-mute-note", { name: named(name) }),
    action: say("admin-mute"),
    why: say("admin-why"),
    minutes: [
      { value: HOUR, text: say("admin-mute-hour") },
      { value: DAY, text: say("admin-mute-day") },
      { value: 7 * DAY, text: say("admin-mute-week") },
    ],
    act: (why, minutes) => mute(guest, minutes, why),
  };
}

export function aboutBan({ guest, name }: Person): Question {
  return {
    title: say("admin-ban-title", { name: named(name) }),
    note: say("admin-ban-note", { name: named(name) }),
    action: say("admin-ban"),
    why: say("admin-why"),
    needsWhy: true,
    act: (why) => ban(guest, why),
  };
}
