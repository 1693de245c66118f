import * as z from 'zod';
import { BOULDER, BRUSH_DIFFICULTIES, TREE_DP } from '../catalog/terrain.ts';
import { GROUNDS, PATCHES } from '../table/state/terrain.ts';

const inches = z.number().min(-1000).max(1000);
const side = z.number().min(0.05).max(1000);
const label = z.string().max(60).optional();

const place = { x: inches, y: inches, heading: z.number().min(-360).max(360).default(0), label };
const box = { ...place, length: side, width: side };

/** What the ground is like, part by part; lengths in inches, depths and widths of holes in feet. */
export const terrainSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(GROUNDS), ...box }),
  z.strictObject({ kind: z.enum(PATCHES), ...box }),
  z.strictObject({ kind: z.literal('water'), ...box, depth: z.number().min(0.1).max(100) }),
  z.strictObject({ kind: z.literal('ditch'), ...place, length: side, across: z.number().min(0.5).max(60) }),
  z.strictObject({ kind: z.literal('slope'), ...box, angle: z.int().min(1).max(89) }),
  z.strictObject({
    kind: z.literal('brush'),
    ...box,
    difficulty: z.union(BRUSH_DIFFICULTIES.map((difficulty) => z.literal(difficulty))).default(2),
  }),
  z.strictObject({ kind: z.literal('curb'), ...place, length: side }),
  z.strictObject({
    kind: z.literal('tree'),
    ...place,
    dp: z.int().min(TREE_DP.least).max(1000).default(TREE_DP.usual),
  }),
  z.strictObject({ kind: z.literal('boulder'), ...place, feet: z.number().min(0.25).max(BOULDER.most) }),
]);

export type TerrainFile = z.output<typeof terrainSchema>;
