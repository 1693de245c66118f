import * as z from 'zod';
import { ARENA } from '../catalog/arena.ts';
import { TRACKS } from '../catalog/dashboard.ts';
import { SIZE_IDS } from '../catalog/game-sizes.ts';
import { HAZARD_IDS } from '../catalog/hazards.ts';
import { designSchema } from '../garage/notation/design-schema.ts';
import { DEFAULT_VARIANTS } from '../variants.ts';

const MOST = {
  side: 40,
  rounds: 200,
  walls: 40,
  areas: 40,
  corners: 12,
  hazards: 60,
  tokens: 40,
  players: 4,
  garage: 8,
} as const;

const lengths = z.number().min(-MOST.side).max(MOST.side);
const name = z.string().min(1).max(60);
/** Car lengths from the south-west corner, and degrees counter-clockwise from north. */
const pose = z.strictObject({ x: lengths, y: lengths, heading: z.number().min(-360).max(360).default(0) });
const points = z.int().min(0).max(999);

const sizeSchema = z.union([
  z.enum(SIZE_IDS),
  z.strictObject({ ap: z.int().min(1).max(TRACKS.armor), bp: points, cp: points }),
]);

const arenaSchema = z.strictObject({
  side: z.number().min(6).max(MOST.side).default(ARENA.side),
  walls: z
    .array(
      z.strictObject({
        ...pose.shape,
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
  hazards: z
    .array(z.strictObject({ ...pose.shape, kind: z.enum(HAZARD_IDS) }))
    .max(MOST.hazards)
    .default([]),
  tokens: z
    .array(
      z.strictObject({
        ...pose.shape,
        kind: z.enum(['barrier', 'barrel', 'wreck']),
        breaks: z.boolean().default(false),
      }),
    )
    .max(MOST.tokens)
    .default([]),
});

const variantsSchema = z.strictObject({
  wrecksBreak: z.boolean().default(DEFAULT_VARIANTS.wrecksBreak),
  anyCopies: z.boolean().default(DEFAULT_VARIANTS.anyCopies),
  expansions: z.boolean().default(DEFAULT_VARIANTS.expansions),
});

const buildSchema = z.union([z.string(), designSchema]);

const carSchema = z.strictObject({
  seat: z
    .int()
    .min(0)
    .max(MOST.players - 1),
  /** A stock car's id, or a whole build; may be left out where builds are secret. */
  car: buildSchema.optional(),
  /** More builds among which its player chooses in secret. */
  garage: z.array(buildSchema).max(MOST.garage).default([]),
  /** Where the turning key lies that the base must touch; the usual place for so many players if left out. */
  strip: pose.optional(),
  /** Where the car stands; if left out its player places it. */
  at: pose.optional(),
});

export const scenarioSchema = z.strictObject({
  ruleset: z.literal('sixth').default('sixth'),
  id: name,
  title: name,
  summary: z.string().max(300).default(''),
  size: sizeSchema.default('small'),
  roundLimit: z.int().min(1).max(MOST.rounds).default(30),
  /** Whether everybody knows what the others drive, or all choose at once without looking. */
  builds: z.enum(['open', 'secret']).default('open'),
  variants: variantsSchema.prefault({}),
  arena: arenaSchema.prefault({}),
  /** Clockwise around the table. */
  seats: z.array(z.strictObject({ name })).min(2).max(MOST.players),
  cars: z.array(carSchema).min(2).max(MOST.players),
});

/** As it is written down: what has a usual value may be left out. */
export type ScenarioFile = z.input<typeof scenarioSchema>;
export type Scenario = z.output<typeof scenarioSchema>;
