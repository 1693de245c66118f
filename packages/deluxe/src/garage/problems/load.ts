// Weight and power: what the chassis bears and what the plant moves.

import { GRASSHOPPER } from '../../catalog/grasshoppers.ts';
import { TRACTOR_PLANTS } from '../../catalog/truck-plants.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { SingleDesign } from '../design/design.ts';
import { numberText, pounds } from '../design/exact.ts';
import { isOversized, plantFits } from '../design/gear.ts';
import { accelerationAt, accelerationRule, airAccelerationAt, heaviestFor } from '../figures/acceleration.ts';
import type { Frame } from '../figures/totals.ts';
import type { Findings } from './problem.ts';

/** Every vehicle by itself. */
export function loadProblems(found: Findings, frame: Frame): void {
  const { design, maxLoad } = frame;
  const loaded = frame.weight + frame.cargoWeight;
  if (maxLoad !== null && loaded > maxLoad && design.class !== 'helicopter') {
    const excess = loaded - maxLoad;
    const message = `${pounds(excess)} over: ${numberText(loaded)} of ${pounds(maxLoad)}.`;
    found.add('overload', 'load', loadRule(design), message, { excess });
  }
  plantProblems(found, frame);
}

function loadRule(design: SingleDesign): DeluxeRule {
  switch (design.class) {
    case 'cycle':
    case 'sidecar':
      return 'deluxe/IX.1/frames';
    case 'trike':
      return 'deluxe/IX.2/trike-construction';
    case 'ten-wheeler':
      return 'deluxe/X.1/cabs';
    case 'mini-bus':
      return 'deluxe/X.3/mini-buses';
    case 'car-trailer':
      return 'deluxe/XI.1/body-types';
    case 'tractor':
      return 'deluxe/XII.1/body-types';
    case 'bus':
      return 'deluxe/XII.3/body';
    default:
      return 'deluxe/VIII.2/chassis';
  }
}

const TOWED: ReadonlySet<SingleDesign['class']> = new Set(['sidecar', 'car-trailer', 'trailer']);

function plantProblems(found: Findings, { design, plants, hulls }: Frame): void {
  if (TOWED.has(design.class)) return;
  if (plants.length === 0) found.add('no-plant', 'plant', 'deluxe/VIII.4/power-plants', 'It has no power plant.');
  plantFits(design).forEach(({ plant, at, unpaid }, i) => {
    const where = `plant ${i + 1}`;
    bannedPlant(found, plant, i);
    const allowed = allowedPlants(design);
    if (allowed !== null && !allowed.list.includes(plant))
      found.add(
        'plant-fit',
        where,
        allowed.rule,
        `A ${plants[i]?.name ?? plant} plant does not fit here: only ${allowed.list.join(', ')}.`,
      );
    if (at === 'cargo' && (i === 0 || hulls[0]?.body.cargoSpaces === 0))
      found.add(
        'plant-place',
        where,
        i === 0 ? 'deluxe/VIII.12/placing' : 'deluxe/VIII.4/duplicate-plants',
        'Only a second plant may stand in a cargo area.',
      );
    if (at === 'back' && isOversized(design))
      found.add('plant-place', where, 'deluxe/X.1/power-plants', 'The plant of an oversized vehicle stands in front.');
    if (unpaid === true)
      found.add(
        'plant-unpaid',
        where,
        'deluxe/VIII.4/duplicate-plants',
        'A plant in the cargo area costs $500, 200 lb and 4 spaces more.',
      );
  });
}

/** What a referee may keep out of the game. */
function bannedPlant(found: Findings, plant: string, index: number): void {
  const { duplicatePlants, thundercat } = found.settings;
  const where = `plant ${index + 1}`;
  if (!thundercat && plant === 'thundercat')
    found.add('plant-fit', where, 'deluxe/VIII.4/power-plants', 'The Thundercat plant is not allowed in this game.');
  if (!duplicatePlants && index > 0)
    found.add('plant-fit', where, 'deluxe/VIII.4/duplicate-plants', 'Second plants are not allowed in this game.');
}

function allowedPlants(design: SingleDesign): { readonly list: readonly string[]; readonly rule: DeluxeRule } | null {
  if (design.class === 'tractor' || design.class === 'bus')
    return { list: TRACTOR_PLANTS, rule: 'deluxe/XII.1/power-plants' };
  if (design.class === 'grasshopper') return { list: GRASSHOPPER.plants, rule: 'deluxe/XIII.4/grasshoppers' };
  return null;
}

/** What moves together is moved by the lead's plant. */
export function powerProblems(found: Findings, frames: readonly Frame[]): void {
  const lead = frames[0];
  const plant = lead?.plants[0];
  if (lead === undefined || plant === undefined) return;
  let weight = 0;
  for (const frame of frames) weight += frame.weight + frame.cargoWeight;
  const { design } = lead;
  found.part = lead.prefix;
  if (accelerationAt(design, plant, weight, lead.settings) === null) {
    const most = heaviestFor(design, plant, 5);
    const verb = design.class === 'helicopter' ? 'lift' : 'move';
    const message = `Cannot ${verb}: ${pounds(weight)}, and the ${plant.name.toLowerCase()} plant ${verb}s ${pounds(most)} at most.`;
    found.add('underpowered', 'plant', accelerationRule(design), message, { excess: weight - most });
  }
  if (design.class === 'grasshopper' && airAccelerationAt(plant, weight) === null) {
    const most = heaviestFor(design, plant, 5);
    const message = `Cannot take off: ${pounds(weight)}, and the plant lifts ${pounds(most)}.`;
    found.add('no-lift', 'plant', 'deluxe/XIII.1/acceleration', message, { excess: weight - most });
  }
}
