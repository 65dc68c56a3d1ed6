/** Where the stars stand: sidereal time, horizontal coordinates, and a picture of the sky above the horizon. */
import { FIGURES, STARS } from "./stars";

const DEGREE = Math.PI / 180;
/** The noon at which the year 2000 began for astronomers, in milliseconds since 1970. */
const J2000 = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Where the visitor is, in degrees, east and north positive. */
export interface Place {
  longitude: number;
  latitude: number;
}

/** Greenwich mean sidereal time in degrees. */
export function siderealTime(time: number): number {
  const days = (time - J2000) / DAY_MS;
  return (((280.46061837 + 360.98564736629 * days) % 360) + 360) % 360;
}

/** The altitude of a star and its azimuth, counted from north through east, in degrees. */
export function horizontal(ascension: number, declination: number, time: number, place: Place): { altitude: number; azimuth: number } {
  const hour = (siderealTime(time) + place.longitude - ascension) * DEGREE;
  const [dec, lat] = [declination * DEGREE, place.latitude * DEGREE];
  const altitude = Math.asin(Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(hour));
  const south = Math.atan2(Math.sin(hour), Math.cos(hour) * Math.sin(lat) - Math.tan(dec) * Math.cos(lat));
  return { altitude: altitude / DEGREE, azimuth: (south / DEGREE + 540) % 360 };
}

/** How high the picture's centre is: the horizon is at its lower edge, the zenith near the upper one. */
const CENTRE = 50;

/**
 * The place of a star in the picture, by stereographic projection: x to the right, y downwards, the horizon below the
 * centre at y = 0.93. One looks south on the northern half of the earth, and north on the southern one.
 */
export function projected(altitude: number, azimuth: number, looksSouth: boolean): { x: number; y: number } {
  const [height, centre] = [altitude * DEGREE, CENTRE * DEGREE];
  const turn = (azimuth - (looksSouth ? 180 : 0)) * DEGREE;
  const scale = 2 / (1 + Math.sin(centre) * Math.sin(height) + Math.cos(centre) * Math.cos(height) * Math.cos(turn));
  return {
    x: scale * Math.cos(height) * Math.sin(turn),
    y: -scale * (Math.cos(centre) * Math.sin(height) - Math.sin(centre) * Math.cos(height) * Math.cos(turn)),
  };
}

export interface VisibleStar {
  name: string;
  x: number;
  y: number;
  magnitude: number;
  /** How much of its light comes through the air: little near the horizon. */
  clarity: number;
}

export interface Picture {
  stars: VisibleStar[];
  lines: { from: VisibleStar; to: VisibleStar }[];
}

const CLEAR_ABOVE = 14;

/** The stars above the horizon, and the lines between them. */
export function pictureOf(time: number, place: Place): Picture {
  const stars = new Map<string, VisibleStar>();
  for (const [name, ascension, declination, magnitude] of STARS) {
    const { altitude, azimuth } = horizontal(ascension, declination, time, place);
    if (altitude <= 0) continue;
    const { x, y } = projected(altitude, azimuth, place.latitude >= 0);
    stars.set(name, { name, x, y, magnitude, clarity: Math.min(1, altitude / CLEAR_ABOVE) });
  }
  const lines = FIGURES.flatMap((figure) => {
    const names = figure.split(" ");
    return names.slice(1).flatMap((name, index) => {
      const [from, to] = [stars.get(names[index]!), stars.get(name)];
      return from && to ? [{ from, to }] : [];
    });
  });
  return { stars: [...stars.values()], lines };
}

const EVENING = 22;
const [DUSK, DAWN] = [18, 6];

/** The night to show: now if it is night, else ten in the evening of this day, by the visitor's clock. */
export function nightTime(now: Date): Date {
  const hour = now.getHours();
  if (hour >= DUSK || hour < DAWN) return now;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate(), EVENING);
}
