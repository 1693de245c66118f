// Grenades that go off as a turn ends (deluxe/V.6/grenades).
import {
  CONTACT_SLACK,
  distance,
  distanceBetweenRectangles,
  overlaps,
  type Point,
  rectangle,
  sightLine,
  TOLERANCE,
} from '@hardtop/geometry';
import { type RuleId, roll, type Seat } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { type Grenade, grenade as grenadeRow } from '../../catalog/grenades.ts';
import type { Side } from '../../catalog/units.ts';
import { isInTheOpen, ridersOf } from '../queries/crew.ts';
import { shownAt, sidesFacing, tirePoint } from '../queries/facing.ts';
import { seatOfLayer } from '../queries/laid-by.ts';
import { nameOf } from '../queries/names.ts';
import { standingPieces } from '../queries/structures.ts';
import type { Counter } from '../state/counters.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { StructureId } from '../state/ids.ts';
import { type DeluxeGame, onMap, shapeOf, sizeOf, type Vehicle, vehicleOf } from '../state/state.ts';
import type { AimPoint } from '../state/target.ts';
import { burstAt } from './burst.ts';
import { concussion } from './concussion.ts';
import { weaponDamage } from './damage.ts';
import { fireHazard } from './fire-hazard.ts';
import { paintWindows } from './paint.ts';
import { noteAttack } from './story.ts';
import type { DamageSource } from './strike.ts';
import { goOffInside } from './under-the-seat.ts';
import { blastWalls } from './wall-blast.ts';

const POINT = { length: 0, width: 0 } as const;

/** As a turn ends (E2): those whose time is up. */
export function* setOffGrenades(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  const due = state.counters.filter(({ grenade }) => grenade !== undefined && grenade.goesOff <= state.turn);
  if (due.length === 0) return;
  state.counters = state.counters.filter((counter) => !due.includes(counter));
  for (const counter of due) yield* goOff(game, counter);
}

function* goOff(game: DeluxeGame, counter: Counter): DeluxePlay {
  const { grenade, laid, pose } = counter;
  if (grenade === undefined || laid === null) return;
  const row = grenadeRow(grenade.id);
  const seat = seatOfLayer(game.setup, laid.by);
  const { effect } = row;
  const inside = grenade.inside === undefined ? null : vehicleOf(game.state, grenade.inside);
  if (inside !== null) {
    const words = `${nameOf(game, inside)}: a ${row.name.toLowerCase()} goes off inside.`;
    game.emit({
      kind: 'grenade',
      rule: row.rule,
      about: inside.id,
      outcome: 'bad',
      text: words,
      marks: ['thrown/inside'],
    });
    return inside.gone ? undefined : yield* goOffInside(game, inside, row, seat);
  }
  blame(game, counter);
  const radius = effect.kind === 'burst' ? effect.radius : effect.kind === 'cloud' ? effect.size : effect.stunRadius;
  const burst = { x: pose.x, y: pose.y, radius };
  const text = `A ${row.name.toLowerCase()} goes off.`;
  game.emit({ kind: 'grenade', rule: row.rule, outcome: 'neutral', text, burst, marks: ['counter/grenade'] });
  switch (effect.kind) {
    case 'burst':
      return yield* explode(game, row, effect, pose, seat);
    case 'cloud':
      return cloud(game, counter, effect.of);
    case 'concussion':
      return yield* concussion(game, effect, pose, seat);
  }
}

/** Whatever it reaches was attacked by whoever sent it. */
function blame(game: DeluxeGame, { laid, grenade, pose }: Counter): void {
  if (laid === null || grenade === undefined) return;
  const { effect } = grenadeRow(grenade.id);
  const radius = effect.kind === 'burst' ? effect.radius : effect.kind === 'cloud' ? effect.size : effect.stunRadius;
  const { thrower = null } = grenade;
  for (const vehicle of onMap(game.state)) {
    if (isNear(vehicle, pose, radius)) noteAttack(game, laid.by, thrower, vehicle);
  }
}

/** An inch square of smoke, paint or gas. */
function cloud({ state, ...game }: DeluxeGame, { pose, laid }: Counter, kind: 'smoke' | 'paint' | 'tear-gas'): void {
  state.countersMade++;
  const size = COUNTERS.grenadeCloud;
  const id = `laid-${state.countersMade}`;
  state.counters.push({
    id,
    kind,
    pose,
    size,
    course: null,
    laid: laid === null ? null : { ...laid, turn: state.turn },
  });
  if (kind !== 'paint') return;
  for (const vehicle of state.vehicles) {
    if (vehicle.gone || !overlaps(rectangle(pose, size), shapeOf(vehicle), CONTACT_SLACK)) continue;
    vehicle.over.push(id);
    paintWindows({ ...game, state }, vehicle);
  }
}

type BurstEffect = Extract<Grenade['effect'], { kind: 'burst' }>;

/** A die to people on foot; half of one to each vehicle near, all of it to those who sit in the open (D-11). */
export function* explode(
  game: DeluxeGame,
  { rule }: Pick<Grenade, 'rule'>,
  effect: BurstEffect,
  at: Point,
  seat: Seat,
  stuck: Stuck | { readonly wall: StructureId } | null = null,
): DeluxePlay {
  const wall = stuck !== null && 'wall' in stuck ? stuck.wall : null;
  yield* burstAt(game, { reach: { radius: effect.radius, half: false }, at, seat, struck: null });
  for (const vehicle of onMap(game.state)) {
    const own = stuck !== null && 'vehicle' in stuck && stuck.vehicle === vehicle ? stuck : null;
    if (own !== null || (isNear(vehicle, at, effect.radius) && !isBehindWall(game, vehicle, at)))
      yield* blast(game, vehicle, at, effect, rule, seat, own);
  }
  yield* blastWalls(game, effect, at, seat, rule, wall);
}

/** What it stuck to: the side it sat on, and what that has taken already. A wall takes its part of it elsewhere. */
interface Stuck {
  readonly vehicle: Vehicle;
  readonly side: Side;
  readonly taken: number;
}

/** Some part of the vehicle is in reach. */
function isNear(vehicle: Vehicle, { x, y }: Point, radius: number): boolean {
  return distanceBetweenRectangles(vehicle.pose, sizeOf(vehicle), { x, y, h: 0 }, POINT) <= radius + TOLERANCE;
}

/** A wall stands between. */
function isBehindWall({ setup, state }: DeluxeGame, { pose }: Vehicle, at: Point): boolean {
  const shapes = standingPieces(setup, state).map(({ shape }) => shape);
  return distance(pose, at) > TOLERANCE && sightLine(at, pose, shapes) !== null;
}

/** The side turned to it, or what is over it, every tire in reach, and whoever rides in the open; all of it one hazard. */
function* blast(
  game: DeluxeGame,
  vehicle: Vehicle,
  at: Point,
  { damage, radius }: BurstEffect,
  rule: RuleId,
  seat: Seat,
  stuck: Stuck | null,
): DeluxePlay {
  const rolled = yield* roll(game, damage, { seat, rule, purpose: `the burst on ${nameOf(game, vehicle)}` });
  const text = `The burst reaches ${nameOf(game, vehicle)}: ${rolled.total}, half of it to what is built.`;
  const harm = [{ piece: vehicle.id, style: 'hit', points: rolled.total }] as const;
  const marks = ['burst/vehicle'];
  game.emit({ kind: 'damage-roll', rule, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm, marks });
  const source: DamageSource = { kind: 'blast', rule, by: seat, from: at };
  const place: AimPoint = stuck === null ? sideTo(vehicle, at) : { kind: 'side', side: stuck.side };
  let taken = stuck?.taken ?? 0;
  taken += yield* weaponDamage(game, vehicle, place, rolled.total, { ...source, onParts: 'half' });
  const half = game.setup.variants.errataGrenades ? Math.floor(rolled.total / 2) : rolled.total;
  for (const place of tiresNear(vehicle, at, radius)) taken += yield* weaponDamage(game, vehicle, place, half, source);
  for (const [index, rider] of ridersOf(vehicle).entries())
    if (isInTheOpen(rider)) taken += yield* weaponDamage(game, vehicle, { kind: 'rider', index }, rolled.total, source);
  if (!vehicle.gone) yield* fireHazard(vehicle, taken);
}

/** Beneath it the face that is down. */
function sideTo(vehicle: Vehicle, at: Point): AimPoint {
  if (isNear(vehicle, at, 0)) return { kind: 'side', side: vehicle.down };
  const [side = 'front'] = sidesFacing(vehicle, at);
  return { kind: 'side', side: shownAt(vehicle, side) };
}

function tiresNear(vehicle: Vehicle, at: Point, radius: number): readonly AimPoint[] {
  const seen = new Map<string, number>();
  const near: AimPoint[] = [];
  for (const { corner, dp } of vehicle.tires) {
    const index = seen.get(corner) ?? 0;
    seen.set(corner, index + 1);
    if (dp > 0 && distance(tirePoint(vehicle, corner), at) <= radius + TOLERANCE)
      near.push({ kind: 'tire', corner, index });
  }
  return near;
}
