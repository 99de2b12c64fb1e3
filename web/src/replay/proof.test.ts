import { describe, expect, it } from 'vitest';
import { replay } from '../../fixtures/streams';
import type { Promised } from '../wire/tickets';
import type { Fair, GameName, Replay } from '../wire/types';
import { prove, type Finding, type Step } from './proof';

const GAMES: GameName[] = ['shamans', 'intrigue'];

const fairOf = (game: Replay): Fair => game.header.fair as Fair;

/** What a browser at seat 0 has written down of this game. */
function noted(game: Replay): Promised {
  const own = fairOf(game).salts.map((salts, index) => [index + 1, salts[0]]);
  return { commitment: fairOf(game).commitment, salts: Object.fromEntries(own) };
}

function wrong(game: Replay, promised?: Promised): [Step, number | null][] {
  const { fair, findings } = prove(game, promised);
  const failed = findings.filter((finding: Finding) => finding.state === 'bad');
  expect(fair).toBe(failed.length === 0);
  return failed.map((finding) => [finding.step, finding.at]);
}

describe.each(GAMES)('a game of %s', (name) => {
  it('is proved for who sat at the table', () => {
    const game = replay(name);
    const { fair, findings } = prove(game, noted(game));
    expect(fair).toBe(true);
    expect(findings.map((finding) => finding.state)).toEqual(Array(5).fill('good'));
  });

  it('is proved as far as can be for who did not', () => {
    const { fair, findings } = prove(replay(name), undefined);
    expect(fair).toBe(true);
    const open = findings.filter((finding) => finding.state === 'unknown');
    expect(open.map((finding) => finding.step)).toEqual(['noted']);
  });

  it('is another game if its commitment is not the one that was noted', () => {
    const game = replay(name);
    const promised = { ...noted(game), commitment: 'ab'.repeat(32) };
    expect(wrong(game, promised)).toEqual([['noted', null]]);
  });

  it('lacks a salt that was sent', () => {
    const game = replay(name);
    const promised = noted(game);
    promised.salts[2] = 'cd'.repeat(32);
    expect(wrong(game, promised)).toEqual([['salts', 2]]);
  });

  it('needs no salt for a round that was never dealt', () => {
    const game = replay(name);
    const promised = noted(game);
    promised.salts[fairOf(game).salts.length + 1] = 'cd'.repeat(32);
    expect(wrong(game, promised)).toEqual([]);
  });

  it('has another secret than the promised one', () => {
    const game = replay(name);
    fairOf(game).secret = '11'.repeat(32);
    expect(wrong(game).map(([step]) => step)).toEqual(['secret', 'deals', 'record']);
  });

  it('has a salt that was changed afterwards', () => {
    const game = replay(name);
    fairOf(game).salts[1]![0] = 'ee'.repeat(16);
    expect(wrong(game, noted(replay(name)))).toEqual([
      ['salts', 2],
      ['deals', 2],
      ['record', 0],
    ]);
  });

  it('has salts that are none, or for too few seats or rounds', () => {
    const short = replay(name);
    fairOf(short).salts[0]![0] = 'ee';
    expect(wrong(short)[0]).toEqual(['salts', 1]);
    const seats = replay(name);
    fairOf(seats).salts[1]!.pop();
    expect(wrong(seats)[0]).toEqual(['salts', 2]);
    const rounds = replay(name);
    fairOf(rounds).salts.pop();
    expect(wrong(rounds)[0]).toEqual(['salts', fairOf(rounds).salts.length + 1]);
  });

  it('was dealt otherwise than chance says', () => {
    const game = replay(name);
    const dealt = game.frames[0]!.events.filter((event) => event.event === 'role_dealt');
    const other = dealt.find((event) => event.role !== dealt[0]!.role)!;
    const roles = [dealt[0]!.role, other.role];
    Object.assign(dealt[0]!, { role: roles[1] });
    Object.assign(other, { role: roles[0] });
    expect(wrong(game)).toEqual([
      ['deals', 1],
      ['record', 1],
    ]);
  });

  it('has names, an act or a result that were changed afterwards', () => {
    const renamed = replay(name);
    renamed.header.names[0] = 'Mallory';
    expect(wrong(renamed)).toEqual([['record', 0]]);
    const act = replay(name);
    act.frames[7]!.action = 'pass';
    expect(wrong(act)).toEqual([['record', 7]]);
    const cut = replay(name);
    cut.frames.splice(5, 1);
    expect(wrong(cut).at(-1)).toEqual(['record', 5]);
    const result = replay(name);
    result.closing.scores[0]! += 1;
    expect(wrong(result)).toEqual([['record', result.frames.length - 1]]);
  });
});

describe('in Shamans', () => {
  it('a tile that comes off the stack is the one that was dealt there', () => {
    const game = replay('shamans');
    const number = game.frames.findIndex((frame) =>
      frame.events.some((event) => event.event === 'tile_taken' && event.source === 'stack'),
    );
    const taken = game.frames[number]!.events.find((event) => event.event === 'tile_taken')!;
    taken.tile = taken.tile === 'mask' ? 'dagger' : 'mask';
    expect(wrong(game).map(([step]) => step)).toEqual(['deals', 'record']);
  });

  it('the arrow of the Eclipse and the first marker follow from chance', () => {
    const turned = replay('shamans');
    const eclipse = turned.frames
      .flatMap((frame) => frame.events)
      .find((event) => event.event === 'eclipse')!;
    eclipse.arrow = eclipse.arrow === 'left' ? 'right' : 'left';
    expect(wrong(turned)[0]![0]).toBe('deals');
    const begun = replay('shamans');
    const first = begun.frames[0]!.events[0]!;
    if (first.event === 'round_began' && 'marker' in first) first.marker = (first.marker + 1) % 3;
    expect(wrong(begun)[0]).toEqual(['deals', 1]);
  });
});

it('a game without fair deals proves nothing', () => {
  const game = replay('shamans');
  delete game.header.fair;
  expect(wrong(game).map(([step]) => step)).toEqual(['secret', 'record']);
});
