/** Trail, steps, claims and whether somebody could have followed, from tricks written as cards by seat. */
import { describe, expect, test } from 'vitest';
import { streams } from '../../fixtures/streams';
import type { Said } from '../game/said';
import type { Card, ShamansGift, ShamansRole, ShamansView } from '../wire/types';
import { standing } from './claims';
import { refusals } from './suspicion';
import { stepsOf, trail } from './trail';

interface Options {
  tricks?: { guide: number; cards: (Card | null)[] }[];
  hand?: Card[];
  given?: ShamansGift[];
  roles?: (ShamansRole | null)[];
  eclipse?: ShamansView['eclipse'];
}

/** Three players, through the eyes of seat 0; what was played lies in its world. */
function round({ tricks = [], hand = [], given = [], roles = [], eclipse = 'hidden' }: Options) {
  const start = streams().find(({ game, players }) => game === 'shamans' && players === 3)!;
  const view = start.steps[0]!.view as ShamansView;
  const played = tricks.flatMap(({ cards }) => cards);
  return {
    ...view,
    viewer: 0,
    tricks,
    hand,
    given,
    eclipse,
    worlds: view.worlds.map((world) => ({
      ...world,
      cards: [1, 2, 3, 4, 5, 6].filter((n) => played.includes(`${world.world}-${n}` as Card)),
    })),
    seats: view.seats.map((seat, at) => ({ ...seat, role: roles[at] ?? null })),
  };
}

const REFUSED = { guide: 1, cards: ['blue-2', 'blue-5', 'green-1'] as Card[] };

describe('the trail of a round', () => {
  test('tells what was asked, what was played and who caused a step (3.4)', () => {
    const view = round({ tricks: [REFUSED] });
    expect(trail(view, 2)).toEqual([
      { trick: 1, asked: 'blue', card: 'green-1', led: false, follows: false },
    ]);
    expect([0, 1, 2].map((seat) => stepsOf(view, seat))).toEqual([0, 0, 1]);
  });
});

describe('could he have followed?', () => {
  test('a world refused and played later was in his hand', () => {
    const view = round({ tricks: [REFUSED, { guide: 2, cards: [null, null, 'blue-6'] }] });
    expect(refusals(view, 2)).toMatchObject([{ verdict: 'held', later: 'blue-6', trick: 1 }]);
  });

  test('unless it came in the Eclipse, as far as the viewer knows (5.1)', () => {
    const tricks = [REFUSED, { guide: 2, cards: [null, null, 'blue-6' as Card] }];
    const gift = (card: Card | null) => [{ giver: 1, receiver: 2, card }];
    const told = (card: Card | null) =>
      refusals(round({ tricks, given: gift(card), eclipse: 'gone' }), 2).map((one) => one.verdict);
    expect(told(null)).toEqual(['held-maybe']);
    expect(told('blue-6')).toEqual([]);
    expect(told('red-1')).toEqual(['held']);
  });

  test('he had none where all of them lay elsewhere, and nobody knows where some are unseen', () => {
    const unseen = refusals(round({ tricks: [REFUSED], hand: ['blue-1'] }), 2);
    expect(unseen).toMatchObject([{ verdict: 'unknown', unseen: 3 }]);
    const rest: Card[] = ['blue-1', 'blue-3', 'blue-4', 'blue-6'];
    const none = refusals(round({ tricks: [REFUSED], hand: rest }), 2);
    expect(none).toMatchObject([{ verdict: 'had-none' }]);
  });
});

describe('a claim on the table', () => {
  const say = (seat: number, claim: string, seq = 1): Said => ({
    seq,
    seat,
    claim,
    words: '',
    fresh: true,
  });

  test('is held against what the viewer knows', () => {
    const view = round({ roles: ['shaman', 'shadow', null] });
    expect(standing(view, [say(1, 'am shaman')], 1)?.verdict).toBe('false');
    expect(standing(view, [say(1, 'am shadow')], 1)?.verdict).toBe('true');
    expect(standing(view, [say(2, 'am shaman')], 2)?.verdict).toBe('open');
    expect(standing(view, [say(2, 'accuse 1')], 2)).toBeNull();
  });

  test('can’t stand where it was another before, or too many are Shamans (1.2)', () => {
    const view = round({ roles: ['shaman', null, null] });
    const both = [say(1, 'am shaman'), say(2, 'am shaman', 2)];
    expect(standing(view, both, 1)?.verdict).toBe('doubtful');
    expect(standing(view, [say(1, 'am shadow'), say(1, 'am shaman', 2)], 1)?.verdict).toBe(
      'doubtful',
    );
  });
});
