import { expect, test } from "vitest";
import { horizontal, nightTime, pictureOf, projected, siderealTime } from "./heavens";
import { latitudeOf } from "./place";
import { FIGURES, STARS } from "./stars";

/** An evening of which the almanac is known. */
const KNOWN = Date.UTC(1987, 3, 10, 19, 21);
const WASHINGTON = { longitude: -77.0656, latitude: 38.9214 };
const BERLIN = { longitude: 13.4, latitude: 52.5 };
const SYDNEY = { longitude: 151.2, latitude: -33.9 };

test("sidereal time is that of the almanac", () => {
  expect(siderealTime(KNOWN)).toBeCloseTo(128.7379, 3);
});

test("Venus stood where the almanac has it", () => {
  const { altitude, azimuth } = horizontal(347.3193, -6.7199, KNOWN, WASHINGTON);
  expect(altitude).toBeCloseTo(15.125, 1);
  expect(azimuth).toBeCloseTo(248.03, 1);
});

test("the pole star stands in the north, as high as the latitude", () => {
  const { altitude, azimuth } = horizontal(37.95, 89.26, KNOWN, BERLIN);
  expect(Math.abs(altitude - 52.5)).toBeLessThan(1);
  expect(Math.min(azimuth, 360 - azimuth)).toBeLessThan(2);
});

test("the picture has the south below, east on the left, and the zenith above", () => {
  expect(projected(0, 180, true).y).toBeCloseTo(0.93, 2);
  expect(projected(0, 180, true).x).toBeCloseTo(0);
  expect(projected(30, 120, true).x).toBeLessThan(0);
  expect(projected(90, 0, true).y).toBeLessThan(-0.7);
  expect(projected(30, 60, false).x).toBeGreaterThan(0);
});

test("on a winter evening Orion is seen from Berlin and the Southern Cross is not, from Sydney both in time", () => {
  const names = (time: number, place: typeof BERLIN) => pictureOf(time, place).stars.map(({ name }) => name);
  const january = Date.UTC(2027, 0, 15, 21);
  expect(names(january, BERLIN)).toEqual(expect.arrayContaining(["Betelgeuse", "Rigel", "Polaris"]));
  expect(names(january, BERLIN)).not.toContain("Acrux");
  const sydney = names(Date.UTC(2027, 0, 15, 12), SYDNEY);
  expect(sydney).toEqual(expect.arrayContaining(["Rigel", "Canopus"]));
  expect(sydney).not.toContain("Polaris");
});

test("every figure is made of stars of the catalogue, and none is listed twice", () => {
  const names = STARS.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(FIGURES.flatMap((figure) => figure.split(" ")).filter((name) => !names.includes(name))).toEqual([]);
});

test("by day the evening to come is shown, at night the present moment", () => {
  expect(nightTime(new Date(2026, 10, 17, 11)).getHours()).toBe(22);
  const late = new Date(2026, 10, 17, 23, 40);
  expect(nightTime(late)).toBe(late);
});

test("a time zone suggests a latitude, at least that of its region", () => {
  expect(latitudeOf("Europe/Oslo")).toBe(60);
  expect(latitudeOf("America/Argentina/Cordoba")).toBe(-35);
  expect(latitudeOf("Australia/Sydney")).toBe(-34);
  expect(latitudeOf("UTC")).toBe(45);
});
