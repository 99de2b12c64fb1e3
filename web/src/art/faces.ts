/**
 * The ten masks people wear at a table: an animal, a pigment that is no world's colour, and a frame of
 * its own shape, so that nobody needs colour to tell them apart. Who sits where decides who wears what,
 * people and bots alike. A mask is drawn as its left half and mirrored, the right half in more light.
 */

export const FACES = [
  'wolf',
  'owl',
  'stag',
  'hare',
  'raven',
  'fox',
  'cat',
  'moth',
  'lion',
  'serpent',
] as const;

export type FaceName = (typeof FACES)[number];

/** The whole portrait, its small sign for a line of text, or the mask alone without a frame. */
export type Part = 'portrait' | 'sigil' | 'mask';

type Pigment = readonly [light: string, mid: string, dark: string, deep: string];

interface Drawing {
  pigment: Pigment;
  frame: string;
  half: (pigment: Pigment) => string;
}

const INK = '#0b0d1e';
const EYE = '#ffe9a8';
const BONE = '#f3e6cc';

export const faceOf = (seat: number): FaceName => FACES[seat % FACES.length] ?? 'wolf';

/** The pigment of a face, light enough to be read on the night. */
export const tintOf = (seat: number): string => DRAWINGS[faceOf(seat)].pigment[0];

/** The pigment of a face as its frame has it. */
export const pigmentOf = (seat: number): string => DRAWINGS[faceOf(seat)].pigment[1];

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** A line that stands out from whatever is behind it. */
const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width + 3.5}" stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="${BONE}" stroke-width="${width}" stroke-linecap="round"/>`;

const ring = (x: number, y: number, ...radii: [number, string][]): string =>
  radii.map(([r, c]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`).join('');

/** A round frame with lobes, like a rosette. */
function rosette(lobes: number, radius: number): string {
  const point = (at: number): string => {
    const turn = (2 * Math.PI * at) / lobes - Math.PI / 2;
    return `${(60 + radius * Math.cos(turn)).toFixed(1)} ${(60 + radius * Math.sin(turn)).toFixed(1)}`;
  };
  const lobe = ((Math.PI * radius) / lobes) * 1.06;
  const arcs = Array.from(
    { length: lobes },
    (_, at) => `A${lobe.toFixed(1)} ${lobe.toFixed(1)} 0 0 1 ${point(at + 1)}`,
  );
  return `M${point(0)}${arcs.join('')}Z`;
}

const DRAWINGS: Record<FaceName, Drawing> = {
  wolf: {
    pigment: ['#b9cbe4', '#8499b8', '#546785', '#2c3850'],
    frame: 'M60 2 112 31V89L60 118 8 89V31Z',
    half: ([light, mid, dark, deep]) =>
      fill('M60 36 50 38 31 8 27 48 22 64 36 74 45 92 60 102Z', mid) +
      fill('M34 20 33 44 45 40Z', deep) +
      fill('M60 36 50 38 42 50 60 58Z', light) +
      fill('M60 68 50 76 50 90 60 100Z', light) +
      fill('M22 64 36 74 40 66 32 60Z', dark) +
      fill('M60 86 53 88 60 97Z', INK) +
      fill('M37 57 54 63 49 69 41 65Z', INK) +
      fill('M41 60 51 63.5 48.5 66.5 43 64Z', EYE),
  },
  owl: {
    pigment: ['#86dcd0', '#3aa99d', '#20716d', '#134747'],
    frame: 'M60 4a56 56 0 1 0 .01 0Z',
    half: ([light, mid, dark]) =>
      fill('M60 38 48 34 27 16 31 44C22 56 25 80 40 92L60 104Z', mid) +
      fill('M60 38 48 34 27 16 40 40 60 56Z', light) +
      fill('M40 92 60 104V92L48 84Z', dark) +
      fill('M34 78 46 84 43 90 36 85Z', dark) +
      ring(44, 60, [14, light], [10, INK]) +
      ring(45, 60, [5.6, EYE], [2.4, INK]) +
      fill('M60 62 53 70 60 86Z', '#e0b45c'),
  },
  stag: {
    pigment: ['#d5d478', '#a9a843', '#727029', '#45441d'],
    frame: 'M8 116V58A52 54 0 0 1 112 58V116Z',
    half: ([light, mid, dark]) =>
      line('M51 40C47 28 33 28 27 9M42 30C34 29 26 27 19 18M46 33C48 22 43 15 45 4', 4) +
      fill('M45 46 22 38 32 54 44 57Z', dark) +
      fill('M60 36 46 40 41 58 46 80 52 100 60 104Z', mid) +
      fill('M60 36 46 40 60 62Z', light) +
      fill('M60 74 50 84 52 100 60 104Z', dark) +
      fill('M60 92 53 93 60 101Z', INK) +
      fill('M43 59 56 64 51 69 45 66Z', INK) +
      fill('M46 61.6 54 64.6 50.6 67 47 65Z', EYE) +
      fill('M60 44 56 50 60 57Z', BONE),
  },
  hare: {
    pigment: ['#f6b3cf', '#d9709f', '#9c4270', '#5d2648'],
    frame: 'M20 8H100Q112 8 112 20V100Q112 112 100 112H20Q8 112 8 100V20Q8 8 20 8Z',
    half: ([light, mid, , deep]) =>
      fill('M59 44C52 34 49 0 38-2 28 2 32 34 43 50Z', mid) +
      fill('M54 42C49 30 46 8 39 5 35 14 38 32 46 45Z', deep) +
      fill('M60 38 46 43C32 54 30 78 42 90L60 102Z', mid) +
      fill('M60 38 46 43 43 56 60 62Z', light) +
      fill('M60 76 49 82 48 93 60 102Z', light) +
      fill('M60 78 55 80 60 86Z', INK) +
      fill('M38 60C44 56 52 60 53 68 46 71 40 68 38 60Z', INK) +
      fill('M42 62C46 60 50 63 50.5 66.5 46.5 68 43.5 66.5 42 62Z', EYE),
  },
  raven: {
    pigment: ['#b3bdf7', '#7482dc', '#47519f', '#2b3068'],
    frame: 'M8 6H112V66C112 94 84 111 60 118 36 111 8 94 8 66Z',
    half: ([light, mid, dark]) =>
      fill('M50 34 40 10 38 34 26 20 31 46Z', dark) +
      fill('M60 28C42 28 29 44 29 64L40 82 60 90Z', mid) +
      fill('M60 28C48 28 38 36 34 48L60 58Z', light) +
      fill('M29 64 40 82 46 72Z', dark) +
      fill('M60 60 45 72 60 114Z', '#2a2540') +
      fill('M60 60 50 68 60 108Z', '#e0b45c') +
      ring(44, 61, [8, INK]) +
      ring(45, 61, [4, EYE]),
  },
  fox: {
    pigment: ['#ffb07a', '#e0713a', '#a34522', '#5c2519'],
    frame: 'M36 4H84L116 36V84L84 116H36L4 84V36Z',
    half: ([light, mid, , deep]) =>
      fill('M60 40 46 40 22 8 22 46 13 62 32 76 46 90 60 106Z', mid) +
      fill('M26 22 28 46 40 42Z', deep) +
      fill('M13 62 32 76 46 90 60 106V95L44 76 30 66Z', BONE) +
      fill('M60 40 46 40 50 56 60 63Z', light) +
      fill('M60 63 53 75 54 90 60 97Z', light) +
      fill('M60 95 54 96 60 106Z', INK) +
      fill('M33 58 53 66 44 70.5 36 65.5Z', INK) +
      fill('M37.5 60.5 49 65.5 44 68 39.5 64.5Z', EYE),
  },
  cat: {
    pigment: ['#e79bf0', '#b24fc0', '#77307f', '#45194c'],
    frame: rosette(4, 48),
    half: ([light, mid, dark, deep]) =>
      fill('M60 36 48 34 27 6 24 44C18 58 22 78 38 90L60 100Z', mid) +
      fill('M31 19 30 42 42 36Z', deep) +
      fill('M60 36 48 34 46 46 60 58Z', light) +
      fill('M24 62 38 90 60 100V92L42 82Z', dark) +
      fill('M60 74 48 80 50 90 60 96Z', light) +
      fill('M60 76 54 77 60 83Z', INK) +
      fill('M30 62C37 51 50 53 56 66 47 73 36 72 30 62Z', INK) +
      fill('M34.5 62C39 55.500 48 57.500 52 65.500 46 70 39 69 34.5 62Z', '#d8ff8f') +
      fill('M43.500 57C46 61 46 66 43.500 69.500 41 66 41 61 43.500 57Z', INK) +
      `<path d="M43 84 13 79M43 88 17 95" fill="none" stroke="${BONE}" stroke-width="1.8" stroke-linecap="round"/>`,
  },
  moth: {
    pigment: ['#efe0bd', '#bfab82', '#837250', '#4a402e'],
    frame: 'M54 3Q60-2 66 3L117 54Q122 60 117 66L66 117Q60 122 54 117L3 66Q-2 60 3 54Z',
    half: ([light, mid, dark, deep]) =>
      line('M57 44C54 31 48 21 38 13M52 29 42 30M47 21 37 23', 2.6) +
      fill('M60 46C48 22 24 14 5 26 5 50 18 67 42 69 33 76 28 87 32 101 46 103 56 93 60 79Z', mid) +
      fill('M60 46C48 22 24 14 5 26L42 44 60 58Z', light) +
      fill('M42 69C33 76 28 87 32 101L52 78 60 72Z', dark) +
      ring(35, 49, [12.5, INK], [8, EYE], [3.6, INK]) +
      fill('M60 42 53.500 50V88L60 106Z', deep),
  },
  lion: {
    pigment: ['#ffd37a', '#dc9a1c', '#99620f', '#54350c'],
    frame: rosette(12, 50),
    half: ([light, mid, dark]) =>
      fill(
        'M60 8 48 14 36 10 32 22 18 26 20 40 8 50 16 60 8 74 20 80 22 94 36 94 44 106 60 104Z',
        dark,
      ) +
      fill('M60 8 48 14 50 32 60 32Z', mid) +
      fill('M18 26 20 40 34 48 40 34 32 22Z', mid) +
      fill('M16 60 8 74 20 80 34 76 32 62Z', mid) +
      fill('M36 94 44 106 60 104V98L46 90Z', mid) +
      fill('M60 30 44 34 36 50 38 72 48 90 60 98Z', light) +
      fill('M60 30 44 34 52 50 60 54Z', mid) +
      fill('M60 76 48 80 48 90 60 98Z', BONE) +
      fill('M60 77 51 77 60 87Z', INK) +
      fill('M39 57 55 63.500 49 69 42 65Z', INK) +
      fill('M43 60 52 63.800 48.800 66.500 44.500 64Z', EYE),
  },
  serpent: {
    pigment: ['#ff94a6', '#c7375c', '#87203f', '#4b1228'],
    frame: 'M60-2C76 14 114 36 114 70A54 50 0 0 1 6 70C6 36 44 14 60-2Z',
    half: ([light, mid, dark, deep]) =>
      fill('M60 98v8l-5 7', 'none').replace('/>', ' stroke="#ffd0b0" stroke-width="2.6"/>') +
      fill('M60 14C40 12 20 22 13 46 11 68 26 86 46 92L60 98Z', dark) +
      fill('M21 46C23 64 33 78 46 86L44 68C36 62 28 54 21 46Z', deep) +
      fill('M60 14C46 13 34 18 26 28L44 42 60 36Z', mid) +
      fill('M60 30 48 36 42 54 46 74 52 91 60 99Z', mid) +
      fill('M60 30 48 36 60 58Z', light) +
      fill('M60 72 51 80 53 91 60 99Z', light) +
      fill('M42 57 57 63 52 70 45 67Z', INK) +
      fill('M45.500 60 54.500 63.500 51 67.500 47.500 65.500Z', EYE) +
      fill('M50.500 60.500 52 64 50.500 67.500 49 64Z', INK),
  },
};

/** A colour with this share of white in it. */
function lighter(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (255 - part) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

function mask({ pigment, half }: Drawing): string {
  const [light, mid, dark, deep] = pigment;
  const lit: Pigment = [
    lighter(light, 0.2),
    lighter(mid, 0.13),
    lighter(dark, 0.1),
    lighter(deep, 0.06),
  ];
  return `<g>${half(pigment)}</g><g transform="matrix(-1 0 0 1 120 0)">${half(lit)}</g>`;
}

/** Whoever wears the mask: a hooded figure in the light of the moon behind it. */
function hood([, , dark, deep]: Pigment, id: string): string {
  const cloak =
    'M59 17C31 17 22 43 22 65 12 77 4 98 2 126H116C114 98 106 77 96 65 96 43 86 17 59 17Z';
  return (
    `<radialGradient id="${id}-glow" cx=".5" cy=".36" r=".75"><stop offset="0" stop-color="${dark}"/>` +
    `<stop offset=".55" stop-color="${deep}"/><stop offset="1" stop-color="#0a0c1c"/></radialGradient>` +
    `<path d="M-6-6h132v132H-6z" fill="url(#${id}-glow)"/>` +
    '<circle cx="60" cy="52" r="43" fill="#f5e9b4" opacity=".13"/>' +
    `<path d="${cloak}" transform="translate(2 -1)" fill="#f5e9b4" opacity=".5"/>` +
    fill(cloak, deep) +
    '<path d="M59 17C31 17 22 43 22 65 12 77 4 98 2 126H40C30 96 34 40 59 17Z" fill="#0a0c1c" opacity=".35"/>' +
    fill(
      'M60 30C43 30 35 48 36 66 37 86 48 100 60 104 72 100 83 86 84 66 85 48 77 30 60 30Z',
      '#070916',
    ) +
    fill('M42 112 60 106 78 112 60 120Z', dark)
  );
}

function drawn(name: FaceName, part: Part): string {
  const drawing = DRAWINGS[name];
  const { pigment, frame } = drawing;
  const [, mid, , deep] = pigment;
  if (part === 'mask') return mask(drawing);
  if (part === 'sigil')
    return `<path d="${frame}" fill="${deep}" stroke="${mid}" stroke-width="7"/>${mask(drawing)}`;
  const id = `face-${name}`;
  return (
    `<clipPath id="${id}-frame"><path d="${frame}"/></clipPath>` +
    `<g clip-path="url(#${id}-frame)">${hood(pigment, id)}</g>` +
    `<path d="${frame}" fill="none" stroke="#060817" stroke-width="9"/>` +
    `<path d="${frame}" fill="none" stroke="${mid}" stroke-width="4.5"/>${mask(drawing)}`
  );
}

/** What of the drawing a part shows: where it begins, and how large it is. */
const CUTS: Record<Part, readonly [start: string, size: string]> = {
  portrait: ['-4 -7', '128 130'],
  sigil: ['-4 -7', '128 130'],
  mask: ['2 -6', '116 124'],
};

export const boxOf = (part: Part): string => `0 0 ${CUTS[part][1]}`;

export const symbolOf = (name: FaceName, part: Part): string => `face-${part}-${name}`;

/** All faces as symbols, for one hidden sheet in the page. */
export function symbols(): string {
  return FACES.flatMap((name) =>
    (['portrait', 'sigil', 'mask'] as const).map(
      (part) =>
        `<symbol id="${symbolOf(name, part)}" viewBox="${CUTS[part].join(' ')}" overflow="visible">${drawn(name, part)}</symbol>`,
    ),
  ).join('');
}
