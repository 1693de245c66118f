// What may be settled before a battle: the book's optional rules, open or hidden sheets, sides, crews.

import { type TableTerm, type Terms, titleOfWord, withSideFields } from '@hardtop/kernel';
import { DEFAULT_VARIANTS, type Variants } from '../variants.ts';
import { withCrews } from './crew-seats.ts';

const YES_OR_NO = [false, true].map((value) => ({ value, title: value ? 'Yes' : 'No' }));

type Flag = { [K in keyof Variants]: Variants[K] extends boolean ? K : never }[keyof Variants];

const flag = (id: Flag, title: string, summary: string): TableTerm => ({
  path: `variants.${id}`,
  title,
  summary,
  choices: YES_OR_NO,
  usual: DEFAULT_VARIANTS[id],
});

const choice = (
  id: 'movement' | 'phases' | 'fire',
  title: string,
  summary: string,
  values: readonly string[],
): TableTerm => ({
  path: `variants.${id}`,
  title,
  summary,
  choices: values.map((value) => ({ value, title: titleOfWord(value) })),
  usual: DEFAULT_VARIANTS[id],
});

export const TERMS: Terms = {
  list: [
    {
      path: 'hidden',
      title: 'Hidden record sheets',
      summary: 'What a rival has shows when it shows.',
      choices: YES_OR_NO,
      usual: false,
    },
    choice('movement', 'Movement', 'On squares with eight facings, or free with a ruler.', ['grid', 'open']),
    choice('phases', 'Phases', 'Everybody in one go, a square each in turn, or by the countdown of speeds.', [
      'none',
      'rounds',
      'countdown',
    ]),
    choice('fire', 'Fire', 'By the table of the fire phase, or by the shorter line of the turn sequence.', [
      'table',
      'summary',
    ]),
    flag('speedPush', 'Pushed speed', 'A driver may push the speed beyond what is safe.'),
    flag('rangeModifiers', 'Range counts', 'Far shots are harder.'),
    flag('people', 'People', 'They jump out, go on foot and board.'),
    flag('longVehicles', 'Long vehicles', 'A bus fills the square behind it as well.'),
    flag('alternateManeuvers', 'Finer maneuvers', 'Without squares there are more ways to turn.'),
    flag('softSizeZero', 'Soft small things', 'What is of size 0 does no damage.'),
    flag('softBreakIn', 'Soft targets inside', 'Armor does not save from those who break in.'),
  ],
  withSides: (file, sides) => withSideFields(file, sides, (side) => ({ side: `Side ${side + 1}` })),
  withCrews,
};
