// The rows of a campaign's journal: everything a referee can do, each row stamped with its number and the time it was done.

import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { STAGED_ADVENTURES } from '../catalog/adventure-staging.ts';
import { SCARCITIES } from '../catalog/availability.ts';
import { DISEASE_SOURCES } from '../catalog/diseases.ts';
import { FOODS } from '../catalog/food.ts';
import { FUELS } from '../catalog/fuel.ts';
import { NPC_TYPES } from '../catalog/npc-types.ts';
import { woundsSchema } from '../characters/character.ts';
import { clockSchema } from '../travel/clock.ts';
import { nameSchema, personSchema, vehicleSchema } from '../travel/party.ts';
import { legSchema } from '../travel/route.ts';
import { MASHES } from '../travel/stills.ts';
import { pinSchema } from './pins.ts';

/** What a party does with four hours. Only travel moves it. */
export const ACTIVITIES = ['travel', 'rest', 'maintain'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const ERRANDS = ['hunt', 'forage', 'scrounge', 'scout'] as const;

const reason = z.string().trim().min(1).max(500);
/** A referee need not say why the dice are overruled. */
const why = z.string().trim().max(500).default('');
const names = z.array(nameSchema).max(200);
const part = z.string().min(1).max(300);
const head = { n: z.int().min(1), at: clockSchema, digest: z.string().max(64).exactOptional() };

const signed = z.number().min(-1_000_000).max(1_000_000);
const signedWhole = z.int().min(-1_000_000).max(1_000_000);

/** More of this, less of that; what is not named stays. */
const changeSchema = z.strictObject({
  fuel: z.partialRecord(z.enum(FUELS), signed).default({}),
  food: z.partialRecord(z.enum(FOODS), signed).default({}),
  grain: signed.default(0),
  wood: signed.default(0),
  ammunition: z.record(nameSchema, signedWhole).default({}),
  goods: z.record(nameSchema, signedWhole).default({}),
  animals: z.partialRecord(z.enum(['horse', 'mule', 'ox']), signedWhole).default({}),
});
export type StoresChange = z.infer<typeof changeSchema>;

/** Somebody of the party as he comes out of a fight. */
const returnedSchema = z.strictObject({
  name: nameSchema,
  wounds: woundsSchema.default({}),
  arms: personSchema.shape.arms,
  grenades: personSchema.shape.grenades,
  /** Taken there, beside what he had. */
  rads: z.number().min(0).max(100_000).default(0),
  /** What he died of there. */
  dead: z.string().trim().max(120).nullable().default(null),
});

const returnedVehicleSchema = z.strictObject({
  name: nameSchema,
  broken: z.boolean().default(false),
  lost: z.boolean().default(false),
  /** In the tank; null: as before. */
  liters: z.number().min(0).max(1_000_000).nullable().default(null),
});

const periodSchema = z.strictObject({
  ...head,
  kind: z.literal('period'),
  activity: z.enum(ACTIVITIES),
  /** Sent out from a halted camp; each meets what it meets. */
  parties: z
    .array(z.strictObject({ name: nameSchema, people: names.min(1), errand: z.enum(ERRANDS) }))
    .max(20)
    .default([]),
  work: z
    .array(z.strictObject({ person: nameSchema, vehicle: nameSchema }))
    .max(200)
    .default([]),
  /** Minutes between two checks, where the referee wants other than the rules say. */
  every: z.int().min(1).max(10_080).nullable().default(null),
});

const amendSchema = z.discriminatedUnion('action', [
  z.strictObject({ ...head, kind: z.literal('amend'), action: z.literal('reroll'), part, reason: why }),
  z.strictObject({
    ...head,
    kind: z.literal('amend'),
    action: z.literal('mandate'),
    part,
    result: z.string().max(80),
    reason: why,
  }),
  z.strictObject({
    ...head,
    kind: z.literal('amend'),
    action: z.literal('alter'),
    part,
    field: z.string().min(1).max(200),
    value: z.union([z.string().max(500), z.number(), z.boolean()]),
    reason: why,
  }),
]);

export const rowSchema = z.discriminatedUnion('kind', [
  periodSchema,
  z.strictObject({ ...head, kind: z.literal('visit'), settlement: nameSchema }),
  z.strictObject({ ...head, kind: z.literal('quarter'), to: z.string().max(80).default('') }),
  z.strictObject({ ...head, kind: z.literal('leave') }),
  z.strictObject({ ...head, kind: z.literal('buy'), item: nameSchema, scarcity: z.enum(SCARCITIES) }),
  z.strictObject({ ...head, kind: z.literal('stores'), change: changeSchema, reason }),
  z.strictObject({
    ...head,
    kind: z.literal('join'),
    people: z.array(personSchema).max(100).default([]),
    vehicles: z.array(vehicleSchema).max(100).default([]),
    reason,
  }),
  z.strictObject({
    ...head,
    kind: z.literal('sheet'),
    people: z.array(personSchema).min(1).max(200),
    vehicles: z.array(vehicleSchema).max(100).default([]),
    reason,
  }),
  /** Somebody new, or one who is there, with attributes and coolness by the dice. */
  z.strictObject({
    ...head,
    kind: z.literal('character'),
    name: nameSchema,
    type: z.enum(NPC_TYPES).default('experienced'),
    months: z.int().min(0).max(600).default(0),
    skills: personSchema.shape.skills,
    languages: personSchema.shape.languages,
    arms: personSchema.shape.arms,
    armor: personSchema.shape.armor,
  }),
  /** One of the book's adventures begins; null: the one that has begun is given up. */
  z.strictObject({ ...head, kind: z.literal('adventure'), adventure: z.enum(keysOf(STAGED_ADVENTURES)).nullable() }),
  /** It comes to blows: `game` is where it is fought out, empty where the referee settles it by hand. */
  z.strictObject({
    ...head,
    kind: z.literal('fight'),
    part,
    name: nameSchema,
    game: z.string().max(200).default(''),
  }),
  /** What came of it: who is hurt and how he now stands, what is spent, lost and taken. */
  z.strictObject({
    ...head,
    kind: z.literal('aftermath'),
    part,
    people: z.array(returnedSchema).max(200).default([]),
    vehicles: z.array(returnedVehicleSchema).max(100).default([]),
    ammunition: z.record(nameSchema, z.int().min(0).max(1_000_000)).default({}),
    goods: z.record(nameSchema, z.int().min(0).max(1_000_000)).default({}),
    animals: z.partialRecord(z.enum(['horse', 'mule', 'ox']), z.int().min(0).max(1_000_000)).default({}),
    /** Of the others, a line each; for the referee. */
    others: z.array(z.string().max(300)).max(250).default([]),
    reason,
  }),
  z.strictObject({ ...head, kind: z.literal('part'), people: names.default([]), vehicles: names.default([]), reason }),
  z.strictObject({ ...head, kind: z.literal('death'), person: nameSchema, reason }),
  z.strictObject({ ...head, kind: z.literal('repair'), vehicle: nameSchema, reason }),
  z.strictObject({ ...head, kind: z.literal('refuel'), vehicle: nameSchema, fuel: z.enum(FUELS) }),
  z.strictObject({ ...head, kind: z.literal('distil'), still: nameSchema, mash: z.enum(MASHES) }),
  z.strictObject({ ...head, kind: z.literal('exposure'), source: z.enum(DISEASE_SOURCES), people: names.min(1) }),
  z.strictObject({ ...head, kind: z.literal('rads'), people: names.min(1), rads: z.number().min(0).max(100_000) }),
  z.strictObject({ ...head, kind: z.literal('crater'), people: names.min(1), hours: z.int().min(1).max(1000) }),
  z.strictObject({
    ...head,
    kind: z.literal('route'),
    legs: z.array(legSchema).min(1).max(5000),
    /** In place of the legs not yet begun. */
    replace: z.boolean().default(false),
  }),
  z.strictObject({ ...head, kind: z.literal('pin'), pin: pinSchema }),
  z.strictObject({
    ...head,
    kind: z.literal('note'),
    text: z.string().trim().min(1).max(4000),
    players: z.boolean().default(false),
  }),
  /** One line of what was told then, shown to the players or hidden from them. */
  z.strictObject({
    ...head,
    kind: z.literal('show'),
    when: clockSchema,
    line: z.string().min(1).max(4000),
    players: z.boolean(),
  }),
  amendSchema,
]);
export type Row = z.infer<typeof rowSchema>;
export type RowOf<K extends Row['kind']> = Extract<Row, { kind: K }>;
export type AmendRow = RowOf<'amend'>;

/** Rows without their digests: what those covered has changed. */
export function undigested(rows: readonly Row[]): readonly Row[] {
  return rows.map(({ digest: _, ...row }) => row);
}
