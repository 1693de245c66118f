import type { RefitBill } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import type { Line } from '../figures/line.ts';
import { retrofit } from '../figures/retrofit.ts';

const rowOf = ({ count, what, where }: Line): string =>
  [count > 1 ? `${count}×` : '', what, where].filter((text) => text !== '').join(' ');

/** The bill of a rebuilt vehicle in words (deluxe/VIII.13/modifying). */
export function refitBill(from: Design, to: Design, settings: GarageSettings): RefitBill {
  const { cost, surcharge, added, removed, refused, rule } = retrofit(from, to, settings);
  return { cost, surcharge, added: added.map(rowOf), removed: removed.map(rowOf), refused, rule };
}
