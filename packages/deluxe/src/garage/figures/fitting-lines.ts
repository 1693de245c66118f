// The planning sheet's rows for what a hull is fitted with.

import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { GRENADES, LAUNCHED_GRENADE_WEIGHT } from '../../catalog/grenades.ts';
import { carried } from '../../catalog/hand-weapons.ts';
import { LOADS } from '../../catalog/loads.ts';
import { LUXURY_SEAT_COST } from '../../catalog/people.ts';
import { TURRETS, type Turret, UNIVERSAL_TURRET_COST } from '../../catalog/turrets.ts';
import { TEAR_GAS_LOAD, type Weapon, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import { addSpaces, sixthsOf, spacesOf } from '../design/exact.ts';
import type { CrewFit, Role, WeaponFit } from '../design/fittings.ts';
import type { Hull, HullKind } from '../design/hull.ts';
import { partRow } from '../design/parts.ts';
import { personRow } from '../design/people.ts';
import type { Sheet } from './line.ts';
import { accessoryPrice, armorPoints, armorPrice } from './price.ts';

/** Whether its own room counts: a turret's or a platform's contents do not (deluxe/VIII.8/turret). */
const takesRoom = (fit: WeaponFit): boolean => fit.mount !== 'turret' && fit.mount !== 'platform';

/** Back-mounted weapons of a helicopter with a cargo area stand in it (deluxe/XIII.1/weapons). */
export const inCargoArea = (hull: Hull, fit: WeaponFit): boolean =>
  fit.inCargo === true || (hull.kind === 'helicopter' && fit.mount === 'back' && hull.body.cargoSpaces > 0);

const placeOf = (fit: WeaponFit): string => (fit.mount === 'turret' ? `turret ${fit.turret ?? ''}`.trim() : fit.mount);

/** Price and weight of what one weapon is loaded with. */
export function loadPrice(
  fit: WeaponFit,
  row: Weapon,
  { errataTearGas }: GarageSettings,
): { readonly cost: number; readonly weight: number } {
  const { load } = fit;
  if (load?.kind === 'grenades') {
    let cost = 0;
    for (const id of load.order) cost += GRENADES[id].cost;
    return { cost, weight: load.order.length * LAUNCHED_GRENADE_WEIGHT };
  }
  if (load?.kind === 'empty' || row.shots === null || row.costPerShot === null) return NOTHING;
  const shots = load?.kind === 'part' ? load.shots : row.shots;
  if (load?.kind === 'tear-gas') {
    const { costPerShot, weightPerShot } = errataTearGas ? TEAR_GAS_LOAD.errata : TEAR_GAS_LOAD.text;
    return { cost: shots * costPerShot, weight: shots * weightPerShot };
  }
  const factor = load?.kind === 'mines' && load.fuse === 'dual' ? LOADS.dualmines.price.costFactor : 1;
  return { cost: shots * row.costPerShot * factor, weight: shots * (row.weightPerShot ?? 0) };
}

const NOTHING = { cost: 0, weight: 0 } as const;

export function weaponLines(sheet: Sheet, hull: Hull): void {
  for (const fit of hull.fit.weapons) {
    const row = weaponRow(fit.weapon);
    const { count } = fit;
    const room = takesRoom(fit) ? spacesOf(sixthsOf(row.spaces) * count) : 0;
    const inCargo = inCargoArea(hull, fit);
    const where = placeOf(fit);
    sheet.add('weapon', row.name, 'deluxe/VIII.6/weapon-statistics', {
      count,
      cost: count * row.cost,
      weight: count * row.weight,
      spaces: inCargo ? 0 : room,
      cargoSpaces: inCargo ? room : 0,
      where,
    });
    const load = loadPrice(fit, row, sheet.settings);
    if (load.cost > 0 || load.weight > 0)
      sheet.add('ammunition', `${row.name} load`, 'deluxe/VIII.6/weapon-statistics', {
        count,
        cost: count * load.cost,
        weight: count * load.weight,
        where,
      });
    magazineLine(sheet, fit, row, where);
  }
}

/** A magazine is full, takes a space below any turret (W-24). */
function magazineLine(sheet: Sheet, fit: WeaponFit, row: Weapon, where: string): void {
  const count = fit.count * (fit.magazines ?? 0);
  if (count === 0) return;
  const magazine = partRow('magazine');
  const full = loadPrice(
    fit.load?.kind === 'part' || fit.load?.kind === 'empty' ? { ...fit, load: undefined } : fit,
    row,
    sheet.settings,
  );
  sheet.add('magazine', magazine.name, magazine.rule, {
    count,
    cost: count * (magazine.cost + full.cost),
    weight: count * (magazine.weight + full.weight),
    spaces: count * magazine.spaces,
    where,
  });
}

export function linkNames(hull: Hull): readonly string[] {
  const names: string[] = [];
  for (const { links } of hull.fit.weapons) for (const name of links ?? []) if (!names.includes(name)) names.push(name);
  return names;
}

/** One link joins any number of weapons (W-05); `paid` of them were bought with the cycle that the sidecar hangs on. */
export function linkLine(sheet: Sheet, hull: Hull, paid: number): void {
  const count = linkNames(hull).length - paid;
  if (count <= 0) return;
  const link = partRow('link');
  sheet.add('link', link.name, link.rule, { count, cost: count * link.cost });
}

export function turretLines(sheet: Sheet, hull: Hull): void {
  for (const { id, type, at, universal, inCargo } of hull.fit.turrets) {
    const row: Turret = TURRETS[type];
    sheet.add('turret', row.name, turretRule(row, universal === true), {
      cost: row.cost + (universal === true ? UNIVERSAL_TURRET_COST : 0),
      weight: row.weight,
      spaces: inCargo === true ? 0 : row.spaces,
      cargoSpaces: inCargo === true ? row.spaces : 0,
      where: `${at} ${id}`,
    });
  }
}

function turretRule({ cupola, popUp }: Turret, isUniversal: boolean): DeluxeRule {
  if (isUniversal) return 'deluxe/VIII.8/universal-turret';
  if (cupola) return 'deluxe/VIII.8/cupola';
  return popUp ? 'deluxe/VIII.8/pop-up-turret' : 'deluxe/VIII.8/turret';
}

/** Who sits where decides how much room and weight a person is given. */
function personRule(role: Role, kind: HullKind): DeluxeRule {
  if (role === 'driver') return 'deluxe/VIII.9/people';
  switch (kind) {
    case 'trailer':
      return 'deluxe/XII.2/personnel';
    case 'bus':
      return role === 'gunner' ? 'deluxe/VIII.9/people' : 'deluxe/XII.3/personnel';
    case 'miniBus':
      return role === 'gunner' ? 'deluxe/VIII.9/people' : 'deluxe/X.3/personnel';
    default:
      return role === 'gunner' ? 'deluxe/VIII.9/people' : 'deluxe/VIII.9/passengers';
  }
}

export function crewLines(sheet: Sheet, hull: Hull): void {
  for (const fit of hull.fit.crew) {
    const row = personRow(fit.role, hull.kind);
    const count = fit.count ?? 1;
    const room = fit.turret === undefined ? count * row.spaces : 0;
    sheet.add('crew', row.name, personRule(fit.role, hull.kind), {
      count,
      cost: fit.role === 'luxury-passenger' ? count * LUXURY_SEAT_COST : 0,
      weight: count * row.weight,
      spaces: fit.at === 'cargo' ? 0 : room,
      cargoSpaces: fit.at === 'cargo' ? room : 0,
      where: fit.turret ?? fit.at ?? '',
    });
    gearLines(sheet, fit, count);
  }
}

/** Computers, helmets, body armor and arms of one crew row. */
function gearLines(sheet: Sheet, fit: CrewFit, count: number): void {
  const cyberlink = fit.cyberlink === undefined ? undefined : 'cyberlink';
  for (const id of [fit.computer, cyberlink, fit.armor] as const) {
    if (id === undefined) continue;
    const row = partRow(id);
    sheet.add('accessory', row.name, row.rule, {
      count,
      cost: count * row.cost,
      weight: count * row.weight,
      spaces: count * row.spaces,
      where: fit.role,
    });
  }
  for (const { id, count: each } of fit.handWeapons ?? []) {
    const { name, cost } = carried(id);
    const all = count * each;
    sheet.add('gear', name, 'deluxe/VI/hand-weapon-list', { count: all, cost: all * cost, where: fit.role });
  }
}

export function accessoryLines(sheet: Sheet, hull: Hull): void {
  for (const fit of hull.fit.accessories) {
    const row = partRow(fit.id);
    const { cost, weight } = accessoryPrice(hull, fit);
    const room = addSpaces(fit.count * row.spaces, 0);
    const what = fit.points === undefined ? row.name : `${fit.points}-point ${row.name.toLowerCase()}`;
    sheet.add('accessory', what, row.rule, {
      count: fit.count,
      cost,
      weight,
      spaces: fit.inCargo === true ? 0 : room,
      cargoSpaces: fit.inCargo === true ? room : 0,
      where: fit.at ?? '',
    });
  }
}

export function armorLine(sheet: Sheet, hull: Hull): void {
  const points = armorPoints(hull);
  const { type } = hull.fit.armor;
  if (points === 0) return;
  const { cost, weight } = armorPrice(hull, type, points);
  const what = type === 'normal' ? 'Armor' : `${ARMOR_TYPES[type].name} armor`;
  sheet.add('armor', what, 'deluxe/VIII.7/armor', { count: points, cost, weight });
}
