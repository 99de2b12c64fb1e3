import { describe, expect, it } from 'vitest';
import type { IntrigueView } from '../wire/types';
import { fate, ledger } from './ledger';

const roles = ['lord', 'adept', 'spy', 'grand-master', 'paladin', 'paladin', 'traitor'];
const view = {
  players: 7,
  round: 2,
  lord: 0,
  seats: roles.map((role, seat) => ({ role, condemned: seat === 1 || seat === 3 })),
  talk: [
    {
      discussion: 1,
      circle: 1,
      claims: [null, 'claim 1 adept', 'claim 1 spy', null, null, null, 'trust 1'],
    },
  ],
  interrogations: [{ interrogator: 2, target: 3, announced: 'paladin', seen: null }],
} as unknown as IntrigueView;

describe('the ledger of a round', () => {
  it('holds every word against the roles that were turned over', () => {
    const said = (seat: number, claim: string, round = 2) => ({
      seat,
      claim,
      round,
      step: 2,
      act: false,
    });
    const { passages, lies } = ledger(view, [said(4, 'am traitor'), said(5, 'am spy', 1)], roles);
    expect(passages.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'talk 1',
      'look 1',
      'talk 2',
    ]);
    expect(passages[0]?.words.get(1)).toEqual([
      { claim: 'am adept', about: 1, role: 'adept', true: true },
    ]);
    expect(passages[0]?.words.get(6)?.[0]?.true).toBeNull();
    expect(passages[1]?.words.get(2)?.[0]?.true).toBe(false);
    expect(passages[2]?.words.get(4)?.[0]?.true).toBe(false);
    expect(lies).toEqual([0, 0, 2, 0, 1, 0, 0]);
  });

  it('says what became of the two who were sought', () => {
    expect(fate(view)).toBe('master');
  });
});
