/** How the rules of Shamans are divided, in the order one reads them. */
import type { Rules } from '../game/game';
import Numbers from './figures/Numbers.svelte';
import Rituals from './figures/Rituals.svelte';
import Track from './figures/Track.svelte';
import Trick from './figures/Trick.svelte';

export const rules: Rules = {
  groups: [
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
  see: {
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
  pictures: {
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
  figures: { setup: Numbers, follow: Track, resolve: Trick, rituals: Rituals },
  numbers: {},
};
