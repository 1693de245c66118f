import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { ROAD_SECTIONS } from '../catalog/road-sections.ts';

/** An endless road. What lies there first is straight; these come then. */
export const highwaySchema = z.strictObject({
  /** Given ones in order, after which the road goes straight on; without them the dice lay it. */
  sections: z
    .array(z.enum(keysOf(ROAD_SECTIONS)))
    .max(200)
    .readonly()
    .optional(),
  /** For each new section a die: on a 6 it is littered with debris. */
  debris: z.boolean().default(false),
  /** Inches of road to the town, from where y is 0. */
  town: z.int().min(24).max(20_000).optional(),
  /** Who of two leads, and by how much, is rolled for. */
  rolled: z.boolean().default(false),
});
