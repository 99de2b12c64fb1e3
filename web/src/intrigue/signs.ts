/** The signs of the roles, drawn in 24 by 24: crown, flame, key, sun, shield, dagger. */
import type { IntrigueRole } from '../wire/types';

const stroke = (d: string, width: number, more = ''): string =>
  `<g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"><path d="${d}"/>${more}</g>`;
const fill = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

export const SIGNS: Record<IntrigueRole, string> = {
  lord: fill('M4.500 18V7.500l4.300 4L12 5l3.200 6.500 4.300-4V18z'),
  adept: fill(
    'M12.500 3.500c.6 4 5 6 5 10.500a5.500 5.500 0 0 1-11 0c0-2.400 1.200-3.800 2.400-5.200.4 1.700 1 2.400 1.800 2.800.2-3.200.4-5.600 1.800-8.100z',
  ),
  spy: stroke(
    'M11.500 11.500 19 19M15 15l2.600-2.600M18.300 18.300l2.200-2.200',
    2.7,
    '<circle cx="8.700" cy="8.700" r="3.600"/>',
  ),
  'grand-master':
    '<circle cx="12" cy="12" r="3.900" fill="currentColor"/>' +
    stroke(
      'M12 3v3.300M12 17.700V21M3 12h3.300M17.700 12H21M5.600 5.600 8 8M16 16l2.400 2.400M18.400 5.600 16 8M8 16l-2.400 2.400',
      2.5,
    ),
  paladin:
    fill('M12 3.500 19 6v5.500c0 4.600-3 7.300-7 9-4-1.700-7-4.400-7-9V6z') +
    '<path d="M12 7v9.500M8.200 11h7.600" stroke="#ffcf8a" stroke-width="2.200"/>',
  traitor: fill('M10.700 3h2.600v5.300h-2.600zM6.500 8.300h11V11h-11zM9.300 11h5.400L12 21.500z'),
};
