import * as z from 'zod';
import { TRACKS } from '../catalog/dashboard.ts';
import { SIZE_IDS } from '../catalog/game-sizes.ts';
import { SCENARIO_CARDS } from '../catalog/hazards.ts';
import { designSchema } from '../garage/notation/design-schema.ts';
import { DEFAULT_VARIANTS } from '../variants.ts';
import { arenaSchema, layingSchema, poseSchema } from './arena-schema.ts';

const MOST = { rounds: 200, players: 4, garage: 8, laps: 9, sides: 7 } as const;

const name = z.string().min(1).max(60);
const points = z.int().min(0).max(999);

const sizeSchema = z.union([
  z.enum(SIZE_IDS),
  z.strictObject({ ap: z.int().min(1).max(TRACKS.armor), bp: points, cp: points }),
]);

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
  strip: poseSchema.optional(),
  /** Where the car stands; if left out its player places it. */
  at: poseSchema.optional(),
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
  /** Cards that are turned up from this number down, one a round; at 0 it happens. */
  countdown: z
    .strictObject({
      from: z
        .int()
        .min(1)
        .max(Math.max(...SCENARIO_CARDS)),
      /** Before that nobody fires. */
      opensFire: z.boolean().default(false),
      lays: layingSchema.prefault({}),
    })
    .optional(),
  /** Whether everybody fires from the start, or only who has crossed a checkpoint of his own. */
  fire: z.enum(['free', 'checkpoint']).default('free'),
  /** The first to cross all checkpoints of his own, so many times round, wins. */
  race: z.strictObject({ laps: z.int().min(1).max(MOST.laps).default(1) }).optional(),
  /** Clockwise around the table. */
  seats: z
    .array(
      z.strictObject({
        name,
        /** Those of one number fight together; who has none fights alone. */
        side: z.int().min(0).max(MOST.sides).optional(),
      }),
    )
    .min(2)
    .max(MOST.players),
  cars: z.array(carSchema).min(2).max(MOST.players),
});

/** As it is written down: what has a usual value may be left out. */
export type ScenarioFile = z.input<typeof scenarioSchema>;
export type Scenario = z.output<typeof scenarioSchema>;
