/** The curtain between people who share a device. */
import type { TableInfo } from "../protocol/types";

/** The seat of this device that is to act now, if several people share it; a bot that sits in needs no device. */
export function nextHere(table: TableInfo, toAct: number[]): number | null {
  if (table.phase !== "playing" || table.yours.length < 2) return null;
  return table.yours.find((seat) => toAct.includes(seat) && table.seats[seat]?.bot === null) ?? null;
}
