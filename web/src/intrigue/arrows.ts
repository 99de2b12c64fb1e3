/** The portrait that lies in the direction of an arrow key, wherever the court has put it. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function neighbour(
  from: HTMLElement,
  all: readonly HTMLElement[],
  key: string,
): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = direction;
  const start = middle(from);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const end = middle(one);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const distance = along + 2.5 * aside;
    if (along > 4 && distance < nearest) {
      best = one;
      nearest = distance;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
