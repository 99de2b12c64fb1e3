/** What an analysis found, in words: the same sentences as `penumbra analyse` says. */
import { playOf } from '../games';
import type { Analysis, Frame, Judged, TurningPoint, Why } from '../wire/types';
import { t } from '../words/words.svelte';
import { because, percent } from './reasons';

/** The colour of a seat's curve. */
export const COLOURS = [
  ...['gold', 'blue', 'red', 'green', 'purple'],
  ...['eclipse', 'portal', 'mask', 'brown', 'white'],
] as const;

export class Telling {
  constructor(
    readonly analysis: Analysis,
    readonly frames: readonly Frame[],
  ) {}

  get names(): readonly string[] {
    return this.analysis.names;
  }

  /** What an act brought, in one sentence. */
  act(act: number): string {
    const { story, tell } = playOf(this.analysis.game);
    const events = story.inOneGo(this.frames[act]?.events ?? []);
    const event = events.find((one) => !story.plainToSee(one)) ?? events[0];
    return event ? tell(event, { names: this.names, viewer: null }) : t('analysis-silent');
  }

  /** What could be done at an act, as a choice. */
  action(act: number, action: string | null, seat: number): string {
    const view = this.frames[act - 1]?.view;
    if (action === null || !view) return t('analysis-let-go-on');
    const speech = { names: this.names, viewer: seat };
    return playOf(this.analysis.game).tellAction(action, view, speech);
  }

  turn({ act, round, whose, before, after }: TurningPoint): string {
    return t('analysis-turning', {
      round,
      move: act,
      sentence: this.act(act),
      name: this.names[whose] ?? '',
      before: percent(before),
      after: percent(after),
    });
  }

  mistake(judged: Judged): string {
    const best = judged.alternatives.find(({ action }) => action === judged.recommended);
    return t('analysis-mistake', {
      move: judged.act,
      name: this.names[judged.seat] ?? '',
      played: this.action(judged.act, judged.played, judged.seat),
      value: percent(judged.value),
      recommended: this.action(judged.act, judged.recommended, judged.seat),
      best: percent(best?.value ?? 0),
      loss: percent(judged.loss),
      error: percent(judged.error),
    });
  }

  why(judged: Judged, why: Why): string {
    return because(why, this.names, (action) => this.action(judged.act, action, judged.seat));
  }
}
