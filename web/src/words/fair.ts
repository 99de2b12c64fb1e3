/** What was found out about a game's chance, in words. */
import type { Finding } from '../wire/types';
import { t, type Args } from './words.svelte';

export function finding({ code, data }: Finding): string {
  return t(`fair-${code.replaceAll('_', '-')}`, data as Args);
}
