// When nothing small helps: more and more is taken out, down to what a class cannot do without.

import { GRASSHOPPER } from '../../catalog/grasshoppers.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import type { Fittings, SingleDesign } from '../design/design.ts';
import type { Edit, ListName, Options } from '../design/edit.ts';
import type { CrewFit, Location } from '../design/fittings.ts';
import { maySixWheels, plantTable, wheelsOf } from '../design/gear.ts';
import { type Hull, hullsOf } from '../design/hull.ts';
import { joinPart } from '../figures/lines.ts';
import { leastArmor } from '../problems/armor.ts';
import { type Candidates, lower, type ProblemPlace, several } from './candidate.ts';
import { unhitching } from './combination.ts';

interface HullPart {
  readonly part: string;
  readonly hull: Hull;
}

type Step = readonly [label: string, edits: (part: HullPart, owner: SingleDesign) => readonly Edit[]];

/** Each takes what the one before took, and more. */
const STEPS: readonly Step[] = [
  ['Leave all cargo behind', (part) => emptied(part, 'cargo')],
  ['Take out cargo and accessories', (part) => emptied(part, 'accessories')],
  ['Take out cargo, accessories, weapons and turrets', unarmed],
  ['Strip it to driver, armor, plant and tires', driverOnly],
  ['Strip it to driver, plant and tires', bare],
  ['Strip it to driver, plant and tires, without its box', unboxed],
];

export function* lastResorts(place: ProblemPlace): Candidates {
  const { design, owner, prefix } = place;
  const parts = hullsOf(owner).map((hull): HullPart => ({ part: joinPart(prefix, hull.part), hull }));
  // What is pulled has neither driver nor plant.
  const isTowed = owner.class === 'sidecar' || owner.class === 'car-trailer' || owner.class === 'trailer';
  const edits: Edit[] = [];
  for (const [label, step] of STEPS) {
    edits.push(...parts.flatMap((part) => step(part, owner)));
    if (edits.length > 0)
      yield several(isTowed ? label.replace('driver, ', '').replace('plant and ', '') : label, ...edits);
  }
  const frames = [...newFrames(owner)];
  for (const [label, options] of frames)
    yield several(`Strip it, and ${label}`, ...edits, { kind: 'set', options, part: prefix });
  if (design.class !== 'combination') return;
  const index = prefix === 'lead' ? 0 : Number(prefix.replace('attached.', ''));
  yield unhitching(design, index);
  for (const [label, options] of frames)
    yield several(
      `Strip it, leave behind what it pulls, and ${label}`,
      ...edits,
      { kind: 'set', options, part: prefix },
      { kind: 'unhitch', index },
    );
}

function emptied({ part, hull }: HullPart, list: ListName): readonly Edit[] {
  return [...hull.fit[list].keys()].reverse().map((index): Edit => ({ kind: 'remove', list, index, part }));
}

/** Nobody aims what is gone, and nobody sits in a cupola that is gone. */
function unarmed(part: HullPart): readonly Edit[] {
  const { crew } = part.hull.fit;
  const people = crew.flatMap((item, index): readonly Edit[] => {
    const { cyberlink, turret, ...rest } = item;
    if (cyberlink === undefined && turret === undefined) return [];
    return [{ kind: 'replace', list: 'crew', index, item: rest, part: part.part }];
  });
  return [...emptied(part, 'weapons'), ...emptied(part, 'turrets'), ...people];
}

function driverOnly(part: HullPart): readonly Edit[] {
  const { hull } = part;
  const isDriven = hull.kind !== 'box' && vehicleClass(hull.kind).skill !== null;
  const driver: CrewFit = { role: 'driver' };
  const seat: Edit = { kind: 'add', list: 'crew', item: driver, part: part.part };
  return [...emptied(part, 'crew'), ...(isDriven ? [seat] : [])];
}

/** A tank keeps what it must have. */
function bare({ part, hull }: HullPart, owner: SingleDesign): readonly Edit[] {
  const least = leastArmor(owner, hull);
  const points: Partial<Record<Location, number>> = {};
  for (const side of sidesOf(hull.fit)) points[side] = 0;
  if (least > 0) for (const side of hull.locations) points[side] = least;
  return [{ kind: 'armor', points, part }];
}

function unboxed({ part, hull }: HullPart): readonly Edit[] {
  if (hull.kind !== 'box') return [];
  return [{ kind: 'set', options: { box: undefined }, part: part.replace(/\.?box$/, '') }];
}

const sidesOf = ({ armor }: Fittings): readonly Location[] => Object.keys(armor.points) as Location[];

/** One plant in front, plain tires, the strongest chassis: what a bare vehicle of its class can always drive with. */
function* newFrames(owner: SingleDesign): Iterable<readonly [string, Options]> {
  const frame = frameOf(owner);
  const plants = Object.entries(plantTable(owner));
  if (plants.length === 0) yield ['take plain tires and the strongest chassis', frame];
  for (const [plant, { name }] of plants)
    yield [`take a ${lower(name)} power plant`, { ...frame, plants: [{ plant, at: 'front' }] }];
}

function frameOf(owner: SingleDesign): Options {
  const six = maySixWheels(owner);
  const wheels = (owner.class === 'car' ? wheelsOf({ ...owner, sixWheels: six }) : wheelsOf(owner))?.least ?? 0;
  const sold = 'chassis' in owner ? vehicleClass(hullKind(owner)).chassis : [];
  const strongest = sold.at(-1);
  const [body] = GRASSHOPPER.bodies;
  return {
    ...('tires' in owner && { tires: [{ tire: 'standard', count: wheels }] }),
    ...(strongest !== undefined && { chassis: strongest }),
    ...(owner.class === 'car' && { sixWheels: six }),
    ...(owner.class === 'grasshopper' && !GRASSHOPPER.bodies.some((id) => id === owner.body) && { body }),
  };
}

function hullKind(owner: SingleDesign): Exclude<Hull['kind'], 'box'> {
  const kind = hullsOf(owner)[0]?.kind;
  return kind === undefined || kind === 'box' ? 'car' : kind;
}
