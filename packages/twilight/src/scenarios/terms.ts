// What may be settled before a fight: doubtful readings of the book, what is hidden, sides, seats for each of a group.

import { type TableTerm, type Terms, withSideFields } from '@hardtop/kernel';
import { DEFAULT_VARIANTS } from '../variants.ts';
import { withCrews } from './crew-seats.ts';

/** Meters within which buckshot is likely to do anything. */
const SHOTGUN_SHORT = 20;

const LIST: readonly TableTerm[] = [
  {
    path: 'hidden',
    title: 'Fog of war',
    summary: 'Nobody knows of others what his side has not seen; mines, traps and hoards show when they are found.',
    choices: [false, true].map((value) => ({ value, title: value ? 'Yes' : 'No' })),
    usual: false,
  },
  {
    path: 'variants.fragments',
    title: 'Fragments far from a burst',
    summary: 'The text and the chart differ: the chart has half as many.',
    rule: 'twilight/combat/fragmentation-attack',
    choices: [
      { value: 'text', title: 'By the text' },
      { value: 'chart', title: 'By the chart' },
    ],
    usual: DEFAULT_VARIANTS.fragments,
  },
  {
    path: 'variants.charges',
    title: 'Concussion of charges',
    summary: 'Read off the table in its steps, or worked out for every weight.',
    rule: 'twilight/combat/demolition-concussion',
    choices: [
      { value: 'table', title: 'From the table' },
      { value: 'precise', title: 'By the root of the weight' },
    ],
    usual: DEFAULT_VARIANTS.charges,
  },
  {
    path: 'variants.shotgunRange',
    title: 'Close range of shotguns',
    summary: 'All three shotguns are printed with more range than a rifle.',
    rule: 'twilight/combat/range',
    choices: [DEFAULT_VARIANTS.shotgunRange, SHOTGUN_SHORT].map((value) => ({ value, title: `${value} m` })),
    usual: DEFAULT_VARIANTS.shotgunRange,
  },
  {
    path: 'variants.mutualSpotting',
    title: 'Who see each other at once',
    summary: 'Both sides are surprised, and everybody rolls for panic, or nobody is.',
    rule: 'twilight/encounters/spotting-surprise',
    choices: [
      { value: 'surprise', title: 'Surprise both' },
      { value: 'no-surprise', title: 'Surprise nobody' },
    ],
    usual: DEFAULT_VARIANTS.mutualSpotting,
  },
];

export const TERMS: Terms = { list: LIST, withSides, withCrews };

interface SidedFile {
  readonly seats?: unknown;
  readonly sides?: unknown;
}

/** A number that the file has means the side that it meant before; who gets another is hostile to all others. */
function withSides(file: unknown, sides: readonly number[]): unknown {
  const sided = withSideFields(file, sides, (side) => ({ side }));
  if (sided === file) return file;
  const { seats, sides: given } = sided as SidedFile;
  const rows: readonly { readonly name?: unknown; readonly side?: number }[] = Array.isArray(seats) ? seats : [];
  const known: readonly unknown[] = Array.isArray(given) ? given : [];
  const most = Math.max(known.length, ...rows.map(({ side = 0 }) => side + 1));
  const named = Array.from({ length: most }, (_, side) => {
    const own = rows.filter((row) => row.side === side);
    return known[side] ?? { name: own.length === 1 ? own[0]?.name : `Side ${side + 1}` };
  });
  return { ...(sided as object), sides: named };
}
