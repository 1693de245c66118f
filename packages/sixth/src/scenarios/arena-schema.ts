import * as z from 'zod';
import { ARENA } from '../catalog/arena.ts';
import { HAZARD_IDS, SCENARIO_CARDS } from '../catalog/hazards.ts';

const MOST = { side: 40, walls: 40, areas: 40, corners: 12, hazards: 60, tokens: 40, laid: 8, seats: 4 } as const;

const lengths = z.number().min(-MOST.side).max(MOST.side);

/** Car lengths from the south-west corner, and degrees counter-clockwise from north. */
export const poseSchema = z.strictObject({ x: lengths, y: lengths, heading: z.number().min(-360).max(360).default(0) });

const hazardSchema = z.strictObject({ ...poseSchema.shape, kind: z.enum(HAZARD_IDS) });

const tokenSchema = z.strictObject({
  ...poseSchema.shape,
  kind: z.enum(['barrier', 'barrel', 'wreck']),
  breaks: z.boolean().default(false),
});

/** What comes into the arena in the middle of a game. */
export const layingSchema = z.strictObject({
  hazards: z.array(hazardSchema).max(MOST.laid).default([]),
  tokens: z.array(tokenSchema).max(MOST.laid).default([]),
});

const onGround = { number: z.literal(SCENARIO_CARDS), ...poseSchema.shape };

/** What one of the four numbered cards stands for. */
const numberCardSchema = z.discriminatedUnion('use', [
  z.strictObject({
    ...onGround,
    use: z.literal('checkpoint'),
    /** Whose it is; everybody's if left out. */
    seat: z
      .int()
      .min(0)
      .max(MOST.seats - 1)
      .optional(),
  }),
  z.strictObject({ ...onGround, use: z.literal('trigger'), lays: layingSchema }),
  z.strictObject({
    ...onGround,
    use: z.literal('hazard'),
    /** Nobody knows what it is before somebody drives over it. */
    hidden: z.boolean().default(false),
    /** Of a hidden one null: a die says it. */
    hazard: z.enum(HAZARD_IDS).nullable(),
  }),
]);

export const arenaSchema = z.strictObject({
  side: z.number().min(6).max(MOST.side).default(ARENA.side),
  walls: z
    .array(
      z.strictObject({
        ...poseSchema.shape,
        length: z.number().min(0.1).max(MOST.side),
        width: z.number().min(0.05).max(MOST.side),
      }),
    )
    .max(MOST.walls)
    .default([]),
  terrain: z
    .array(
      z.strictObject({
        level: z.int().min(1).max(6),
        /** Around something convex. */
        points: z
          .array(z.strictObject({ x: lengths, y: lengths }))
          .min(3)
          .max(MOST.corners),
        label: z.string().max(60).default(''),
      }),
    )
    .max(MOST.areas)
    .default([]),
  hazards: z.array(hazardSchema).max(MOST.hazards).default([]),
  tokens: z.array(tokenSchema).max(MOST.tokens).default([]),
  numbers: z.array(numberCardSchema).max(SCENARIO_CARDS.length).default([]),
});
