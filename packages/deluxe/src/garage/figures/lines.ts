// The planning sheet (deluxe/VIII/planning-sheet): every design as rows of price, weight and room. All totals are sums over it.

import { CAR_TRAILER_REEFER } from '../../catalog/car-trailers.ts';
import { GRASSHOPPER } from '../../catalog/grasshoppers.ts';
import { STOWAWAY } from '../../catalog/helicopter-bodies.ts';
import { hitchRelease, hitch as hitchRow, RENTED_HITCH } from '../../catalog/hitches.ts';
import { kingpin } from '../../catalog/kingpins.ts';
import { CARGO_PLANT_EXTRA } from '../../catalog/plants.ts';
import { REVERSED_TRIKE } from '../../catalog/trike-bodies.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Cargo, Design, HitchFit, SingleDesign } from '../design/design.ts';
import { percentOf, rounded } from '../design/exact.ts';
import {
  chassisOf,
  plantFits,
  plantRowsOf,
  sixWheelCost,
  suspensionOf,
  tireFits,
  tireRowsOf,
  wheelsOf,
} from '../design/gear.ts';
import { type Hull, hullsOf } from '../design/hull.ts';
import { linksPaid } from '../design/sidecar-links.ts';
import { cargoLine, carriedVehicleLine } from './cargo-lines.ts';
import { accessoryLines, armorLine, crewLines, linkLine, turretLines, weaponLines } from './fitting-lines.ts';
import { type Line, Sheet } from './line.ts';

export type { Line } from './line.ts';

/** Rows in the order of the book's sheet; parts of a combination one after the other. */
export function linesOf(design: Design, settings: GarageSettings): readonly Line[] {
  const sheet = new Sheet(settings);
  if (design.class !== 'combination') addLines(sheet, design, hullsOf(design), '');
  else {
    addLines(sheet, design.lead, hullsOf(design.lead), 'lead');
    design.attached.forEach((part, i) => {
      addLines(sheet, part, hullsOf(part), `attached.${i}`, linksPaid(design, i));
    });
  }
  return sheet.lines;
}

export const joinPart = (outer: string, inner: string): string =>
  outer === '' ? inner : inner === '' ? outer : `${outer}.${inner}`;

export function addLines(
  sheet: Sheet,
  design: SingleDesign,
  hulls: readonly Hull[],
  prefix: string,
  paidLinks = 0,
): void {
  hulls.forEach((hull, i) => {
    sheet.part = joinPart(prefix, hull.part);
    bodyLine(sheet, hull, hulls);
    if (i === 0) gearLines(sheet, design, hull);
    crewLines(sheet, hull);
    weaponLines(sheet, hull);
    turretLines(sheet, hull);
    linkLine(sheet, hull, paidLinks);
    accessoryLines(sheet, hull);
    armorLine(sheet, hull);
    for (const cargo of hull.fit.cargo) addCargo(sheet, cargo);
  });
}

/** A box stands on its flatbed and takes its room there. */
function bodyLine(sheet: Sheet, hull: Hull, hulls: readonly Hull[]): void {
  const { name, cost, weight } = hull.body;
  if (hull.kind === 'box') return;
  sheet.add('body', name, hull.rule, { cost, weight });
  const box = hulls.find((other) => other.part === joinPart(hull.part, 'box'));
  if (box !== undefined) sheet.add('option', box.body.name, box.rule, { spaces: box.body.spaces });
}

function gearLines(sheet: Sheet, design: SingleDesign, hull: Hull): void {
  const price = hull.body.cost;
  const chassis = chassisOf(design);
  if (chassis !== null)
    sheet.add('chassis', `${chassis.row.name} chassis`, chassisRule(design), {
      cost: (price * chassis.row.costPercent) / 100,
    });
  optionLines(sheet, design, price);
  plantLines(sheet, design);
  const suspension = suspensionOf(design);
  if (suspension !== null)
    sheet.add('suspension', `${suspension.name} suspension`, suspensionRule(design), {
      cost: percentOf(price, suspension.costPercent),
    });
  const rows = tireRowsOf(design);
  tireFits(design).forEach(({ count, at }, i) => {
    const row = rows[i];
    if (row !== undefined)
      sheet.add('tires', `${row.name} tire`, wheelsOf(design)?.rule ?? 'deluxe/VIII.5/tires', {
        count,
        cost: count * row.cost,
        weight: count * row.weight,
        where: at ?? '',
      });
  });
}

/** What a class alone may add to its body. */
function optionLines(sheet: Sheet, design: SingleDesign, price: number): void {
  const six = sixWheelCost(design);
  if (six > 0) sheet.add('option', 'Six-wheeled chassis', 'deluxe/VIII.2/six-wheels', { cost: six });
  if (design.class === 'trike' && design.reversed === true)
    sheet.add('option', 'Reversed trike', 'deluxe/IX.2/reversed-trikes', {
      cost: percentOf(price, REVERSED_TRIKE.costPercent),
    });
  if (design.class === 'helicopter' && design.stowaway === true)
    sheet.add('option', 'Stowaway fittings', 'deluxe/XIII.1/stowaway', { cost: STOWAWAY.cost });
  if (design.class === 'grasshopper')
    sheet.add('option', 'Folding rotors', 'deluxe/XIII.4/grasshoppers', {
      cost: GRASSHOPPER.cost,
      spaces: GRASSHOPPER.extraSpaces,
    });
  if (design.class === 'car-trailer' && design.reefer === true)
    sheet.add('option', 'Refrigeration', 'deluxe/XI.1/reefers', {
      cost: percentOf(price, CAR_TRAILER_REEFER.costPercent),
    });
  if (design.class === 'trailer') {
    const { name, cost } = kingpin(design.kingpin);
    sheet.add('option', name, 'deluxe/XII.2/kingpin', { cost });
  }
  if ('hitch' in design && design.hitch !== undefined) hitchLine(sheet, design.hitch);
}

function hitchLine(sheet: Sheet, { type, release, rented }: HitchFit): void {
  const row = hitchRow(type);
  const how = hitchRelease(release ?? 'plain');
  const full = row.cost + how.cost;
  const name = release === undefined || release === 'plain' ? row.name : `${how.name} ${row.name.toLowerCase()}`;
  if (rented === true)
    sheet.add('option', `Rented ${name.toLowerCase()}`, 'deluxe/XI.2/rented-hitches', {
      cost: rounded(full, RENTED_HITCH.cost),
      weight: row.weight,
    });
  else
    sheet.add(
      'option',
      name,
      release === undefined || release === 'plain' ? 'deluxe/XI.2/hitches' : 'deluxe/XI.2/special-hitches',
      { cost: full, weight: row.weight },
    );
}

function plantLines(sheet: Sheet, design: SingleDesign): void {
  const rows = plantRowsOf(design);
  plantFits(design).forEach(({ at, unpaid }, i) => {
    const row = rows[i];
    if (row === undefined) return;
    const extra = at === 'cargo' && unpaid !== true ? CARGO_PLANT_EXTRA : NO_EXTRA;
    const room = row.spaces + extra.spaces;
    sheet.add('plant', `${row.name} power plant`, i === 0 ? plantRule(design) : 'deluxe/VIII.4/duplicate-plants', {
      cost: row.cost + extra.cost,
      weight: row.weight + extra.weight,
      spaces: at === 'cargo' ? 0 : room,
      cargoSpaces: at === 'cargo' ? room : 0,
      where: at,
    });
  });
}

function plantRule(design: SingleDesign): DeluxeRule {
  switch (design.class) {
    case 'car':
      return 'deluxe/VIII.4/power-plants';
    case 'cycle':
    case 'trike':
      return 'deluxe/IX.1/power-plants';
    case 'helicopter':
    case 'grasshopper':
      return 'deluxe/XIII.1/power-plants';
    default:
      return 'deluxe/X.1/power-plants';
  }
}

const chassisRule = (design: SingleDesign): DeluxeRule =>
  design.class === 'car-trailer' ? 'deluxe/XI.1/chassis' : 'deluxe/VIII.2/chassis';

function suspensionRule(design: SingleDesign): DeluxeRule {
  if ('suspension' in design && design.suspension === 'offroad') return 'deluxe/XIV.5/off-road-suspension';
  return design.class === 'car' || design.class === 'grasshopper'
    ? 'deluxe/VIII.3/suspension'
    : 'deluxe/IX.1/suspension';
}

const NO_EXTRA = { cost: 0, weight: 0, spaces: 0 } as const;

/** A vehicle in the hold is a design of its own, and has to be weighed. */
export function addCargo(sheet: Sheet, cargo: Cargo): void {
  if (cargo.kind === 'vehicle') carriedVehicleLine(sheet, cargo.design, weigh(cargo.design, sheet.settings));
  else cargoLine(sheet, cargo);
}

/** With its crew and its own cargo. */
function weigh(design: SingleDesign, settings: GarageSettings): number {
  const sheet = new Sheet(settings);
  addLines(sheet, design, hullsOf(design), '');
  let weight = 0;
  for (const line of sheet.lines) weight += line.weight;
  return weight;
}
