/** Why, in words: what a Sage says of a decision, in a finished game and as a hint. */
import type { Alternative, Why } from '../wire/types';
import { t } from '../words/words.svelte';

export const percent = (share: number): number => Math.round(100 * share);

/** A reason as a sentence; `tell` puts an act into words. */
export function because(
  why: Why,
  names: readonly string[],
  tell: (action: string | null) => string,
): string {
  return t(why.say, {
    percent: why.percent,
    error: why.error,
    action: tell(why.action),
    name: why.seat === null ? '' : (names[why.seat] ?? ''),
    role: why.role === null ? '' : t(`role-${why.role}`, { form: 'name' }),
  });
}

/** What a value is made of. */
export function parts({ parts }: Alternative): string {
  return Object.entries(parts)
    .filter(([, share]) => percent(share) !== 0)
    .map(([part, share]) => {
      const sign = share > 0 ? '+' : '−';
      return `${t(`part-${part}`)} ${sign}${Math.abs(percent(share))}\u00a0%`;
    })
    .join(', ');
}
