import { describe, expect, it } from 'vitest';
import { judged, replay } from '../../fixtures/streams';
import { entryOf } from '../games';
import type { GameEvent, Replay } from '../wire/types';
import { judge } from './verdict';

const dealingOf = async (game: string) => (await entryOf(game).dealing?.()) ?? null;

describe('a table', () => {
  for (const { name, grade, code, note, replay } of judged()) {
    it(`that ${name.replaceAll('_', ' ')} is found ${grade}`, async () => {
      const verdict = judge(replay, note, await dealingOf(replay.header.game));
      expect([verdict.grade, verdict.findings[0]?.code ?? null]).toEqual([grade, code]);
      const bad = Object.values(verdict.steps).filter((state) => state === 'bad');
      expect(bad.length).toBe(grade === 'not_fair' ? 1 : 0);
    });
  }

  it('is only half proved by a page that can’t deal its game', () => {
    const honest = judged().find(({ grade }) => grade === 'proved')!;
    const { grade, findings } = judge(honest.replay, honest.note, null);
    expect([grade, findings.at(-1)?.code]).toEqual(['in_part', 'undealt']);
  });
});

const eventsOf = (game: Replay): Record<string, unknown>[] =>
  game.frames.flatMap((frame) => frame.events as (GameEvent & Record<string, unknown>)[]);

describe.each(['shamans', 'intrigue'])('a game of %s by the older rules', (name) => {
  const verdict = async (game: Replay) => {
    const { grade, findings } = judge(game, null, await dealingOf(name));
    return [grade, findings[0]?.code];
  };

  it('agrees with itself, and proves no more', async () => {
    expect(await verdict(replay(name))).toEqual(['consistent', 'older_rules']);
  });

  it('has a secret, salts, roles, names and acts that fit together', async () => {
    const secret = replay(name);
    secret.header.fair!.secret = '11'.repeat(32);
    expect(await verdict(secret)).toEqual(['not_fair', 'secret_unfit']);
    const salts = replay(name);
    salts.header.fair!.salts![1]!.pop();
    expect(await verdict(salts)).toEqual(['not_fair', 'bad_salts']);
    const other = replay(name);
    other.header.fair!.salts![1]![0] = 'ee'.repeat(16);
    expect(await verdict(other)).toEqual(['not_fair', 'not_dealt']);
    const renamed = replay(name);
    renamed.header.names[0] = 'Mallory';
    expect(await verdict(renamed)).toEqual(['not_fair', 'changed_move']);
    const act = replay(name);
    act.frames[7]!.action = 'pass';
    expect(await verdict(act)).toEqual(['not_fair', 'changed_move']);
    const result = replay(name);
    result.closing.scores[0]! += 1;
    expect(await verdict(result)).toEqual(['not_fair', 'changed_move']);
  });
});

describe('in Shamans', () => {
  const wrong = async (change: (events: Record<string, unknown>[]) => void) => {
    const game = replay('shamans');
    change(eventsOf(game));
    return judge(game, null, await dealingOf('shamans')).findings[0]?.code;
  };
  const first = (events: Record<string, unknown>[], kind: string, more: object = {}) =>
    events.find((event) =>
      Object.entries({ event: kind, ...more }).every(([key, value]) => event[key] === value),
    )!;

  it('tiles, the arrow of the Eclipse and the first marker follow from chance', async () => {
    const tile = await wrong((events) => {
      const taken = first(events, 'tile_taken', { source: 'stack' });
      taken.tile = taken.tile === 'mask' ? 'dagger' : 'mask';
    });
    const arrow = await wrong((events) => {
      const eclipse = first(events, 'eclipse');
      eclipse.arrow = eclipse.arrow === 'left' ? 'right' : 'left';
    });
    const marker = await wrong((events) => {
      const began = first(events, 'round_began');
      began.marker = ((began.marker as number) + 1) % 3;
    });
    expect([tile, arrow, marker]).toEqual(['not_dealt', 'not_dealt', 'not_dealt']);
  });

  it('nobody plays what he does not hold, or is what he was not dealt', async () => {
    const card = await wrong((events) => {
      const [one, other] = events.filter((event) => event.event === 'card_played');
      [one!.card, other!.card] = [other!.card, one!.card];
    });
    const role = await wrong((events) => {
      const opened = first(events, 'roles_opened').roles as string[];
      opened.reverse();
      opened[0] = opened[0] === 'shadow' ? 'shaman' : 'shadow';
    });
    expect([card, role]).toEqual(['not_held', 'not_held']);
  });
});
