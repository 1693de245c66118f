import * as z from 'zod';
import { STEALTH } from '../catalog/sight.ts';
import { DEFAULT_VARIANTS } from '../variants.ts';
import { itemSchema, MOST_FORCES, personRowSchema, vehicleRowSchema } from './force-schema.ts';
import { cellSchema, levelSchema, linkSchema, nameSchema } from './map-schema.ts';
import { objectiveSchema, scriptRowSchema } from './script-schema.ts';

const MOST = { levels: 12, seats: 8, sides: 8, turns: 2000, links: 200, script: 200 } as const;
const side = z
  .int()
  .min(0)
  .max(MOST.sides - 1);

const variantsSchema = z.strictObject({
  fragments: z.enum(['text', 'chart']).default(DEFAULT_VARIANTS.fragments),
  charges: z.enum(['table', 'precise']).default(DEFAULT_VARIANTS.charges),
  shotgunRange: z.int().min(5).max(200).default(DEFAULT_VARIANTS.shotgunRange),
  mutualSpotting: z.enum(['surprise', 'no-surprise']).default(DEFAULT_VARIANTS.mutualSpotting),
});

const sideSchema = z.strictObject({
  name: nameSchema,
  /** Toward sides that are not named here it is hostile. */
  neutral: z.array(side).max(MOST.sides).default([]),
  allied: z.array(side).max(MOST.sides).default([]),
});

const seatSchema = z.strictObject({
  name: nameSchema,
  /** Its own number, if left out. */
  side: side.optional(),
  bot: nameSchema.nullable().default(null),
  temper: z.enum(['marauder', 'regular', 'elite', 'militia', 'rabble']).nullable().default(null),
});

const cacheSchema = z.strictObject({
  id: nameSchema,
  name: nameSchema.optional(),
  at: cellSchema,
  actions: z.int().min(1).max(60).default(2),
  level: z.enum(['easy', 'average', 'difficult']).nullable().default(null),
  goods: z.array(z.int().min(0).max(200)).max(40).default([]),
  locked: z.boolean().default(false),
});

/** From a matter of course to impossible. */
const stealthSteps = z.int().min(-2).max(2);

export const scenarioSchema = z.strictObject({
  ruleset: z.literal('twilight').default('twilight'),
  id: nameSchema,
  title: nameSchema,
  summary: z.string().max(300).default(''),
  turnLimit: z.int().min(1).max(MOST.turns).default(40),
  /** Nobody knows of others what his side has not seen. */
  hidden: z.boolean().default(false),
  variants: variantsSchema.prefault({}),
  levels: z.array(levelSchema).min(1).max(MOST.levels),
  links: z.array(linkSchema).max(MOST.links).default([]),
  goods: z.array(itemSchema).max(200).default([]),
  caches: z.array(cacheSchema).max(80).default([]),
  /** One for each seat, hostile to all others, if left out. */
  sides: z.array(sideSchema).min(1).max(MOST.sides).optional(),
  seats: z.array(seatSchema).min(1).max(MOST.seats),
  people: z.array(personRowSchema).min(1).max(MOST_FORCES.people),
  vehicles: z.array(vehicleRowSchema).max(MOST_FORCES.vehicles).default([]),
  meeting: z
    .strictObject({
      ambush: z.array(side).max(MOST.sides).default([]),
      surprised: z.array(side).max(MOST.sides).default([]),
    })
    .default({ ambush: [], surprised: [] }),
  /** Steps by which going unseen is harder than an average task, by light. */
  stealth: z
    .strictObject({
      full: stealthSteps.default(STEALTH.full),
      limited: stealthSteps.default(STEALTH.limited),
      dark: stealthSteps.default(STEALTH.dark),
    })
    .prefault({}),
  script: z.array(scriptRowSchema).max(MOST.script).default([]),
  objectives: z.array(objectiveSchema).max(40).default([]),
  notes: z.array(z.string().max(300)).max(12).default([]),
});

/** As it is written down: what has a usual value may be left out. */
export type ScenarioFile = z.input<typeof scenarioSchema>;
export type Scenario = z.output<typeof scenarioSchema>;
