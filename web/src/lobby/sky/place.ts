/** Where the visitor probably is: guessed from the time zone, so that nobody is asked for their location. */
import { recall, remember } from "../../ui/storage";
import type { Place } from "./heavens";

const REMEMBERED = "latitude";
const MINUTES_PER_DEGREE = 4;
const SOMEWHERE = 45;

/** Latitudes of zones, and of whole regions for all others. */
const LATITUDES: Record<string, number> = {
  Africa: 5, "Africa/Cairo": 30, "Africa/Casablanca": 34, "Africa/Algiers": 37, "Africa/Tunis": 37, "Africa/Johannesburg": -27,
  "Africa/Nairobi": -1, "Africa/Windhoek": -22, "Africa/Harare": -18, "Africa/Maputo": -26,
  America: 39, "America/Anchorage": 61, "America/Vancouver": 49, "America/Edmonton": 53, "America/Winnipeg": 50,
  "America/Toronto": 44, "America/Halifax": 45, "America/Mexico_City": 19, "America/Havana": 23, "America/Panama": 9,
  "America/Bogota": 5, "America/Caracas": 10, "America/Lima": -12, "America/La_Paz": -16, "America/Manaus": -3,
  "America/Sao_Paulo": -23, "America/Asuncion": -25, "America/Santiago": -33, "America/Argentina": -35,
  "America/Buenos_Aires": -35, "America/Montevideo": -35, "America/Nuuk": 64, "America/Puerto_Rico": 18,
  Antarctica: -75, Arctic: 78,
  Asia: 30, "Asia/Tokyo": 36, "Asia/Seoul": 37, "Asia/Shanghai": 31, "Asia/Taipei": 25, "Asia/Hong_Kong": 22,
  "Asia/Singapore": 1, "Asia/Kuala_Lumpur": 3, "Asia/Jakarta": -6, "Asia/Manila": 14, "Asia/Bangkok": 14,
  "Asia/Ho_Chi_Minh": 11, "Asia/Saigon": 11, "Asia/Kolkata": 22, "Asia/Calcutta": 22, "Asia/Colombo": 7, "Asia/Dubai": 25,
  "Asia/Yekaterinburg": 57, "Asia/Novosibirsk": 55, "Asia/Vladivostok": 43, "Asia/Almaty": 43,
  Atlantic: 35, "Atlantic/Reykjavik": 64, "Atlantic/Canary": 28, "Atlantic/Azores": 38, "Atlantic/Cape_Verde": 15,
  Australia: -34, "Australia/Darwin": -12, "Australia/Brisbane": -27, "Australia/Hobart": -43, "Australia/Melbourne": -38,
  Europe: 50, "Europe/Lisbon": 39, "Europe/Madrid": 40, "Europe/Rome": 42, "Europe/Athens": 38, "Europe/Istanbul": 41,
  "Europe/Paris": 48, "Europe/Zurich": 47, "Europe/Vienna": 48, "Europe/London": 52, "Europe/Dublin": 53,
  "Europe/Copenhagen": 56, "Europe/Stockholm": 59, "Europe/Oslo": 60, "Europe/Helsinki": 60, "Europe/Tallinn": 59,
  "Europe/Moscow": 56, "Europe/Kyiv": 50, "Europe/Bucharest": 44, "Europe/Belgrade": 45, "Europe/Budapest": 47,
  Indian: -15, "Indian/Maldives": 4,
  Pacific: -18, "Pacific/Auckland": -37, "Pacific/Honolulu": 21, "Pacific/Guam": 13,
};

/** The latitude that a time zone suggests. */
export function latitudeOf(zone: string): number {
  const [region = "", country = ""] = zone.split("/");
  return LATITUDES[zone] ?? LATITUDES[`${region}/${country}`] ?? LATITUDES[region] ?? SOMEWHERE;
}

/** The meridian of the zone's standard time, whether or not summer time is kept now. */
export function longitudeOf(year: number): number {
  const offsets = [0, 6].map((month) => new Date(year, month, 1).getTimezoneOffset());
  return -Math.max(...offsets) / MINUTES_PER_DEGREE + 0;
}

/** The visitor's place: the latitude that they chose, else a guess. */
export function placeOf(now: Date): Place {
  const chosen = recall(REMEMBERED);
  const guessed = latitudeOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { latitude: chosen === "" ? guessed : Number(chosen), longitude: longitudeOf(now.getFullYear()) };
}

/** Keeps the latitude that the visitor chose. */
export function chooseLatitude(latitude: number): void {
  remember(REMEMBERED, `${latitude}`);
}
