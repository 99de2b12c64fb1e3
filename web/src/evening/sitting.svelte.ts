/**
 * One's place at a table: the socket, which is looked for again whenever it is lost; commands, which
 * are repeated until they are answered. What the table tells goes through the reducer, from there to the
 * stage, and to the witness, who notes it and takes one's part in drawing chance.
 */
import { NOBODY_YET, receive, type Evening } from './evening';
import { Stage, type Moves } from './stage.svelte';
import { forget, recall, remember } from './memory';
import { prefs } from '../prefs.svelte';
import { Witness } from './witness';
import { tickets } from '../wire/tickets';
import { Refused } from '../wire/rest';
import { FINAL_CODES } from '../wire/terms';
import type {
  Advice,
  ClientMessage,
  Code,
  Finding,
  GameView,
  Hello,
  ServerMessage,
} from '../wire/types';

/** A command without its id: the sitting gives it one. */
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Command = WithoutId<Exclude<ClientMessage, Hello>>;

type FinalCode = (typeof FINAL_CODES)[number];

type Waiting = { message: ClientMessage; done: () => void; refused: (why: Refused) => void };

/** Endings after which coming back makes no sense. */
const isFinal = (code: Refused['code']): code is FinalCode =>
  (FINAL_CODES as readonly string[]).includes(code);
/** Those after which neither table nor seat is there any more. */
const FORGOTTEN: ReadonlySet<Code> = new Set(['left', 'deleted', 'unknown_token', 'no_table']);
const NOTHING: readonly string[] = [];
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const SILENCE = 20_000;
const PATIENCE = 8_000;
/** How long a table may be on its way to another server before anybody is told of a lost connection. */
const MOMENT = 6_000;
/** Updates that were missed and are still worth showing one after the other. */
const WORTH_SHOWING = 3;

export class Sitting {
  evening = $state.raw<Evening>(NOBODY_YET);
  /** How the connection stands; `closed` for good, with the reason in `ended`. */
  link = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  ended = $state<Code | null>(null);
  /** The connection was lost this moment: perhaps the table is only handed over. */
  moment = $state(false);
  /** What was found wrong with the table's chance. */
  protest = $state.raw<Finding | null>(null);
  /** What a Sage would do in one's place, for the decision one stands before. */
  #advice = $state.raw<Advice | null>(null);
  readonly stage: Stage;
  readonly code: string;
  readonly #token: string | null;
  readonly #waiting = new Map<string, Waiting>();
  readonly #name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #deciding: { turn: number; made: Promise<void> } | null = null;
  #socket: WebSocket | null = null;
  readonly #eye: Witness;
  #commands = 0;
  #pause = FIRST_PAUSE;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** When the table was asked whether it is still there; 0 once it has said anything. */
  #asked = 0;
  #welcomed = false;
  /** The game so far was told to this page. */
  #told = false;

  /** `moves`: how a game of that name moves, once it is here. */
  constructor(code: string, token: string | null, moves: (game: string) => Moves | null) {
    this.code = code;
    this.stage = new Stage(
      () => prefs.speed,
      () => moves(this.evening.table?.wishes.game ?? ''),
      undefined,
      () => this.looking,
    );
    this.#token = token;
    this.#eye = new Witness(code);
    const kept = recall(code, token);
    if (kept) this.evening = { ...NOBODY_YET, ...kept };
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#giveUp);
    document.addEventListener('visibilitychange', this.#hurry);
    addEventListener('pagehide', this.#keep);
  }

  /** Where one sits; null for a spectator and for who has no chair. */
  get seat(): number | null {
    return this.evening.you?.seat ?? null;
  }

  get person(): number | null {
    return this.evening.you?.person ?? null;
  }

  get isHost(): boolean {
    return this.person !== null && this.evening.table?.host === this.person;
  }

  /** What may be chosen now; nothing while something is still being shown or looked at, or the game
   * is paused. */
  get choices(): readonly string[] {
    const { view, table } = this.evening;
    if (!view || !this.stage.idle || !table || table.stage !== 'playing' || table.paused)
      return NOTHING;
    return table.rest ? NOTHING : view.legal;
  }

  /** Whether the game waits until one has seen how the last round ended and this one began. */
  get looking(): boolean {
    const { table } = this.evening;
    return this.person !== null && (table?.rest?.waiting.includes(this.person) ?? false);
  }

  /** The hint one has asked for, as long as nothing has happened since. */
  get advice(): Advice | null {
    return this.#advice?.turn === this.evening.turn ? this.#advice : null;
  }

  /** One's part in what was drawn for this game, as far as this browser heard of it. */
  part(): readonly Finding[] {
    return this.evening.table?.draw ? this.#eye.part : [];
  }

  /** Names by seat. */
  get names(): string[] {
    return this.evening.table?.seats.map((chair) => chair.name ?? '') ?? [];
  }

  /** Do something; resolves when it is on disk, and throws `Refused` when it may not be. */
  do(command: Command): Promise<void> {
    const id = `${this.#name}-${++this.#commands}`;
    const message = { ...command, id } as ClientMessage;
    return new Promise((done, refused) => {
      if (this.link === 'closed') return refused(new Refused(this.ended ?? 'left'));
      this.#waiting.set(id, { message, done, refused });
      if (this.#welcomed) this.#send(message);
    });
  }

  /** Make a decision of one's seat; a second click while it is on its way decides nothing more. */
  act(action: string): Promise<void> {
    const { turn } = this.evening;
    if (this.#deciding?.turn === turn) return this.#deciding.made;
    const { game } = this.#eye;
    const done = this.do({ type: 'act', turn, action });
    const made = done
      .then(() => this.#eye.acted(game, turn, action))
      .finally(() => {
        if (this.#deciding?.made === made) this.#deciding = null;
      });
    this.#deciding = { turn, made };
    return made;
  }

  /** Turn away from the table; the seat stays one's own. */
  close(): void {
    if (this.link !== 'closed') this.#keep();
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#giveUp);
    document.removeEventListener('visibilitychange', this.#hurry);
    removeEventListener('pagehide', this.#keep);
    this.#end(null);
  }

  #connect(): void {
    clearTimeout(this.#again);
    this.#socket?.close();
    const address = new URL(`/api/tables/${this.code}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#asked = 0;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      const noted = this.#eye.upTo;
      const own = this.evening.seq || null;
      const seat = this.evening.you ? this.seat : (noted?.seat ?? null);
      const seq = noted && noted.seat === seat ? Math.min(own ?? noted.seq, noted.seq) : own;
      const whole = !this.#told;
      this.#send({ type: 'hello', token: this.#token, seat, seq, whole, attentive: true });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#listen(), PATIENCE / 2);
  }

  /**
   * A connection can die without a word: ask after a silence, and give it up without an answer. A
   * hidden tab looks here but once a minute: silence alone does not mean that nobody would answer.
   */
  #listen(): void {
    const now = Date.now();
    const unanswered = this.#asked > 0 && now - this.#asked >= PATIENCE;
    const unwelcome = !this.#welcomed && now - this.#heard > SILENCE + PATIENCE;
    if (unanswered || unwelcome) {
      this.#giveUp();
    } else if (this.#welcomed && !this.#asked && now - this.#heard > SILENCE) {
      this.#asked = now;
      this.#send({ type: 'ping', id: `${this.#name}-ping` });
    }
  }

  /** This connection is no good any more, whatever it thinks of itself. */
  readonly #giveUp = (): void => {
    if (!navigator.onLine) this.#momentIsOver();
    if (this.#socket === null) return;
    this.#socket.close();
    this.#lost();
  };

  #lost(): void {
    if (this.link === 'closed') return;
    clearInterval(this.#pulse);
    this.#socket = null;
    this.#welcomed = false;
    if (this.link === 'open' && navigator.onLine) {
      this.moment = true;
      this.#patience = setTimeout(this.#momentIsOver, MOMENT);
    }
    this.link = 'lost';
    this.#again = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
  }

  readonly #momentIsOver = (): void => {
    clearTimeout(this.#patience);
    this.moment = false;
  };

  readonly #hurry = (): void => {
    if (document.hidden) return;
    if (this.link === 'open') this.#listen();
    if (this.link !== 'lost') return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  readonly #keep = (): void => {
    remember(this.code, this.#token, this.evening);
  };

  #end(why: Code | null): void {
    this.link = 'closed';
    this.ended = why;
    this.#momentIsOver();
    clearTimeout(this.#again);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
    for (const { refused } of this.#waiting.values()) refused(new Refused(why ?? 'left'));
    this.#waiting.clear();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    this.#asked = 0;
    const before = this.evening;
    this.evening = receive(before, message, Date.now());
    switch (message.type) {
      case 'welcome':
        this.#welcome(before);
        break;
      case 'update':
        if (message.seq > before.seq) {
          this.stage.push({ events: message.events, view: message.view ?? null });
        }
        break;
      case 'table':
        if (this.evening.view === null && before.view !== null) this.stage.cut(null);
        break;
      case 'advice':
        this.#advice = message;
        break;
      case 'error':
        this.#refuse(message.re, new Refused(message.code, message.data));
        break;
      case 'bye':
        if (isFinal(message.code)) this.#leave(message.code);
        break;
    }
    this.#witness(message);
    if ('re' in message && message.re !== undefined && message.type !== 'error') {
      this.#waiting.get(message.re)?.done();
      this.#waiting.delete(message.re);
    }
  }

  #refuse(id: string | undefined, why: Refused): void {
    if (id !== undefined) {
      this.#waiting.get(id)?.refused(why);
      this.#waiting.delete(id);
    } else if (!this.#welcomed && isFinal(why.code)) {
      this.#leave(why.code);
    }
  }

  #leave(why: FinalCode): void {
    if (FORGOTTEN.has(why)) {
      tickets.forget(this.code, this.#token);
      forget(this.code);
      removeEventListener('pagehide', this.#keep);
    }
    this.#end(why);
  }

  #welcome(before: Evening): void {
    this.#welcomed = true;
    this.#told = true;
    this.link = 'open';
    this.#momentIsOver();
    this.#pause = FIRST_PAUSE;
    const { view, moments } = this.evening;
    const fresh = moments.filter((moment) => moment.seq > before.seq && moment.kind === 'events');
    const goesOn = before.table?.number === this.evening.table?.number;
    if (goesOn && sameRound(this.stage.shown, view) && fresh.length <= WORTH_SHOWING) {
      for (const moment of fresh)
        if (moment.kind === 'events') this.stage.push({ events: moment.events, view: null });
      this.stage.push({ events: [], view });
    } else {
      this.stage.cut(view);
    }
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** Take part in the draw, and keep what was heard. */
  #witness(message: ServerMessage): void {
    for (const saying of this.#eye.hear(message)) {
      const { game } = this.#eye;
      const said = this.do(saying as Command);
      said.then(
        () => saying.type === 'reveal' && this.#eye.acknowledged(game, saying),
        () => {}, // Too late, or another tab was first.
      );
    }
    this.protest = this.#eye.protest;
  }
}

function sameRound(shown: GameView | null, view: GameView | null): boolean {
  return shown !== null && view !== null && shown.round === view.round;
}
