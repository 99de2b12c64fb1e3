/** The arches people sit in: pointed for Dusk, round for the Brotherhood, and who sits there hooded. */
import type { Camp } from '../wire/types';

export const ARCHES: Record<Camp, string> = {
  dusk: 'M4 138V58C4 34 34 28 60 3 86 28 116 34 116 58V138Z',
  brotherhood: 'M4 138V60A56 56 0 0 1 116 60V138Z',
};

const CLOAK =
  'M60 22C88 22 96 50 97 76 112 84 118 104 120 140H0C2 104 8 84 23 76 24 50 32 22 60 22Z';
const LIT = 'M60 22C32 22 24 50 23 76 8 84 2 104 0 140H60Z';
const HOOD = 'M60 32C82 32 87 54 87 74 87 92 76 104 60 108 44 104 33 92 33 74 33 54 38 32 60 32Z';
const BREAST = 'M60 108l24-15 16 47H20l16-47Z';

function figure(cloak: string, lit: string, dark: string, breast: string, clasp: string): string {
  const parts = [CLOAK, LIT, HOOD, BREAST];
  return (
    parts.map((d, at) => `<path d="${d}" fill="${[cloak, lit, dark, breast][at]}"/>`).join('') +
    clasp
  );
}

const FIGURES: Record<Camp, string> = {
  dusk: figure(
    '#4a3899',
    '#5d48b4',
    '#0d0828',
    '#251a5c',
    '<path d="M60 108l9 12-9 13-9-13z" fill="#b79bff"/><path d="M60 108v25l-9-13z" fill="#e3d6ff"/>',
  ),
  brotherhood: figure(
    '#7a5638',
    '#96704a',
    '#170d0c',
    '#3d2a20',
    '<circle cx="60" cy="122" r="10" fill="#ffcf8a"/><circle cx="60" cy="122" r="4.500" fill="#3d2a20"/>' +
      '<path d="M60 108v5m0 18v5m-14-14h5m18 0h5" stroke="#ffcf8a" stroke-width="3"/>',
  ),
};

/** Everything a niche is drawn with, for one hidden sheet in the page. */
export function symbols(): string {
  return (['dusk', 'brotherhood'] as const)
    .map(
      (camp) =>
        `<clipPath id="arch-${camp}"><path d="${ARCHES[camp]}"/></clipPath>` +
        `<symbol id="figure-${camp}" viewBox="0 0 120 140">${FIGURES[camp]}</symbol>`,
    )
    .join('');
}
