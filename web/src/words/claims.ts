/** Claims in words: what was said, who said it, and the picture beside it. */
import { people, type Speech } from './speech';
import { t } from './words.svelte';

/** The tone of people: only bots have another. */
const STEADY = 'steady';

/** What a claim says, without who says it. */
export function claimWords(
  claim: string,
  names: readonly string[],
  tone: string | null = null,
): string {
  const [verb = '', ...said] = claim.split(' ');
  const seats = said.filter((word) => /^\d+$/.test(word)).map(Number);
  const role = said[seats.length];
  return t(`claim-${verb}`, {
    tone: tone ?? STEADY,
    target: names[seats[0] ?? -1] ?? '',
    other: names[seats[1] ?? -1] ?? '',
    role: role ? t(`role-${role}`, { form: 'object' }) : '',
  });
}

/** A claim as the sentence of whoever sits there. */
export function claimSaid(claim: string, seat: number, speech: Speech): string {
  const { name = '', you } = people(speech, { name: seat });
  return claimOf(claim, { name: String(name), you: you === 'name' }, speech.names);
}

/** A claim as the sentence of somebody who may have gone since. */
export function claimOf(
  claim: string,
  by: { name: string; you: boolean },
  names: readonly string[],
  tone: string | null = null,
): string {
  const words = claimWords(claim, names, tone);
  return t('claim-said', { words, name: by.name, you: by.you ? 'name' : 'none' });
}

const PICTURES: Record<string, string> = {
  am: 'icon-person',
  saw: 'icon-eye',
  trust: 'icon-trust',
  accuse: 'icon-accuse',
  lies: 'icon-warning',
  send: 'icon-leap',
  look: 'icon-eye',
  follow: 'guide',
  laugh: 'icon-star',
  applaud: 'icon-hand',
  yes: 'icon-check',
  no: 'icon-close',
};

/** The picture beside a claim or a form. */
export function picture(claim: string): string {
  return PICTURES[claim.split(' ')[0] ?? ''] ?? 'icon-speech';
}

/** A piece of a sentence that is still being made: words, or the place of a part. */
export type Piece = { words: string } | { part: number };

const PLACES = ['\uE000', '\uE001', '\uE002'] as const;

/** The sentence of a form around its parts, in the order of the reader's language. */
export function pieces(form: string): Piece[] {
  const [verb, ...parts] = form.split(' ');
  const seats = parts.filter((part) => part === 'SEAT').length;
  const sentence = t(`claim-${verb}`, {
    tone: STEADY,
    target: PLACES[0],
    other: PLACES[1],
    role: seats === 0 ? PLACES[0] : PLACES[seats]!,
  });
  return sentence
    .split(/([\uE000-\uE002])/)
    .filter(Boolean)
    .map((piece) => {
      const part = (PLACES as readonly string[]).indexOf(piece);
      return part < 0 ? { words: piece } : { part };
    });
}
