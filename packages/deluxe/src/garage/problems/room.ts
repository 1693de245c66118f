// Room: spaces for parts, the cargo area, boxes, and how much of it may shoot to one side.

import { carTrailer } from '../../catalog/car-trailers.ts';
import { CARRIERS, carrier } from '../../catalog/carriers.ts';
import { type ArmoredBoxId, armoredBox } from '../../catalog/flatbeds.ts';
import { TRAILERS, trailer } from '../../catalog/trailers.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import { WEAPON_SPACES_PER_SIDE, weapon } from '../../catalog/weapons.ts';
import type { SingleDesign } from '../design/design.ts';
import { addSpaces, plural, sixthsOf, spacesOf, spaceText, startingWith } from '../design/exact.ts';
import type { Location } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import type { PartId } from '../design/parts.ts';
import { inCargoArea } from '../figures/fitting-lines.ts';
import { joinPart } from '../figures/lines.ts';
import type { Frame, PartTotals } from '../figures/totals.ts';
import { type Findings, sideName } from './problem.ts';

export function roomProblems(found: Findings, frame: Frame, parts: readonly PartTotals[]): void {
  frame.hulls.forEach((hull, i) => {
    found.part = joinPart(frame.prefix, hull.part);
    const part = parts[i];
    if (part !== undefined) spaceProblems(found, frame, hull, part);
    cargoPartProblems(found, hull);
    sideProblems(found, hull);
    dumpProblems(found, frame, hull);
    if (hull.kind === 'box') boxProblems(found, frame.design, hull);
  });
}

function spaceProblems(found: Findings, frame: Frame, hull: Hull, part: PartTotals): void {
  const { spacesUsed, spacesTotal, cargoSpacesUsed, cargoSpacesTotal } = part;
  const over = spacesUsed - spacesTotal;
  if (over > 0) {
    const message = `${plural(over, 'space')} over: ${spaceText(spacesUsed)} of ${spaceText(spacesTotal)}.`;
    found.add('spaces', 'spaces', 'deluxe/VIII.1/body-types', message, { excess: over });
  }
  // Cargo may lie in free room elsewhere; parts that stand in the cargo area may not.
  const fixed = fixedInCargo(frame, hull, part.part);
  if (fixed > cargoSpacesTotal) {
    const message = `Parts take ${spaceText(fixed)} of the cargo area's ${plural(cargoSpacesTotal, 'space')}.`;
    found.add('cargo-area', 'cargo area', 'deluxe/VIII.1/cargo-area', message, { excess: fixed - cargoSpacesTotal });
  }
  const room = cargoSpacesTotal + Math.max(0, spacesTotal - spacesUsed);
  if (cargoSpacesUsed > room && fixed <= cargoSpacesTotal && !isStacked(hull)) {
    const message = `Cargo takes ${plural(cargoSpacesUsed, 'space')}, and ${spaceText(room)} are free.`;
    found.add('cargo-room', 'cargo', 'deluxe/VIII.10/cargo', message, { excess: cargoSpacesUsed - room });
  }
}

/** The higher it is stacked, the more a truck's flatbed carries, at a risk (deluxe/X.2/flatbed-load). */
export const isStacked = (hull: Hull): boolean => hull.bodyId === 'flatbed15' || hull.bodyId === 'flatbed40';

function fixedInCargo({ lines }: Frame, hull: Hull, part: string): number {
  if (hull.body.cargoSpaces === 0 && hull.kind !== 'helicopter') return 0;
  let sum = 0;
  for (const line of lines) if (line.part === part && line.kind !== 'cargo') sum += line.cargoSpaces;
  return sum;
}

/** Cases and stretchers are loaded, not built in. */
const PORTABLE: ReadonlySet<PartId> = new Set([
  'toolkit',
  'portableshopcase',
  'stretcher',
  'medicalequipment',
  'personalparachute',
  'vehicularparachute',
]);

/** Sides and bottom of a helicopter may be armed from its cargo area, the back must be (deluxe/XIII.1/weapons). */
const CARGO_MOUNTS: readonly string[] = ['right', 'left', 'underbody', 'back'];

function cargoPartProblems(found: Findings, hull: Hull): void {
  const rule = 'deluxe/VIII.1/cargo-area';
  const isHelicopter = hull.kind === 'helicopter';
  hull.fit.weapons.forEach((fit, index) => {
    if (!inCargoArea(hull, fit) || (isHelicopter && CARGO_MOUNTS.includes(fit.mount))) return;
    const message = `${startingWith(weapon(fit.weapon).name)} to the ${sideName(fit.mount)} cannot stand in the cargo area.`;
    found.add('cargo-part', `${fit.weapon} ${fit.mount}`, rule, message, { item: { list: 'weapons', index } });
  });
  hull.fit.turrets.forEach((fit, index) => {
    if (fit.inCargo !== true || (isHelicopter && fit.at === 'underbody')) return;
    found.add('cargo-part', `turret ${fit.id}`, rule, 'A turret cannot stand in the cargo area.', {
      item: { list: 'turrets', index },
    });
  });
  hull.fit.accessories.forEach((fit, index) => {
    if (fit.inCargo !== true || PORTABLE.has(fit.id)) return;
    found.add('cargo-part', fit.id, rule, 'Built-in parts cannot stand in the cargo area.', {
      item: { list: 'accessories', index },
    });
  });
  hull.fit.crew.forEach((fit, index) => {
    if (fit.at !== 'cargo' || fit.role === 'passenger') return;
    found.add('cargo-part', fit.role, rule, 'Only passengers may ride in the cargo area.', {
      item: { list: 'crew', index },
    });
  });
}

/** A third of all spaces, cargo's included, compared exactly; turrets do not count (F-06). */
function sideProblems(found: Findings, hull: Hull): void {
  if (hull.kind === 'box' || !vehicleClass(hull.kind).sideLimit) return;
  const { num, den } = WEAPON_SPACES_PER_SIDE;
  const limit = (sixthsOf(hull.body.spaces + hull.body.cargoSpaces) * num) / den;
  for (const side of hull.locations) {
    const used = sixthsTo(hull, side);
    if (used <= limit) continue;
    const message = `Weapons to the ${sideName(side)} take ${plural(spacesOf(used), 'space')}; a third of all is ${spaceText(spacesOf(limit))}.`;
    found.add('side-share', side, 'deluxe/VIII.12/location-limit', message, { excess: spacesOf(used - limit) });
  }
}

function sixthsTo(hull: Hull, side: Location): number {
  let used = 0;
  for (const fit of hull.fit.weapons) if (fit.mount === side) used += sixthsOf(weapon(fit.weapon).spaces) * fit.count;
  return used;
}

function weaponCap({ bodyId, kind }: Hull): number | null {
  if (kind === 'carrier' && bodyId !== null && isCarrier(bodyId)) return carrier(bodyId).weaponSpaces;
  return kind === 'trailer' && bodyId !== null && isTrailer(bodyId) ? trailer(bodyId).weaponSpaces : null;
}

const isTrailer = (id: string): id is keyof typeof TRAILERS => id in TRAILERS;
const isCarrier = (id: string): id is keyof typeof CARRIERS => id in CARRIERS;

/** What is no weapon is not for cargo either: the cap holds for all that is built in (deluxe/X.2/dumper). */
function dumpProblems(found: Findings, { lines }: Frame, hull: Hull): void {
  const cap = weaponCap(hull);
  if (cap === null) return;
  let used = 0;
  for (const line of lines) if (line.part === found.part && line.kind !== 'crew') used += line.spaces;
  const over = addSpaces(used, -cap);
  if (over <= 0) return;
  const message = `Weapons and gear take ${plural(addSpaces(used, 0), 'space')}; a dumper gives them ${cap}.`;
  found.add('dump-weapons', 'weapons', 'deluxe/X.2/dumper', message, { excess: over });
}

const BOX_IDS: Partial<Record<SingleDesign['class'], ArmoredBoxId>> = {
  'ten-wheeler': 'carrier',
  trailer: 'trailer',
  'car-trailer': 'carTrailer',
};

function boxProblems(found: Findings, design: SingleDesign, hull: Hull): void {
  const id = BOX_IDS[design.class];
  if (id === undefined) return;
  const most = armoredBox(id).spaces;
  if (!standsOnFlatbed(design)) found.add('box', 'flatbed', hull.rule, 'Only a flatbed carries an armored box.');
  if (hull.body.spaces > most)
    found.add('box', 'size', hull.rule, `The box has ${hull.body.spaces} spaces; ${most} are the most.`, {
      excess: hull.body.spaces - most,
    });
}

function standsOnFlatbed(design: SingleDesign): boolean {
  switch (design.class) {
    case 'ten-wheeler':
      return design.carrier !== undefined && carrier(design.carrier.body).kind === 'flatbed';
    case 'trailer':
      return trailer(design.body).kind === 'flatbed';
    case 'car-trailer':
      return carTrailer(design.body).kind === 'flatbed';
    default:
      return false;
  }
}
