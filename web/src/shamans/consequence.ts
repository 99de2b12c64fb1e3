/**
 * What an action would do, from what the viewer can see: for hover, focus and the first tap. It
 * foretells only what the rules settle; what others may still do (a Portal, a lower card) it leaves
 * open. Pure: words are made at the end of the file.
 */
import { isPlaced, matching, numberOf, stillToPlay, worldOf } from './things';
import { cardWords, ritualWords, roleWords, worldWords } from './telling';
import type { Speech } from '../words/speech';
import { t } from '../words/words.svelte';
import type { Card, Ritual, ShamansRole, ShamansView, Tile, World } from '../wire/types';

export type Consequence =
  | { kind: 'leads'; world: World }
  | { kind: 'follows'; standing: 'only' | 'lowest' | 'highest' | 'between'; settled: boolean }
  | { kind: 'moves'; left: number }
  | { kind: 'moon' }
  | { kind: 'completes'; world: World; ritual: Ritual }
  | { kind: 'fills'; world: World; ritual: Ritual }
  | { kind: 'takes'; tile: Tile }
  | { kind: 'draws' }
  | { kind: 'keeps'; tile: Tile; open: boolean }
  | { kind: 'back'; count: number; left: number }
  | { kind: 'swaps'; role: ShamansRole | null; target: number }
  | { kind: 'eliminates'; target: number; role: ShamansRole | null; cards: number; moon: boolean }
  | { kind: 'spares' }
  | { kind: 'performs'; ritual: Ritual }
  | { kind: 'gives'; card: Card; receiver: number | null }
  | { kind: 'names'; target: number }
  | { kind: 'lets' };

/** Everything the rules settle about an action, in the order it happens. */
export function consequences(action: string, view: ShamansView): Consequence[] {
  const [verb = '', rest = ''] = action.split(' ');
  switch (verb) {
    case 'play':
      return ofPlaying(rest as Card, view);
    case 'take': {
      const tile = rest === 'stack' ? null : view.row[rest === 'left' ? 0 : 1];
      return [tile ? { kind: 'takes', tile } : { kind: 'draws' }];
    }
    case 'keep':
      return view.drawn ? [{ kind: 'keeps', tile: view.drawn, open: rest === 'open' }] : [];
    case 'back':
      return [back(view, 2)];
    case 'portal':
      return [rest === 'back' ? back(view, 1) : forward(view)];
    case 'swap': {
      const target = Number(rest);
      return [{ kind: 'swaps', target, role: view.seats[target]?.role ?? null }];
    }
    case 'neutralize':
      return [ofEliminating(Number(rest), view)];
    case 'decline':
      return [{ kind: 'spares' }];
    case 'perform': {
      const world = view.worlds.find((one) => one.world === rest);
      return world ? [{ kind: 'performs', ritual: world.ritual }] : [];
    }
    case 'give':
      return [{ kind: 'gives', card: rest as Card, receiver: receiver(view) }];
    case 'name':
      return [{ kind: 'names', target: Number(rest) }];
    default:
      return [{ kind: 'lets' }];
  }
}

function ofPlaying(card: Card, view: ShamansView): Consequence[] {
  const home = view.worlds.find((one) => one.world === worldOf(card));
  const missing = home ? home.needs - home.cards.length : 0;
  if (view.destination === null)
    return missing === 1 && home
      ? [
          { kind: 'leads', world: home.world },
          { kind: 'fills', world: home.world, ritual: home.ritual },
        ]
      : [{ kind: 'leads', world: worldOf(card) }];
  if (worldOf(card) !== view.destination) {
    const step = forward(view);
    if (step.kind === 'moon' || !home || missing > 1) return [step];
    return [step, { kind: 'completes', world: home.world, ritual: home.ritual }];
  }
  const follows: Consequence = {
    kind: 'follows',
    standing: standing(card, view),
    settled: stillToPlay(view).length === 1,
  };
  const table = cardsToCollect(view);
  if (home && missing === table + 1)
    return [follows, { kind: 'fills', world: home.world, ritual: home.ritual }];
  return [follows];
}

/** Matching cards lying before anybody: an eliminated player's are collected, too (9.8). */
function cardsToCollect(view: ShamansView): number {
  const cards = view.tricks.at(-1)?.cards ?? [];
  return cards.filter((card) => card && worldOf(card) === view.destination && !isPlaced(view, card))
    .length;
}

function standing(card: Card, view: ShamansView): 'only' | 'lowest' | 'highest' | 'between' {
  const others = matching(view).map((one) => numberOf(one.card));
  if (!others.length) return 'only';
  if (numberOf(card) < Math.min(...others)) return 'lowest';
  return numberOf(card) > Math.max(...others) ? 'highest' : 'between';
}

function forward(view: ShamansView): Consequence {
  const left = view.moon - view.pawn - 1;
  return left <= 0 ? { kind: 'moon' } : { kind: 'moves', left };
}

/** Never below the first space (S-49). */
function back(view: ShamansView, most: number): Consequence {
  const count = Math.min(most, view.pawn);
  return { kind: 'back', count, left: view.moon - view.pawn + count };
}

function ofEliminating(target: number, view: ShamansView): Consequence {
  const seat = view.seats[target];
  const cards = seat?.cards ?? 0;
  return {
    kind: 'eliminates',
    target,
    role: seat?.role ?? null,
    cards,
    moon: cards >= view.moon - view.pawn,
  };
}

/** Who gets the viewer's card in the Eclipse: the next one with cards, as the arrow points (S-34). */
function receiver(view: ShamansView): number | null {
  const { viewer, players, eclipse } = view;
  if (viewer === null || (eclipse !== 'left' && eclipse !== 'right')) return null;
  const step = eclipse === 'left' ? 1 : players - 1;
  for (let at = (viewer + step) % players; at !== viewer; at = (at + step) % players) {
    const seat = view.seats[at];
    if (seat?.alive && seat.cards > 0) return at;
  }
  return null;
}

/** The consequences of an action in one line; empty when there is nothing to foretell. */
export function foretell(action: string, view: ShamansView, speech: Speech): string {
  return consequences(action, view)
    .map((one) => inWords(one, view, speech))
    .join(' ');
}

function inWords(one: Consequence, view: ShamansView, speech: Speech): string {
  const name = (seat: number): string => speech.names[seat] ?? '';
  switch (one.kind) {
    case 'leads':
      return t('shamans-leads', { world: worldWords(one.world) });
    case 'follows':
      return t(`shamans-follows${one.settled ? '-settled' : ''}`, { standing: one.standing });
    case 'moves':
      return t('shamans-moves', { left: one.left });
    case 'moon':
      return t('shamans-onto-moon');
    case 'completes':
    case 'fills':
      return t(`shamans-${one.kind}`, {
        world: worldWords(one.world),
        ritual: ritualWords(one.ritual),
      });
    case 'takes':
      return t(`shamans-tile-${one.tile}`);
    case 'draws':
      return t('shamans-draws');
    case 'keeps':
      return t(`shamans-keeps-${one.open ? 'open' : 'hidden'}`, { tile: one.tile });
    case 'back':
      return t('shamans-back', { count: one.count, left: one.left });
    case 'swaps':
      return one.role
        ? t('shamans-swaps-known', { role: roleWords(one.role), name: name(one.target) })
        : t('shamans-swaps', { name: name(one.target) });
    case 'eliminates':
      return t('shamans-eliminates', {
        role: one.role ?? 'unknown',
        cards: one.cards,
        moon: one.moon ? 'yes' : 'no',
      });
    case 'spares':
      return t('shamans-spares');
    case 'performs':
      return t(`ritual-${one.ritual}-help`);
    case 'gives':
      return one.receiver === null
        ? cardWords(one.card)
        : t('shamans-gives', { name: name(one.receiver) });
    case 'names':
      return t('shamans-names', { name: name(one.target) });
    case 'lets':
      return t('shamans-lets', { window: view.decision.kind });
  }
}
