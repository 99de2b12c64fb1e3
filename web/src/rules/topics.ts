/**
 * What the rules are divided into, in the order one reads them, and which topic explains a thing of
 * the table. The texts are `rules-GAME-TOPIC` of the catalogue.
 */
import type { Game } from '../router.svelte';

export interface Group {
  /** Its heading is `rules-group-ID`; as an address it leads to its first topic. */
  id: string;
  topics: readonly string[];
}

export const GROUPS: Record<Game, readonly Group[]> = {
  shamans: [
    { id: 'game', topics: ['goal', 'setup'] },
    { id: 'trick', topics: ['turn', 'follow', 'resolve'] },
    { id: 'artifacts', topics: ['tiles', 'dagger', 'portal', 'shard', 'mask', 'eclipse'] },
    {
      id: 'rituals',
      topics: [
        'rituals',
        'stabilization',
        'permutation',
        'illumination',
        'neutralization',
        'elimination',
      ],
    },
    { id: 'end', topics: ['end', 'scoring'] },
    { id: 'talk', topics: ['talk'] },
  ],
  intrigue: [
    { id: 'game', topics: ['goal', 'camps'] },
    { id: 'roles', topics: ['lord', 'adept', 'spy', 'grand-master', 'paladin', 'traitor'] },
    {
      id: 'round',
      topics: ['recognition', 'discussion', 'interrogation', 'verdict', 'scoring'],
    },
    { id: 'talk', topics: ['talk'] },
  ],
};

/** Where to read on. */
const SEE: Record<Game, Record<string, readonly string[]>> = {
  shamans: {
    goal: ['end', 'scoring'],
    turn: ['follow', 'resolve'],
    follow: ['rituals', 'portal'],
    resolve: ['tiles', 'rituals', 'elimination'],
    tiles: ['dagger', 'portal', 'shard', 'mask', 'eclipse'],
    dagger: ['neutralization', 'elimination'],
    portal: ['end', 'elimination'],
    shard: ['scoring'],
    mask: ['permutation'],
    eclipse: ['stabilization'],
    rituals: ['elimination'],
    stabilization: ['tiles', 'eclipse'],
    neutralization: ['dagger', 'elimination', 'portal'],
    elimination: ['resolve', 'end'],
    end: ['scoring', 'portal'],
    scoring: ['shard', 'illumination'],
  },
  intrigue: {
    goal: ['camps', 'verdict'],
    recognition: ['camps'],
    discussion: ['talk', 'interrogation'],
    interrogation: ['verdict'],
    verdict: ['scoring'],
  },
};

/** What a topic is pictured by: names of art. */
const PICTURES: Record<Game, Record<string, readonly string[]>> = {
  shamans: {
    goal: ['role-shaman', 'role-shadow'],
    setup: ['marker'],
    turn: ['guide'],
    follow: ['pawn'],
    tiles: ['tile-back'],
    dagger: ['dagger'],
    portal: ['portal'],
    shard: ['shard'],
    mask: ['mask'],
    eclipse: ['eclipse'],
    stabilization: ['ritual-stabilization'],
    permutation: ['ritual-permutation'],
    illumination: ['ritual-illumination'],
    neutralization: ['ritual-neutralization'],
    elimination: ['icon-fallen'],
    end: ['moon'],
    scoring: ['icon-score'],
    talk: ['icon-speech'],
  },
  intrigue: {
    goal: ['role-grand-master', 'role-spy'],
    lord: ['role-lord'],
    adept: ['role-adept'],
    spy: ['role-spy'],
    'grand-master': ['role-grand-master'],
    paladin: ['role-paladin'],
    traitor: ['role-traitor'],
    recognition: ['icon-eye'],
    discussion: ['icon-speech'],
    interrogation: ['icon-hand'],
    verdict: ['icon-accuse'],
    scoring: ['icon-score'],
    talk: ['icon-chat'],
  },
};

/** The topic behind each decision; both games' kinds are different words. */
const DECISIONS: Record<string, string> = {
  play: 'follow',
  take: 'tiles',
  keep: 'tiles',
  stabilize: 'stabilization',
  swap: 'permutation',
  neutralize: 'neutralization',
  chain: 'elimination',
  give: 'eclipse',
  name: 'resolve',
  moon: 'portal',
  target: 'portal',
  end: 'portal',
  speak: 'discussion',
  command: 'interrogation',
  point: 'interrogation',
  announce: 'interrogation',
  condemn: 'verdict',
};

/** Things that are explained elsewhere than under their own name. */
const THINGS: Record<string, string> = {
  shaman: 'goal',
  shadow: 'goal',
  pawn: 'follow',
  moon: 'end',
  guide: 'turn',
  marker: 'setup',
  row: 'tiles',
  stack: 'tiles',
  points: 'scoring',
  camp: 'camps',
};

export type Thing = 'tile' | 'ritual' | 'role' | 'decision' | 'thing';

/** The topic that explains something of the table: `topicOf('tile', 'dagger')`. */
export function topicOf(thing: Thing, name: string): string {
  return (thing === 'decision' ? DECISIONS[name] : THINGS[name]) ?? name;
}

export function topicsOf(game: Game): string[] {
  return GROUPS[game].flatMap((group) => group.topics);
}

/** The topic an address means: a topic, a group's first one, or none. */
export function found(game: Game, topic: string): string | null {
  if (topicsOf(game).includes(topic)) return topic;
  return GROUPS[game].find((group) => group.id === topic)?.topics[0] ?? null;
}

export function seeAlso(game: Game, topic: string): readonly string[] {
  return SEE[game][topic] ?? [];
}

export function picturesOf(game: Game, topic: string): readonly string[] {
  return PICTURES[game][topic] ?? [];
}
