/**
 * The line to a table: the server's messages in order, without a gap, whatever the network does.
 *
 * The board changes only by messages. A move that is under way locks the input until the server
 * has answered it; a dropped line is taken up again, and the fresh snapshot says where things are.
 */
import { randomHex } from "../ui/random";
import type {
  TableUpdate,
  OfferUpdate,
  ChatUpdate,
  Command,
  Message,
  TurnUpdate,
  Hints,
  PlayMove,
  PresenceUpdate,
  RaceUpdate,
  CommandRefused,
  Snapshot,
  TakeBackUpdate,
} from "./types";

export type Status = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that is used here. */
export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Who wants to hear of what the server says. */
export interface Listener {
  snapshot(snapshot: Snapshot): void;
  happened(happened: TurnUpdate): void;
  racing(racing: RaceUpdate): void;
  takenBack(takenBack: TakeBackUpdate): void;
  arranged(arranged: TableUpdate): void;
  /** What is no change of the match or of the seats: talk, questions, comings and goings, hints. */
  beside(message: OfferUpdate | ChatUpdate | PresenceUpdate | Hints | CommandRefused): void;
}

const FIRST_RETRY = 500;
const LAST_RETRY = 8_000;
const PING_EVERY = 20_000;
/** Two pings without any answer: the line is dead, even if nobody has told the browser yet. */
const SILENCE = 2 * PING_EVERY + 5_000;
/** Whoever waits for an answer to a move, or to a call after a sleep, does not wait as long as that. */
const ANSWER_WITHIN = 8_000;

export class Connection {
  status = $state<Status>("connecting");
  /** The move that the server has not answered yet. */
  pending = $state.raw<PlayMove | null>(null);
  /** Why the last move was not made; until the next one. */
  refusal = $state.raw<CommandRefused | null>(null);

  #seq = 0;
  #line: Line | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #doubtTimer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  constructor(
    private readonly listener: Listener,
    private readonly dial: () => Line,
    private readonly newId: () => string = () => randomHex(16),
  ) {}

  /** The number of the last thing that happened: wishes say what they answer to. */
  get seq(): number {
    return this.#seq;
  }

  /** Opens the line; opens a new one where there is one already, as after taking a seat. */
  connect(): void {
    this.#hangUp();
    if (this.status !== "lost") this.status = "connecting";
    const line = this.dial();
    this.#line = line;
    this.#heard = Date.now();
    line.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Message);
    line.onclose = () => this.#lose();
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY);
  }

  /** Closes the line for good. */
  close(): void {
    this.#hangUp();
    this.status = "closed";
  }

  /** Tells the server of a move, unless one is under way; whoever holds several seats says for which one. */
  play(move: unknown, ms?: number, own: { seat?: number } = {}): void {
    if (this.pending || this.status !== "open") return;
    this.refusal = null;
    this.pending = { type: "play_move", id: this.newId(), seq: this.#seq, move, ...(ms === undefined ? {} : { ms }), ...own };
    this.#demand(this.pending);
  }

  /** Asks for anything but a move; what comes of it, the server's messages say. Returns whether it was sent. */
  wish(wish: Command): boolean {
    if (this.status === "open") this.#say(wish);
    return this.status === "open";
  }

  /** Makes sure of the line when the network is back or the device has slept. */
  revive(): void {
    if (this.status === "lost") this.connect();
    else if (this.status === "open") this.#demand({ type: "ping" });
  }

  /** Reports that a moment in which the fastest counts is on the screen. */
  shown(opened: number): void {
    this.#say({ type: "report_race_shown", opened });
  }

  /** Answers where the fastest counts, and says later what exactly. */
  claim(opened: number, ms: number): void {
    this.#say({ type: "claim_race", opened, ms });
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    this.#take(message);
    if (!this.pending) clearTimeout(this.#doubtTimer);
  }

  #take(message: Message): void {
    switch (message.type) {
      case "snapshot":
        this.#resume(message);
        break;
      case "turn":
        if (!this.#isNext(message.seq)) return;
        if (message.move_id && message.move_id === this.pending?.id) this.pending = null;
        this.#heardInRace();
        this.listener.happened(message);
        break;
      case "race":
        if (!this.#isNext(message.seq)) return;
        this.#heardInRace();
        this.listener.racing(message);
        break;
      case "take_back":
        if (this.#isNext(message.seq)) this.listener.takenBack(message);
        break;
      case "table":
        if (!this.#isNext(message.seq)) return;
        this.listener.arranged(message);
        break;
      case "offer":
      case "chat":
        if (this.#isNext(message.seq)) this.listener.beside(message);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "presence":
      case "hints":
        this.listener.beside(message);
        break;
      case "pong":
        break;
    }
  }

  #refuse(refused: CommandRefused): void {
    if (refused.command !== "play_move") return this.listener.beside(refused);
    if (refused.move_id !== this.pending?.id) return;
    this.pending = null;
    this.refusal = refused;
  }

  /** An answer where the fastest counts may never be judged, so any news says enough: the legal moves tell the rest. */
  #heardInRace(): void {
    if (this.pending?.ms !== undefined) this.pending = null;
  }

  #resume(snapshot: Snapshot): void {
    const isNewLine = this.status !== "open";
    this.#seq = snapshot.seq;
    this.#retries = 0;
    this.status = "open";
    this.listener.snapshot(snapshot);
    if (!this.pending) return;
    const isSettled = snapshot.seq !== this.pending.seq;
    // It may never have arrived. The server knows its id, so a second arrival does no harm, and answers
    // it in any case; but where the fastest counts, a moment that has passed is over.
    if (isNewLine && !(isSettled && this.pending.ms !== undefined)) this.#demand(this.pending);
    else if (isSettled) this.pending = null;
  }

  /** Takes the next number; an old one is ignored, and after a gap everything is asked for anew. */
  #isNext(seq: number): boolean {
    if (seq <= this.#seq) return false;
    if (seq > this.#seq + 1) {
      this.#lose();
      return false;
    }
    this.#seq = seq;
    return true;
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lose();
    else this.#say({ type: "ping" });
  }

  /** Says something that the server answers; a line on which no answer comes is dead. */
  #demand(message: Command): void {
    this.#say(message);
    clearTimeout(this.#doubtTimer);
    this.#doubtTimer = setTimeout(() => this.#lose(), ANSWER_WITHIN);
  }

  #say(message: Command): void {
    if (this.status === "open") this.#line?.send(JSON.stringify(message));
  }

  #lose(): void {
    this.#hangUp();
    this.status = "lost";
    const wait = Math.min(FIRST_RETRY * 2 ** this.#retries, LAST_RETRY);
    this.#retries += 1;
    this.#retryTimer = setTimeout(() => this.connect(), wait);
  }

  #hangUp(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#doubtTimer);
    if (!this.#line) return;
    this.#line.onmessage = null;
    this.#line.onclose = null;
    this.#line.close();
    this.#line = null;
  }
}
