// What a part of a vehicle is fitted with, as it comes from outside.

import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { LOCATIONS, ROLES } from '../design/fittings.ts';
import { PART_IDS } from '../design/parts.ts';
import { CARRIED, MOUNTS } from './code-tables.ts';

/** Far beyond any vehicle, near enough to refuse nonsense. */
const MOST = 999;
export const count = z.int().min(1).max(MOST);
export const points = z.int().min(0).max(MOST);
const label = z.string().min(1).max(20);
export const flag = z.boolean().optional();

const location = z.enum(LOCATIONS);
const weapon = z.enum(keysOf(WEAPONS));
const grenade = z.enum(keysOf(GRENADES));
const mount = z.enum(MOUNTS);
const armorType = z.enum(keysOf(ARMOR_TYPES));

const load = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('part'), shots: points }),
  z.strictObject({ kind: z.literal('tear-gas') }),
  z.strictObject({ kind: z.literal('mines'), fuse: z.enum(['remote', 'dual']) }),
  z.strictObject({ kind: z.literal('grenades'), order: z.array(grenade).max(MOST) }),
]);

const weaponFit = z
  .strictObject({
    weapon,
    count,
    mount,
    turret: label.optional(),
    links: z.array(label).max(20).optional(),
    magazines: points.optional(),
    load: load.optional(),
    inCargo: flag,
  })
  .meta({ id: 'weapon' });

const turretFit = z
  .strictObject({
    id: label,
    type: z.enum(keysOf(TURRETS)),
    at: location,
    universal: flag,
    inCargo: flag,
  })
  .meta({ id: 'turret' });

const crewFit = z
  .strictObject({
    role: z.enum(ROLES),
    count: count.optional(),
    at: z.enum(['front', 'back', 'cargo']).optional(),
    turret: label.optional(),
    computer: z.enum(['computer', 'hirescomputer']).optional(),
    cyberlink: z.strictObject({ weapon, mount }).optional(),
    armor: z.enum(['bodyarmor', 'improvedbodyarmor']).optional(),
    handWeapons: z
      .array(z.strictObject({ id: z.enum(CARRIED), count }))
      .max(50)
      .optional(),
  })
  .meta({ id: 'crew' });

const accessoryFit = z
  .strictObject({
    id: z.enum(PART_IDS),
    count,
    at: location.optional(),
    points: points.optional(),
    armorType: armorType.optional(),
    inCargo: flag,
  })
  .meta({ id: 'accessory' });

/** A list that may be left out. */
const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(100).default([]);

/** All but the cargo, which may hold whole designs. */
export const fittings = {
  armor: z
    .strictObject({ type: armorType.default('normal'), points: z.partialRecord(location, points).default({}) })
    .default({ type: 'normal', points: {} }),
  weapons: listOf(weaponFit),
  turrets: listOf(turretFit),
  crew: listOf(crewFit),
  accessories: listOf(accessoryFit),
};
