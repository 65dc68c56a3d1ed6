/** A table like this one, for somebody who looked on. */
import type { SeatInfo, SeatPlan } from "../protocol/types";

/** The seats as before: bots stay, the onlooker sits where the first person sat, the others' seats are open. */
export function seatsAgain(seats: SeatInfo[]): SeatPlan[] {
  const mine = seats.findIndex((seat) => seat.kind === "person");
  return seats.map((seat, index): SeatPlan => {
    if (index === mine) return { kind: "me", bot: null };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    return { kind: "open", bot: null };
  });
}
