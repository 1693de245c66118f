import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { ANTITANK_MISSILES } from '../catalog/antitank-missiles.ts';
import { ATTRIBUTES } from '../catalog/attributes.ts';
import { AUTOCANNON } from '../catalog/autocannon.ts';
import { BODY_ARMOR } from '../catalog/body-armor.ts';
import { ANIMAL_MOVEMENT } from '../catalog/combat-movement.ts';
import { GRENADE_LAUNCHERS } from '../catalog/grenade-launchers.ts';
import { HAND_GRENADES, RIFLE_GRENADES } from '../catalog/grenades.ts';
import { HOWITZERS } from '../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../catalog/large-caliber-guns.ts';
import { MELEE_WEAPONS } from '../catalog/melee-weapons.ts';
import { MORTARS } from '../catalog/mortars.ts';
import { NPC_TYPES } from '../catalog/npc-types.ts';
import { ROCKET_LAUNCHERS } from '../catalog/rocket-launchers.ts';
import { SMALL_ARMS } from '../catalog/small-arms.ts';
import { VEHICLES } from '../catalog/vehicles.ts';
import { cellSchema, nameSchema } from './map-schema.ts';
import { CREW_PLACES, GEAR, WAGONS } from './setup.ts';

/** What a stranger's file may bring at most. */
export const MOST_FORCES = { people: 220, vehicles: 40, items: 16, spares: 60 } as const;

const rounds = z.int().min(0).max(5000);
const heavyIds = [
  ...keysOf(ANTITANK_MISSILES),
  ...keysOf(AUTOCANNON),
  ...keysOf(GRENADE_LAUNCHERS),
  ...keysOf(HOWITZERS),
  ...keysOf(LARGE_CALIBER_GUNS),
  ...keysOf(MORTARS),
  ...keysOf(ROCKET_LAUNCHERS),
] as const;

const anyItem = {
  name: nameSchema.nullable().default(null),
  count: z.int().min(0).max(200).default(1),
};

const weapon = {
  ...anyItem,
  /** What is loaded; the usual round if left out. */
  round: z.string().min(1).max(20).optional(),
  /** Full, if left out. */
  loaded: rounds.optional(),
  /** Which of its feeds, where the weapon has several. */
  feed: z.int().min(0).max(3).default(0),
  /** Full magazines, belts or single rounds, beside what is listed in `spares`. */
  magazines: z.int().min(0).max(200).default(0),
  spares: z
    .array(z.strictObject({ round: z.string().min(1).max(20), rounds }))
    .max(MOST_FORCES.spares)
    .default([]),
  scope: z.boolean().default(false),
  rest: z.enum(['hands', 'folded', 'bipod', 'tripod', 'vehicle']).default('hands'),
  rangefinder: z.int().min(0).max(50).default(0),
};

export const itemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('small-arm'), what: z.enum(keysOf(SMALL_ARMS)), ...weapon }),
  z.strictObject({ kind: z.literal('heavy'), what: z.enum(heavyIds), ...weapon }),
  z.strictObject({ kind: z.literal('melee'), what: z.enum(keysOf(MELEE_WEAPONS)), ...anyItem }),
  z.strictObject({ kind: z.literal('grenade'), what: z.enum([...keysOf(HAND_GRENADES), 'smoke']), ...anyItem }),
  z.strictObject({ kind: z.literal('rifle-grenade'), what: z.enum(keysOf(RIFLE_GRENADES)), ...anyItem }),
  z.strictObject({ kind: z.literal('charge'), what: z.enum(['dynamite', 'plastique']), ...anyItem }),
  z.strictObject({ kind: z.literal('mine'), what: z.enum(['antipersonnel', 'antitank', 'claymore']), ...anyItem }),
  z.strictObject({ kind: z.literal('gear'), what: z.enum(GEAR), ...anyItem }),
]);
export type ItemFile = z.output<typeof itemSchema>;

const attribute = z.int().min(1).max(20);
const skill = z.int().min(0).max(100);
const SKILL_IDS = [
  'CRM',
  'HB',
  'HW',
  'LCG',
  'RCN',
  'CBE',
  'MEC',
  'MED',
  'EQ',
  'MTN',
  'melee',
  'body',
  'throw',
  'drive',
] as const;

export const personRowSchema = z.strictObject({
  /** For script, crews and riders to name. */
  id: nameSchema.optional(),
  name: nameSchema,
  /** So many alike; they get numbers. */
  count: z.int().min(1).max(100).default(1),
  kind: z.enum(['character', 'npc', 'animal']).default('npc'),
  seat: z.int().min(0).max(7),
  squad: z.string().min(1).max(20).default('A'),
  type: z.enum(NPC_TYPES).default('experienced'),
  coolness: z.int().min(0).max(10).nullable().default(null),
  animal: z
    .enum([...keysOf(ANIMAL_MOVEMENT), 'grazer'])
    .nullable()
    .default(null),
  attributes: z.partialRecord(z.enum([...ATTRIBUTES, 'STR']), attribute).default({}),
  /** Skills that differ from what people of the type have. */
  skills: z.partialRecord(z.enum(SKILL_IDS), skill).default({}),
  armor: z
    .array(z.enum(keysOf(BODY_ARMOR)))
    .max(4)
    .default([]),
  items: z.array(itemSchema).max(MOST_FORCES.items).default([]),
  /** Which of the items is in hand: the first, if left out; null: none. */
  hands: z.int().min(0).max(MOST_FORCES.items).nullable().optional(),
  /** One square, or squares for a number of people; the rest stand around. */
  at: z.union([cellSchema, z.array(cellSchema).min(1).max(100)]).optional(),
  facing: z.int().min(0).max(7).default(0),
  posture: z.enum(['standing', 'kneeling', 'prone']).default('standing'),
  aboard: z
    .strictObject({ vehicle: nameSchema, place: z.enum(CREW_PLACES) })
    .nullable()
    .default(null),
  rides: nameSchema.nullable().default(null),
  alert: z.enum(['asleep', 'unaware', 'alert']).default('alert'),
  captive: z.boolean().default(false),
  reserve: z.boolean().default(false),
  wounds: z.record(z.string().min(1).max(12), z.int().min(0).max(200)).default({}),
  leader: z.boolean().default(false),
  role: nameSchema.nullable().default(null),
  source: z.string().max(120).nullable().default(null),
});
export type PersonRow = z.output<typeof personRowSchema>;

export const vehicleRowSchema = z.strictObject({
  id: nameSchema,
  name: nameSchema.optional(),
  kind: z.enum([...keysOf(VEHICLES), ...WAGONS]),
  seat: z.int().min(0).max(7),
  squad: z.string().min(1).max(20).default('A'),
  at: cellSchema.optional(),
  heading: z.int().min(0).max(7).default(0),
  speed: z.int().min(-80).max(160).default(0),
  /** Its guns; those of its kind with full racks, if left out. */
  weapons: z.array(itemSchema).max(MOST_FORCES.items).optional(),
  fuel: z.int().min(0).max(100).default(100),
  tanker: z.boolean().default(false),
  draft: z.array(nameSchema).max(8).default([]),
  wrecked: z.boolean().default(false),
  source: z.string().max(120).nullable().default(null),
});
export type VehicleRow = z.output<typeof vehicleRowSchema>;
