// Who sees whom in the dark. Where nobody can drive without lights everybody sees everything, at no cost.
import { distanceBetweenRectangles, type Point, type Pose } from '@hardtop/geometry';
import type { Seat, Viewer } from '@hardtop/kernel';
import type { VehicleId } from '../state/ids.ts';
import { areAllies, modelOf, type Setup, startOf } from '../state/setup.ts';
import { type State, sizeOf, type Vehicle, type World } from '../state/state.ts';
import { isConscious } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { plantPoints } from './parts.ts';

/** Inches within which nobody is overlooked (H-170). */
const NOTICED_WITHIN = 2;

type Device = 'infrared' | 'radar';

/** Works as long as the plant does. */
function hasWorking(setup: Setup, vehicle: Vehicle, device: Device): boolean {
  return modelOf(setup, vehicle.id).sensors.includes(device) && plantPoints(vehicle) > 0;
}

/** It needs no lights to drive by: it is night, and it sees by infrared (deluxe/VIII.8/infrared). */
export function canGoDark(setup: Setup, vehicle: Vehicle): boolean {
  return setup.dark && hasWorking(setup, vehicle, 'infrared');
}

/** Drives without lights, and nothing gives it away to everybody. */
export function runsDark(setup: Setup, state: State, vehicle: Vehicle): boolean {
  if (vehicle.lights === 'on' || vehicle.gone || vehicle.burning || vehicle.glimpsed === state.turn) return false;
  if (state.flareUntil >= state.turn) return false;
  return canGoDark(setup, vehicle);
}

/** The vehicles somebody looks out of. */
function lookouts({ setup, state }: World, seat: Seat): readonly Vehicle[] {
  return state.vehicles.filter(
    (own) => !own.gone && areAllies(setup, ownerOf({ setup }, own), seat) && own.crew.some(isConscious),
  );
}

function isNear(one: Vehicle, other: Vehicle): boolean {
  return distanceBetweenRectangles(one.pose, sizeOf(one), other.pose, sizeOf(other)) <= NOTICED_WITHIN;
}

/** What a side makes of the dark vehicles of others. */
interface Sight {
  readonly unseen: readonly Vehicle[];
  /** Those of them that are blips on a screen. */
  readonly onRadar: boolean;
}

const ALL_SEEN: Sight = { unseen: [], onRadar: false };

function sightOf(world: World, viewer: Viewer): Sight {
  const { setup, state } = world;
  if (!setup.dark || viewer === 'referee') return ALL_SEEN;
  const dark = state.vehicles.filter((vehicle) => runsDark(setup, state, vehicle));
  if (dark.length === 0) return ALL_SEEN;
  if (viewer === null) return { unseen: dark, onRadar: false };
  const own = lookouts(world, viewer);
  if (own.some((vehicle) => hasWorking(setup, vehicle, 'infrared'))) return ALL_SEEN;
  const unseen = dark.filter(
    (vehicle) =>
      !areAllies(setup, ownerOf({ setup }, vehicle), viewer) && !own.some((lookout) => isNear(lookout, vehicle)),
  );
  const onRadar = own.some((vehicle) => hasWorking(setup, vehicle, 'radar'));
  // There is only one that the blip can be (H-171).
  return onRadar && unseen.length === 1 ? ALL_SEEN : { unseen, onRadar };
}

export function seesVehicle(world: World, viewer: Viewer, vehicle: Vehicle): boolean {
  return !world.setup.dark || !sightOf(world, viewer).unseen.includes(vehicle);
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
  const { unseen, onRadar } = sightOf(world, viewer);
  const vehicles = state.vehicles.map((vehicle) =>
    unseen.includes(vehicle) ? outOfSight(vehicle, lastPlace(world, viewer, vehicle.id)) : vehicle,
  );
  const own = Object.entries(state.lastSeen).filter(([key]) => key.startsWith(keyOf(viewer, '')));
  const blips = onRadar ? unseen.map(({ pose: { x, y } }) => ({ x, y })).sort(byPlace) : state.blips;
  // Of the scene that another let pass his own sight is a part.
  const passedAt = state.passedAt.map((scene, seat) => (seat === viewer ? scene : null));
  return { ...state, vehicles, lastSeen: Object.fromEntries(own), blips, passedAt };
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
