/** Every seat has the same nine tokens; each has a fixed place in the tray. */

export const TOKENS = ["1", "3", "5", "6", "7", "10", "X", "D", "D"];

export interface Hollow {
  token: string;
  /** Tells the two double stars apart: "D", then "D-2". */
  key: string;
  held: boolean;
}

/** The tray's hollows in order, and whether the token is there. */
export function trayOf(hand: string[]): Hollow[] {
  return TOKENS.map((token, index) => {
    const nth = TOKENS.slice(0, index).filter((other) => other === token).length + 1;
    const count = hand.filter((other) => other === token).length;
    return { token, key: nth === 1 ? token : `${token}-${nth}`, held: nth <= count };
  });
}
