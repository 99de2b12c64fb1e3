/** The last round whose recognition this tab has seen, so that a reload does not show it again. */
const key = (): string => `penumbra:recognition:${location.pathname}`;

export function met(): number {
  try {
    return Number(sessionStorage.getItem(key()) ?? 0);
  } catch {
    return 0;
  }
}

export function meet(round: number): void {
  try {
    sessionStorage.setItem(key(), String(round));
  } catch {
    // A browser that keeps nothing shows the scene again after a reload.
  }
}
