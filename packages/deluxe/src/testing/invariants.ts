import { CONTACT_SLACK, penetration, QUANTUM, rectangle, type Shape } from '@hardtop/geometry';
import { checkAnswer, type Decision, type GameEvent } from '@hardtop/kernel';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../catalog/handling.ts';
import { SPEED_STEP } from '../catalog/movement-chart.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { RULES } from '../rules.ts';
import { zoneAt } from '../table/queries/arena.ts';
import { girthOf } from '../table/queries/girth.ts';
import { standingPieces } from '../table/queries/structures.ts';
import type { Setup } from '../table/state/setup.ts';
import { onMap, type State, shapeOf, type Vehicle } from '../table/state/state.ts';

const KNOWN: ReadonlySet<string> = new Set(RULES.map(({ id }) => id));

// What geometry allows two outlines, and the rounding of either pose on top.
const OVERLAP = CONTACT_SLACK + 2 * QUANTUM;

interface Outline {
  readonly name: string;
  readonly shape: Shape;
}

/** Who is being asked where to give way still stands under the one that pushes. */
function overlapsIn(setup: Setup, state: State, decisions: readonly Decision[]): string[] {
  const yielding = decisions.filter(({ topic }) => topic === 'conform').map(({ about }) => about);
  const settled = onMap(state).filter(({ id }) => !yielding.includes(id));
  const airborne = settled.filter(({ level }) => level > 0).map(({ id }) => id);
  const cars = settled.map((vehicle) => ({
    name: vehicle.id,
    shape: shapeOf(vehicle),
    // A cycle squeezes in where its counter would not.
    girth: rectangle(vehicle.pose, girthOf(vehicle)),
  }));
  const walls: Outline[] = standingPieces(setup, state).map(({ structure, shape }) => ({ name: structure.id, shape }));
  return cars.flatMap((car, i) =>
    [...cars.slice(i + 1), ...walls]
      // What flies is above what drives.
      .filter((other) => airborne.includes(car.name) === airborne.includes(other.name))
      .map((other) => ({ other, depth: penetration(walls.includes(other) ? car.girth : car.shape, other.shape) }))
      .filter(({ depth }) => depth > OVERLAP)
      .map(({ other, depth }) => `${car.name} stands ${depth.toFixed(4)} in ${other.name}`),
  );
}

function strays(setup: Setup, state: State): string[] {
  const { minX, minY, maxX, maxY } = setup.bounds;
  if (!setup.structures.some(({ id }) => id === 'wall-north')) return [];
  return (
    onMap(state)
      .filter(({ pose: { x, y } }) => x < minX || x > maxX || y < minY || y > maxY)
      // Behind a gate one is out of the walls, and out of the fight.
      .filter(({ left, pose }) => left === undefined && zoneAt(setup, pose) === null)
      .map(({ id }) => `${id} is outside the walls`)
  );
}

/** Everything of a vehicle that is counted down, and must be a whole number not below 0. */
function countsOf(vehicle: Vehicle): readonly (readonly [string, number])[] {
  const { armor, parts, crew, tires, phaseHits, wheelsShed, flameHits } = vehicle;
  return [
    ...Object.entries(armor),
    ...parts.map(({ id, dp }) => [id, dp] as const),
    ...parts.flatMap((part) => (part.kind === 'weapon' ? [[`${part.id} shots`, part.shots ?? 0] as const] : [])),
    ...crew.flatMap(({ id, armor: worn, hits }) => [[`${id} armor`, worn] as const, [`${id} hits`, hits] as const]),
    ...tires.map(({ corner, dp }) => [corner, dp] as const),
    ['phase hits', phaseHits],
    ['wheels shed', wheelsShed],
    ['flame hits', flameHits],
  ];
}

function vehicleProblems(vehicle: Vehicle): string[] {
  const { id, status, startingClass, speed, crew } = vehicle;
  const problems = countsOf(vehicle)
    .filter(([, value]) => !Number.isInteger(value) || value < 0)
    .map(([what, value]) => `${what} ${value}`);
  const { startMin, startMax } = HANDLING_CLASS_LIMITS;
  if (status < HANDLING_TRACK.floor || status > startMax) problems.push(`status ${status}`);
  if (startingClass < startMin || startingClass > startMax) problems.push(`starting class ${startingClass}`);
  if (speed % SPEED_STEP !== 0) problems.push(`speed ${speed}`);
  if (crew.some(({ hits }) => hits > PERSON_DP)) problems.push('more hits than a person has');
  return problems.map((problem) => `${id}: ${problem}`);
}

function decisionProblems(decision: Decision, hidden: boolean): string[] {
  const { topic, suggested } = decision;
  const options = decision.options();
  // Where something is hidden, that there is no choice must not show.
  const fewest = hidden ? 1 : 2;
  const problems = options.length < fewest && topic !== 'dice' ? [`${topic}: ${options.length} options`] : [];
  if (new Set(options.map(({ id }) => id)).size < options.length) problems.push(`${topic}: two options of one id`);
  if (suggested === undefined) return [...problems, `${topic}: nothing is suggested`];
  const { option, params } = suggested;
  return checkAnswer(decision, option, params).ok ? problems : [...problems, `${topic}: suggests ${option} in vain`];
}

/** Where JSON would change a value: NaN, the infinities, the negative zero, and whatever is no plain list or branch. */
function changedByJson(value: unknown): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [` is ${value}`];
  if (typeof value !== 'object') return LEAVES.has(typeof value) ? [] : [` is a ${typeof value}`];
  if (value === null) return [];
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return [' is neither list nor branch'];
  const problems: string[] = [];
  // Written without copies: it looks at the whole state after every answer.
  for (const key in value) {
    const within = changedByJson(value[key as keyof typeof value]);
    for (const problem of within) problems.push(`.${key}${problem}`);
  }
  return problems;
}

/** A field that is not there stays so. */
const LEAVES: ReadonlySet<string> = new Set(['string', 'boolean', 'undefined']);

interface Moment {
  readonly setup: Setup;
  readonly state: State;
  readonly decisions: readonly Decision[];
  /** What happened since the moment before. */
  readonly events: readonly GameEvent[];
}

/** Everything that must hold whenever somebody is asked something; empty if it does. */
export function brokenInvariants({ setup, state, decisions, events }: Moment): readonly string[] {
  const rules = [...events, ...decisions].map(({ rule }) => rule);
  return [
    ...overlapsIn(setup, state, decisions),
    ...strays(setup, state),
    ...state.vehicles.flatMap(vehicleProblems),
    ...decisions.flatMap((decision) => decisionProblems(decision, setup.hidden || setup.dark || setup.murky)),
    ...rules.filter((rule) => !KNOWN.has(rule)).map((rule) => `there is no rule ${rule}`),
    ...Object.entries(state.structures).flatMap(([id, dp]) => (dp >= 0 ? [] : [`${id} has ${dp}`])),
    ...changedByJson(state).map((problem) => `state${problem}`),
  ];
}
