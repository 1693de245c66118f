// Ways out of too much weight or too little power.

import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { body, CAR_WHEELS } from '../../catalog/bodies.ts';
import { CHASSIS, type ChassisId } from '../../catalog/chassis.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import type { PlantFit, SingleDesign } from '../design/design.ts';
import type { Edit, Options } from '../design/edit.ts';
import type { Location } from '../design/fittings.ts';
import { plantFits, plantTable, tireFits } from '../design/gear.ts';
import type { Hull } from '../design/hull.ts';
import { armorPoints, armorPrice } from '../figures/price.ts';
import { type Candidates, lower, type ProblemPlace, several } from './candidate.ts';
import { cumulative, removals } from './removal.ts';

export function* lighter(place: ProblemPlace): Candidates {
  yield* lessArmor(place);
  if (place.problem.code === 'overload') yield* strongerChassis(place);
  else yield* otherPlants(place);
  yield* removals(place);
  yield* largerBody(place);
  yield* cumulative(place);
}

/** Just enough points, from the thickest sides first; rounding of the whole may ask for one more. */
function* lessArmor({ part, hull, problem }: ProblemPlace): Candidates {
  const { type } = hull.fit.armor;
  const most = armorPoints(hull);
  const wanted = armorPrice(hull, type, most).weight - (problem.excess ?? 0);
  if (wanted < 0) return;
  let points = Math.floor((problem.excess ?? 0) / hull.body.armor.weight);
  const { num, den } = ARMOR_TYPES[type].weight;
  points = Math.floor((points * den) / num);
  while (armorPrice(hull, type, most - points).weight > wanted) points++;
  if (points > 0)
    yield several(`Remove ${points} points of armor`, { kind: 'armor', points: thinned(hull, points), part });
}

function thinned(hull: Hull, points: number): Partial<Record<Location, number>> {
  const left: Partial<Record<Location, number>> = { ...hull.fit.armor.points };
  const sides = hull.locations.filter((side) => (left[side] ?? 0) > 0);
  // Down to the next thickness at a time, however many points that is.
  for (let taken = 0; taken < points; ) {
    const depths = [...new Set(sides.map((side) => left[side] ?? 0))].sort((a, b) => b - a);
    const [deepest = 0, next = 0] = depths;
    const thick = sides.filter((side) => left[side] === deepest);
    if (deepest <= 0 || thick.length === 0) break;
    const each = Math.min(Math.floor(deepest - next), Math.floor((points - taken) / thick.length));
    const some = each > 0 ? thick : thick.slice(0, points - taken);
    for (const side of some) left[side] = deepest - Math.max(1, each);
    taken += some.length * Math.max(1, each);
  }
  return Object.fromEntries(sides.map((side) => [side, left[side] ?? 0]));
}

const STRENGTHS: readonly ChassisId[] = ['light', 'standard', 'heavy', 'xheavy'];

function* strongerChassis({ owner, prefix, hull }: ProblemPlace): Candidates {
  if (!('chassis' in owner) || hull.kind === 'box') return;
  const sold = vehicleClass(hull.kind).chassis;
  for (const id of STRENGTHS.slice(STRENGTHS.indexOf(owner.chassis) + 1)) {
    if (!sold.includes(id)) continue;
    const label = `Take the ${CHASSIS[id].name.toLowerCase()} chassis`;
    yield several(label, { kind: 'set', options: { chassis: id }, part: prefix });
    if (owner.class === 'car' && id === 'xheavy' && owner.sixWheels !== true)
      yield several(`${label} with six wheels`, {
        kind: 'set',
        options: { chassis: id, ...withSixWheels(owner, true) },
        part: prefix,
      });
  }
}

/** Tires of the kind it has, on as many wheels as it then has. */
export function withSixWheels(owner: SingleDesign, six: boolean): Options {
  const tire = tireFits(owner)[0]?.tire;
  const tires = tire === undefined ? {} : { tires: [{ tire, count: six ? CAR_WHEELS.six : CAR_WHEELS.four }] };
  return six ? { sixWheels: true, ...tires } : { sixWheels: false, ...tires };
}

/** Every other plant of the class in place of the one at this index, or as the first. */
export function* otherPlants({ owner, prefix }: ProblemPlace, index = 0): Candidates {
  const fits = plantFits(owner);
  const own = fits[index];
  for (const [id, { name }] of Object.entries(plantTable(owner))) {
    if (id === own?.plant) continue;
    const plant: PlantFit = own === undefined ? { plant: id, at: 'front' } : { ...own, plant: id };
    const plants = own === undefined ? [plant] : fits.map((fit, i) => (i === index ? plant : fit));
    yield several(`Take a ${lower(name)} power plant`, { kind: 'set', options: { plants }, part: prefix });
  }
}

const CAR_BODIES = ['subcompact', 'compact', 'midsize', 'luxury', 'stationwagon', 'pickup', 'van'] as const;

/** The next bodies up, armor and parts kept. */
export function* largerBody({ owner, prefix }: ProblemPlace): Candidates {
  if (owner.class !== 'car') return;
  for (const id of CAR_BODIES.slice(CAR_BODIES.indexOf(owner.body) + 1)) {
    const edit: Edit = { kind: 'set', options: { body: id }, part: prefix };
    yield several(`Take a ${body(id).name.toLowerCase()} body`, edit);
  }
}
