import { expect, it } from 'vitest';
import {
  canonical,
  commitmentOf,
  drawHash,
  factsHash,
  fingerprint,
  promise,
  rollHash,
  seedOf,
} from './draw';
import { hex } from './sha256';

it('gives the hashes of the example in docs/protocol.md', () => {
  const secret = '00'.repeat(32);
  const commitment = commitmentOf(secret);
  const names = ['Ann', 'Bot', 'Čeněk'];
  const facts = {
    id: 'ABCD-1',
    game: 'intrigue',
    players: 3,
    board: { deck: 1 },
    first: null,
    names,
  };
  const first = Array.from({ length: 32 }, (_, k) => k.toString(16).padStart(2, '0')).join('');
  const third = 'ff'.repeat(32);
  const shares = [promise(commitment, 1, 0, first), 'bot', promise(commitment, 1, 2, third)];
  const roll = rollHash({ attempt: 1, before: '00'.repeat(32), commitment, facts, shares });
  const draw = drawHash(roll, [first, null, third]);
  expect([factsHash(facts), roll, draw, hex(seedOf(secret, draw, 1))]).toEqual([
    'c8042d5ca89185ee4296140b2e4158de160a10caa0bf37dad3553655beebd6d6',
    '590a7e8982dfecb5b34341fb691c8493661ffae16856bdf627f7e6aad2b69a65',
    'd2af693ee82e36b4507e3eae0523badbb08fafa4d95bd1290bc3d14bdffdc217',
    'dbf76812f06034706b37f4ab5297f11bd2f62a2566faba163d069e498e686c4a',
  ]);
  expect(fingerprint(draw)).toBe('d2af693e');
});

it('writes canonical JSON as Python does', () => {
  const value = { ž: null, b: [1, -2, true], a: { '10': 'č\n"\\\x1f/\u2028', '9': '' } };
  expect(canonical(value)).toBe(
    '{"a":{"10":"č\\n\\"\\\\\\u001f/\u2028","9":""},"b":[1,-2,true],"ž":null}',
  );
});
