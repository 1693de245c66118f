// The planning sheet's rows for what a vehicle hauls.

import { AMMUNITION_CRATE, GRENADE_BOX, SPARE_TIRE_SPACES, VEHICLE_CARGO_SPACES } from '../../catalog/cargo.ts';
import { cycleTire } from '../../catalog/cycle-tires.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { STOWAWAY } from '../../catalog/helicopter-bodies.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRUCK_TIRES, type TruckTireId } from '../../catalog/truck-tires.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Cargo, SingleDesign } from '../design/design.ts';
import type { TireRow } from '../design/gear.ts';
import { hullsOf } from '../design/hull.ts';
import { loadPrice } from './fitting-lines.ts';
import type { Sheet } from './line.ts';

export function cargoLine(sheet: Sheet, cargo: Exclude<Cargo, { kind: 'vehicle' }>): void {
  switch (cargo.kind) {
    case 'goods':
      sheet.add('cargo', cargo.name, 'deluxe/VIII.10/cargo', {
        cost: cargo.cost ?? 0,
        weight: cargo.weight,
        cargoSpaces: cargo.spaces,
      });
      return;
    case 'spare-tire': {
      const { name, cost, weight } = spareRow(cargo);
      const { count } = cargo;
      sheet.add('cargo', `Spare tire, ${name.toLowerCase()}`, 'deluxe/VIII.5/spare-tires', {
        count,
        cost: count * cost,
        weight: count * weight,
        cargoSpaces: count * SPARE_TIRE_SPACES,
      });
      return;
    }
    case 'ammunition': {
      const row = weaponRow(cargo.weapon);
      const { cost, weight } = loadPrice({ weapon: cargo.weapon, count: 1, mount: 'front' }, row, sheet.settings);
      const count = cargo.loads;
      sheet.add('cargo', `Crate of ${row.name} ammunition`, 'deluxe/VIII.10/cargo', {
        count,
        cost: count * cost,
        weight: count * weight,
        cargoSpaces: (count * AMMUNITION_CRATE.spaces) / AMMUNITION_CRATE.loads,
      });
      return;
    }
    case 'grenades': {
      const { grenades, weight, spaces } = GRENADE_BOX;
      const count = cargo.boxes;
      const cost = count * grenades * GRENADES.grenade.cost;
      sheet.add('cargo', 'Box of grenades', 'deluxe/VIII.10/cargo', {
        count,
        cost,
        weight: count * weight,
        cargoSpaces: count * spaces,
      });
    }
  }
}

/** A vehicle as cargo takes all its own spaces and some more. */
export function carriedSpaces(design: SingleDesign): number {
  let inside = 0;
  for (const { kind, body } of hullsOf(design)) if (kind !== 'box') inside += body.spaces + body.cargoSpaces;
  return stowedSpaces(design) ?? inside + extraSpaces(design);
}

/** Its price is not the carrier's. */
export function carriedVehicleLine(sheet: Sheet, design: SingleDesign, weight: number): void {
  sheet.add('cargo', design.name, 'deluxe/XII.2/vehicle-cargo', { weight, cargoSpaces: carriedSpaces(design) });
}

/** A folded helicopter fits where 13 spaces are free. */
function stowedSpaces(design: SingleDesign): number | null {
  return design.class === 'helicopter' && design.stowaway === true ? STOWAWAY.cargoSpaces : null;
}

function extraSpaces(design: SingleDesign): number {
  switch (design.class) {
    case 'cycle':
    case 'sidecar':
    case 'trike':
      return VEHICLE_CARGO_SPACES[design.class];
    default:
      return VEHICLE_CARGO_SPACES.car;
  }
}

function spareRow({ tire, size }: Extract<Cargo, { kind: 'spare-tire' }>): TireRow {
  if (size === 'cycle') return cycleTire(tire);
  return size === 'truck' && isTruckTire(tire) ? TRUCK_TIRES[tire] : TIRES[tire];
}

const isTruckTire = (id: string): id is TruckTireId => id in TRUCK_TIRES;
