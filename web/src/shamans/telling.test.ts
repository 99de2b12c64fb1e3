/** The page tells an event in the very words of the terminal, in all four languages. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { streams, told } from '../../fixtures/streams';
import { LANGUAGES, words } from '../words/words.svelte';
import type { ShamansEvent, ShamansView } from '../wire/types';
import { tell, tellAction, tellDecision } from './telling';

vi.stubGlobal('document', { documentElement: {} });

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(async () => {
    await words.speak(language);
    vi.spyOn(console, 'error').mockImplementation((why: string) => {
      throw new Error(why);
    });
  });

  test('every event is told as at the terminal', () => {
    for (const { names, viewer, event, words: expected } of told('shamans'))
      expect(tell(event as ShamansEvent, { names, viewer })).toBe(expected[language]);
  });

  test('every choice and every decision of a recorded game has words', () => {
    for (const { game, names, viewer, steps } of streams()) {
      if (game !== 'shamans') continue;
      for (const { view } of steps) {
        expect(tellDecision(view as ShamansView).help).not.toBe('');
        for (const action of view.legal)
          expect(tellAction(action, view as ShamansView, { names, viewer })).not.toBe('');
      }
    }
  });
});
