/** What a tab remembers over a reload: how far it had read, so that the log goes on where it was. */
import type { Evening } from './evening';

type Remembered = Pick<Evening, 'you' | 'seq' | 'moments'>;

const MOST = 1000;
const key = (code: string): string => `penumbra:evening:${code}`;

export function remember(code: string, token: string | null, evening: Evening): void {
  const { you, seq, moments } = evening;
  const kept = { token, you, seq, moments: moments.slice(-MOST) };
  try {
    sessionStorage.setItem(key(code), JSON.stringify(kept));
  } catch {
    // Too much or not allowed: the log begins anew.
  }
}

export function recall(code: string, token: string | null): Remembered | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(code)) ?? 'null') as
      (Remembered & { token: string | null }) | null;
    if (!kept || kept.token !== token) return null;
    return { you: kept.you, seq: kept.seq, moments: kept.moments };
  } catch {
    return null;
  }
}

/** Who has left for good leaves nothing behind for the next at this machine. */
export function forget(code: string): void {
  try {
    sessionStorage.removeItem(key(code));
  } catch {
    // There was nothing to forget.
  }
}
