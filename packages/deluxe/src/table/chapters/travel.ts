import {
  type Contact,
  distance,
  endOf,
  forwardOf,
  headingOf,
  type Leg,
  legStarts,
  lengthOf,
  type Motion,
  makePose,
  type Point,
  type Pose,
  poseInLeg,
  QUANTUM,
  samePose,
  scale,
  signedTurn,
  slideLeg,
} from '@hardtop/geometry';
import { IDLE, type MotionRecord, type RuleId } from '@hardtop/kernel';
import { MANEUVERS } from '../../catalog/maneuvers.ts';
import { SQUARE } from '../../catalog/units.ts';
import { isBreachable } from '../queries/breaches.ts';
import { type Party, readingsOf } from '../queries/collision-type.ts';
import { firstContact, isFreeAt, type Meeting } from '../queries/contact.ts';
import { ditchWall } from '../queries/ditches.ts';
import { type Crest, comesFirst, crestOnWay } from '../queries/jumps.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf, type Structure } from '../state/setup.ts';
import { type DeluxeGame, type Flight, travelHeading, type Vehicle, vehicleOf } from '../state/state.ts';
import { changeSpeed, collide, stillTouching } from './collision.ts';
import { conform, overlapsPush, type Push, waysAside } from './conform.ts';
import { comeDown, takeOff } from './flying.ts';
import { meetGround, noteGrounds } from './ground.ts';
import { meetCounters, noteUnder } from './run-over.ts';
import { collideSimply } from './simple-collision.ts';
import { hitStructure, meetsHeadOn, slidAlong } from './structure.ts';
import { updateTouching } from './touching.ts';
import { hitWall } from './walls.ts';

interface Manner {
  readonly rule?: RuleId;
  readonly text?: string;
  /** mph and direction for a collision, where they are not those of the vehicle: a bootlegger (K-12). */
  readonly speed?: number;
  readonly heading?: number;
}

/** How a move went. */
export interface Journey {
  /** All of it, the way it was meant. */
  readonly completed: boolean;
  /** A collision or something that would not yield ended it early. */
  readonly stopped: boolean;
}

/** A move under way. */
interface Trip {
  readonly game: DeluxeGame;
  readonly vehicle: Vehicle;
  readonly style: MotionRecord['style'];
  readonly manner: Manner;
  /** Direction of travel before the move. */
  readonly heading: number;
  /** Vehicles that give way, with the place they were met at. */
  readonly pushed: { readonly vehicle: Vehicle; readonly heading: number; readonly contact: Contact }[];
  readonly met: string[];
  diverted: boolean;
}

// A move that has met this many things goes no farther.
const MOST_MEETINGS = 8;
// Small steps around a pose, the nearest first.
const HAIRS: readonly Point[] = [1, 2, 3, 4].flatMap((ring) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => scale(forwardOf(eighth * 450), ring * 1.5 * QUANTUM)),
);

/** Moves a vehicle along a motion; whatever it runs into is resolved on the way. */
export function* travel(
  game: DeluxeGame,
  vehicle: Vehicle,
  motion: Motion,
  style: MotionRecord['style'],
  manner: Manner = {},
): DeluxePlay<Journey> {
  const heading = travelHeading(vehicle);
  const trip: Trip = { game, vehicle, style, manner, heading, pushed: [], met: [], diverted: false };
  let rest: Motion | null = motion;
  for (let meetings = 0; rest !== null && rest.length > 0; meetings++) rest = yield* stage(trip, rest, meetings);
  updateTouching(game, vehicle, trip.met);
  for (const { vehicle: other } of trip.pushed) updateTouching(game, other, []);
  return { completed: rest !== null && !trip.diverted, stopped: rest === null };
}

/** On to the next contact, and what comes of it: the motion still to go, or null if the move ends here. */
function* stage(trip: Trip, motion: Motion, meetings: number): DeluxePlay<Motion | null> {
  const { game, vehicle } = trip;
  if (vehicle.flight !== null) return yield* glide(trip, vehicle.flight, lengthOfMotion(motion), meetings);
  const skip = trip.pushed.map(({ vehicle: other }) => other.id);
  const meeting = firstContact(game, vehicle, motion, skip);
  const crest = crestOnWay(game.setup, vehicle, motion);
  if (crest !== null && (meeting === null || comesFirst(crest.contact, meeting.contact)))
    return yield* leaveGround(trip, crest, motion);
  if (meeting === null) {
    const way = proceed(trip, motion, settled(trip, endOf(vehicle.pose, motion), skip));
    if (way === null) return null;
    yield* way;
    return [];
  }
  const { travelled, rest } = split(vehicle.pose, motion, meeting.contact);
  const leg = motion[meeting.contact.leg];
  const way = proceed(trip, travelled, settled(trip, meeting.contact.pose, skip));
  if (way === null) return null;
  yield* way;
  if (vehicle.gone || leg === undefined || meetings >= MOST_MEETINGS) return null;
  return yield* meet(trip, meeting, partyOf(trip, leg), rest);
}

/** Up to the top of a slope and off it; the rest of the move is flown. */
function* leaveGround(trip: Trip, crest: Crest, motion: Motion): DeluxePlay<Motion | null> {
  const { game, vehicle } = trip;
  const { travelled, rest } = split(vehicle.pose, motion, crest.contact);
  const way = proceed(trip, travelled, crest.contact.pose);
  if (way === null) return null;
  yield* way;
  if (vehicle.gone) return null;
  trip.diverted = true;
  trip.pushed.length = 0;
  takeOff(game, vehicle, crest);
  return [slideLeg(travelHeading(vehicle), lengthOfMotion(rest))];
}

// What rounding makes of nothing.
const NO_WAY = 4 * QUANTUM;

/** On through the air, over whatever drives, until the flight is over and there is room below. */
function* glide(trip: Trip, flight: Flight, inches: number, meetings: number): DeluxePlay<Motion | null> {
  const { game, vehicle } = trip;
  const up = flight.left > NO_WAY ? Math.min(flight.left, inches) : Math.min(SQUARE, inches);
  const air = [slideLeg(flight.heading, up)];
  const meeting = firstContact(game, vehicle, air);
  const end = meeting === null ? endOf(vehicle.pose, air) : meeting.contact.pose;
  const flown = distance(vehicle.pose, end);
  const way = proceed({ ...trip, style: 'vault' }, [slideLeg(flight.heading, flown)], settled(trip, end, []));
  if (way !== null) yield* way;
  flight.left = Math.max(0, flight.left - flown);
  if (meeting !== null) {
    const [leg] = air;
    if (leg === undefined || meetings >= MOST_MEETINGS) return null;
    // Whatever it strikes up there brings it down.
    yield* meet(trip, meeting, partyOf(trip, leg), []);
    flight.left = 0;
  }
  if (vehicle.gone) return null;
  if (flight.left <= NO_WAY) yield* comeDown(game, vehicle, meeting !== null);
  if (vehicle.gone || meeting !== null) return null;
  const left = inches - flown;
  return vehicle.speed === 0 || left <= NO_WAY ? [] : [slideLeg(travelHeading(vehicle), left)];
}

function lengthOfMotion(motion: Motion): number {
  let length = 0;
  for (const leg of motion) if (leg.kind === 'slide') length += lengthOf({ x: leg.dx, y: leg.dy });
  return length;
}

/** Rounding may have pressed a pose into a neighbor; then it is a hair beside. */
function settled({ game, vehicle }: Trip, end: Pose, skip: readonly string[]): Pose {
  const isFree = (pose: Pose): boolean => isFreeAt(game.setup, game.state, vehicle, pose, skip);
  if (isFree(end)) return end;
  return HAIRS.map(({ x, y }) => makePose(end.x + x, end.y + y, end.h)).find(isFree) ?? end;
}

const NO_PUSHES: readonly PushOf[] = [];

/** Drives on to a pose: what comes of it; null if something it would push aside cannot give way, and it stays where it is. */
function proceed(trip: Trip, legs: Motion, end: Pose): DeluxePlay | null {
  const { game, vehicle, pushed } = trip;
  const from = vehicle.pose;
  if (samePose(from, end)) return IDLE;
  const pushes = pushed.length === 0 ? NO_PUSHES : pushed.map((one) => pushTo(vehicle, end, one));
  if (!canPush(game, pushes)) return null;
  depart(trip, legs, end);
  const { setup, state } = game;
  const isAlone = state.counters.length + state.pedestrians.length + vehicle.over.length === 0;
  if (isAlone && pushes.length === 0 && setup.terrain.length === 0 && state.road === undefined) return IDLE;
  return meetAll(game, vehicle, { from, legs, pushes });
}

function pushTo(vehicle: Vehicle, end: Pose, { vehicle: other, heading, contact }: Trip['pushed'][number]): PushOf {
  return { other, push: { vehicle, pose: end, heading, point: contact.point } };
}

/** What a vehicle has come from and by what way, and whom it pushes. */
interface Passage {
  readonly from: Pose;
  readonly legs: Motion;
  readonly pushes: readonly PushOf[];
}

function* meetAll(game: DeluxeGame, vehicle: Vehicle, { from, legs, pushes }: Passage): DeluxePlay {
  for (const { other, push } of pushes) yield* giveWay(game, other, push, pushes.length > 1);
  const { counters, pedestrians } = game.state;
  // Whoever flies is above what lies about.
  if (vehicle.flight !== null) return;
  if (counters.length > 0 || pedestrians.length > 0 || vehicle.over.length > 0)
    yield* meetCounters(game, vehicle, from, legs);
  if (game.setup.terrain.length > 0) yield* meetGround(game, vehicle, from, legs);
  else if (game.state.road !== undefined) noteGrounds(game, vehicle);
}

interface PushOf {
  readonly other: Vehicle;
  readonly push: Push;
}

/** Whether all that stand in the way have somewhere to go, tried one after the other. */
function canPush(game: DeluxeGame, pushes: readonly PushOf[]): boolean {
  if (pushes.length === 0) return true;
  const before = pushes.map(({ other }) => other.pose);
  const can = pushes.every(({ other, push }) => {
    if (!overlapsPush(other, push)) return true;
    const [way] = waysAside(game, other, push);
    if (way === undefined) return false;
    other.pose = way.pose;
    return true;
  });
  pushes.forEach(({ other }, i) => {
    other.pose = before[i] ?? other.pose;
  });
  return can;
}

/** Of several pushed at once none chooses: one's choice could leave another no room. */
function* giveWay(game: DeluxeGame, other: Vehicle, push: Push, several: boolean): DeluxePlay {
  if (!overlapsPush(other, push)) return;
  const ways = waysAside(game, other, push);
  yield* conform(game, other, several ? ways.slice(0, 1) : ways, push.vehicle);
  noteUnder(game.state, other);
  noteGrounds(game, other);
}

function depart({ game, vehicle, style, manner }: Trip, legs: Motion, end: Pose): void {
  const path = pathOf(vehicle.pose, legs, end);
  vehicle.pose = end;
  game.emit({
    kind: 'move',
    rule: manner.rule ?? 'deluxe/IV.3/straight',
    about: vehicle.id,
    motion: { piece: vehicle.id, path, style },
    text: manner.text ?? `${nameOf(game, vehicle)} drives on.`,
  });
}

const POSES_PER_TURN = 3;

function pathOf(start: Pose, legs: Motion, end: Pose): readonly Pose[] {
  const path = [start];
  let from = start;
  for (const leg of legs) {
    if (leg.kind === 'turn') {
      for (let k = 1; k < POSES_PER_TURN; k++) path.push(poseInLeg(from, leg, k / POSES_PER_TURN));
    }
    from = poseInLeg(from, leg, 1);
    path.push(from);
  }
  path[path.length - 1] = end;
  return path;
}

/** The part of a motion up to a contact, and the part after it that leads to the same end. */
function split(start: Pose, motion: Motion, { leg: index, pose }: Contact): { travelled: Motion; rest: Motion } {
  const leg = motion[index];
  const from = legStarts(start, motion.slice(0, index)).at(-1) ?? start;
  if (leg === undefined) return { travelled: motion, rest: [] };
  const [done, left] = leg.kind === 'slide' ? splitSlide(from, leg, pose) : splitTurn(from, leg, pose);
  return { travelled: [...motion.slice(0, index), ...done], rest: [...left, ...motion.slice(index + 1)] };
}

function splitSlide(from: Pose, { dx, dy }: Leg & { kind: 'slide' }, pose: Pose): readonly [Motion, Motion] {
  const [x, y] = [pose.x - from.x, pose.y - from.y];
  const done: Motion = x === 0 && y === 0 ? [] : [{ kind: 'slide', dx: x, dy: y }];
  return [done, [{ kind: 'slide', dx: dx - x, dy: dy - y }]];
}

function splitTurn(from: Pose, { about, by }: Leg & { kind: 'turn' }, pose: Pose): readonly [Motion, Motion] {
  const turned = signedTurn(from.h, pose.h);
  const done: Motion = turned === 0 ? [] : [{ kind: 'turn', about, by: turned }];
  return [done, by === turned ? [] : [{ kind: 'turn', about, by: by - turned }]];
}

/** What it strikes with: in a bootlegger always the same (K-12, deluxe/IV.7/bootlegger-collision). */
function paceOf({ speed, bootlegger }: Vehicle): number {
  return bootlegger === null ? Math.abs(speed) : MANEUVERS.bootlegger.shape.strikesAt;
}

/** The mover as it meets something: sliding sideways it travels as it slides, otherwise along its nose (K-01). */
function partyOf({ game, vehicle, style, manner, heading }: Trip, leg: Leg): Party {
  const model = modelOf(game.setup, vehicle.id);
  const speed = manner.speed ?? Math.abs(vehicle.speed);
  if (manner.heading !== undefined) return { vehicle, model, heading: manner.heading, speed };
  if (style === 'drive') return { vehicle, model, heading: travelHeading(vehicle), speed };
  return { vehicle, model, heading: leg.kind === 'slide' ? headingOf({ x: leg.dx, y: leg.dy }) : heading, speed };
}

function* meet(trip: Trip, meeting: Meeting, mover: Party, rest: Motion): DeluxePlay<Motion | null> {
  const known = trip.vehicle.touching.includes(meeting.id) || trip.met.includes(meeting.id);
  if (!known) trip.met.push(meeting.id);
  if (meeting.kind === 'vehicle') return yield* meetVehicle(trip, meeting, mover, rest, known);
  const { setup } = trip.game;
  const structure = setup.structures.find(({ id }) => id === meeting.id) ?? ditchWall(setup, meeting.id);
  return structure === null ? null : yield* meetStructure(trip, structure, meeting.contact, mover, rest, known);
}

function* meetVehicle(
  trip: Trip,
  { id, contact }: Meeting,
  mover: Party,
  rest: Motion,
  known: boolean,
): DeluxePlay<Motion | null> {
  const { game, vehicle } = trip;
  const struck = vehicleOf(game.state, id);
  const model = modelOf(game.setup, id);
  const other: Party = { vehicle: struck, model, heading: travelHeading(struck), speed: paceOf(struck) };
  const sequel = known
    ? stillTouching(readingsOf(mover, other, contact)[0], vehicle)
    : yield* (game.setup.variants.simplifiedCollisions ? collideSimply : collide)(game, mover, other, contact);
  if (sequel === 'stop') return null;
  if (sequel === 'slide') return divert(trip, rest, contact, known);
  if (!struck.gone) trip.pushed.push({ vehicle: struck, heading: mover.heading, contact });
  return rest;
}

function* meetStructure(
  trip: Trip,
  structure: Structure,
  contact: Contact,
  mover: Party,
  rest: Motion,
  known: boolean,
): DeluxePlay<Motion | null> {
  // Who stands before a ditch does not get up speed against its edge.
  if (known && structure.kind === 'ditch' && meetsHeadOn(mover, contact)) {
    changeSpeed(trip.game, trip.vehicle, 0);
    return null;
  }
  const hit = isBreachable(structure) ? hitWall : hitStructure;
  const sequel = known ? 'slide' : yield* hit(trip.game, mover, structure, contact);
  if (sequel === 'stop') return null;
  return sequel === 'slide' ? divert(trip, rest, contact, known) : rest;
}

/** Along what is in the way; a turn that presses against it ends there. */
function divert(trip: Trip, rest: Motion, { normal }: Contact, known: boolean): Motion {
  trip.diverted = true;
  const [first, ...others] = rest;
  const left = first?.kind === 'turn' ? others : rest;
  return slidAlong(left, normal, known ? 'kept' : 'dropped');
}
