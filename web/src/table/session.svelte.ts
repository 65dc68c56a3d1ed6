/**
 * The state of a live table besides the match: seats and presence, chat, offers, hints, and refused commands.
 *
 * All of it comes from the server; nothing is decided here.
 */
import type { SideMessage } from "../protocol/connection.svelte";
import { reasonOf } from "../protocol/refusals";
import type { ChatLine, Command, Hints, Offer, PresenceUpdate, Snapshot, TableInfo, TableUpdate } from "../protocol/types";
import { recall, remember } from "../ui/storage";
import { Notices } from "./notices.svelte";

const MUTED = "chat-muted";
/** How long a chat line stays beside its speaker's name. */
const SPOKEN_MS = 7_000;

export type Phrase = NonNullable<ChatLine["phrase"]>;

export class TableSession {
  table = $state.raw<TableInfo>()!;
  chat = $state.raw<ChatLine[]>([]);
  offer = $state.raw<Offer | null>(null);
  /** The seat that declined the last offer; kept until the next one. */
  declinedBy = $state<number | null>(null);
  hints = $state.raw<Hints | null>(null);
  /** Whether hints were requested and have not arrived yet. */
  awaitingHints = $state(false);
  /** Why the last command was refused. */
  refusal = $state("");
  /** Why the last chat line was refused. */
  chatRefusal = $state("");
  /** How many chat lines have not been read. */
  unread = $state(0);
  muted = $state(recall(MUTED) === "yes");
  /** What each seat has just said, for as long as it takes to read it. */
  spoken = $state.raw<ReadonlyMap<number, ChatLine>>(new Map());
  /** A chat text that was refused, so that it can be sent again. */
  unsentText = $state("");
  /** Who joined, left, resigned, or was replaced. */
  readonly notices = new Notices();
  #lastText = "";

  constructor(
    table: TableInfo,
    private readonly sendCommand: (command: Command) => boolean,
  ) {
    this.table = table;
    this.offer = table.offer;
  }

  restore(snapshot: Snapshot): void {
    this.updateTable(snapshot.table);
    this.chat = snapshot.chat;
    this.notices.restore(snapshot.marks);
  }

  /** Something about the table or its seats has changed; `moves` were made before. */
  tableChanged({ event, seat, table }: TableUpdate, moves: number): void {
    this.notices.add(event, seat, this.table, table, moves);
    this.updateTable(table);
  }

  updateTable(table: TableInfo): void {
    this.table = table;
    this.offer = table.offer;
    this.refusal = "";
  }

  /** After a turn, earlier offers and hints are void; `isOver` says whether the turn ended the match. */
  turnPlayed({ isOver = false } = {}): void {
    if (isOver) this.table = { ...this.table, phase: "over" };
    this.offer = null;
    this.declinedBy = null;
    this.hints = null;
    this.awaitingHints = false;
    this.refusal = "";
  }

  receive(message: SideMessage): void {
    switch (message.type) {
      case "offer":
        this.offer = message.offer;
        this.declinedBy = message.declined_by;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.#speak(message.line);
        if (!this.muted && !this.table.yours.includes(message.line.seat)) this.unread += 1;
        break;
      case "presence":
        this.#updatePresence(message);
        break;
      case "hints":
        this.hints = message;
        this.awaitingHints = false;
        break;
      case "refused":
        this.awaitingHints = false;
        if (message.command !== "send_chat") {
          this.refusal = reasonOf(message);
        } else {
          this.chatRefusal = reasonOf(message);
          this.unsentText = this.#lastText;
        }
        break;
    }
  }

  #speak(line: ChatLine): void {
    if (this.muted) return;
    this.spoken = new Map([...this.spoken, [line.seat, line]]);
    setTimeout(() => {
      if (this.spoken.get(line.seat) !== line) return;
      this.spoken = new Map([...this.spoken].filter(([seat]) => seat !== line.seat));
    }, SPOKEN_MS);
  }

  #updatePresence({ away_ms, spectators }: PresenceUpdate): void {
    const seats = this.table.seats.map((seat, number) => ({ ...seat, away_ms: away_ms[number] ?? null }));
    const after = { ...this.table, seats, spectators };
    this.notices.updatePresence(this.table, after);
    this.table = after;
  }

  /** Whether an offer waits for this player's answer. */
  get mustAnswer(): boolean {
    return this.offer !== null && this.table.yours.some((seat) => this.offer!.waits_for.includes(seat));
  }

  /** Whether there are people to chat with, or a chat to read. */
  get hasChat(): boolean {
    const { seats, yours, spectators } = this.table;
    const others = seats.some((seat, number) => seat.kind === "person" && !seat.resigned && !yours.includes(number));
    return others || spectators > 0 || this.chat.length > 0;
  }

  /** Sends a command; false if there is no connection. */
  send(command: Command): boolean {
    this.refusal = "";
    this.chatRefusal = "";
    return this.sendCommand(command);
  }

  requestHints(): void {
    this.awaitingHints = this.send({ type: "request_hints", ...this.ownSeat });
  }

  /** Sends a text to the chat; false if it could not be sent. */
  chatText(text: string): boolean {
    this.#lastText = text.trim();
    return this.#lastText !== "" && this.send({ type: "send_chat", text: this.#lastText, ...this.ownSeat });
  }

  chatPhrase(phrase: Phrase): void {
    this.#lastText = "";
    this.send({ type: "send_chat", phrase, ...this.ownSeat });
  }

  mute(muted: boolean): void {
    this.muted = muted;
    remember(MUTED, muted ? "yes" : "no");
    if (muted) {
      this.unread = 0;
      this.spoken = new Map();
    }
  }

  /** The seat to name in commands; only needed if this browser has several seats. */
  get ownSeat(): { seat?: number } {
    return this.table.yours.length > 1 && this.table.you !== null ? { seat: this.table.you } : {};
  }

  /** The command with the seat it is meant for. */
  withOwnSeat<Sent extends Command>(command: Sent): Sent {
    return { ...command, ...this.ownSeat };
  }
}
