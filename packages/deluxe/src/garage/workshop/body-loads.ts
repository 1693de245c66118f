// How full each body is: a sum over all of them hides that one is too full (deluxe/IX.1/frames, deluxe/XI.1/body-types).

import type { BodyLoad } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { framesOf, partTotals } from '../figures/totals.ts';
import { sectionList } from './section.ts';

export function bodyLoads(design: Design, settings: GarageSettings): readonly BodyLoad[] {
  const titles = new Map(sectionList(design).map(({ id, title }) => [id, title]));
  return framesOf(design, settings).flatMap((frame) =>
    partTotals(frame).map(({ part, spacesUsed, spacesTotal }, i) => ({
      id: part,
      title: titles.get(part) ?? '',
      spacesUsed,
      spacesTotal,
      weight: i === 0 ? frame.weight + frame.cargoWeight : null,
      maxLoad: i === 0 ? frame.maxLoad : null,
    })),
  );
}
