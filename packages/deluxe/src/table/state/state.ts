import { type Pose, rectangle, type Shape, type Size } from '@hardtop/geometry';
import type { Game, Seat } from '@hardtop/kernel';
import type { BodyId } from '../../catalog/bodies.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import type { Crash1Result } from '../../catalog/crash-table-1.ts';
import type { Crash2Result } from '../../catalog/crash-table-2.ts';
import type { ManeuverId } from '../../catalog/maneuvers.ts';
import type { AimedFire, Rational, Side } from '../../catalog/units.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { BodyArmor, Computer, Mount } from '../../garage/fielded/car.ts';
import type { Junk } from './counters.ts';
import type { Setup } from './setup.ts';
import type { WheelCorner } from './wheels.ts';

/** `v1`, `v2`… in the order of the scenario. */
export type VehicleId = string;

export interface Corner {
  /** Damage points left of each tire here. */
  tires: number[];
  /** The wheel went with its last tire. */
  wheelLost: boolean;
}

export interface WeaponState {
  /** `mg-front`, `mg-front-2`… */
  readonly id: string;
  readonly weapon: WeaponId;
  readonly mount: Mount;
  readonly link: string | null;
  readonly fullDp: number;
  readonly fullShots: number | null;
  dp: number;
  /** null draws on the plant. */
  shots: number | null;
  /** The turn it last fired in; 0 before. */
  firedTurn: number;
  /** Sustained fire: the target of the last shot and how many in a row. */
  lastTarget: VehicleId | null;
  row: number;
}

export interface CrewState {
  readonly role: 'driver' | 'gunner' | 'passenger';
  readonly driverSkill: number;
  readonly gunnerSkill: number;
  readonly computer: Computer;
  readonly armorKind: BodyArmor;
  armor: number;
  /** 0 unhurt, 1 wounded, 2 unconscious, 3 dead. */
  hits: number;
  /** The turn of his last firing action; 0 before. */
  actedTurn: number;
  /** The turn in which, as a stand-in, he last worked the controls; 0 before. */
  droveTurn: number;
}

/** What a lost control roll will do at the start of the vehicle's next move. */
export interface PendingCrash {
  /** First the tail swings out… */
  fishtail: { readonly result: Crash2Result; readonly side: 'left' | 'right' } | null;
  /** …then the vehicle skids, rolls or flies. */
  crash: Crash1Result | null;
  /** The direction it was going at the beginning of the phase in which control was lost. */
  heading: number;
  /** The maneuver that failed, if it was one, and its side. */
  maneuver: ManeuverId | null;
  side: 'left' | 'right' | null;
}

/** A vehicle that tumbles along. */
export interface Rolling {
  /** Direction of travel, kept to the end. */
  heading: number;
  /** Quarter rolls still to come before the face below is found: 0 bottom, 1 leading side, 2 top, 3 trailing side. */
  quarter: number;
  /** End over end: nose and tail take the place of the sides. */
  endOverEnd: boolean;
  /** Which flank leads. */
  leading: 'left' | 'right';
}

export interface Vehicle {
  readonly id: VehicleId;
  readonly seat: Seat;
  readonly name: string;
  readonly tag: string;
  readonly body: BodyId;
  readonly dm: Rational;
  readonly acceleration: number;
  readonly topSpeed: number;
  readonly fullArmor: Readonly<Record<Side, number>>;
  readonly fullTire: number;
  readonly fullPlant: number;
  readonly plantAt: 'front' | 'back';
  readonly ramPlate: boolean;
  readonly spikeProof: boolean;

  pose: Pose;
  /** mph; negative in reverse. */
  speed: number;
  /** Speed before this turn's change, and the speed set for this turn. */
  oldSpeed: number;
  setSpeed: number;
  /** Stood still through the whole of the last turn: free to drive off either way. */
  rested: boolean;
  /** Direction it last drove: 1 forward, -1 backward. */
  direction: 1 | -1;
  /** Direction of travel as this phase began: where a skid goes if control is lost in it. */
  phaseHeading: number;
  /** This turn's short move is still owed. */
  owesShort: boolean;

  /** Handling class from construction, less what tires and wheels have cost. */
  handlingClass: number;
  /** Loss of handling class that counts from the next turn on. */
  classLoss: number;
  /** Where the handling marker started and may return to. */
  startingClass: number;
  status: number;
  reflexes: number;
  /** Order among equal speeds: lower chooses first. */
  quickness: number;

  armor: Record<Side, number>;
  weapons: WeaponState[];
  crew: CrewState[];
  plant: number;
  /** null where there is none. */
  cargo: number | null;
  extinguisher: 'none' | 'fireextinguisher' | 'improvedfireextinguisher';
  corners: Record<WheelCorner, Corner>;

  pending: PendingCrash | null;
  rolling: Rolling | null;
  /** The face it lies on: `underbody` is upright. */
  down: 'underbody' | 'left' | 'right' | 'top' | 'front' | 'back';
  burning: boolean;
  /** Aimed fire for the rest of this turn, after a skid or fishtail. */
  aimedFire: 0 | AimedFire;
  /** Plant overworked to nothing: it blows up as the next turn begins. */
  plantBlows: boolean;
  /** Turns spent at rest changing drivers. */
  changingSeats: number;

  /** Weapon hits taken in this phase, for debris; the side of the last. */
  phaseHits: number;
  phaseSide: Side | null;
  wheelsShed: number;
  /** Flame and laser hits in this turn, and whether fuel or plant was hit, for fire. */
  flameHits: number;
  fuelHit: 'no' | 'hit' | 'flame';

  /** What it touches already: still touching is no new collision. */
  touching: string[];
  /** Debris and obstacles under it already. */
  over: string[];
  /** Out of the duel for good: exploded and gone from the map, or given up. */
  gone: boolean;
  surrendered: boolean;
}

type Step = 'start' | 'speeds' | 'phase' | 'mover' | 'phase-end' | 'turn-end';

export interface State {
  at: Step;
  turn: number;
  phase: number;
  vehicles: Vehicle[];
  junk: Junk[];
  /** Ids given out to junk. */
  junkMade: number;
  /** Damage points left of fixed objects of the map, by id. */
  objects: Record<string, number>;
  /** Vehicles still to move in this phase. */
  queue: VehicleId[];
  /** Equals in speed that have let others go first in this phase. */
  waiting: VehicleId[];
  /** By seat: the scene in which it last let its fire pass; null before. See `queries/scene.ts`. */
  passedAt: (number | null)[];
  /** By seat. */
  resigned: boolean[];
}

/** What a pure question is asked of. */
export interface World {
  readonly setup: Setup;
  readonly state: State;
}

export type DeluxeGame = Game<Setup, State>;

export const CAR_SIZE: Size = COUNTERS.car;

export function sizeOf(_vehicle: Vehicle): Size {
  return CAR_SIZE;
}

export function shapeOf(vehicle: Vehicle): Shape {
  return rectangle(vehicle.pose, sizeOf(vehicle));
}

export function vehicleOf(state: State, id: VehicleId): Vehicle {
  const vehicle = state.vehicles.find((candidate) => candidate.id === id);
  if (vehicle === undefined) throw new Error(`no vehicle ${id}`);
  return vehicle;
}

/** Vehicles on the map, wrecks included. */
export function onMap(state: State): readonly Vehicle[] {
  return state.vehicles.filter((vehicle) => !vehicle.gone);
}

/** The direction of travel: backwards in reverse, the old way while tumbling. */
export function travelHeading(vehicle: Vehicle): number {
  if (vehicle.rolling !== null) return vehicle.rolling.heading;
  return vehicle.speed < 0 ? (vehicle.pose.h + 1800) % 3600 : vehicle.pose.h;
}

export function isUpright(vehicle: Vehicle): boolean {
  return vehicle.down === 'underbody' && vehicle.rolling === null;
}
