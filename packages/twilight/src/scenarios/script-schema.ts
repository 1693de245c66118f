import * as z from 'zod';
import { nameSchema } from './map-schema.ts';
import type { Condition, Deed } from './script.ts';

const side = z.int().min(0).max(7);
const count = z.int().min(0).max(220);
const whoSchema = z.union([
  z.strictObject({ squad: nameSchema }),
  z.strictObject({ side }),
  z.strictObject({ role: nameSchema }),
  z.strictObject({ person: nameSchema }),
]);

const plain = [
  z.strictObject({ kind: z.literal('turn'), from: z.int().min(1).max(2000) }),
  z.strictObject({ kind: z.literal('entered'), place: nameSchema, who: whoSchema }),
  z.strictObject({
    kind: z.literal('left-map'),
    who: whoSchema,
    count: count.default(1),
    item: nameSchema.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('down'),
    who: whoSchema,
    count: count.nullable().default(null),
    percent: z.int().min(1).max(100).nullable().default(null),
    gone: z.boolean().default(true),
    how: z.enum(['out', 'serious', 'dead']).default('out'),
  }),
  z.strictObject({ kind: z.literal('alarm'), alarm: nameSchema }),
  z.strictObject({ kind: z.literal('fired') }),
  z.strictObject({ kind: z.literal('seen'), who: whoSchema, by: side }),
  z.strictObject({ kind: z.literal('has'), item: nameSchema, who: whoSchema }),
  z.strictObject({ kind: z.literal('destroyed'), item: nameSchema }),
  z.strictObject({ kind: z.literal('wrecked'), vehicle: nameSchema }),
  z.strictObject({ kind: z.literal('wrecked-count'), squad: nameSchema, count }),
  z.strictObject({ kind: z.literal('circuit-off'), circuit: nameSchema }),
  z.strictObject({ kind: z.literal('freed'), who: whoSchema, count }),
  z.strictObject({ kind: z.literal('captive'), who: whoSchema, count }),
  z.strictObject({ kind: z.literal('counter'), counter: nameSchema, atLeast: z.int().min(0).max(1000) }),
  z.strictObject({ kind: z.literal('done'), objective: nameSchema }),
  z.strictObject({ kind: z.literal('exploded'), place: nameSchema, concussion: z.int().min(0).max(100).default(0) }),
  z.strictObject({ kind: z.literal('shot-over'), place: nameSchema }),
  z.strictObject({
    kind: z.literal('harmed'),
    places: z.array(nameSchema).min(1).max(20),
    points: z.int().min(1).max(100),
  }),
  z.strictObject({ kind: z.literal('boarded'), vehicle: nameSchema, who: whoSchema }),
] as const;

const simpleSchema = z.discriminatedUnion('kind', plain);
// Three deep is enough for any scenario, and a stranger's file cannot nest without end.
const nested = (inner: z.ZodType<Condition>) =>
  z.union([
    simpleSchema,
    z.strictObject({ kind: z.literal('all'), of: z.array(inner).min(1).max(8) }),
    z.strictObject({ kind: z.literal('any'), of: z.array(inner).min(1).max(8) }),
    z.strictObject({ kind: z.literal('not'), of: inner }),
  ]);
const conditionSchema: z.ZodType<Condition> = nested(nested(nested(simpleSchema)));

const dice = z.string().regex(/^\d{1,2}d\d{1,3}(\+\d{1,2})?$/, { error: 'Must be dice such as 1d6 or 2d6+1.' });

const deedSchema: z.ZodType<Deed> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('alarm'), alarm: nameSchema }),
  z.strictObject({ kind: z.literal('wake'), who: whoSchema, dice: dice.nullable().default(null) }),
  z.strictObject({ kind: z.literal('arm'), who: whoSchema, goods: z.array(count).max(40) }),
  z.strictObject({
    kind: z.literal('arrive'),
    squad: nameSchema,
    place: nameSchema,
    dice: dice.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('post'), who: whoSchema, place: nameSchema }),
  z.strictObject({
    kind: z.literal('meet'),
    who: whoSchema,
    from: whoSchema,
    place: nameSchema,
    dice,
    meters: z.int().min(1).max(100),
  }),
  z.strictObject({
    kind: z.literal('order'),
    squad: nameSchema,
    order: z.enum(['hold', 'go', 'approach', 'assault', 'fall-back', 'lie-flat', 'hold-fire', 'free']),
    place: nameSchema.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('leave'), who: whoSchema }),
  z.strictObject({ kind: z.literal('conceal'), who: whoSchema, concealed: z.boolean() }),
  z.strictObject({ kind: z.literal('circuit'), circuit: nameSchema, on: z.boolean() }),
  z.strictObject({ kind: z.literal('light'), level: nameSchema, light: z.enum(['full', 'limited', 'dark']) }),
  z.strictObject({ kind: z.literal('open'), barrier: nameSchema, open: z.boolean() }),
  z.strictObject({ kind: z.literal('free'), who: whoSchema }),
  z.strictObject({ kind: z.literal('stance'), side, toward: side, stance: z.enum(['hostile', 'neutral', 'allied']) }),
  z.strictObject({ kind: z.literal('panic'), who: whoSchema }),
  z.strictObject({ kind: z.literal('stampede'), who: whoSchema, place: nameSchema }),
  z.strictObject({
    kind: z.literal('explosion'),
    place: nameSchema,
    concussion: z.int().min(0).max(100),
    burst: z.int().min(0).max(200).nullable().default(null),
    fuel: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('count'), counter: nameSchema, by: z.int().min(-100).max(100) }),
  z.strictObject({ kind: z.literal('score'), objective: nameSchema }),
  z.strictObject({ kind: z.literal('points'), side, points: z.int().min(-1000).max(1000), text: z.string().max(200) }),
  z.strictObject({
    kind: z.literal('tell'),
    text: z.string().min(1).max(300),
    sides: z.array(side).max(8).nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('reveal'),
    what: z.enum(['traps', 'sentries', 'captives']),
    side,
    who: whoSchema.nullable().default(null),
  }),
  z.strictObject({ kind: z.literal('reconnoitre'), who: whoSchema }),
  z.strictObject({ kind: z.literal('rads'), place: nameSchema, rads: z.int().min(0).max(1000) }),
  z.strictObject({ kind: z.literal('cave-in'), place: nameSchema }),
  z.strictObject({ kind: z.literal('settle') }),
  z.strictObject({ kind: z.literal('end'), winners: z.array(side).max(8), text: z.string().min(1).max(200) }),
]);

export const scriptRowSchema = z.strictObject({
  id: nameSchema,
  rule: z.string().max(80).default('twilight/grid/adventures'),
  text: z.string().max(300).default(''),
  when: conditionSchema,
  after: z.union([z.int().min(0).max(1000), dice]).default(0),
  times: z.int().min(1).max(1000).default(1),
  each: z.enum(['turn', 'phase']).default('turn'),
  chance: z.int().min(1).max(100).default(100),
  task: z
    .strictObject({
      who: whoSchema,
      skill: z.string().min(1).max(8),
      level: z.enum(['easy', 'average', 'difficult']),
      secret: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  deeds: z.array(deedSchema).max(12),
});

export const objectiveSchema = z.strictObject({
  id: nameSchema,
  text: z.string().min(1).max(200),
  side,
  points: z.int().min(-200).max(200),
  /** Where there is something to do for it. */
  place: nameSchema.nullable().default(null),
  /** What is done there besides being there: bots go by it. */
  how: z.enum(['go', 'blow', 'board', 'guard']).default('go'),
  primary: z.boolean().default(false),
  rule: z.string().max(80).default('twilight/grid/adventures'),
});
