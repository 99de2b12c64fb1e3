/** How far this browser has come in each lesson. A browser that keeps nothing begins anew. */
const key = (game: string): string => `penumbra:lesson:${game}`;

/** The scene to go on with; 0 for the beginning. */
export function reached(game: string): number {
  try {
    const kept = Number(localStorage.getItem(key(game)));
    return Number.isInteger(kept) && kept > 0 ? kept : 0;
  } catch {
    return 0;
  }
}

/** A scene has begun, or with 0: the lesson is over and would begin anew. */
export function reach(game: string, scene: number): void {
  try {
    localStorage.setItem(key(game), String(scene));
  } catch {
    // Then the lesson begins at its first scene next time.
  }
}
