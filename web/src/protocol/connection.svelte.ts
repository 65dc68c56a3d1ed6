/**
 * The connection to a table: passes on the server's messages in order and without a gap.
 *
 * The board changes only by messages. A pending move locks the input until the server has answered it. After the socket
 * closes, a new one is opened, and its first message is a snapshot of the table.
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
export interface Socket {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event?: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Messages that change neither the match nor the seats. */
export type SideMessage = OfferUpdate | ChatUpdate | PresenceUpdate | Hints | CommandRefused;

/** Handles the server's messages: one method for each type, and one for all side messages. */
export interface Listener {
  snapshot(message: Snapshot): void;
  turn(message: TurnUpdate): void;
  race(message: RaceUpdate): void;
  takeBack(message: TakeBackUpdate): void;
  table(message: TableUpdate): void;
  sideMessage(message: SideMessage): void;
}

/** The server's close code for somebody whom its hosts have banned. */
const BANNED = 4410;
const FIRST_RETRY = 500;
const LAST_RETRY = 8_000;
const PING_EVERY = 20_000;
/** After two pings without an answer the connection is dead, even if the browser has not noticed it. */
const SILENCE = 2 * PING_EVERY + 5_000;
/** An answer to a move, or to the first ping after a sleep, is not awaited as long as that. */
const ANSWER_WITHIN = 8_000;

export class Connection {
  status = $state<Status>("connecting");
  /** The move that the server has not answered yet. */
  pending = $state.raw<PlayMove | null>(null);
  /** Why the last move was refused; kept until the next one. */
  refusal = $state.raw<CommandRefused | null>(null);
  /** Why the hosts of the server have banned this person; null if they have not. */
  banned = $state<string | null>(null);

  #seq = $state(0);
  #socket: Socket | null = null;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #lastMessageAt = 0;

  constructor(
    private readonly listener: Listener,
    private readonly openSocket: () => Socket,
    private readonly newId: () => string = () => randomHex(16),
  ) {}

  /** The number of the last message; commands name it to say what they refer to. */
  get seq(): number {
    return this.#seq;
  }

  /** Opens a socket; replaces the one that is open, as after taking a seat. */
  connect(): void {
    this.#closeSocket();
    if (this.status !== "lost") this.status = "connecting";
    const socket = this.openSocket();
    this.#socket = socket;
    this.#lastMessageAt = Date.now();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data) as Message);
    socket.onclose = (event) => (event?.code === BANNED ? this.#ban(event.reason) : this.#reconnectLater());
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY);
  }

  /** Closes the connection for good. */
  close(): void {
    this.#closeSocket();
    this.status = "closed";
  }

  /** Sends a move, unless one is pending; `seat` is needed where the player has several seats. */
  play(move: unknown, ms?: number, own: { seat?: number } = {}): void {
    if (this.pending || this.status !== "open") return;
    this.refusal = null;
    this.pending = { type: "play_move", id: this.newId(), seq: this.#seq, move, ...(ms === undefined ? {} : { ms }), ...own };
    this.#sendAndAwaitAnswer(this.pending);
  }

  /** Sends any command but a move; the server's messages tell the result. Returns whether it was sent. */
  send(command: Command): boolean {
    if (this.status === "open") this.#send(command);
    return this.status === "open";
  }

  /** Checks the connection after the network came back or the device slept. */
  revive(): void {
    if (this.status === "lost") this.connect();
    else if (this.status === "open") this.#sendAndAwaitAnswer({ type: "ping" });
  }

  /** Reports that a race is on the screen. */
  reportRaceShown(opened: number): void {
    this.#send({ type: "report_race_shown", opened });
  }

  /** Claims a race; the proof follows as a move. */
  claimRace(opened: number, ms: number): void {
    this.#send({ type: "claim_race", opened, ms });
  }

  #receive(message: Message): void {
    this.#lastMessageAt = Date.now();
    this.#dispatch(message);
    if (!this.pending) clearTimeout(this.#answerTimer);
  }

  #dispatch(message: Message): void {
    switch (message.type) {
      case "snapshot":
        this.#resume(message);
        break;
      case "turn":
        if (!this.#isNext(message.seq)) return;
        if (message.move_id && message.move_id === this.pending?.id) this.pending = null;
        this.#clearRaceAnswer();
        this.listener.turn(message);
        break;
      case "race":
        if (!this.#isNext(message.seq)) return;
        this.#clearRaceAnswer();
        this.listener.race(message);
        break;
      case "take_back":
        if (this.#isNext(message.seq)) this.listener.takeBack(message);
        break;
      case "table":
        if (this.#isNext(message.seq)) this.listener.table(message);
        break;
      case "offer":
      case "chat":
        if (this.#isNext(message.seq)) this.listener.sideMessage(message);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "presence":
      case "hints":
        this.listener.sideMessage(message);
        break;
      case "pong":
        break;
    }
  }

  #refuse(refused: CommandRefused): void {
    if (refused.command !== "play_move") return this.listener.sideMessage(refused);
    if (refused.move_id !== this.pending?.id) return;
    this.pending = null;
    this.refusal = refused;
  }

  /** The server may never judge an answer in a race, so any news ends the wait; the legal moves tell the rest. */
  #clearRaceAnswer(): void {
    if (this.pending?.ms !== undefined) this.pending = null;
  }

  #resume(snapshot: Snapshot): void {
    const isNewSocket = this.status !== "open";
    this.#seq = snapshot.seq;
    this.#retries = 0;
    this.status = "open";
    this.listener.snapshot(snapshot);
    if (!this.pending) return;
    const isSettled = snapshot.seq !== this.pending.seq;
    // The move may never have arrived. The server knows its id, so sending it twice does no harm, and the server
    // answers it in any case. A race that has ended is over, though.
    if (isNewSocket && !(isSettled && this.pending.ms !== undefined)) this.#sendAndAwaitAnswer(this.pending);
    else if (isSettled) this.pending = null;
  }

  /** Accepts the next number; old ones are ignored, and after a gap a new socket brings a snapshot. */
  #isNext(seq: number): boolean {
    if (seq <= this.#seq) return false;
    if (seq > this.#seq + 1) {
      this.#reconnectLater();
      return false;
    }
    this.#seq = seq;
    return true;
  }

  #ping(): void {
    if (Date.now() - this.#lastMessageAt > SILENCE) this.#reconnectLater();
    else this.#send({ type: "ping" });
  }

  /** Sends a command that the server answers; if no answer comes, the connection is dead. */
  #sendAndAwaitAnswer(command: Command): void {
    this.#send(command);
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => this.#reconnectLater(), ANSWER_WITHIN);
  }

  #send(command: Command): void {
    if (this.status === "open") this.#socket?.send(JSON.stringify(command));
  }

  #ban(why: string): void {
    this.close();
    this.banned = why;
  }

  #reconnectLater(): void {
    this.#closeSocket();
    this.status = "lost";
    const wait = Math.min(FIRST_RETRY * 2 ** this.#retries, LAST_RETRY);
    this.#retries += 1;
    this.#retryTimer = setTimeout(() => this.connect(), wait);
  }

  #closeSocket(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#answerTimer);
    if (!this.#socket) return;
    this.#socket.onmessage = null;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}
