// The party: people with skills, vehicles, animals, stills and stores. As a file it may leave out whatever is usual.

import * as z from 'zod';
import { STILLS } from '../catalog/alcohol.ts';
import { DISEASES } from '../catalog/diseases.ts';
import { FOODS } from '../catalog/food.ts';
import { FUELS } from '../catalog/fuel.ts';
import { NPC_LEVELS, NPC_TYPES } from '../catalog/npc-types.ts';
import { VEHICLE_UNITS } from '../catalog/travel-seats.ts';
import { characterFields } from '../characters/character.ts';

export const nameSchema = z.string().trim().min(1).max(80);
const whole = z.int().min(0).max(1_000_000);
const amount = z.number().min(0).max(10_000_000);

/** An illness under way: until which day it lasts, and whether somebody treats it. */
const illnessSchema = z.strictObject({ disease: z.enum(DISEASES), untilDay: z.int().min(1), treated: z.boolean() });
export type Illness = z.infer<typeof illnessSchema>;

const RADIATION_ILLNESSES = ['none', 'slight', 'serious'] as const;

export const personSchema = z.strictObject({
  name: nameSchema,
  type: z.enum(NPC_TYPES).default('experienced'),
  /** Constitution; without it, what people of this type have. */
  con: z.int().min(1).max(20).nullable().default(null),
  /** Without it he panics as people of his type do. */
  coolness: z.int().min(0).max(10).nullable().default(null),
  skills: z.record(z.string().min(1).max(20), z.int().min(0).max(100)).default({}),
  languages: z.array(nameSchema).max(30).default([]),
  rads: z.number().min(0).default(0),
  radiation: z.enum(RADIATION_ILLNESSES).default('none'),
  illness: illnessSchema.nullable().default(null),
  /** Days without enough to eat, one after another. */
  hungry: whole.default(0),
  ...characterFields,
  /** What he died of. */
  dead: z.string().max(120).nullable().default(null),
});
export type Person = z.infer<typeof personSchema>;

export const vehicleSchema = z.strictObject({
  name: nameSchema,
  unit: z.enum(VEHICLE_UNITS),
  tank: z
    .strictObject({ fuel: z.enum(FUELS), liters: amount })
    .nullable()
    .default(null),
  /** Fuels it can burn; what is in the tank at the least. */
  burns: z.array(z.enum(FUELS)).default([]),
  /** Places for people; without it, what its kind has. */
  seats: whole.nullable().default(null),
  wear: z.int().min(1).max(10).default(1),
  /** Man-hours of upkeep done this week, and the hours left undone in weeks before. */
  serviced: amount.default(0),
  missed: amount.default(0),
  broken: z.boolean().default(false),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

const stillSchema = z.strictObject({
  name: nameSchema,
  size: z.enum(STILLS),
  /** The batch in it, and the halted periods it still needs. */
  batch: z
    .strictObject({ fuel: z.enum(FUELS), periodsLeft: whole })
    .nullable()
    .default(null),
});
export type StillInUse = z.infer<typeof stillSchema>;

const none = { gas: 0, avgas: 0, diesel: 0, ethanol: 0, methanol: 0 };

const storesSchema = z.strictObject({
  /** Liters in cans and tankers, beside the vehicles' own tanks. */
  fuel: z
    .partialRecord(z.enum(FUELS), amount)
    .default({})
    .transform((fuel) => ({ ...none, ...fuel })),
  /** Kilograms. */
  food: z
    .partialRecord(z.enum(FOODS), amount)
    .default({})
    .transform((food) => ({ mre: 0, domestic: 0, wild: 0, ...food })),
  grain: amount.default(0),
  wood: amount.default(0),
  /** Rounds, by whatever name the referee uses. */
  ammunition: z.record(nameSchema, whole).default({}),
  /** Anything else, by number. */
  goods: z.record(nameSchema, whole).default({}),
});
export const partySchema = z.strictObject({
  name: nameSchema.default('The party'),
  people: z.array(personSchema).min(1).max(200),
  vehicles: z.array(vehicleSchema).max(100).default([]),
  animals: z
    .strictObject({ horse: whole.default(0), mule: whole.default(0), ox: whole.default(0) })
    .default({ horse: 0, mule: 0, ox: 0 }),
  stills: z.array(stillSchema).max(20).default([]),
  stores: storesSchema.prefault({}),
});
export type Party = z.infer<typeof partySchema>;

export function living(party: Party): readonly Person[] {
  return party.people.filter((person) => person.dead === null);
}

export function conOf(person: Person): number {
  return person.con ?? person.attributes?.CON ?? NPC_LEVELS[person.type].attribute;
}

/** Somebody without a list of skills has those of his type (C-06); on a list, what is missing is not known. */
export function skillOf(person: Person, skill: string): number {
  if (Object.keys(person.skills).length === 0) return NPC_LEVELS[person.type].skill;
  return person.skills[skill] ?? 0;
}

export function bestAt(people: readonly Person[], skill: string): number {
  return people.reduce((best, person) => Math.max(best, skillOf(person, skill)), 0);
}

/** Litres and kilograms are kept to the gram, so that sums do not drift. */
export function grams(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** To read, not to reckon with: a tenth is near enough. */
export function figure(value: number): number {
  return Math.round(value * 10) / 10;
}
