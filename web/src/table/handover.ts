/** Handing a device that several players share to the next one. */
import type { TableInfo } from "../protocol/types";

/** The seat at this device that is to act, if several players share it; a seat that a bot plays needs no device. */
export function nextAtThisDevice(table: TableInfo, toAct: number[]): number | null {
  if (table.phase !== "playing" || table.yours.length < 2) return null;
  return table.yours.find((seat) => toAct.includes(seat) && table.seats[seat]?.bot === null) ?? null;
}
