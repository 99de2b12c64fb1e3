// Generated from the server's structs by web/generate_types.py: change those, run that, never edit
// this file. docs/protocol.md says what it all means.

import type {
  Chatter,
  Clock,
  Code,
  Happening,
  Language,
  Stage,
  TalkRule,
  Temperament,
  Views,
} from './terms';

export type * from './terms';

export type * from './shamans';

export type * from './intrigue';

/** What every game's view says; the rest is between a game and its own folder. */
export interface GameView {
  viewer: number | null;
  players: number;
  /** From 1; 0 or nothing before the first. */
  round?: number;
  decision: { kind: string; waiting: number[] };
  legal: string[];
}

/** What happened, by its kind. */
export interface GameEvent {
  event: string;
}

export type GameEvents = GameEvent[];

// The table

/** How a table is to be played; the host may change it until the start. */
export interface Wishes {
  game: string;
  players: number;
  board: string;
  language: Language;
  /**
   * Of bots that sit down, stand in for the absent or act when a clock has run out; asked for
   * without one, a table has the usual level of its game.
   */
  level: string;
  clock: Clock;
  /** Listed for everybody; otherwise only those who have the code find it. */
  public: boolean;
  spectators: boolean;
  /** Seconds by which spectators see things later. */
  delay: number;
  /** What becomes of words that a game's rules forbid (3.8): held back, marked, or nothing. */
  talk: TalkRule;
  /** Seconds after which a bot plays for an absent player; 0: never. */
  takeover: number;
  /** Milliseconds a bot takes, more or less and at random, so that people can follow. */
  pace: number;
  /** How much bots talk. */
  chatter: Chatter;
  /**
   * Whether somebody who plays may ask what a Sage would do; where several people play, only once
   * all of them have agreed.
   */
  hints: boolean;
}

/** A chair: who sits there. A bot's `level` beside a person stands in while he is absent. */
export interface SeatState {
  name: string | null;
  person: number | null;
  level: string | null;
}

/** Somebody at the table, seated or not. */
export interface PersonState {
  person: number;
  name: string;
  seat: number | null;
}

/** A round was dealt, and the game waits until these people have seen how it came about. */
export interface RestState {
  round: number;
  /** People, not seats. */
  waiting: number[];
}

/** Somebody whom the host has sent away and may let back. */
export interface SentAway {
  person: number;
  name: string;
  kept_out: boolean;
}

/** Everything about a table that is not the game on it. All of it is public. */
export interface TableState {
  code: string;
  wishes: Wishes;
  stage: Stage;
  paused: boolean;
  /** The person who stopped the game. */
  paused_by: number | null;
  /** People who would like it to be stopped. */
  pause_asked: number[];
  /** People who sit and have agreed that hints are given in this game. */
  hints_agreed: number[];
  /** Bots and clocks wait for `go_on`; null: for nobody. */
  rest: RestState | null;
  /** Nobody new comes in. */
  locked: boolean;
  host: number | null;
  /** From whom the host's rights were taken while he was away: he may take them back. */
  former: number | null;
  seats: SeatState[];
  people: PersonState[];
  sent_away: SentAway[];
  /** Games begun to gather for at this table, this one included. */
  number: number;
  /** To the secret this game's deals follow from. */
  commitment: string;
  /** The attempt at the draw for which shares are promised now; null when none are. */
  attempt: number | null;
  /** What was drawn for this game; null before, and for a game that was salted. */
  draw: string | null;
  /** The address of this game once it is over; null to whoever looks from outside. */
  record: string | null;
}

/** Whom the table takes this socket for. */
export interface You {
  person: number | null;
  seat: number | null;
}

/** The game a draw is for: what is fixed before anybody opens his share. */
export interface Facts {
  id: string;
  game: string;
  players: number;
  board: Record<string, unknown>;
  first: number | null;
  names: string[];
}

/** What people may say by a click in a game, and the roles such claims speak of. */
export interface Claims {
  forms: string[];
  roles: string[];
}

/**
 * A claim as everybody has heard it: who made it, when and what.
 *
 * `step` counts within the round what the game says it counts: tricks, discussions.
 */
export interface Heard {
  seat: number;
  claim: string;
  round: number;
  step: number;
  /** By an act of the rules, so that the view tells it as well. */
  act: boolean;
}

/** A game this house plays. */
export interface GameAbout {
  players: number[];
  /** How many play if nobody says how many. */
  usual: number;
  boards: string[];
  /** Of its bots, those of the house from worst to best. */
  levels: string[];
  /** What people may claim by a click. */
  claims: Claims;
  /** Whether some words stay unsaid: the wish `talk` says what becomes of them. */
  watched: boolean;
  /** Whether there is a guided first game. */
  taught: boolean;
}

/** What this house is and has. */
export interface About {
  penumbra: string;
  protocol: number;
  games: Record<string, GameAbout>;
  /** Every level of bots that some game has. */
  levels: string[];
  clocks: Clock[];
  languages: Language[];
  name_length: number;
  chat_length: number;
}

/** Who one is at a table. The token opens one's seat: keep it, and never put it in a link. */
export interface Ticket {
  code: string;
  link: string;
  person: number;
  token: string;
}

/** A finished game of a table: its number there, and the address of its record and replay. */
export interface GameAddress {
  number: number;
  record: string;
}

/** Whether the server works. It counts nothing: one could hear secret acts in the numbers. */
export interface Health {
  status: string;
  penumbra: string;
}

/** Why something was refused: one of the codes in `/schema/messages.json`, and its data. */
export interface Trouble {
  code: Code;
  data: Record<string, unknown>;
}

/** Open a table and come to it as its host. */
export interface OpenTable {
  name: string;
  wishes?: Partial<Wishes>;
  /** Take the first chair at once. */
  sit?: boolean;
}

/** Come to a table. */
export interface Join {
  name: string;
  /** Take the first empty chair at once, if the game has not begun. */
  sit?: boolean;
}

// What a client says

/** The first message of a socket: who I am, and the last `seq` I have seen. */
export interface Hello {
  type: 'hello';
  /** Without one: a spectator. */
  token?: string | null;
  /** Where I sat when I saw `seq`; every seat has its own count. */
  seat?: number | null;
  seq?: number | null;
  /** Whether `missed` is to begin with the game, though I may have seen some of it. */
  whole?: boolean;
  /** Whether the game is to wait for my `go_on` after each deal. */
  attentive?: boolean;
  /** With which updates I want my view: with all, or only when I am asked, and at the end. */
  views?: Views;
}

/** A decision of one's seat, made at the last `turn` one has seen. */
export interface Act {
  type: 'act';
  id: string;
  turn: number;
  action: string;
}

/** Free talk. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** A structured claim, such as `is 3 spy`: one of the forms the game has. */
export interface Claim {
  type: 'claim';
  id: string;
  claim: string;
}

/** The promise of one's share of chance, while the table draws. */
export interface Share {
  type: 'share';
  id: string;
  attempt: number;
  commit: string;
}

/** The share one has promised, once the roll shows that promise. */
export interface Reveal {
  type: 'reveal';
  id: string;
  attempt: number;
  share: string;
}

/** Take an empty chair, or move to it. */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
}

/** Leave one's chair but not the table. */
export interface Stand {
  type: 'stand';
  id: string;
}

/** Offer one's chair for another person's; done when both have offered. With a bot: at once. */
export interface Swap {
  type: 'swap';
  id: string;
  seat: number;
}

/** The host exchanges what is on two chairs. */
export interface Arrange {
  type: 'arrange';
  id: string;
  seat: number;
  other: number;
}

/** The host gives empty chairs to bots: one, or all. */
export interface Bot {
  type: 'bot';
  id: string;
  seat?: number | null;
  level?: string | null;
}

/** The host frees a chair: a bot's, or that of somebody who is away. */
export interface Clear {
  type: 'clear';
  id: string;
  seat: number;
}

/** Call me something else. */
export interface Rename {
  type: 'rename';
  id: string;
  name: string;
}

/** The host changes how the table is to be played. */
export interface Change {
  type: 'change';
  id: string;
  wishes: Partial<Wishes>;
}

/** The host begins the game. */
export interface Start {
  type: 'start';
  id: string;
}

/** The host stops clocks, bots and acts. */
export interface Pause {
  type: 'pause';
  id: string;
}

/** The host goes on. */
export interface Resume {
  type: 'resume';
  id: string;
}

/** Somebody who plays asks the host for a pause. */
export interface AskPause {
  type: 'ask_pause';
  id: string;
}

/** Whether I agree that those who play may ask for hints, at a table that allows it. */
export interface AgreeHints {
  type: 'agree_hints';
  id: string;
  yes?: boolean;
}

/** What would a Sage do in my place, at the last `turn` I have seen? */
export interface Hint {
  type: 'hint';
  id: string;
  turn: number;
}

/** I have seen what there was to see of the last round and of this one's beginning. */
export interface GoOn {
  type: 'go_on';
  id: string;
}

/** The host gathers the same people for another game. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** The host deletes the table with all its games; everybody hears `bye`, and it is gone. */
export interface Delete {
  type: 'delete';
  id: string;
}

/** The host sends somebody away; a bot takes over his seat in a game. He may keep him out. */
export interface Kick {
  type: 'kick';
  id: string;
  person: number;
  out?: boolean;
}

/** The host lets somebody back whom he, or another, has sent away. */
export interface Readmit {
  type: 'readmit';
  id: string;
  person: number;
}

/** The host lets nobody new come in. */
export interface Lock {
  type: 'lock';
  id: string;
}

/** The host opens the table again. */
export interface Unlock {
  type: 'unlock';
  id: string;
}

/**
 * The host passes on his rights; somebody who sits takes them over from an absent host; or the
 * host from whom they were taken takes them back.
 */
export interface Host {
  type: 'host';
  id: string;
  person: number;
}

/** The host lets a bot play for an absent person until he is back. */
export interface Substitute {
  type: 'substitute';
  id: string;
  seat: number;
}

/** More time, please. */
export interface Time {
  type: 'time';
  id: string;
}

/** Leave the table for good. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id: string;
}

export type ClientMessage =
  | Hello
  | Act
  | Say
  | Claim
  | Share
  | Reveal
  | Sit
  | Stand
  | Swap
  | Arrange
  | Bot
  | Clear
  | Rename
  | Change
  | Start
  | Pause
  | Resume
  | AskPause
  | AgreeHints
  | Hint
  | GoOn
  | Rematch
  | Delete
  | Kick
  | Readmit
  | Lock
  | Unlock
  | Host
  | Substitute
  | Time
  | Leave
  | Ping;

// What the table answers

/** Everything as it stands, and what was missed since `seq`: the answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: You;
  seq: number;
  turn: number;
  table: TableState;
  /** Null before the first deal. */
  view: GameView | null;
  clock: number | null;
  present: number[];
  watching: number;
  talk: Talk[];
  /** Every claim of this game so far, in order, wherever it was made. */
  said: Heard[];
  /**
   * What came after `seq` of the `hello`; from the game's beginning, as far as it is at hand,
   * if that was asked for or `seq` is of no use.
   */
  missed: NumberedMessage[];
  /** Whether nothing since `seq` is missing; otherwise begin anew. */
  complete: boolean;
  re?: string;
}

/** Something happened in the game, as this viewer may know it. */
export interface Update {
  type: 'update';
  seq: number;
  /** Counts what the viewer has learnt from the game; an act names the one it answers. */
  turn: number;
  events: GameEvents;
  /** Only of the newest update; those that were missed come without. */
  view?: GameView;
  /** The claims among these events: what was said by an act of the rules. Left out: none. */
  said?: Heard[];
  /** Milliseconds left for the present decision; null without a clock; left out: as before. */
  clock?: number | null;
  re?: string;
}

/** Something happened around the table: `what`, and to whom. */
export interface TableChanged {
  type: 'table';
  what: Happening;
  person: number | null;
  seat: number | null;
  table: TableState;
  seq: number;
  re?: string;
}

/** Somebody said something: `text`, or a structured `claim`. */
export interface Talk {
  type: 'talk';
  /** Null for a bot, which speaks for its `seat`. */
  person: number | null;
  /** As the speaker was called then. */
  name: string;
  seat: number | null;
  text: string | null;
  claim: string | null;
  /** In whose words a bot says its claim; null for people. */
  tone: Temperament | null;
  /** Words that rule 3.8 forbids, at a table that only warns. */
  warned: string[];
  round: number;
  /** When it was said, as a `Heard` has it; both 0 while no game is played. */
  step: number;
  /** 0 in a `welcome`, which tells again what had a number before. */
  seq: number;
  re?: string;
}

/** What all have promised is fixed: whoever finds his own promise on it opens his share. */
export interface Roll {
  type: 'roll';
  attempt: number;
  /** The hash of the roll before it. */
  before: string;
  commitment: string;
  facts: Facts;
  /** Of each chair: a promise, `bot`, `away` (none in time) or `late` (one was not opened). */
  shares: string[];
  seq: number;
  re?: string;
}

/** These seats have not opened their shares: the draw is repeated without them. */
export interface Undrawn {
  type: 'undrawn';
  attempt: number;
  opened: (string | null)[];
  missing: number[];
  seq: number;
  re?: string;
}

/** All have opened: what the deals of the game follow from, beside the secret. */
export interface Drawn {
  type: 'drawn';
  attempt: number;
  opened: (string | null)[];
  draw: string;
  seq: number;
  re?: string;
}

/** A round was dealt from the secret and these salts: only in games begun before draws. */
export interface Deal {
  type: 'deal';
  round: number;
  commitment: string;
  salts: string[];
  seq: number;
  re?: string;
}

/** The game is over: the secret behind its deals, and where its record is. */
export interface Opened {
  type: 'opened';
  secret: string;
  record: string;
  seq: number;
  re?: string;
}

/** The clock of the present decision was stopped, started or given more time. */
export interface ClockState {
  type: 'clock';
  left: number | null;
  /** The seat that asked for time; null where the answer is secret or nobody did. */
  by: number | null;
  re?: string;
}

/** Who is here now, and how many spectators. */
export interface Presence {
  type: 'presence';
  present: number[];
  watching: number;
  re?: string;
}

/** The command is done (or was, when it came before); `seq` is where its sender stands. */
export interface Ack {
  type: 'ack';
  seq: number;
  re?: string;
}

/** What a Sage would do in one's place, and why: the answer to `hint`. Nobody else hears it. */
export interface Advice {
  type: 'advice';
  turn: number;
  weighing: Weighing;
  re?: string;
}

/** The command was refused and nothing has changed. */
export interface ErrorMessage {
  type: 'error';
  code: Code;
  data: Record<string, unknown>;
  re?: string;
}

/** I am here. */
export interface Pong {
  type: 'pong';
  re?: string;
}

/** The table ends this conversation: `code` says why. */
export interface Bye {
  type: 'bye';
  code: Code;
  re?: string;
}

export type NumberedMessage = Update | TableChanged | Talk | Roll | Undrawn | Drawn | Deal | Opened;

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Talk
  | Roll
  | Undrawn
  | Drawn
  | Deal
  | Opened
  | ClockState
  | Presence
  | Ack
  | Advice
  | ErrorMessage
  | Pong
  | Bye;

// A finished game

/** One attempt at a draw: the shares of its roll, and what was opened of them. */
export interface Attempt {
  shares: string[];
  opened: (string | null)[];
}

/**
 * All that the deals of a game followed from, opened when it is over.
 *
 * `draws` has all attempts, the last of them complete. Games of the older rules have `salts`
 * instead: a list for each dealt round, in it a text for each seat, empty where there was none.
 */
export interface Fair {
  secret: string;
  commitment: string;
  salts?: string[][] | null;
  draws?: Attempt[] | null;
}

/** What a game follows from: `seed` or `fair`; `position` if it did not begin with a deal. */
export interface RecordHeader {
  penumbra: number;
  /** The table's name for a game whose chance was drawn. */
  id?: string | null;
  game: string;
  rules?: number;
  players: number;
  seed?: string | null;
  fair?: Fair | null;
  board: Record<string, unknown>;
  first: number | null;
  names: string[];
  position: string | null;
  check: string;
}

/** The result of a finished game. */
export interface RecordClosing {
  scores: number[];
  winners: number[];
  check: string;
}

/** What an act brought; the first frame of a game is its first deal. */
export interface Frame {
  /** Who acted. Null for the first deal, and for acts of others through the eyes of a seat. */
  seat: number | null;
  /** How; null where `seat` is. */
  action: string | null;
  /** The record's check of this act; null for the first deal, whose check is not written down. */
  check: string | null;
  /** As the viewer heard them; with all cards open as the referee did. */
  events: GameEvents;
  /** After the act. With all cards open: a spectator's, with all that is hidden filled in. */
  view: GameView;
  /** With all cards open: every seat's cards, if the view does not show them. */
  hands: string[][] | null;
}

/** A finished game, frame by frame, seen by `viewer` or with all cards open. */
export interface Replay {
  /** Of the record: game, names, board, and what the deals followed from. */
  header: RecordHeader;
  viewer: number | null;
  frames: Frame[];
  closing: RecordClosing;
}

/** Go on after so many acts of the game: what this seat did since, the newest act last. */
export interface WhatIf {
  seat: number;
  at: number;
  actions?: string[];
}

/** What came of it. */
export interface Branch {
  /** Since the last act of the seat, that act included, through the eyes of the seat. */
  frames: Frame[];
  over: boolean;
}

// What it teaches

/** One act: the chance to win by it, ± one standard error. */
export interface Alternative {
  /** None: let things go on, out of turn. */
  action: string | null;
  value: number;
  error: number;
  /** What the value is made of, by names the catalogue has (`part-NAME`): they add up to it. */
  parts: Record<string, number>;
  /** How much less than the recommended act it is worth. */
  behind: number;
  behind_error: number;
}

/** An act that moved a suspicion: its number in what was looked at, and by how much. */
export interface Moved {
  act: number;
  change: number;
}

/** How likely a seat has the role that is looked for in it. */
export interface Suspicion {
  seat: number;
  role: string;
  chance: number;
  error: number;
}

/** A sentence of the catalogue: its message, in per cent what it counts, an act it names. */
export interface Why {
  say: string;
  percent: number;
  error: number;
  action: string | null;
  seat: number | null;
  role: string | null;
}

/** What a Sage thinks of a decision. Without alternatives there was nothing to weigh. */
export interface Weighing {
  recommended: string | null;
  /** The best first, as far as they were weighed. */
  alternatives: Alternative[];
  reasons: Why[];
  /** Of everybody else whose role is a question: what the decision rests on. */
  suspicions: Suspicion[];
}

/** A decision that could be weighed: what was done, and what a Sage would have done. */
export interface Judged {
  /** Its number in the game, from 1: the frame of a replay that it leads to. */
  act: number;
  round: number;
  seat: number;
  played: string;
  /** None: nothing, it was out of turn. */
  recommended: string | null;
  value: number;
  /** Of the chance to win, against what was recommended; 0 if it can't be told from chance. */
  loss: number;
  /** One standard error of the loss. */
  error: number;
  alternatives: Alternative[];
  reasons: Why[];
}

/** How likely a viewer could think that a seat has a role, after the deal and after each act. */
export interface Curve {
  viewer: number;
  seat: number;
  /** The role that is looked for in the seat; None when that is known to everybody. */
  roles: (string | null)[];
  chances: (number | null)[];
  /** The acts that moved it most, by their numbers. */
  moved: Moved[];
}

/** An act that changed somebody's prospects: who did what, and whose changed most. */
export interface TurningPoint {
  act: number;
  round: number;
  seat: number;
  action: string;
  whose: number;
  before: number;
  after: number;
}

/** All that was found out about a game. */
export interface Analysis {
  format: number;
  game: string;
  names: string[];
  acts: number;
  /** The number of the act by which each round was dealt; 0 for the first. */
  rounds: number[];
  /** Values, losses and prospects are chances to win this. */
  measure: 'game' | 'round';
  budget: number;
  seed: number;
  /** Of every seat, with all cards open: after the deal, and after each act. */
  prospects: number[][];
  beliefs: Curve[];
  decisions: Judged[];
  /** What each seat lost in all its decisions together. */
  losses: number[];
  turning_points: TurningPoint[];
}

/** How far the analysis of a game is: so many of its acts; at the end what was found. */
export interface AnalysisSoFar {
  done: number;
  /** 0: it waits until others are done. */
  whole: number;
  analysis: Analysis | null;
}

// What a client keeps of a game

/** One thing that was found: its code, and what its sentence names. */
export interface Finding {
  code: string;
  data: Record<string, unknown>;
}

/** What was heard of one attempt at the draw. */
export interface NotedAttempt {
  /** Shares one could open, each with its promise: several tabs may have made one each. */
  own: [string, string][];
  roll: Omit<Roll, 'type' | 'seq' | 're'> | null;
  opened: (string | null)[] | null;
  /** The table has acknowledged that one opened one's share. */
  acked: boolean;
}

/** A chair when the draw began: whose it was, and whether a bot's. */
export interface NotedChair {
  name: string;
  bot: boolean;
}

/**
 * Events of one round without a gap: from its start, or from the moment of a `view` on.
 *
 * Of a whole round an old note may keep no more than the hash `seen`.
 */
export interface Run {
  round: number;
  view: GameView | null;
  events: GameEvent[];
  /** After how many of these events the game looked how (`looked`), wherever it was shown. */
  looks: [number, string][];
  seen: string | null;
}

/** One client's memory of one game. */
export interface Note {
  note: 2;
  id: string;
  /** The chair one looks from; none for a spectator. */
  viewer: number | null;
  commitment: string;
  /** How far in the table's messages one has come. */
  seq: number;
  /** One was there when the game was over. */
  ended: boolean;
  /** Where the game is found since then, if the table has told. */
  record: string | null;
  /** Who sat where when the draw began; none if one was not there. */
  chairs: NotedChair[] | null;
  attempts: NotedAttempt[];
  runs: Run[];
  /** What one did, each with the turn it answered: all of it the table has acknowledged. */
  acts: [number, string][];
  /** The game was shown where this note does not hear it: what follows is to begin with a view. */
  torn: boolean;
  /** What was found wrong at the table itself. */
  broken: Finding | null;
}

// A guided first game

/** What an act brought, as the learner sees it; the deal a scene begins with has no seat. */
export interface LessonShot {
  seat: number | null;
  action: string;
  events: GameEvents;
  view: GameView;
}

/** What the learner is to choose. */
export interface LessonChoice {
  /** The answers are ids of sentences, not actions on the board. */
  quiz: boolean;
  /** Good answers, and the step each leads to; one further back takes everything back to there. */
  leads: Record<string, number>;
  /** The others, and the id of a kind word why not now. */
  replies: Record<string, string>;
}

/** Shots to be shown, then words; then a choice, or `next` (null: the scene is over). */
export interface LessonStep {
  shots: LessonShot[];
  text: string;
  point: string[];
  choice: LessonChoice | null;
  next: number | null;
}

/** A position and the steps from it; it begins with step 0. */
export interface LessonScene {
  id: string;
  title: string;
  view: GameView;
  steps: LessonStep[];
}

/** A guided first game, as the learner in seat 0 sees it. */
export interface Lesson {
  game: string;
  players: number;
  scenes: LessonScene[];
}
