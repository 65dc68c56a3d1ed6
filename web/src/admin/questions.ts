/** What an admin is asked before a person is muted or banned, or allowed everything again. */
import type { PersonInfo } from "../protocol/types";
import { say } from "../ui/i18n.svelte";
import { ban, mute, unban, unmute } from "./api";
import type { Question } from "./asking";
import { named } from "./words";

const HOUR = 60;
const DAY = 24 * HOUR;

type Person = Pick<PersonInfo, "guest" | "name">;

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

export function aboutUnmute({ guest, name }: Person): Question {
  return {
    title: say("admin-unmute-title", { name: named(name) }),
    note: say("admin-unmute-note", { name: named(name) }),
    action: say("admin-unmute"),
    act: () => unmute(guest),
  };
}

export function aboutUnban({ guest, name }: Person): Question {
  return {
    title: say("admin-unban-title", { name: named(name) }),
    note: say("admin-unban-note", { name: named(name) }),
    action: say("admin-unban"),
    act: () => unban(guest),
  };
}
