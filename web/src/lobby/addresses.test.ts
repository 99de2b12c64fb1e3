import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { addressOf } = await import('./addresses');

test.each([
  ['kamoruti', '/kamoruti'],
  ['  KAMO ruti ', '/kamoruti'],
  ['ka-mo-ru-ti', '/kamoruti'],
  ['https://club.example/kamoruti', '/kamoruti'],
  ['club.example:8420/KaMoRuTi/', '/kamoruti'],
  ['https://club.example/kamoruti?x=1#y', '/kamoruti'],
  ['https://club.example/replay/kamoruti-2', '/replay/kamoruti-2'],
])('“%s” leads to %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

test.each([
  '',
  '   ',
  '12345',
  'https://club.example/',
  'club.example/rules/shamans',
  'two\nlines1',
])('“%s” leads nowhere', (typed) => {
  expect(addressOf(typed)).toBeNull();
});
