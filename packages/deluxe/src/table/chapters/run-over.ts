import { CONTACT_SLACK, type Motion, overlaps, type Pose, rectangle, type Size } from '@hardtop/geometry';
import { setOff } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { DEBRIS_TIRE_DAMAGE, OBSTACLE_TIRE_DAMAGE } from '../../catalog/debris.ts';
import { BESIDE } from '../../catalog/dropped-weapons.ts';
import { HAZARDS } from '../../catalog/hazards.ts';
import { isAlive } from '../queries/crew.ts';
import { nameOf } from '../queries/names.ts';
import { isNear } from '../queries/nearby.ts';
import { LONGEST_WAY, poseOnWay, reaches } from '../queries/on-way.ts';
import { squareOf } from '../queries/people.ts';
import type { Counter, JunkKind } from '../state/counters.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import { type DeluxeGame, type Pedestrian, type State, shapeOf, type Vehicle } from '../state/state.ts';
import { passBy } from './blades.ts';
import { tripMines } from './mines.ts';
import { drivesThroughFire } from './oil.ts';
import { paintWindows } from './paint.ts';
import { runDown } from './run-down.ts';
import { runOverSpikes } from './spikes.ts';
import { noteAttack } from './story.ts';
import { breatheGas } from './tear-gas.ts';
import { damageEachTire } from './tires.ts';

const TIRE_DAMAGE = { debris: DEBRIS_TIRE_DAMAGE, obstacle: OBSTACLE_TIRE_DAMAGE } as const;

/** Stands among the ids in `over`: this vehicle has had its debris for the phase. */
function phaseMark({ turn, phase }: State): string {
  return `debris:${turn}.${phase}`;
}

/** Whether anything comes of driving into it: smoke only hides, and plain oil only makes all else harder. */
function isMet({ kind }: Counter): boolean {
  return kind !== 'smoke' && kind !== 'oil' && kind !== 'grenade';
}

/** Where a counter is reached: spikes and mines in the squares beside it already (D-04). */
function reachOf({ kind, size }: Counter): Size {
  if (kind !== 'mines' && kind !== 'spikes') return size;
  return { length: size.length + 2 * BESIDE, width: size.width + 2 * BESIDE };
}

interface Met {
  readonly counter: Counter;
  /** When on the way it was reached. */
  readonly at: number;
  /** Where the vehicle was then. */
  readonly pose: Pose;
  /** Over the counter itself, on some part of the way. */
  readonly isOn: boolean;
}

function metOnWay(vehicle: Vehicle, from: Pose, way: Motion, counter: Counter): Met | null {
  const { pose, size } = counter;
  const over = reaches(vehicle, from, way, pose, size);
  const reach = reachOf(counter);
  const at = over ?? (reach === size ? null : reaches(vehicle, from, way, pose, reach));
  return at === null ? null : { counter, at, pose: poseOnWay(from, way, at), isOn: over !== null };
}

/** Somebody on the way. */
interface MetPerson {
  readonly pedestrian: Pedestrian;
  readonly at: number;
  readonly pose: Pose;
}

/** Those who are run down on a way, the first first; who lay under the vehicle already is no new one. */
function peopleOnWay(state: State, vehicle: Vehicle, from: Pose, way: Motion): readonly MetPerson[] {
  const met: MetPerson[] = [];
  for (const pedestrian of state.pedestrians) {
    const { person, pose, level } = pedestrian;
    if (level !== vehicle.level || !isAlive(person) || vehicle.over.includes(person.id)) continue;
    const at = reaches(vehicle, from, way, pose, COUNTERS.pedestrian);
    if (at !== null) met.push({ pedestrian, at, pose: poseOnWay(from, way, at) });
  }
  return met.sort((a, b) => a.at - b.at);
}

const NO_PEOPLE: readonly MetPerson[] = [];

/** Counters run over on a way: debris once a phase, all else once until it is left; what lay under the vehicle does not count. */
export function* meetCounters(game: DeluxeGame, vehicle: Vehicle, from: Pose, travelled: Motion): DeluxePlay {
  const { state } = game;
  const met: Met[] = [];
  for (const counter of state.counters) {
    if (!isMet(counter) || vehicle.over.includes(counter.id) || !isNear(vehicle, counter, LONGEST_WAY)) continue;
    const found = metOnWay(vehicle, from, travelled, counter);
    if (found !== null) met.push(found);
  }
  const people = state.pedestrians.length === 0 ? NO_PEOPLE : peopleOnWay(state, vehicle, from, travelled);
  let marked = vehicle.over.includes(phaseMark(state));
  noteUnder(state, vehicle, marked || met.some(({ counter }) => counter.kind === 'debris'));
  for (const each of met.sort((a, b) => a.at - b.at)) {
    const { kind } = each.counter;
    if (kind === 'debris' && marked) continue;
    if (kind === 'debris') marked = true;
    if (vehicle.gone) return;
    yield* meet(game, vehicle, each);
  }
  for (const { pedestrian, pose } of people) if (!vehicle.gone) yield* runDown(game, vehicle, pedestrian, pose);
  if (vehicle.blades !== undefined && state.pedestrians.length > 0 && !vehicle.gone)
    yield* passBy(
      game,
      vehicle,
      from,
      travelled,
      people.map(({ pedestrian }) => pedestrian),
    );
}

function* meet(game: DeluxeGame, vehicle: Vehicle, { counter, pose, isOn }: Met): DeluxePlay {
  if (counter.laid !== null) noteAttack(game, counter.laid.by, null, vehicle);
  if (counter.sunk === true) surface(game, vehicle, counter);
  switch (counter.kind) {
    case 'debris':
    case 'obstacle':
      return yield* strikeJunk(game, vehicle, counter.kind);
    case 'sidecar':
      return yield* strikeJunk(game, vehicle, 'obstacle', 'a sidecar');
    case 'mines':
      return yield* tripMines(game, vehicle, pose, counter, isOn);
    case 'spikes':
      return yield* runOverSpikes(game, vehicle, counter, isOn);
    case 'flaming-oil':
      return yield* drivesThroughFire(game, vehicle, counter);
    case 'paint':
      return paintWindows(game, vehicle);
    case 'tear-gas':
      return yield* breatheGas(game, vehicle);
    case 'smoke':
    case 'grenade':
    case 'oil':
      return;
  }
}

/** What a vehicle is over or beside now, with the mark of the phase if it has had its debris. */
export function noteUnder(state: State, vehicle: Vehicle, marked = vehicle.over.includes(phaseMark(state))): void {
  const shape = shapeOf(vehicle);
  const under: string[] = [];
  for (const counter of state.counters) {
    if (!isMet(counter) || !isNear(vehicle, counter, 2 * BESIDE)) continue;
    if (overlaps(shape, rectangle(counter.pose, reachOf(counter)), CONTACT_SLACK)) under.push(counter.id);
  }
  for (const walker of state.pedestrians)
    if (overlaps(shape, squareOf(walker), CONTACT_SLACK)) under.push(walker.person.id);
  vehicle.over = marked ? [...under, phaseMark(state)] : under;
}

/** Who drives over what lies under water knows of it, and so does everybody. */
function surface(game: DeluxeGame, vehicle: Vehicle, counter: Counter): void {
  delete counter.sunk;
  const text = `${nameOf(game, vehicle)} finds ${counter.kind} under the water.`;
  game.emit({ kind: 'ground', rule: 'deluxe/XIV.5/water', about: vehicle.id, outcome: 'bad', text });
}

const JUNK_NAMES: Readonly<Record<JunkKind, string>> = { debris: 'debris', obstacle: 'an obstacle' };

function* strikeJunk(game: DeluxeGame, vehicle: Vehicle, kind: JunkKind, name = JUNK_NAMES[kind]): DeluxePlay {
  const { rule, label, difficulty } = HAZARDS[kind];
  game.emit({ kind: 'junk', rule, about: vehicle.id, outcome: 'bad', text: `${nameOf(game, vehicle)} hits ${name}.` });
  yield* damageEachTire(game, vehicle, TIRE_DAMAGE[kind], { label, rule, wheels: 'kept' });
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble: { label, difficulty, rule } });
}
