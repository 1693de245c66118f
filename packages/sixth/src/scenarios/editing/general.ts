// What holds for a whole scenario.

import { type Field, type FieldGroup, keysOf, nameFields } from '@hardtop/kernel';
import { ARENA } from '../../catalog/arena.ts';
import { GAME_SIZES } from '../../catalog/game-sizes.ts';
import { SCENARIO_CARDS } from '../../catalog/hazards.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';

const NAMES = nameFields({ title: 60, summary: 300, id: 60 });

const SEATS: FieldGroup = {
  title: 'Seats',
  fields: [
    {
      path: 'seats',
      label: 'Who plays, clockwise',
      kind: 'rows',
      row: 'Seat',
      least: 2,
      most: 4,
      fresh: { name: 'Another' },
      fields: [
        { path: 'name', label: 'Name', kind: 'text', most: 60 },
        { path: 'side', label: 'Side', kind: 'number', min: 0, max: 7, step: 1, none: 'for itself' },
      ],
    },
  ],
};

const sizeTitle = (size: keyof typeof GAME_SIZES): string => {
  const { ap, bp, cp } = GAME_SIZES[size];
  return `${size.charAt(0).toUpperCase()}${size.slice(1)}: ${ap} armor, ${bp} build, ${cp} crew`;
};

const GAME: FieldGroup = {
  title: 'The game',
  fields: [
    {
      path: 'size',
      label: 'Size',
      kind: 'choice',
      usual: 'small',
      choices: keysOf(GAME_SIZES).map((value) => ({ value, title: sizeTitle(value) })),
    },
    { path: 'arena.side', label: 'Side of the arena', kind: 'number', min: 6, max: 40, step: 1, usual: ARENA.side },
    { path: 'roundLimit', label: 'Rounds', kind: 'number', min: 1, max: 200, step: 1, usual: 30 },
    {
      path: 'builds',
      label: 'Builds',
      kind: 'choice',
      usual: 'open',
      choices: [
        { value: 'open', title: 'Open' },
        { value: 'secret', title: 'Chosen in secret' },
      ],
    },
  ],
};

const RACE: Field = {
  path: 'race',
  label: 'What wins',
  kind: 'form',
  tag: null,
  none: 'To be the last one driving',
  forms: [
    {
      id: 'race',
      title: 'To cross all checkpoints first',
      fresh: {},
      fields: [{ path: 'laps', label: 'Times round', kind: 'number', min: 1, max: 9, step: 1, usual: 1 }],
    },
  ],
};

const COUNTDOWN: Field = {
  path: 'countdown',
  label: 'Countdown',
  kind: 'form',
  tag: null,
  none: 'None',
  forms: [
    {
      id: 'countdown',
      title: 'Cards turned up, one a round',
      fresh: { from: Math.max(...SCENARIO_CARDS) },
      fields: [
        { path: 'from', label: 'From', kind: 'number', min: 1, max: Math.max(...SCENARIO_CARDS), step: 1 },
        { path: 'opensFire', label: 'Nobody fires before its end', kind: 'flag', usual: false },
      ],
    },
  ],
};

const WINNING: FieldGroup = {
  title: 'Winning',
  fields: [
    RACE,
    {
      path: 'fire',
      label: 'Who fires',
      kind: 'choice',
      usual: 'free',
      choices: [
        { value: 'free', title: 'Everybody' },
        { value: 'checkpoint', title: 'Who has crossed a checkpoint' },
      ],
    },
    COUNTDOWN,
  ],
};

const flag = (path: keyof typeof DEFAULT_VARIANTS, label: string): Field => ({
  path: `variants.${path}`,
  label,
  kind: 'flag',
  usual: DEFAULT_VARIANTS[path],
});

const VARIANTS: FieldGroup = {
  title: 'Variants',
  fields: [
    flag('wrecksBreak', 'Wrecks break'),
    flag('anyCopies', 'Any number of copies of a card'),
    flag('expansions', 'Cards of the expansions'),
  ],
};

export const GENERAL: readonly FieldGroup[] = [NAMES, SEATS, GAME, WINNING, VARIANTS];
