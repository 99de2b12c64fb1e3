/**
 * What the page asks of a game. A game is a folder with one entry (`index.ts`) and a line in
 * `games.ts`; nothing else in the page names it. What the front page needs stands in the entry itself,
 * everything else comes when somebody sits down, reads the rules or proves a deal.
 */
import type { Component } from 'svelte';
import type { Chance } from '../fair/chance';
import type { Sounding } from '../sound/instrument';
import type { GameEvent, GameView, Heard, RecordHeader } from '../wire/types';
import type { Speech } from '../words/speech';
import type { BoardProps } from './board';

/** A game as the registry lists it: what is known of it before it is played. */
export interface GameEntry {
  /** As the server calls it. */
  name: string;
  /** Two pictures for its card; the second alone stands for it in a row. */
  faces: readonly [string, string];
  /** The colour at the edge of its card, in CSS. */
  tint: string;
  play: () => Promise<Play>;
  /** Its rules and its guided game; a game may have neither. */
  rules: (() => Promise<Rules>) | null;
  lesson: boolean;
  /** To prove its deals in the browser; null if only the server can. */
  dealing: (() => Promise<Dealing>) | null;
}

/** A game at a table, in a replay and in a lesson. */
export interface Play<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  Board: Component<BoardProps<View>>;
  /** The view as it is drawn after an event; the next view told replaces it. */
  advance(view: View, event: Event): View;
  /** Milliseconds an event is looked at, at normal speed; at 0 it is only applied, from a second on
   * it is never hurried. */
  look(event: Event, view: View | null): number;
  sound(event: Event, view: View): Sounding | null;
  /** An event in one sentence. */
  tell(event: Event, speech: Speech): string;
  /** A legal action as a choice. */
  tellAction(action: string, view: View, speech: Speech): string;
  /** How far the game is, in a few words. */
  where(view: View): string;
  /** The board has room for the heading over its upper edge, at the left and at the right. */
  headed: boolean;
  /** Talk and log stand beside the board unless one closes them; else they open when wanted. */
  beside: boolean;
  points(view: View): readonly number[];
  /** Who has won the game; nobody while it is played. */
  winners(view: View): readonly number[];
  /** Whether an action may come at any time, so that nobody waits for it. */
  interrupts(action: string): boolean;
  story: Story<Event>;
  score: Score;
  /** What can be claimed beside free talk; null if nothing. */
  claims: Claims<View> | null;
  /** What the coach says; null for a game without one. */
  tips: Tips<View, Event> | null;
  /** What the last scene of a round shows of everybody, where a game has more to tell than roles and
   * points; null: those. */
  RoundEnd: Component<RoundEndProps<View>> | null;
}

/** A round that has ended, all roles turned over. */
export interface RoundEndProps<View extends GameView = GameView> {
  /** As the round left it. */
  view: View;
  /** Every claim of the game so far. */
  heard: readonly Heard[];
  roles: readonly string[];
  winner: string;
  names: readonly string[];
  viewer: number | null;
  totals: readonly number[];
}

/** What makes a line of the log, a chapter, a moment worth coming back for. */
export interface Story<Event extends GameEvent = GameEvent> {
  /** Kinds of event that open a chapter of the log, beside rounds. */
  chapters: ReadonlySet<string>;
  /** Those of them a replay leaps between. */
  parts: ReadonlySet<string>;
  /** The kind with which the first part of a round begins. */
  begins: readonly string[];
  /** The picture of a moment one comes back for; null if it is none. */
  moment(event: Event): string | null;
  /** The picture at the edge of a line; null for a line without one. */
  picture(event: Event): string | null;
  /** The seats an event speaks of. */
  seats(event: Event): number[];
  /** Events that follow each other and are told as one. */
  inOneGo(events: readonly Event[]): Event[];
  /** What needs no words: that others learnt a secret, or what lies there anyway. A replay has no
   * `viewer` whose neighbours could be spared. */
  plainToSee(event: Event, viewer?: number | null): boolean;
  /** An event without the player's own secrets; null for one that is nothing but a secret. */
  discreet(event: Event): Event | null;
  /** How cards are drawn as small as a word, for games that have any. */
  cards: Cards<Event> | null;
}

export interface Cards<Event extends GameEvent = GameEvent> {
  Chip: Component<{ card: string; big?: boolean }>;
  /** The cards an event speaks of, as far as the reader knows them. */
  of(event: Event): readonly string[];
  /** A card that was put down for all to see, to be looked at again with its chapter. */
  shown(event: Event): { seat: number; card: string; off: boolean } | null;
}

/** How a round ended: `winner` is a side, `why` a reason for those games that have several. */
export interface Ending {
  winner: string;
  why: string | null;
}

/** What stands behind points and roles on the score sheet. */
export interface Score {
  /** What a gain is for, in words and as a picture. */
  reason(why: string): { words: string; picture: string };
  /** Points that end the game; null if points do not. */
  goal: number | null;
  /** Whether a gain is for having won the round, and for nothing beside it. */
  wins(why: string): boolean;
  /** The side a role wins with. */
  sideOf(role: string): string;
  /** Whether a role is one that everybody looks for. */
  hunted(role: string): boolean;
  /** The light and the sign of a round's last scene. */
  light(ending: Ending): string;
  sign(ending: Ending): string;
}

export interface Claims<View extends GameView = GameView> {
  /** Roles that can be claimed of a seat; none for a seat that everybody knows. */
  roles(view: View, seat: number): readonly string[];
  /** What can be said by a tap, as the server has it: “is SEAT ROLE”. */
  forms: readonly string[];
  /** Whether the board itself is where one says it. */
  onBoard: boolean;
}

export interface Tip {
  /** Of the catalogue. */
  id: string;
  /** Where the rules say more. */
  topic: string;
}

export interface Tips<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  /** For what one has to decide; nothing if one need not. */
  forDecision(view: View): Tip | null;
  /** For what has just happened; while cards are `covered`, none that tells one's role. */
  forEvent(view: View, event: Event, covered: boolean): Tip | null;
  /** Where the coach hides least on wide screens: so far from the left, in CSS. */
  place: string;
}

/** How the rules are divided. The texts are `rules-GAME-TOPIC` of the catalogue. */
export interface Rules {
  groups: readonly Group[];
  /** Where to read on, by topic. */
  see: Readonly<Record<string, readonly string[]>>;
  /** What a topic is pictured by: names of art. */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** Figures of a topic, made of the same parts as the table. */
  figures: Readonly<Record<string, Component>>;
  /** Numbers the texts speak of. */
  numbers: Readonly<Record<string, number>>;
}

export interface Group {
  /** Its heading is `rules-group-ID`; as an address it leads to its first topic. */
  id: string;
  topics: readonly string[];
}

/** How a game is dealt, and what follows from a deal for everybody's cards and roles. */
export interface Dealing {
  /** A round from its deal on. */
  follow(header: RecordHeader, round: number, chance: Chance): Following;
  /** An event of the open story as one viewer is told it: with nulls for what he may not see, null
   * for one that he does not hear of. A spectator is null. */
  toldTo(event: GameEvent, viewer: number | null): GameEvent | null;
  /** The kinds of event by which every seat is dealt what is its own. */
  owed: readonly string[];
}

/** Who holds what in one round, event by event with all cards open. */
export interface Following {
  /** One event further: `deal` if chance has dealt otherwise, a seat that did not hold what it used. */
  step(event: GameEvent): 'deal' | number | null;
  /** The event of the deal that chance gives in place of this one; null if it is none of the deal. */
  dealt(event: GameEvent): GameEvent | null;
  /** Whether a seat could see this of its own cards and role now. */
  looks(view: GameView, seat: number): boolean;
}
