/** The same company once more. */
import type { SeatInfo, SeatPlan } from "../app/wire";

/** The seats as before: bots stay, the other people find an open seat. */
export function seatsAgain(seats: SeatInfo[], you: number | null): SeatPlan[] {
  const mine = you ?? seats.findIndex((seat) => seat.kind === "person");
  return seats.map((seat, index): SeatPlan => {
    if (index === mine) return { kind: "me", bot: null };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    return { kind: "open", bot: null };
  });
}
