// What a part of a vehicle is fitted with, as JSON and in codes: the commonest case of each takes the fewest bits.

import { keysOf } from '@hardtop/kernel';
import { tagged } from '@hardtop/workshop/notation';
import * as z from 'zod';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { SIDES } from '../../catalog/units.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import {
  type AccessoryFit,
  type Armor,
  type CrewFit,
  LOCATIONS,
  type Load,
  type Location,
  ROLES,
  type TurretFit,
  type WeaponFit,
} from '../design/fittings.ts';
import { PART_IDS } from '../design/parts.ts';
import {
  count,
  flag,
  growingIn,
  idIn,
  type Kind,
  label,
  list,
  literal,
  maybe,
  mostly,
  oneOfGrowing,
  oneOfThese,
  orElse,
  shape,
  whole,
} from './value-kinds.ts';

export const MOUNTS = [...LOCATIONS, 'turret', 'platform'] as const;
export const CARRIED = [...keysOf(HAND_WEAPONS), ...keysOf(GRENADES)] as const;

export const weapon = growingIn(WEAPONS);
const mount = oneOfThese(MOUNTS);
const location = oneOfThese(LOCATIONS);
const points = whole(4);
const armorType = idIn(ARMOR_TYPES);

type LoadOf<K extends Load['kind']> = Extract<Load, { kind: K }>;

const LOADS = {
  empty: shape<LoadOf<'empty'>>({ kind: literal('empty') }),
  part: shape<LoadOf<'part'>>({ kind: literal('part'), shots: whole(3) }),
  'tear-gas': shape<LoadOf<'tear-gas'>>({ kind: literal('tear-gas') }),
  mines: shape<LoadOf<'mines'>>({ kind: literal('mines'), fuse: oneOfThese(['remote', 'dual']) }),
  grenades: shape<LoadOf<'grenades'>>({ kind: literal('grenades'), order: list(idIn(GRENADES)) }),
};

const load: Kind<Load> = {
  bits: tagged<Load['kind'], 'kind', Load>('kind', keysOf(LOADS), {
    empty: LOADS.empty.bits,
    part: LOADS.part.bits,
    'tear-gas': LOADS['tear-gas'].bits,
    mines: LOADS.mines.bits,
    grenades: LOADS.grenades.bits,
  }),
  json: z.discriminatedUnion('kind', [
    LOADS.empty.json,
    LOADS.part.json,
    LOADS['tear-gas'].json,
    LOADS.mines.json,
    LOADS.grenades.json,
  ]),
};

type PlainWeapon = 'weapon' | 'count' | 'mount' | 'turret';
const weaponFit: Kind<WeaponFit> = mostly<Pick<WeaponFit, PlainWeapon>, Omit<WeaponFit, PlainWeapon>>(
  { weapon, count, mount, turret: maybe(label) },
  { links: maybe(list(label, 20)), magazines: maybe(whole(0)), load: maybe(load), inCargo: flag },
  'weapon',
);

const turretFit = shape<TurretFit>(
  { id: label, type: growingIn(TURRETS), at: location, universal: flag, inCargo: flag },
  'turret',
);

const crewFit: Kind<CrewFit> = mostly<Pick<CrewFit, 'role'>, Omit<CrewFit, 'role'>>(
  { role: oneOfThese(ROLES) },
  {
    count: maybe(count),
    at: maybe(oneOfThese(['front', 'back', 'cargo'])),
    turret: maybe(label),
    computer: maybe(oneOfThese(['computer', 'hirescomputer'])),
    cyberlink: maybe(shape<NonNullable<CrewFit['cyberlink']>>({ weapon, mount })),
    armor: maybe(oneOfThese(['bodyarmor', 'improvedbodyarmor'])),
    handWeapons: maybe(
      list(shape<NonNullable<CrewFit['handWeapons']>[number]>({ id: oneOfGrowing(CARRIED), count }), 50),
    ),
  },
  'crew',
);

const accessoryFit: Kind<AccessoryFit> = mostly<Pick<AccessoryFit, 'id' | 'count'>, Omit<AccessoryFit, 'id' | 'count'>>(
  { id: oneOfGrowing(PART_IDS), count },
  { at: maybe(location), points: maybe(points), armorType: maybe(armorType), inCargo: flag },
  'accessory',
);

/** The six sides, or those of all fourteen places that have any. */
const armor: Kind<Armor> = {
  json: z
    .strictObject({
      type: armorType.json.default('normal'),
      points: z.partialRecord(z.enum(LOCATIONS), points.json).default({}),
    })
    .default({ type: 'normal', points: {} }),
  bits: {
    write(out, { type, points: all }) {
      armorType.bits.write(out, type);
      const places = LOCATIONS.filter((place) => (all[place] ?? 0) !== 0);
      const isShort = places.every((place) => SIDES.some((side) => side === place));
      out.put(isShort ? 0 : 1, 1);
      for (const place of isShort ? SIDES : LOCATIONS) points.bits.write(out, all[place] ?? 0);
    },
    read(from) {
      const type = armorType.bits.read(from);
      const all: Partial<Record<Location, number>> = {};
      for (const place of from.take(1) === 0 ? SIDES : LOCATIONS) {
        const value = points.bits.read(from);
        if (value > 0) all[place] = value;
      }
      return { type, points: all };
    },
  },
};

/** A list that may be left out. */
export const anyOf = <T>(kind: Kind<T>): Kind<readonly T[]> => orElse(list(kind, 100), []);

/** All but the cargo, which may hold whole designs. */
export const FITTINGS = {
  armor,
  weapons: anyOf(weaponFit),
  turrets: anyOf(turretFit),
  crew: anyOf(crewFit),
  accessories: anyOf(accessoryFit),
};
