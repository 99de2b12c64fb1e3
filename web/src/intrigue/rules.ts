/** How the rules of Shadow of Intrigue are divided, in the order one reads them. */
import type { Rules } from '../game/game';
import Camps from './figures/Camps.svelte';

/** Circles a discussion may have on the board this house ships. */
const CIRCLES = 2;

export const rules: Rules = {
  groups: [
    { id: 'game', topics: ['goal', 'camps'] },
    { id: 'roles', topics: ['lord', 'adept', 'spy', 'grand-master', 'paladin', 'traitor'] },
    {
      id: 'round',
      topics: ['recognition', 'discussion', 'interrogation', 'verdict', 'scoring'],
    },
    { id: 'talk', topics: ['talk'] },
  ],
  see: {
    goal: ['camps', 'verdict'],
    recognition: ['camps'],
    discussion: ['talk', 'interrogation'],
    interrogation: ['verdict'],
    verdict: ['scoring'],
  },
  pictures: {
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
  figures: { camps: Camps },
  numbers: { circles: CIRCLES },
};
