// What may be settled before a game: optional rules, and whether builds are chosen in secret.

import { type TableTerm, type Terms, withSideFields } from '@hardtop/kernel';
import { DEFAULT_VARIANTS, type Variants } from '../variants.ts';

const YES_OR_NO = [false, true].map((value) => ({ value, title: value ? 'Yes' : 'No' }));

const flag = (id: keyof Variants, title: string, summary: string): TableTerm => ({
  path: `variants.${id}`,
  title,
  summary,
  choices: YES_OR_NO,
  usual: DEFAULT_VARIANTS[id],
});

export const TERMS: Terms = {
  withSides: (file, sides) => withSideFields(file, sides, (side) => ({ side })),
  list: [
    {
      path: 'builds',
      title: 'Builds',
      summary: 'Whether everybody knows what the others drive, or all choose at once without looking.',
      choices: [
        { value: 'open', title: 'Open' },
        { value: 'secret', title: 'Secret' },
      ],
      usual: 'open',
    },
    flag('wrecksBreak', 'Wrecks break', 'Wrecks lie with the side up that shows a durability.'),
    flag('anyCopies', 'Any copies', 'A car may have more copies of a card than a deck holds.'),
    flag('expansions', 'Expansions', 'Cards of the expansions may be built in.'),
  ],
};
