// The page tells what happens in the sentences of the terminal, in every language.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { told } from '../../fixtures/streams';
import type { IntrigueEvent } from '../wire/types';
import { LANGUAGES, words } from '../words/words.svelte';
import { option, tell } from './telling';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => words.speak(language));

  it('every event is told as the terminal tells it', () => {
    for (const { names, viewer, event, words: expected } of told('intrigue'))
      expect(tell(event as IntrigueEvent, { names, viewer })).toBe(expected[language]);
  });

  it('every action has words', () => {
    const silent = vi.spyOn(console, 'error');
    const speech = { names: ['Rachel', 'Rick', 'Noor'], viewer: 1 };
    const said = ['silence', 'trust 2', 'accuse 1', 'claim 0 spy', 'claim 1 grand-master'];
    for (const action of [
      ...said,
      'circle',
      'judge',
      'send 1',
      'point 2',
      'condemn 0',
      'announce spy',
    ])
      expect(option(action, speech)).not.toBe('');
    expect(silent).not.toHaveBeenCalled();
  });
});
