/** A table like this one, for a spectator. */
import type { SeatInfo, SeatPlan } from "../protocol/types";

/** The same seats: bots stay, the spectator gets the first person's seat, the other seats are open. */
export function seatsAgain(seats: SeatInfo[]): SeatPlan[] {
  const mine = seats.findIndex((seat) => seat.kind === "person");
  return seats.map((seat, index): SeatPlan => {
    if (index === mine) return { kind: "me", bot: null };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    return { kind: "open", bot: null };
  });
}
