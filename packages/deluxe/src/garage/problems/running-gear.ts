// Chassis, wheels and tires.

import { body } from '../../catalog/bodies.ts';
import { carTrailer } from '../../catalog/car-trailers.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_TIRE_KINDS, TRIKE_TIRE_KINDS } from '../../catalog/cycle-tires.ts';
import { GRASSHOPPER } from '../../catalog/grasshoppers.ts';
import { STOWAWAY } from '../../catalog/helicopter-bodies.ts';
import { TIRES, type TireId } from '../../catalog/tires.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { SingleDesign } from '../design/design.ts';
import { isOversized, tireFits, wheelsOf } from '../design/gear.ts';
import type { Hull } from '../design/hull.ts';
import type { Frame } from '../figures/totals.ts';
import type { Findings } from './problem.ts';

export function runningGearProblems(found: Findings, { design, hulls }: Frame): void {
  const hull = hulls[0];
  if (hull !== undefined) chassisProblems(found, design, hull);
  bodyProblems(found, design);
  tireProblems(found, design);
}

function chassisProblems(found: Findings, design: SingleDesign, hull: Hull): void {
  if (!('chassis' in design) || hull.kind === 'box') return;
  const { chassis } = design;
  const sold = vehicleClass(hull.kind).chassis;
  if (!sold.includes(chassis))
    found.add(
      'chassis',
      'chassis',
      'deluxe/XII.1/chassis',
      `No ${CHASSIS[chassis].name.toLowerCase()} chassis for this body.`,
    );
  if (design.class !== 'car') return;
  const row = body(design.body);
  if (design.sixWheels === true && !row.sixWheels)
    found.add('six-wheels', 'chassis', 'deluxe/VIII.2/six-wheels', `A ${row.name.toLowerCase()} has four wheels.`);
  if (design.sixWheels !== true && row.sixWheels && chassis === 'xheavy')
    found.add(
      'six-wheels',
      'chassis',
      'deluxe/VIII.2/six-wheels',
      `A ${row.name.toLowerCase()} with extra-heavy chassis must have six wheels.`,
    );
}

/** Bodies that only some extras fit. */
function bodyProblems(found: Findings, design: SingleDesign): void {
  if (design.class === 'grasshopper' && !GRASSHOPPER.bodies.some((id) => id === design.body))
    found.add('body', 'body', 'deluxe/XIII.4/grasshoppers', 'Only mid-sized and luxury bodies become grasshoppers.');
  if (design.class === 'helicopter' && design.stowaway === true && !STOWAWAY.bodies.some((id) => id === design.body))
    found.add('body', 'stowaway', 'deluxe/XIII.1/stowaway', 'Only the one-man helicopter folds.');
  if (design.class === 'car-trailer' && design.reefer === true && carTrailer(design.body).kind !== 'van')
    found.add('body', 'reefer', 'deluxe/XI.1/reefers', 'Only van trailers can be refrigerated.');
}

interface TireRules {
  readonly sold: readonly string[];
  /** Unlike tires are forbidden, not only worse to drive. */
  readonly alike: boolean;
  readonly rule: DeluxeRule;
}

const CAR_TIRES = Object.keys(TIRES) as readonly TireId[];
const TRUCKS = Object.keys(TRUCK_TIRES);

function tireRules(design: SingleDesign): TireRules {
  switch (design.class) {
    case 'cycle':
    case 'sidecar':
      return { sold: CYCLE_TIRE_KINDS, alike: true, rule: 'deluxe/IX.1/tires' };
    case 'trike':
      return { sold: TRIKE_TIRE_KINDS, alike: false, rule: 'deluxe/IX.2/trike-construction' };
    case 'car-trailer':
      return {
        sold: carTrailer(design.body).tires === 'cycle' ? CYCLE_TIRE_KINDS : CAR_TIRES,
        alike: false,
        rule: 'deluxe/XI.1/tires',
      };
    default:
      return isOversized(design)
        ? { sold: TRUCKS, alike: true, rule: 'deluxe/X.1/tires' }
        : { sold: CAR_TIRES, alike: false, rule: 'deluxe/VIII.5/tires' };
  }
}

function tireProblems(found: Findings, design: SingleDesign): void {
  const wheels = wheelsOf(design);
  if (wheels === null) return;
  const fits = tireFits(design);
  let count = 0;
  for (const fit of fits) count += fit.count;
  if (count < wheels.least || count > wheels.most || (count - wheels.least) % 2 !== 0) {
    const many = wheels.most - wheels.least > 2 ? 'to' : 'or';
    const needed = wheels.least === wheels.most ? String(wheels.least) : `${wheels.least} ${many} ${wheels.most}`;
    found.add('tire-count', 'tires', wheels.rule, `${count} tires; it needs ${needed}.`, {
      excess: count - wheels.most,
    });
  }
  const { sold, alike, rule } = tireRules(design);
  for (const { tire } of fits)
    if (!sold.includes(tire))
      found.add('tire-kind', `tires ${tire}`, rule, `No ${tire} tires for this vehicle; possible: ${sold.join(', ')}.`);
  if (alike && fits.some(({ tire }) => tire !== fits[0]?.tire))
    found.add('tires-differ', 'tires', rule, 'All tires must be of one kind.');
}
