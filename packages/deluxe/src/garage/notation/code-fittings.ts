// Fittings inside a code: the commonest case of each takes the fewest bits.

import { keysOf } from '@hardtop/kernel';
import {
  type BitReader,
  type BitWriter,
  type Codec,
  constant,
  count,
  listOf,
  oneOf,
  oneOfMany,
  optional,
  record,
  tagged,
  whole,
  yes,
} from '@hardtop/workshop/notation';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { GRENADES } from '../../catalog/grenades.ts';
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
import { CARRIED, idIn, MOUNTS } from './code-tables.ts';
import { label } from './code-text.ts';

export const weapon = oneOfMany(keysOf(WEAPONS));
const mount = oneOf(MOUNTS);
const location = oneOf(LOCATIONS);
const points = whole(4);

const load = tagged<Load['kind'], 'kind', Load>('kind', ['empty', 'part', 'tear-gas', 'mines', 'grenades'], {
  empty: constant<Extract<Load, { kind: 'empty' }>>({ kind: 'empty' }),
  part: record<Extract<Load, { kind: 'part' }>>({ kind: constant('part'), shots: whole(3) }),
  'tear-gas': constant<Extract<Load, { kind: 'tear-gas' }>>({ kind: 'tear-gas' }),
  mines: record<Extract<Load, { kind: 'mines' }>>({ kind: constant('mines'), fuse: oneOf(['remote', 'dual']) }),
  grenades: record<Extract<Load, { kind: 'grenades' }>>({ kind: constant('grenades'), order: listOf(idIn(GRENADES)) }),
});

/** One bit while all of the fields it stands for are absent. */
function rarely<T extends object>(codec: Codec<T>): Codec<T> {
  const inner = optional(codec);
  const isPlain = (value: T): boolean => Object.values(value).every((field) => field === undefined || field === false);
  return {
    write: (out, value) => inner.write(out, isPlain(value) ? undefined : value),
    read: (from) => inner.read(from) ?? ({} as T),
  };
}

/** Two groups of fields of one object. */
function joined<A extends object, B extends object>(a: Codec<A>, b: (value: A & B) => B, rest: Codec<B>): Codec<A & B> {
  return {
    write(out: BitWriter, value: A & B): void {
      a.write(out, value);
      rest.write(out, b(value));
    },
    read: (from: BitReader) => ({ ...a.read(from), ...rest.read(from) }),
  };
}

type PlainWeapon = Pick<WeaponFit, 'weapon' | 'count' | 'mount' | 'turret'>;
type OddWeapon = Omit<WeaponFit, keyof PlainWeapon>;

export const weaponFit: Codec<WeaponFit> = joined<PlainWeapon, OddWeapon>(
  record<PlainWeapon>({ weapon, count, mount, turret: optional(label) }),
  ({ links, magazines, load: held, inCargo }) => ({ links, magazines, load: held, inCargo }),
  rarely(
    record<OddWeapon>({
      links: optional(listOf(label)),
      magazines: optional(whole(0)),
      load: optional(load),
      inCargo: yes,
    }),
  ),
);

export const turretFit = record<TurretFit>({
  id: label,
  type: oneOfMany(keysOf(TURRETS)),
  at: location,
  universal: yes,
  inCargo: yes,
});

type OddCrew = Omit<CrewFit, 'role'>;

export const crewFit: Codec<CrewFit> = joined<Pick<CrewFit, 'role'>, OddCrew>(
  record<Pick<CrewFit, 'role'>>({ role: oneOf(ROLES) }),
  ({ role: _role, ...rest }) => rest,
  rarely(
    record<OddCrew>({
      count: optional(count),
      at: optional(oneOf(['front', 'back', 'cargo'])),
      turret: optional(label),
      computer: optional(oneOf(['computer', 'hirescomputer'])),
      cyberlink: optional(record({ weapon, mount })),
      armor: optional(oneOf(['bodyarmor', 'improvedbodyarmor'])),
      handWeapons: optional(listOf(record({ id: oneOfMany(CARRIED), count }))),
    }),
  ),
);

type OddAccessory = Omit<AccessoryFit, 'id' | 'count'>;
const armorType = idIn(ARMOR_TYPES);

export const accessoryFit: Codec<AccessoryFit> = joined<Pick<AccessoryFit, 'id' | 'count'>, OddAccessory>(
  record<Pick<AccessoryFit, 'id' | 'count'>>({ id: oneOfMany(PART_IDS), count }),
  ({ at, points: each, armorType: type, inCargo }) => ({ at, points: each, armorType: type, inCargo }),
  rarely(
    record<OddAccessory>({
      at: optional(location),
      points: optional(points),
      armorType: optional(armorType),
      inCargo: yes,
    }),
  ),
);

/** The six sides, or those of all fourteen places that have any. */
export const armor: Codec<Armor> = {
  write(out, { type, points: all }) {
    armorType.write(out, type);
    const places = LOCATIONS.filter((place) => (all[place] ?? 0) !== 0);
    const isShort = places.every((place) => SIDES.some((side) => side === place));
    out.put(isShort ? 0 : 1, 1);
    for (const place of isShort ? SIDES : LOCATIONS) points.write(out, all[place] ?? 0);
  },
  read(from) {
    const type = armorType.read(from);
    const all: Partial<Record<Location, number>> = {};
    for (const place of from.take(1) === 0 ? SIDES : LOCATIONS) {
      const value = points.read(from);
      if (value > 0) all[place] = value;
    }
    return { type, points: all };
  },
};
