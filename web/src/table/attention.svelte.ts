/**
 * What calls somebody back to the table: a sound for what happens, a chime when a decision is one's
 * own, and while the tab is hidden a mark in its title and a notification. None of them tells
 * anything that a neighbour must not know.
 */
import type { Sitting } from '../evening/sitting.svelte';
import { playOf } from '../games';
import { prefs } from '../prefs.svelte';
import { instrument, type Cue } from '../sound/instrument';
import { t } from '../words/words.svelte';
import { mutedAt } from '../talk/muted.svelte';

const MARK = '● ';

/** Whether the table waits for this person. */
export function isWaitedFor(sitting: Sitting): boolean {
  const { view, table } = sitting.evening;
  if (!view || sitting.seat === null || table?.stage !== 'playing' || table.paused) return false;
  if (!view.decision.waiting.includes(sitting.seat)) return false;
  const game = playOf(table.wishes.game);
  return view.legal.some((action) => !game.interrupts(action));
}

/** Attend to a table until the component that calls this is gone. */
export function attend(sitting: () => Sitting): void {
  const sound = (cue: Cue): void => {
    if (prefs.sound) instrument.play({ cue });
  };

  $effect(() => {
    const wake = (): void => instrument.wake();
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  });

  $effect(() => {
    const beat = sitting().stage.beat;
    if (!beat || !prefs.sound || (beat.ms === 0 && beat.event.event !== 'game_ended')) return;
    const { shown } = sitting().stage;
    const table = sitting().evening.table;
    const sounding = shown && table && playOf(table.wishes.game).sound(beat.event, shown);
    if (sounding) instrument.play(sounding);
  });

  const yours = $derived(sitting().stage.idle && isWaitedFor(sitting()));
  $effect(() => {
    if (yours) sound('turn');
  });

  const lastSaid = $derived.by(() => {
    const { evening, person, code } = sitting();
    const muted = mutedAt(code);
    const last = evening.moments.findLast(
      (moment) => moment.kind === 'talk' && !muted.has(moment.talk.person),
    );
    return last?.kind === 'talk' && last.talk.person !== person ? last.seq : 0;
  });
  let heard = sitting().evening.seq;
  $effect(() => {
    if (lastSaid <= heard) return;
    heard = lastSaid;
    sound('talk');
  });

  const waited = $derived(isWaitedFor(sitting()));
  $effect(() => (waited ? callBack(sitting().code) : undefined));
}

/** Call while the tab is hidden, and be silent as soon as it is looked at; ends with the answer. */
function callBack(code: string): () => void {
  let notification: Notification | null = null;
  const settle = (): void => {
    notification?.close();
    notification = null;
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  };
  const look = (): void => {
    if (!document.hidden) return settle();
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    if (prefs.notify) notification ??= notify(code);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    settle();
  };
}

function notify(code: string): Notification | null {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
  try {
    const notification = new Notification(t('talkpage-waits-at', { code }), {
      body: t('talkpage-waits'),
      tag: `penumbra-${code}`,
    });
    notification.onclick = () => {
      focus();
      notification.close();
    };
    return notification;
  } catch {
    return null; // Some phones notify only through a service worker: the title has to do.
  }
}
