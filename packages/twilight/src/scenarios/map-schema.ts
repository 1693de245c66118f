import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { COVER } from '../catalog/cover.ts';
import { BARRIER_KINDS, GROUNDS, LIGHTS, LINK_KINDS, MINE_KINDS, OBSTACLE_KINDS } from './world.ts';

/** What a stranger's file may have at most. */
const MOST_ON_MAP = {
  squares: 100,
  areas: 400,
  barriers: 1500,
  obstacles: 300,
  lamps: 60,
  fields: 40,
  places: 80,
} as const;

export const nameSchema = z.string().min(1).max(60);
const square = z.int().min(0).max(MOST_ON_MAP.squares);
const meters = z.int().min(-10_000).max(10_000);
const taskLevel = z.enum(['easy', 'average', 'difficult']);

/** A square of a level; of the first, where none is named. */
export const cellSchema = z.strictObject({ level: nameSchema.optional(), x: square, y: square });

const rect = z.tuple([
  square,
  square,
  z.int().min(1).max(MOST_ON_MAP.squares),
  z.int().min(1).max(MOST_ON_MAP.squares),
]);
const disc = z.tuple([square, square, z.int().min(0).max(MOST_ON_MAP.squares)]);
/** `rect`: x, y, width and height; `disc`: the middle and the radius. In squares. */
const regionSchema = z.union([z.strictObject({ rect }), z.strictObject({ disc })]);
export type RegionFile = z.output<typeof regionSchema>;

const madeOf = {
  cover: z.enum(keysOf(COVER)).optional(),
  /** Where it is not the cover's own. */
  av: z.int().min(0).max(200).optional(),
  height: z.enum(['low', 'full']).optional(),
};

const lockSchema = z.strictObject({ level: taskLevel.default('average'), key: nameSchema.nullable().default(null) });

const openable = {
  open: z.boolean().default(false),
  locked: z.boolean().default(false),
  lock: lockSchema.optional(),
};

const barrierSchema = z.strictObject({
  id: nameSchema.optional(),
  kind: z.enum(BARRIER_KINDS),
  x: square,
  y: square,
  edge: z.enum(['north', 'west']),
  /** So many squares of it, eastward or southward. */
  length: z.int().min(1).max(MOST_ON_MAP.squares).default(1),
  ...madeOf,
  ...openable,
  opaque: z.boolean().optional(),
  climb: z.int().min(1).max(60).nullable().optional(),
});
export type BarrierFile = z.output<typeof barrierSchema>;

/** An opening in the outer wall of a building: at which square, on which of its sides. */
const openingSchema = z.strictObject({
  id: nameSchema.optional(),
  kind: z.enum(['door', 'window', 'gate', 'slit', 'gap']).default('door'),
  x: square,
  y: square,
  side: z.enum(['north', 'east', 'south', 'west']),
  av: z.int().min(0).max(200).optional(),
  ...openable,
});

const buildingSchema = z.strictObject({
  name: nameSchema.default('Building'),
  rect,
  ...madeOf,
  /** What one stands on inside. */
  floor: z.enum(GROUNDS).default('floor'),
  openings: z.array(openingSchema).max(40).default([]),
});
export type BuildingFile = z.output<typeof buildingSchema>;

const obstacleSchema = z.strictObject({
  kind: z.enum(OBSTACLE_KINDS),
  name: nameSchema.optional(),
  x: square,
  y: square,
  w: z.int().min(1).max(MOST_ON_MAP.squares).default(1),
  h: z.int().min(1).max(MOST_ON_MAP.squares).default(1),
  ...madeOf,
  opaque: z.boolean().default(false),
  solid: z.boolean().default(false),
});

const lampSchema = z.strictObject({
  name: nameSchema.default('Lamp'),
  x: square,
  y: square,
  full: z.int().min(0).max(500),
  limited: z.int().min(0).max(1000),
  on: z.boolean().default(true),
  circuit: nameSchema.nullable().default(null),
});

const side = z.int().min(0).max(7);

const fieldSchema = z.strictObject({
  kind: z.enum(MINE_KINDS).default('antipersonnel'),
  rect,
  density: z.number().min(0.01).max(9),
  side: side.nullable().default(null),
  hidden: z.boolean().default(true),
});

const trapSchema = z.strictObject({
  name: nameSchema.default('Trap'),
  x: square,
  y: square,
  side: side.nullable().default(null),
  chance: z.int().min(1).max(100),
  concussion: z.int().min(0).max(100),
  burst: z.int().min(0).max(200).nullable().default(null),
});

const placeSchema = z.intersection(
  z.object({ id: nameSchema, name: nameSchema.optional(), exit: z.array(side).max(8).optional() }),
  z.union([z.object({ rect }), z.object({ disc })]),
);

export const levelSchema = z.strictObject({
  id: nameSchema,
  name: nameSchema.optional(),
  /** Levels of one site see each other. */
  site: nameSchema.default('field'),
  grid: z.literal([2, 8]).default(8),
  width: z.int().min(2).max(MOST_ON_MAP.squares),
  height: z.int().min(2).max(MOST_ON_MAP.squares),
  /** Its north-west corner in its site, and how high its floor is, in meters. */
  origin: z.strictObject({ x: meters, y: meters }).default({ x: 0, y: 0 }),
  elevation: z.int().min(-200).max(400).default(0),
  light: z.enum(LIGHTS).default('full'),
  darkSight: z.int().min(0).max(400).default(40),
  mist: z.boolean().default(false),
  ricochets: z.boolean().default(false),
  ground: z.enum(GROUNDS).default('open'),
  areas: z
    .array(z.intersection(z.object({ kind: z.enum(GROUNDS) }), z.union([z.object({ rect }), z.object({ disc })])))
    .max(MOST_ON_MAP.areas)
    .default([]),
  buildings: z.array(buildingSchema).max(80).default([]),
  barriers: z.array(barrierSchema).max(MOST_ON_MAP.areas).default([]),
  obstacles: z.array(obstacleSchema).max(MOST_ON_MAP.obstacles).default([]),
  lamps: z.array(lampSchema).max(MOST_ON_MAP.lamps).default([]),
  minefields: z.array(fieldSchema).max(MOST_ON_MAP.fields).default([]),
  traps: z.array(trapSchema).max(MOST_ON_MAP.fields).default([]),
  places: z.array(placeSchema).max(MOST_ON_MAP.places).default([]),
});
export type LevelFile = z.output<typeof levelSchema>;

export const linkSchema = z.strictObject({
  kind: z.enum(LINK_KINDS),
  from: cellSchema,
  to: cellSchema,
  bothWays: z.boolean().default(true),
  actions: z.int().min(0).max(120).default(1),
  task: z
    .strictObject({
      skill: z.enum(['MTN', 'RCN', 'MEC']).nullable().default(null),
      attribute: z.enum(['AGL', 'STR', 'CON']).nullable().default(null),
      level: taskLevel,
    })
    .nullable()
    .default(null),
  /** The id of a barrier that must be open. */
  barrier: nameSchema.nullable().default(null),
});
