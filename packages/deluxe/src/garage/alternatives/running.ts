// Ways out of wrong chassis, wheels, tires and plants.

import { CHASSIS, type ChassisId } from '../../catalog/chassis.ts';
import { TIRES } from '../../catalog/tires.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import { plantFits, tireFits, wheelsOf } from '../design/gear.ts';
import { type Candidates, lower, type ProblemPlace, several } from './candidate.ts';
import { otherPlants, withSixWheels } from './weights.ts';

export function* chassis({ owner, prefix, hull }: ProblemPlace): Candidates {
  if (!('chassis' in owner) || hull.kind === 'box') return;
  for (const id of vehicleClass(hull.kind).chassis as readonly ChassisId[])
    if (id !== owner.chassis)
      yield several(`Take the ${CHASSIS[id].name.toLowerCase()} chassis`, {
        kind: 'set',
        options: { chassis: id },
        part: prefix,
      });
}

export function* sixWheels(place: ProblemPlace): Candidates {
  const { owner, prefix } = place;
  if (owner.class !== 'car') return;
  const six = owner.sixWheels !== true;
  yield several(six ? 'Give it six wheels' : 'Give it four wheels', {
    kind: 'set',
    options: withSixWheels(owner, six),
    part: prefix,
  });
  yield* chassis(place);
}

export function* tires({ owner, prefix }: ProblemPlace): Candidates {
  const wheels = wheelsOf(owner);
  if (wheels === null) return;
  const kinds = new Set([...tireFits(owner).map(({ tire }) => tire), ...Object.keys(TIRES)]);
  for (const tire of kinds)
    for (const count of new Set([wheels.least, wheels.most]))
      yield several(`${count} ${tireName(tire)} tires`, {
        kind: 'set',
        options: { tires: [{ tire, count }] },
        part: prefix,
      });
}

const tireName = (id: string): string => (id in TIRES ? lower(TIRES[id as keyof typeof TIRES].name) : id);

/** A plant that fits, in a place that is allowed, paid for. */
export function* plants(place: ProblemPlace): Candidates {
  const { owner, prefix, problem } = place;
  const index = Number(problem.where.replace('plant ', '')) - 1;
  const fits = plantFits(owner);
  const own = fits[index];
  if (own === undefined) {
    yield* otherPlants(place);
    return;
  }
  const set = (label: string, change: Partial<typeof own>) =>
    several(label, {
      kind: 'set',
      options: { plants: fits.map((fit, i) => (i === index ? { ...fit, ...change } : fit)) },
      part: prefix,
    });
  yield set('Put the plant in front', { at: 'front', unpaid: undefined });
  yield set('Put the plant in the back', { at: 'back', unpaid: undefined });
  yield set('Pay for its place in the cargo area', { unpaid: undefined });
  if (index > 0)
    yield several('Do without the second plant', {
      kind: 'set',
      options: { plants: fits.filter((_, i) => i !== index) },
      part: prefix,
    });
  yield* otherPlants(place, index);
}

export function* bodyExtras({ prefix, problem }: ProblemPlace): Candidates {
  if (problem.where === 'stowaway')
    yield several('No folding', { kind: 'set', options: { stowaway: undefined }, part: prefix });
  if (problem.where === 'reefer')
    yield several('No refrigeration', { kind: 'set', options: { reefer: undefined }, part: prefix });
  for (const body of ['midsize', 'luxury'])
    if (problem.where === 'body')
      yield several(`Take a ${body} body`, { kind: 'set', options: { body }, part: prefix });
}
