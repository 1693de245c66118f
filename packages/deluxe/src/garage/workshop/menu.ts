// Every part on offer for a body, with the edit that puts it there. Illegal places are offered too: the check explains them.

import type { OfferedPart } from '@hardtop/workshop';
import { ACCESSORY_FITS, type AccessoryCarrier, type AccessoryFit } from '../../catalog/accessory-fits.ts';
import { LUXURY_SEAT_COST } from '../../catalog/people.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { WEAPONS, type Weapon, type WeaponId, weapon } from '../../catalog/weapons.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Edit } from '../design/edit.ts';
import { sixthsOf, spacesOf } from '../design/exact.ts';
import { type Location, ROLES, type Role, type WeaponFit } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { PART_IDS, type PartId, partRow } from '../design/parts.ts';
import { personRow } from '../design/people.ts';
import { accessoryPrice } from '../figures/price.ts';
import { isDropped } from '../problems/mounts.ts';
import { sideName } from '../problems/problem.ts';
import { turretLimitOf } from '../problems/turrets.ts';
import { crewGear } from './crew-gear.ts';
import { cargoParts } from './menu-cargo.ts';
import { capital, hasPlatform, roleName, turretSlot } from './places.ts';
import { reservePlants } from './plant-settings.ts';
import type { Section } from './section.ts';

type Part = OfferedPart<Edit>;
type OfferedPlace = Part['places'][number];

function weaponGroup(row: Weapon): string {
  if (row.special.some(({ kind }) => kind === 'laser')) return 'Lasers';
  switch (row.effect.kind) {
    case 'dropped':
    case 'cloud':
      return 'Droppers and smoke';
    default:
      return row.shots === 1 ? 'Rockets and bombs' : 'Guns and launchers';
  }
}

const isPlain = ({ links, load, magazines, inCargo }: WeaponFit): boolean =>
  links === undefined && load === undefined && (magazines ?? 0) === 0 && inCargo !== true;

/** One more of a kind on the same mount joins its row. */
function addWeapon({ part, hull }: Section, item: WeaponFit): Edit {
  const index = hull.fit.weapons.findIndex(
    (fit) => fit.weapon === item.weapon && fit.mount === item.mount && fit.turret === item.turret && isPlain(fit),
  );
  const old = hull.fit.weapons[index];
  if (old === undefined) return { kind: 'add', list: 'weapons', item, part };
  return { kind: 'replace', list: 'weapons', index, item: { ...old, count: old.count + 1 }, part };
}

function weaponPlaces(section: Section, id: WeaponId): readonly OfferedPlace[] {
  const { hull } = section;
  if (hull.mounts === null) return [];
  const row = weapon(id);
  const first: readonly string[] = isDropped(row) ? [...hull.mounts.dropped].reverse() : [];
  const sides = hull.mounts.mounts.filter((side): side is Location => side !== 'turret');
  const order = [...sides].sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  const onSides = order.map((mount) => ({
    slot: mount,
    label: capital(sideName(mount)),
    edit: addWeapon(section, { weapon: id, count: 1, mount }),
  }));
  const inTurrets = hull.fit.turrets.map((turret) => ({
    slot: turretSlot(turret.id),
    label: `Turret ${sideName(turret.at)}`,
    edit: addWeapon(section, { weapon: id, count: 1, mount: 'turret', turret: turret.id }),
  }));
  if (!hasPlatform(hull)) return [...onSides, ...inTurrets];
  const onPlatform = addWeapon(section, { weapon: id, count: 1, mount: 'platform' });
  return [...onSides, ...inTurrets, { slot: 'platform', label: 'Rocket platform', edit: onPlatform }];
}

function weaponParts(section: Section): readonly Part[] {
  return Object.entries(WEAPONS).map(([id, row]: [string, Weapon]) => ({
    id: `weapon:${id}`,
    group: weaponGroup(row),
    label: row.name,
    short: id,
    note: row.damage === null ? '' : `${row.damage} damage${row.toHit === null ? '' : `, hits on ${row.toHit}`}`,
    cost: row.loadedCost ?? row.cost,
    weight: row.loadedWeight,
    spaces: spacesOf(sixthsOf(row.spaces)),
    rule: row.rule,
    places: weaponPlaces(section, id as WeaponId),
  }));
}

function turretParts({ part, hull }: Section, settings: GarageSettings): readonly Part[] {
  const limit = turretLimitOf(hull, settings);
  if (limit.count === 0) return [];
  const at = hull.locations.filter((side) => sideName(side).endsWith(limit.at));
  const taken = new Set(hull.fit.turrets.map(({ id }) => id));
  let number = 1;
  while (taken.has(`t${number}`)) number += 1;
  const id = `t${number}`;
  return Object.entries(TURRETS).map(([type, row]) => ({
    id: `turret:${type}`,
    group: 'Turrets',
    label: row.name,
    short: row.cupola ? 'CUP' : 'TUR',
    note: `holds ${row.holds} spaces`,
    cost: row.cost,
    weight: row.weight,
    spaces: row.spaces,
    rule: 'deluxe/VIII.8/turret',
    places: at.map((side) => ({
      slot: side,
      label: capital(sideName(side)),
      edit: { kind: 'add', list: 'turrets', item: { id, type: type as keyof typeof TURRETS, at: side }, part },
    })),
  }));
}

const ON_BUSES: readonly Role[] = ['luxury-passenger'];
const ON_HELICOPTERS: readonly Role[] = ['skid-passenger'];

function rolesFor({ hull }: Section): readonly Role[] {
  const isBus = hull.kind === 'bus' || hull.kind === 'miniBus';
  return ROLES.filter((role) => (isBus || !ON_BUSES.includes(role)) && (hull.kind === 'helicopter' || !ON_HELICOPTERS.includes(role))); // biome-ignore format: one test
}

function peopleParts(section: Section): readonly Part[] {
  return rolesFor(section).map((role) => {
    const { spaces, weight } = personRow(role, section.hull.kind);
    const edit: Edit = { kind: 'add', list: 'crew', item: { role }, part: section.part };
    return {
      id: `crew:${role}`,
      group: 'People',
      label: roleName(role),
      short: roleName(role),
      note: '',
      cost: role === 'luxury-passenger' ? LUXURY_SEAT_COST : 0,
      weight,
      spaces,
      rule: 'deluxe/VIII.9/people',
      places: [{ slot: 'crew', label: 'Aboard', edit }],
    };
  });
}

/** These sit on people or weapons, not in the hull. */
const ELSEWHERE: ReadonlySet<PartId> = new Set(['magazine', 'computer', 'hirescomputer', 'cyberlink', 'bodyarmor', 'improvedbodyarmor']); // biome-ignore format: one list
const FITS: Readonly<Partial<Record<string, AccessoryFit>>> = ACCESSORY_FITS;

/** No table says who may carry these two. */
const WITH_BERTHS: readonly Hull['kind'][] = ['tractor', 'cab', 'bus', 'miniBus'];
const WITH_RAMPS: readonly Hull['kind'][] = ['trailer', 'carrier', 'carTrailer', 'bus', 'miniBus'];

function carries({ hull, design }: Section, id: PartId): boolean {
  const row = FITS[id];
  if (row === undefined) return (id === 'sleeperberth' ? WITH_BERTHS : WITH_RAMPS).includes(hull.kind);
  const on: readonly (AccessoryCarrier | Hull['kind'])[] = row.on;
  if (hull.bodyId === 'van' && on.includes('van')) return true;
  if (design.class === 'trike' && design.reversed === true && on.includes('reversedTrike')) return true;
  return on.includes(hull.kind);
}

const GUARD_POINTS = 5;

function accessoryParts(section: Section): readonly Part[] {
  const { part, hull } = section;
  return PART_IDS.filter((id) => !ELSEWHERE.has(id) && carries(section, id)).map((id) => {
    const row = partRow(id);
    const isGuard = row.special.kind === 'wheelguard';
    const item = { id, count: 1, ...(isGuard ? { points: GUARD_POINTS } : {}) };
    const index = hull.fit.accessories.findIndex((fit) => fit.id === id);
    const old = hull.fit.accessories[index];
    const edit: Edit =
      old === undefined
        ? { kind: 'add', list: 'accessories', item, part }
        : { kind: 'replace', list: 'accessories', index, item: { ...old, count: old.count + 1 }, part };
    return {
      id: `accessory:${id}`,
      group: `${capital(FITS[id]?.group ?? 'miscellaneous')} gear`,
      label: isGuard ? `${row.name}, ${GUARD_POINTS} points` : row.name,
      short: row.name,
      note: '',
      ...accessoryPrice(hull, item),
      spaces: row.spaces,
      rule: row.rule,
      places: [{ slot: 'inside', label: 'Fit', edit }],
    };
  });
}

export function menuOf(section: Section, settings: GarageSettings): readonly Part[] {
  const weapons = weaponParts(section).filter(({ places }) => places.length > 0);
  return [
    ...peopleParts(section),
    ...weapons,
    ...turretParts(section, settings),
    ...crewGear(section),
    ...accessoryParts(section),
    ...reservePlants(section),
    ...cargoParts(section),
  ];
}
