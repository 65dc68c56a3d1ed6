/**
 * The company round the table: who is here, what is asked and said, and what this player may ask for.
 *
 * All of it comes from the server; nothing here decides anything.
 */
import { recall, remember } from "../ui/storage";
import type {
  OfferUpdate,
  ChatUpdate,
  ChatLine,
  Command,
  Hints,
  Offer,
  PresenceUpdate,
  CommandRefused,
  Snapshot,
  TableInfo,
} from "../protocol/types";

const MUTED = "chat-muted";

export type Phrase = NonNullable<ChatLine["phrase"]>;

export class Company {
  table = $state.raw<TableInfo>()!;
  chat = $state.raw<ChatLine[]>([]);
  offer = $state.raw<Offer | null>(null);
  /** Who declined the last request, until the next thing is asked. */
  declinedBy = $state<number | null>(null);
  hints = $state.raw<Hints | null>(null);
  /** Whether a hint was asked for and has not come yet. */
  pondering = $state(false);
  /** Why the last wish was not granted. */
  refusal = $state("");
  /** How many lines of the talk have not been read. */
  unread = $state(0);
  muted = $state(recall(MUTED) === "yes");
  /** Words that the table did not take, to be said another time. */
  unsaid = $state("");
  #said = "";

  constructor(
    table: TableInfo,
    private readonly send: (wish: Command) => boolean,
  ) {
    this.table = table;
    this.offer = table.offer;
  }

  resume(snapshot: Snapshot): void {
    this.arrange(snapshot.table);
    this.chat = snapshot.chat;
  }

  arrange(table: TableInfo): void {
    this.table = table;
    this.offer = table.offer;
    this.refusal = "";
  }

  /** The match went on, perhaps to its end: what was asked or advised before does not matter any more. */
  movedOn(isOver = false): void {
    if (isOver) this.table = { ...this.table, phase: "over" };
    this.offer = null;
    this.declinedBy = null;
    this.hints = null;
    this.pondering = false;
    this.refusal = "";
  }

  hear(message: OfferUpdate | ChatUpdate | PresenceUpdate | Hints | CommandRefused): void {
    switch (message.type) {
      case "offer":
        this.offer = message.offer;
        this.declinedBy = message.declined_by;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        if (!this.muted && !this.table.yours.includes(message.line.seat)) this.unread += 1;
        break;
      case "presence":
        this.#meet(message);
        break;
      case "hints":
        this.hints = message;
        this.pondering = false;
        break;
      case "refused":
        this.refusal = message.reason;
        this.pondering = false;
        if (message.command === "send_chat") this.unsaid = this.#said;
        break;
    }
  }

  #meet({ away_ms, spectators }: PresenceUpdate): void {
    const seats = this.table.seats.map((seat, number) => ({ ...seat, away_ms: away_ms[number] ?? null }));
    this.table = { ...this.table, seats, spectators };
  }

  /** Whether this player may still be asked for the answer to what somebody asks. */
  get isAsked(): boolean {
    return this.offer !== null && this.table.yours.some((seat) => this.offer!.waits_for.includes(seat));
  }

  /** Whether somebody is there to talk to, or has said something. */
  get isSociable(): boolean {
    const { seats, yours, spectators } = this.table;
    const others = seats.some((seat, number) => seat.kind === "person" && !seat.resigned && !yours.includes(number));
    return others || spectators > 0 || this.chat.length > 0;
  }

  /** Asks the table for something; false when there is no line to ask on. */
  ask(wish: Command): boolean {
    this.refusal = "";
    return this.send(wish);
  }

  hint(): void {
    this.pondering = this.ask({ type: "request_hints", ...this.seatMeant });
  }

  /** Says something; false when it could not be said now. */
  say(text: string): boolean {
    this.#said = text.trim();
    return this.#said !== "" && this.ask({ type: "send_chat", text: this.#said, ...this.seatMeant });
  }

  phrase(phrase: Phrase): void {
    this.#said = "";
    this.ask({ type: "send_chat", phrase, ...this.seatMeant });
  }

  mute(muted: boolean): void {
    this.muted = muted;
    remember(MUTED, muted ? "yes" : "no");
    if (muted) this.unread = 0;
  }

  /** Whoever holds several seats says for which one. */
  get seatMeant(): { seat?: number } {
    return this.table.yours.length > 1 && this.table.you !== null ? { seat: this.table.you } : {};
  }

  /** The same for wishes of the menu. */
  own<Wish extends Command>(wish: Wish): Wish {
    return { ...wish, ...this.seatMeant };
  }
}
