import * as z from 'zod';
import { BODY_IDS } from '../catalog/bodies.ts';
import { GEAR_IDS, SKILL_IDS } from '../catalog/characters.ts';
import { FORMAT_IDS } from '../catalog/formats.ts';
import { MOUNT_IDS, TARGETING_IDS } from '../catalog/mounts.ts';
import { OPTION_IDS } from '../catalog/options.ts';
import { OBJECT_KINDS } from '../catalog/rams.ts';
import { AGGRESSIONS } from '../catalog/solitaire.ts';
import { FOOTINGS, GROUNDS } from '../catalog/terrain.ts';
import { WEAPON_IDS } from '../catalog/weapons.ts';
import { FACINGS } from '../garage/design/design.ts';
import { DEFAULT_VARIANTS } from '../variants.ts';

const squares = z.number().min(-500).max(500);
const name = z.string().min(1).max(60);
const point = z.strictObject({ x: squares, y: squares });
/** Squares from the south-west corner; a box of 1 by 1 at (3, 4) is the square (3, 4). */
const box = z.strictObject({
  x: squares,
  y: squares,
  width: z.number().min(0.1).max(500),
  height: z.number().min(0.1).max(500),
});

const characterSchema = z.strictObject({
  name,
  skills: z.partialRecord(z.enum(SKILL_IDS), z.int().min(0).max(9)).default({}),
  gear: z.array(z.enum(GEAR_IDS)).max(3).default([]),
  weapons: z.array(z.enum(WEAPON_IDS)).max(6).default([]),
});

const designSchema = z.strictObject({
  version: z.literal(1).default(1),
  ruleset: z.literal('roadrage').default('roadrage'),
  name,
  body: z.enum(BODY_IDS),
  options: z.array(z.enum(OPTION_IDS)).max(40).default([]),
  weapons: z
    .array(
      z.strictObject({
        weapon: z.enum(WEAPON_IDS),
        mount: z.enum(MOUNT_IDS).default('fixed'),
        facing: z.enum(FACINGS).default('front'),
        targeting: z.enum(TARGETING_IDS).default('none'),
        twin: z.boolean().default(false),
      }),
    )
    .max(20)
    .default([]),
  crew: z.array(characterSchema).min(1).max(12),
  drive: z.enum(['left', 'right']).default('left'),
});

const vehicleSchema = z.strictObject({
  seat: z.int().min(0).max(7),
  /** A stock vehicle's id, or a whole design. */
  car: z.union([z.string(), designSchema]),
  x: squares,
  y: squares,
  /** Degrees counter-clockwise from north. */
  heading: z.number().min(-360).max(360),
  speed: z.int().multipleOf(10).min(0).max(300).default(0),
  /** Who decides for whom aboard, by their places, the driver first; whoever is left out is the vehicle's own seat's. */
  crewSeats: z.array(z.int().min(0).max(7)).min(1).max(12).optional(),
  /** The role whose budget it keeps, where the format has several. */
  role: z.string().optional(),
  /** Driven by the solitaire rules; what is left out is rolled for. */
  solitaire: z
    .strictObject({
      position: z.enum(['offensive', 'defensive']).nullable().default(null),
      aggression: z.enum(AGGRESSIONS).nullable().default(null),
    })
    .optional(),
});

const seatList = z.array(z.int().min(0).max(7)).min(1);
const gate = z.strictObject({ a: point, b: point });

const objectiveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('duel') }),
  z.strictObject({ kind: z.literal('lastMoving') }),
  z.strictObject({ kind: z.literal('laps'), laps: z.int().min(1).max(99), gates: z.array(gate).min(1).max(40) }),
  z.strictObject({ kind: z.literal('escape'), runners: seatList, zone: box }),
  z.strictObject({ kind: z.literal('capture'), runners: seatList }),
]);

const variantsSchema = z.strictObject({
  movement: z.enum(['grid', 'open']).default(DEFAULT_VARIANTS.movement),
  phases: z.enum(['none', 'rounds', 'countdown']).default(DEFAULT_VARIANTS.phases),
  squareMm: z.int().min(20).max(200).default(DEFAULT_VARIANTS.squareMm),
  speedPush: z.boolean().default(DEFAULT_VARIANTS.speedPush),
  rangeModifiers: z.boolean().default(DEFAULT_VARIANTS.rangeModifiers),
  fire: z.enum(['table', 'summary']).default(DEFAULT_VARIANTS.fire),
  people: z.boolean().default(DEFAULT_VARIANTS.people),
  longVehicles: z.boolean().default(DEFAULT_VARIANTS.longVehicles),
  alternateManeuvers: z.boolean().default(DEFAULT_VARIANTS.alternateManeuvers),
  softSizeZero: z.boolean().default(DEFAULT_VARIANTS.softSizeZero),
  softBreakIn: z.boolean().default(DEFAULT_VARIANTS.softBreakIn),
});

const mapSchema = z.strictObject({
  width: z.int().min(4).max(500),
  height: z.int().min(4).max(500),
  edge: z.enum(['wall', 'open']).default('wall'),
  footing: z.enum(FOOTINGS).default('road'),
  patches: z
    .array(
      z.strictObject({
        ...box.shape,
        footing: z.enum(FOOTINGS).optional(),
        grounds: z.array(z.enum(GROUNDS)).max(5).default([]),
        level: z.int().min(0).max(9).default(0),
        soft: z.boolean().default(false),
        label: z.string().max(60).default(''),
      }),
    )
    .max(400)
    .default([]),
  obstacles: z
    .array(
      z.strictObject({
        ...box.partial({ width: true, height: true }).shape,
        kind: z.enum(OBJECT_KINDS),
        floors: z.int().min(1).max(40).default(1),
        label: z.string().max(60).optional(),
      }),
    )
    .max(400)
    .default([]),
  road: z
    .strictObject({
      points: z.array(point).min(2).max(200),
      closed: z.boolean().default(false),
      half: z.number().min(0.5).max(20).default(2),
      bends: z.array(z.int().min(0).max(300).nullable()).max(200).default([]),
    })
    .nullable()
    .default(null),
});

export const scenarioSchema = z.strictObject({
  ruleset: z.literal('roadrage'),
  id: z.string().min(1).max(80),
  title: z.string().min(1).max(120),
  summary: z.string().max(400).default(''),
  format: z.enum(FORMAT_IDS).nullable().default(null),
  turnLimit: z.int().min(1).max(500),
  variants: variantsSchema.prefault({}),
  /** Record sheets are their owners' secrets. */
  hidden: z.boolean().default(false),
  map: mapSchema,
  objective: objectiveSchema.default({ kind: 'duel' }),
  seats: z
    .array(z.strictObject({ name, side: z.string().min(1).max(30).optional() }))
    .min(1)
    .max(8),
  vehicles: z.array(vehicleSchema).min(1).max(16),
  walkers: z
    .array(
      z.strictObject({
        seat: z.int().min(0).max(7),
        character: characterSchema,
        x: squares,
        y: squares,
        floor: z.int().min(0).max(40).default(0),
      }),
    )
    .max(40)
    .default([]),
});

export type ScenarioFile = z.input<typeof scenarioSchema>;
export type Scenario = z.output<typeof scenarioSchema>;
