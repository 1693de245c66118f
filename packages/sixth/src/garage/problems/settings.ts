import type { SettledVariants } from '@hardtop/workshop';
import { DEFAULT_VARIANTS, type Variants } from '../../variants.ts';

/** What a table may settle about building. */
export type GarageSettings = Pick<Variants, 'anyCopies' | 'expansions'>;

export const USUAL: GarageSettings = {
  anyCopies: DEFAULT_VARIANTS.anyCopies,
  expansions: DEFAULT_VARIANTS.expansions,
};

const yes = (asked: boolean | string | undefined, before: boolean): boolean =>
  typeof asked === 'boolean' ? asked : before;

/** With some settled otherwise; anything that is none is passed over. */
export const settledAs = (settings: GarageSettings, asked: SettledVariants): GarageSettings => ({
  anyCopies: yes(asked.anyCopies, settings.anyCopies),
  expansions: yes(asked.expansions, settings.expansions),
});
