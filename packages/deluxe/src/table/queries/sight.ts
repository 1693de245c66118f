// Who sees whom in the dark. Where nobody can drive without lights everybody sees everything, at no cost.
import { distanceBetweenRectangles, type Point, type Pose } from '@hardtop/geometry';
import type { Seat, Viewer } from '@hardtop/kernel';
import type { PersonId, VehicleId } from '../state/ids.ts';
import { areAllies, type Setup, startOf } from '../state/setup.ts';
import { type State, sizeOf, type Vehicle, type World } from '../state/state.ts';
import { ownerOf, seatsAboard } from './deciding.ts';
import { hasWorking, isBlinded, lookouts, lookoutsOnFoot, NOTICED_WITHIN } from './eyes.ts';
import { isBeside, unseenPeople, withoutNames } from './sight-on-foot.ts';

/** It needs no lights to drive by: it is night, and it sees by infrared (deluxe/VIII.8/infrared). */
export function canGoDark(setup: Setup, vehicle: Vehicle): boolean {
  return setup.dark && hasWorking(setup, vehicle, 'infrared');
}

/** Drives without lights, and nothing gives it away to everybody. */
export function runsDark(setup: Setup, state: State, vehicle: Vehicle): boolean {
  if (vehicle.lights === 'on' || vehicle.gone || vehicle.burning || vehicle.glimpsed === state.turn) return false;
  if (state.flareUntil >= state.turn || vehicle.beam !== undefined) return false;
  return canGoDark(setup, vehicle);
}

function isNear(one: Vehicle, other: Vehicle): boolean {
  return distanceBetweenRectangles(one.pose, sizeOf(one), other.pose, sizeOf(other)) <= NOTICED_WITHIN;
}

/** What a side makes of the vehicles of others. */
interface Sight {
  readonly unseen: readonly Vehicle[];
  /** They are blips on a screen. */
  readonly onRadar: boolean;
  /** Everybody who could see is blinded: they are fired at where they are remembered. */
  readonly isBlind: boolean;
}

const ALL_SEEN: Sight = { unseen: [], onRadar: false, isBlind: false };

function sightOf(world: World, viewer: Viewer): Sight {
  const { setup, state } = world;
  if (!setup.dark || viewer === 'referee') return ALL_SEEN;
  const dark = state.vehicles.filter((vehicle) => runsDark(setup, state, vehicle));
  const dazzled = state.vehicles.some(({ beam }) => beam?.blinds === true);
  if (dark.length === 0 && !dazzled) return ALL_SEEN;
  if (viewer === null) return { unseen: dark, onRadar: false, isBlind: false };
  const own = lookouts(world, viewer);
  if (dazzled && isBlinded(own)) {
    const others = state.vehicles.filter(
      (other) => !other.gone && !areAllies(setup, ownerOf({ setup }, other), viewer),
    );
    return { unseen: others, onRadar: false, isBlind: true };
  }
  if (own.some((vehicle) => hasWorking(setup, vehicle, 'infrared'))) return ALL_SEEN;
  const onFoot = lookoutsOnFoot(world, viewer);
  const unseen = dark.filter((vehicle) => {
    if (areAllies(setup, ownerOf({ setup }, vehicle), viewer)) return false;
    return !own.some((lookout) => isNear(lookout, vehicle)) && !onFoot.some((lookout) => isBeside(vehicle, lookout));
  });
  const onRadar = own.some((vehicle) => hasWorking(setup, vehicle, 'radar'));
  // There is only one that the blip can be (H-251).
  return onRadar && unseen.length === 1 ? ALL_SEEN : { unseen, onRadar, isBlind: false };
}

export function seesVehicle(world: World, viewer: Viewer, vehicle: Vehicle): boolean {
  return !world.setup.dark || !sightOf(world, viewer).unseen.includes(vehicle);
}

/** Whether a viewer sees somebody on foot. */
function seesWalker(world: World, viewer: Seat | null, id: PersonId): boolean {
  return !unseenPeople(world, viewer, sightOf(world, viewer).unseen).includes(id);
}

/** Seats that know where somebody on foot is. */
export function seatsThatSeeWalker(world: World, id: PersonId): readonly Seat[] {
  return [...world.setup.seats.keys()].filter((seat) => seesWalker(world, seat, id));
}

const keyOf = (seat: Seat | null, vehicle: VehicleId): string => `${seat ?? 'all'}:${vehicle}`;

/** Where a viewer last saw a vehicle; before the first look, where it began. */
function lastPlace({ setup, state }: World, viewer: Seat | null, id: VehicleId): Pose {
  return state.lastSeen[keyOf(viewer, id)] ?? startOf(setup, id).pose;
}

const viewersOf = ({ seats }: Setup): readonly (Seat | null)[] => [null, ...seats.keys()];

/** Everybody remembers where a vehicle is now. */
export function notePlace({ setup, state }: World, { id, pose }: Vehicle): void {
  for (const viewer of viewersOf(setup)) state.lastSeen[keyOf(viewer, id)] = pose;
}

/** Those aboard remember where everybody is now. */
export function noteAll(world: World, { id }: Vehicle): void {
  for (const seat of seatsAboard(world, id))
    for (const other of world.state.vehicles) world.state.lastSeen[keyOf(seat, other.id)] = other.pose;
}

/** Whoever sees a dark vehicle remembers where it is now. */
export function noteSightings(world: World): void {
  const { setup, state } = world;
  for (const viewer of viewersOf(setup)) {
    const { unseen } = sightOf(world, viewer);
    for (const vehicle of state.vehicles)
      if (vehicle.lights === 'off' && !unseen.includes(vehicle))
        state.lastSeen[keyOf(viewer, vehicle.id)] = vehicle.pose;
  }
}

/** Seats that know where a vehicle is. */
export function seatsThatSee(world: World, vehicle: Vehicle): readonly Seat[] {
  return [...world.setup.seats.keys()].filter((seat) => seesVehicle(world, seat, vehicle));
}

function byPlace(one: Point, other: Point): number {
  return one.x - other.x || one.y - other.y;
}

/** A game as it looks to somebody in the dark: who is out of sight stands where he was last seen, and is in nobody's way. */
export function withoutUnseen(setup: Setup, state: State, viewer: Seat | null): State {
  const world = { setup, state };
  const { unseen, onRadar, isBlind } = sightOf(world, viewer);
  const vehicles = state.vehicles.map((vehicle) => {
    if (!unseen.includes(vehicle)) return vehicle;
    const lost = outOfSight(vehicle, lastPlace(world, viewer, vehicle.id));
    return isBlind ? { ...lost, gone: false } : lost;
  });
  const away = unseenPeople(world, viewer, unseen);
  const pedestrians =
    away.length === 0 ? state.pedestrians : state.pedestrians.filter(({ person }) => !away.includes(person.id));
  const named = away.length === 0 ? vehicles : vehicles.map((vehicle) => withoutNames(vehicle, away));
  const joints = away.length === 0 ? state.joints : state.joints.filter(({ other }) => !away.includes(other));
  const own = Object.entries(state.lastSeen).filter(([key]) => key.startsWith(keyOf(viewer, '')));
  const blips = onRadar ? unseen.map(({ pose: { x, y } }) => ({ x, y })).sort(byPlace) : state.blips;
  // Of the scene that another let pass his own sight is a part.
  const passedAt = state.passedAt.map((scene, seat) => (seat === viewer ? scene : null));
  return { ...state, vehicles: named, pedestrians, joints, lastSeen: Object.fromEntries(own), blips, passedAt };
}

/** Whatever would tell where it is and which way it goes. */
function outOfSight(vehicle: Vehicle, pose: Pose): Vehicle {
  const { h } = pose;
  return {
    ...vehicle,
    pose,
    phaseHeading: h,
    level: 0,
    pending: null,
    rolling: null,
    bootlegger: null,
    down: 'underbody',
    touching: [],
    over: [],
    gone: true,
    unseen: true,
  };
}
