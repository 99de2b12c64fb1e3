// What was said of whom, where it can't all be true, and what a viewer knows better (B9, B10).
import { describe, expect, it } from 'vitest';
import type { IntrigueInterrogation, IntrigueRole, IntrigueView } from '../wire/types';
import { conflicts, order, silences, statements, truth, type Statement } from './claims';
import { covered, known, recognised } from './knowledge';
import { campOf } from './roles';

/** Seven at a table, the Lord on seat 0; the viewer on seat 3 knows what is named after `knows`. */
const DEALT: IntrigueRole[] = [
  'lord',
  'adept',
  'spy',
  'paladin',
  'grand-master',
  'paladin',
  'traitor',
];

function table(
  circles: (string | null)[][],
  {
    knows = {},
    looks = [],
    viewer = 3,
  }: {
    knows?: Record<number, IntrigueRole>;
    looks?: Partial<IntrigueInterrogation>[];
    viewer?: number | null;
  } = {},
): IntrigueView {
  return {
    game: 'intrigue',
    players: 7,
    viewer,
    round: 1,
    lord: 0,
    deck: { lord: 1, adept: 1, spy: 1, 'grand-master': 1, paladin: 2, traitor: 1 },
    seats: DEALT.map((role, seat) => ({
      camp: campOf(role),
      role: seat === 0 ? 'lord' : (knows[seat] ?? null),
      open: seat === 0,
      points: 0,
      used: false,
      condemned: false,
    })),
    talk: circles.map((claims, at) => ({ discussion: at + 1, circle: 1, claims })),
    interrogations: looks.map((look) => ({
      interrogator: 1,
      target: null,
      announced: null,
      seen: null,
      ...look,
    })),
    decision: { kind: 'speak', waiting: [1] },
    legal: [],
    result: null,
    winners: [],
  };
}

const circle = (said: Record<number, string>): (string | null)[] =>
  DEALT.map((_, seat) => said[seat] ?? null);

function of(view: IntrigueView, speaker: number): Statement {
  const found = statements(view).find((one) => one.speaker === speaker);
  if (!found) throw new Error(`seat ${speaker} has said nothing`);
  return found;
}

const doubts = (view: IntrigueView, speaker: number): string[] =>
  conflicts(of(view, speaker), view, statements(view)).map((one) => one.why);

describe('what was said', () => {
  it('what was said in the talk counts like a word in a circle', () => {
    const view = table([], {});
    const heard = (seat: number, claim: string, over: object = {}) => ({
      seat,
      claim,
      round: view.round,
      step: 1,
      act: false,
      ...over,
    });
    const said = statements(view, [
      heard(1, 'am spy'),
      heard(2, 'is 1 adept'),
      heard(3, 'lies 1'),
      heard(4, 'ask-role 1'),
      heard(5, 'yes'),
      heard(6, 'trust 1', { act: true }),
      heard(6, 'trust 2', { round: view.round + 1 }),
    ]);
    expect(said.map(({ speaker, kind, about, role }) => [speaker, kind, about, role])).toEqual([
      [1, 'claim', 1, 'spy'],
      [2, 'claim', 1, 'adept'],
      [3, 'lies', 1, null],
    ]);
    expect(conflicts(said[0]!, view, said).map((one) => one.why)).toEqual(['disputed']);
  });

  it('is told in the order of speaking, the Lord last', () => {
    const view = table([circle({ 0: 'trust 1', 1: 'accuse 2', 6: 'claim 6 paladin' })]);
    expect(order(view)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(statements(view).map((one) => one.speaker)).toEqual([1, 6, 0]);
  });

  it('is one statement however often it is repeated', () => {
    const view = table([circle({ 4: 'claim 1 spy' }), circle({ 4: 'claim 1 spy' })]);
    expect(statements(view)).toHaveLength(1);
    expect(of(view, 4).when).toEqual([
      { discussion: 1, circle: 1 },
      { discussion: 2, circle: 1 },
    ]);
  });

  it('keeps announcements apart, each after its discussion', () => {
    const view = table([circle({ 6: 'trust 1' }), circle({ 5: 'trust 1' })], {
      looks: [{ target: 4, announced: 'traitor' }],
    });
    expect(statements(view).map((one) => one.kind)).toEqual(['trust', 'announce', 'trust']);
    expect(of(view, 1)).toMatchObject({ about: 4, role: 'traitor', when: [{ interrogation: 1 }] });
  });

  it('has no announcement before the interrogator has spoken', () => {
    expect(statements(table([], { looks: [{ target: 4 }] }))).toEqual([]);
  });

  it('remembers who kept silent', () => {
    const view = table([circle({ 2: 'silence' }), circle({ 2: 'silence', 3: 'trust 1' })]);
    expect(silences(view)).toHaveLength(1);
    expect(silences(view)[0]).toMatchObject({ speaker: 2 });
    expect(silences(view)[0]!.when).toHaveLength(2);
  });
});

describe('contradictions', () => {
  it('two roles for one player are disputed on both sides', () => {
    const view = table([circle({ 5: 'claim 4 grand-master', 6: 'claim 4 paladin' })]);
    expect(doubts(view, 5)).toEqual(['disputed']);
    expect(doubts(view, 6)).toEqual(['disputed']);
  });

  it('two Grand Masters are more than the deck has', () => {
    const view = table([circle({ 4: 'claim 4 grand-master', 5: 'claim 5 grand-master' })]);
    expect(conflicts(of(view, 4), view, statements(view))).toEqual([
      { why: 'too-many', seats: [4, 5], copies: 1 },
    ]);
  });

  it('two Paladins are as many as the deck has', () => {
    const view = table([circle({ 4: 'claim 4 paladin', 5: 'claim 5 paladin' })]);
    expect(doubts(view, 4)).toEqual([]);
  });

  it('an announcement speaks against a claim', () => {
    const view = table([circle({ 4: 'claim 4 paladin' })], {
      looks: [{ target: 4, announced: 'grand-master' }],
    });
    expect(doubts(view, 4)).toEqual(['disputed']);
    expect(doubts(view, 1)).toEqual(['disputed']);
  });

  it('who says two things has changed his story', () => {
    const roles = table([circle({ 4: 'claim 4 paladin' }), circle({ 4: 'claim 4 traitor' })]);
    expect(doubts(roles, 4)).toEqual(['changed']);
    const minds = table([circle({ 4: 'trust 1' }), circle({ 4: 'accuse 1' })]);
    expect(doubts(minds, 4)).toEqual(['changed']);
  });

  it('trust and accusation of different people are no contradiction', () => {
    const view = table([circle({ 4: 'trust 1', 5: 'accuse 1' })]);
    expect(doubts(view, 4)).toEqual([]);
    expect(doubts(view, 5)).toEqual([]);
  });
});

describe('what the viewer knows', () => {
  const paladin = { 3: 'paladin', 4: 'grand-master' } as const;

  it('a role he knows makes a claim true or false', () => {
    const view = table([circle({ 4: 'claim 4 traitor', 5: 'claim 4 grand-master' })], {
      knows: paladin,
    });
    expect(truth(of(view, 4), view)).toBe('false');
    expect(truth(of(view, 5), view)).toBe('true');
  });

  it('nobody else can have a role whose copies are all known', () => {
    const view = table([circle({ 6: 'claim 6 grand-master' })], { knows: paladin });
    expect(truth(of(view, 6), view)).toBe('false');
  });

  it('what is left open stays open, and opinions are never true or false', () => {
    const view = table([circle({ 5: 'claim 6 traitor', 6: 'accuse 5' })], { knows: paladin });
    expect(truth(of(view, 5), view)).toBeNull();
    expect(truth(of(view, 6), view)).toBeNull();
  });

  it('of seven the Adept knows the Spy, because nothing else is left (B.4)', () => {
    const view = table([], { viewer: 1, knows: { 1: 'adept' } });
    expect(known(view, 2)).toBe('spy');
    expect(recognised(view)).toEqual([]);
  });

  it('recognition shows the Grand Master to his camp and the Spy, and the Spy to him (B4, B5)', () => {
    const grandMaster = [{ seat: 4, role: 'grand-master' }];
    expect(recognised(table([], { knows: paladin }))).toEqual(grandMaster);
    expect(recognised(table([], { viewer: 2, knows: { 2: 'spy', 4: 'grand-master' } }))).toEqual(
      grandMaster,
    );
    const view = table([], { viewer: 4, knows: { 4: 'grand-master', 2: 'spy' } });
    expect(recognised(view)).toEqual([{ seat: 2, role: 'spy' }]);
    expect(recognised(table([], { viewer: 0 }))).toEqual([]);
    expect(recognised(table([], { viewer: null }))).toEqual([]);
  });

  it('covered cards leave nothing on the table that others may not see', () => {
    const view = table([circle({ 4: 'claim 4 traitor' })], {
      knows: paladin,
      looks: [{ interrogator: 3, target: 4, announced: 'traitor', seen: 'grand-master' }],
    });
    const shown = covered(view);
    expect(shown.seats.map((seat) => seat.role)).toEqual([
      'lord',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(shown.interrogations[0]!.seen).toBeNull();
    expect(truth(of(shown, 4), shown)).toBeNull();
  });
});
