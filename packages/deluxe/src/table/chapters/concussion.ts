// The blow of a concussion grenade (deluxe/VI/concussion-grenade).
import { distance, distanceBetweenRectangles, type Point, sightLine, TOLERANCE } from '@hardtop/geometry';
import { type Modifier, roll, type Seat } from '@hardtop/kernel';
import { CONCUSSION, type ConcussionRow, SHELTER, STUNNED_AIM } from '../../catalog/concussion.ts';
import type { Grenade } from '../../catalog/grenades.ts';
import { HANDLING_CLASS_LIMITS } from '../../catalog/handling.ts';
import { isCycle, sidecarSide } from '../queries/build.ts';
import { aboardOf, crewLabel, driverOf, isAlive, isInTheOpen } from '../queries/crew.ts';
import { shownAt, sidesFacing } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { armorOn } from '../queries/parts.ts';
import { personName } from '../queries/people.ts';
import { standingPieces } from '../queries/structures.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, type OnFoot, onMap, type Person, sizeOf, type Vehicle } from '../state/state.ts';
import { hurtCrew, hurtPedestrian, loseRider } from './crew.ts';

const RULE = 'deluxe/VI/concussion-grenade';
const POINT = { length: 0, width: 0 } as const;

type Effect = Extract<Grenade['effect'], { kind: 'concussion' }>;

/** A hit to whoever is near and in the open, and a die for everybody in reach. */
export function* concussion(game: DeluxeGame, effect: Effect, at: Point, seat: Seat): DeluxePlay {
  for (const vehicle of onMap(game.state)) {
    const inches = distanceBetweenRectangles(vehicle.pose, sizeOf(vehicle), { x: at.x, y: at.y, h: 0 }, POINT);
    if (inches <= effect.stunRadius + TOLERANCE) yield* shakeVehicle(game, vehicle, effect, at, inches, seat);
  }
  for (const pedestrian of game.state.pedestrians) {
    const { person, pose } = pedestrian;
    const inches = distance(pose, at);
    if (inches > effect.stunRadius + TOLERANCE || !isAlive(person)) continue;
    if (inches <= effect.hitRadius + TOLERANCE)
      yield* hurtPedestrian(game, pedestrian, effect.hits, { rule: RULE, bodyArmor: true });
    yield* shake(game, person, personName(game.setup, person), person.id, wallBefore(game, pose, at), seat);
  }
}

function* shakeVehicle(
  game: DeluxeGame,
  vehicle: Vehicle,
  { hits, hitRadius }: Effect,
  at: Point,
  inches: number,
  seat: Seat,
): DeluxePlay {
  const wheel = driverOf(vehicle);
  for (const person of aboardOf(vehicle)) {
    if (!isAlive(person)) continue;
    const open = isInTheOpen(person);
    if (open && inches <= hitRadius + TOLERANCE) hurtCrew(game, vehicle, person, hits, { rule: RULE, bodyArmor: true });
    const shelter = [...wallBefore(game, vehicle.pose, at), ...(open ? [] : armorBefore(vehicle, at))];
    const name = `${nameOf(game, vehicle)}: ${crewLabel(vehicle, person)}`;
    const stunned = yield* shake(game, person, name, vehicle.id, shelter, seat);
    if (stunned && person.post === 'driver') dropReflexes(vehicle);
  }
  if (wheel !== null && driverOf(vehicle) === null && isCycle(vehicle) && sidecarSide(vehicle) === null)
    yield* loseRider(vehicle);
}

const NONE: readonly Modifier[] = [];

/** It goes off among them: nothing shelters anybody. */
export function* shakeAboard(game: DeluxeGame, vehicle: Vehicle, hits: number, seat: Seat): DeluxePlay {
  const wheel = driverOf(vehicle);
  for (const person of aboardOf(vehicle)) {
    hurtCrew(game, vehicle, person, hits, { rule: RULE, bodyArmor: true });
    const name = `${nameOf(game, vehicle)}: ${crewLabel(vehicle, person)}`;
    const stunned = yield* shake(game, person, name, vehicle.id, NONE, seat);
    if (stunned && person.post === 'driver') dropReflexes(vehicle);
  }
  if (wheel !== null && driverOf(vehicle) === null && isCycle(vehicle) && sidecarSide(vehicle) === null)
    yield* loseRider(vehicle);
}

function armorBefore(vehicle: Vehicle, at: Point): readonly Modifier[] {
  const [side = 'front'] = sidesFacing(vehicle, at);
  if (armorOn(vehicle, shownAt(vehicle, side)) <= 0) return NONE;
  return [{ value: SHELTER.armor, label: 'Behind armor', rule: RULE }];
}

function wallBefore({ setup, state }: DeluxeGame, to: Point, at: Point): readonly Modifier[] {
  const shapes = standingPieces(setup, state).map(({ shape }) => shape);
  if (shapes.length === 0 || distance(to, at) <= TOLERANCE || sightLine(at, to, shapes) === null) return NONE;
  return [{ value: SHELTER.wall, label: 'Behind a wall', rule: RULE }];
}

/** Whether he is stunned or worse. */
function* shake(
  game: DeluxeGame,
  person: Person | OnFoot,
  name: string,
  about: string,
  modifiers: readonly Modifier[],
  seat: Seat,
): DeluxePlay<boolean> {
  const { turn } = game.state;
  const rolled = yield* roll(game, '1d', { seat, rule: RULE, purpose: 'what the blow does' });
  const total = modifiers.reduce((sum, { value }) => sum + value, rolled.total);
  const row: ConcussionRow | undefined = CONCUSSION.find(({ to }) => total <= to);
  if (row !== undefined) daze(person, row, turn);
  const text = `${name} ${wordsOf(row)}.`;
  const outcome = row === undefined ? 'neutral' : 'bad';
  game.emit({ kind: 'concussion', rule: RULE, about, roll: rolled, modifiers, outcome, text });
  return row !== undefined;
}

function wordsOf(row: ConcussionRow | undefined): string {
  if (row === undefined) return 'keeps a clear head';
  return row.outTurns > 0 ? `is knocked out for ${row.outTurns} turns` : `is stunned for ${row.stunTurns} turns`;
}

/** The longer sleep and the worse aim count. */
function daze(person: Person | OnFoot, { outTurns, stunTurns }: ConcussionRow, turn: number): void {
  const { out = 0, aim = 0, until = 0, gassed = 0 } = person.daze ?? {};
  const isWorse = stunTurns > 0 && STUNNED_AIM <= aim;
  person.daze = {
    out: outTurns > 0 ? Math.max(out, turn + outTurns - 1) : out,
    aim: isWorse ? STUNNED_AIM : aim,
    until: isWorse ? Math.max(aim === STUNNED_AIM ? until : 0, turn + outTurns + stunTurns - 1) : until,
    gassed,
  };
}

/** A stunned driver has no quickness left: what it gave his vehicle is gone for the fight. */
function dropReflexes(vehicle: Vehicle): void {
  const { startMin, startMax } = HANDLING_CLASS_LIMITS;
  vehicle.reflexes = 0;
  vehicle.startingClass = Math.min(startMax, Math.max(startMin, vehicle.handlingClass));
  vehicle.status = Math.min(vehicle.status, vehicle.startingClass);
}
