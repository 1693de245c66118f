import type { Heading, Pose } from '@hardtop/geometry';
import type { Game, Seat } from '@hardtop/kernel';
import type { CounterKind } from '../../catalog/counters.ts';
import type { OptionId } from '../../catalog/options.ts';
import type { Aggression, Position, Strategy } from '../../catalog/solitaire.ts';
import type { Slope } from '../../catalog/terrain.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Design, WeaponFitting } from '../../garage/design/design.ts';
import type { Setup, Start } from '../../scenarios/setup.ts';

/** `v1`, `v2`… in the order of the scenario; only a name. */
export type VehicleId = string;
/** `p1`, `p2`…: everybody at the table, in cars or on foot. */
export type PersonId = string;

export interface WeaponState {
  /** `machineGun-front`, `machineGun-front-2`… also the name of its component. */
  readonly id: string;
  /** Shots left; null does not run out. */
  shots: number | null;
  /** The turn it last fired in; 0 before. */
  firedTurn: number;
  /** Slow weapons: made ready again. */
  loaded: boolean;
  destroyed: boolean;
  /** Its turret, pintle or door is gone: it looks only where it was declared to. */
  stuck: boolean;
  /** Where sheets are hidden: the name under which everybody knows it. */
  shownAs?: string | undefined;
}

/** A gun of a hidden sheet that has been seen at work, as everybody knows it. Its own name would count those not seen yet. */
interface ShownWeapon {
  readonly fitting: WeaponFitting;
  state: WeaponState;
}

/** What has come to light of a hidden sheet. */
export interface Shown {
  weapons: ShownWeapon[];
  options: OptionId[];
}

/** Where a person is. */
export type Whereabouts =
  | { readonly kind: 'seat'; readonly vehicle: VehicleId; readonly seat: number }
  /** Clinging to the outside of a vehicle; squares from its nose. */
  | { readonly kind: 'aboard'; readonly vehicle: VehicleId; readonly at: number }
  | { readonly kind: 'foot'; readonly pose: Pose; readonly floor: number; readonly cover: 'none' | 'partial' | 'full' }
  | { readonly kind: 'gone' };

/** Where the set-up tells of a person: in the crew of a start, or among those on foot. */
export type Origin =
  | { readonly kind: 'crew'; readonly start: number; readonly seat: number }
  | { readonly kind: 'walker'; readonly walker: number };

/** The first seat is at the wheel. */
export const WHEEL = 0;

export interface Person {
  readonly id: PersonId;
  readonly origin: Origin;
  readonly seat: Seat;
  readonly name: string;
  place: Whereabouts;
  hp: number;
  /** The turn of the last firing action; 0 before. */
  actedTurn: number;
  /** Leans out of a window or stands in the sun roof, for this firing phase. */
  exposed: boolean;
  /** Whole turns yet to lie still, and to climb back on a bike. */
  still: number;
  /** Uses left of each weapon carried, in the order of the character; null does not run out. */
  shots: (number | null)[];
  /** Points done to the body he is breaking into. */
  breakIn: number;
  /** Where sheets are hidden: the hole is large enough, which everybody can see. */
  brokenIn?: true | undefined;
  /** Where sheets are hidden: what he has been seen to use. */
  shown?: WeaponId[] | undefined;
}

/** A skid that did not end with the turn. */
interface CarriedSkid {
  units: number;
  readonly heading: Heading;
  readonly sd: number;
  /** It was braking as hard as it can: where the skid ends it stands. */
  stops?: true;
}

/** A bootlegger turn under way. */
interface Bootlegger {
  /** 1 before the first turn, 2 before the second, 3 the last skid. */
  step: 1 | 2 | 3;
  readonly heading: Heading;
  readonly side: 'left' | 'right';
}

export interface Flight {
  units: number;
  flown: number;
  readonly slope: Slope;
  readonly heading: Heading;
  /** Height at take-off. */
  readonly level: number;
  /** Levels it has sunk since it should have landed. */
  sunk: number;
}

interface Rolling {
  readonly heading: Heading;
  /** On its roof it only slides; otherwise it tumbles a side with each square. */
  readonly kind: 'roof' | 'fireball';
}

/** How a solitaire driver sees the world. */
export interface Mind {
  position: Position;
  /** Where it was among its enemies when the position was last set: behind all, ahead of all, or in between. */
  seen: Position | null;
  aggression: Aggression;
  strategy: Strategy;
  /** Friends it has seen destroyed. */
  fallen: number;
  /** When it last changed its strategy, and from what; absent while it follows its first. */
  changed?: { readonly turn: number; readonly from: Strategy };
}

export interface Vehicle {
  readonly id: VehicleId;
  /** Its place among the starts of the set-up, where its design is. */
  readonly start: number;
  /** Whose it is. Who is at the wheel decides what it does. */
  readonly seat: Seat;
  readonly name: string;
  readonly tag: string;

  pose: Pose;
  /** mph, never negative, tens. */
  speed: number;
  reverse: boolean;
  /** The speed of phase 1: the order of movement, whatever happens after. */
  orderSpeed: number;
  /** Breaks ties of speed, higher first; drawn at the start. */
  quickness: number;
  /** Squares it may still move this turn, and those it has moved. */
  left: number;
  moved: number;
  /** Maneuvers attempted this turn. */
  maneuvers: number;
  /** Squares forward since the last maneuver of this turn. */
  sinceManeuver: number;
  /** Squares forward since the last drift, in whatever turn that was. */
  sinceDrift: number;
  /** Its move of this turn is over. */
  done: boolean;
  pushed: boolean;
  tailing: VehicleId | null;
  /** Waits with the rest of its move until the shunted one has moved. */
  frozenBehind: VehicleId | null;

  carriedSkid: CarriedSkid | null;
  bootlegger: Bootlegger | null;
  flight: Flight | null;
  rolling: Rolling | null;
  /** Quarter turns rolled: 0 on its wheels, 1 on a side, 2 on its roof, 3 on the other side. */
  down: 0 | 1 | 2 | 3;
  /** Whole turns yet to stand still. */
  idle: number;

  /** Damage points taken, and rows checked for critical damage. */
  damage: number;
  rowsChecked: number;
  crippled: boolean;
  engineHits: number;
  fuelLost: boolean;
  brakesLost: boolean;
  tiresBlown: number;
  /** Options that are destroyed. */
  lost: OptionId[];
  burning: boolean;
  weapons: WeaponState[];
  /** People by seat; null is an empty seat. */
  crew: (PersonId | null)[];
  /** Uses left. */
  nitrous: number;
  /** Nitrous was used this turn: next turn it must come down to its top speed. */
  boosted: boolean;
  chute: number;
  extinguisher: number;
  /** Has taken its damage from rough ground this turn. */
  jolted: boolean;
  mind: Mind | null;
  /** Gates passed in order, over all laps. */
  gates: number;
  /** Turn in which it came home, escaped or was caught. */
  finished: number | null;
  gone: boolean;
  surrendered: boolean;
  /** Somebody wants out this turn: those inside are asked when all vehicles have moved. */
  leaving?: true | undefined;
  /** A convertible that drives with its top up. */
  topUp?: true | undefined;
  /** Riders who have fallen and slide along with it until it lies still. */
  thrown?: readonly PersonId[] | undefined;
  /** Where sheets are hidden: what everybody has seen of this one. */
  shown?: Shown | undefined;
  /** This is not the whole truth: what is not shown stands as on the plainest vehicle that looks the same. */
  veiled?: true | undefined;
}

export interface Counter {
  readonly id: string;
  readonly kind: CounterKind;
  /** Centre of its square. */
  readonly pose: Pose;
  readonly by: Seat;
}

/** A square of a building through which somebody has driven. */
export interface Breach {
  readonly building: string;
  readonly x: number;
  readonly y: number;
}

export interface State {
  at: 'start' | 'turn' | 'speeds' | 'mover' | 'push' | 'people' | 'fire' | 'burn' | 'end';
  turn: number;
  vehicles: Vehicle[];
  people: Person[];
  counters: Counter[];
  /** Counters placed so far, for their names. */
  dropped: number;
  /** Obstacles that are smashed, by their ids. */
  smashed: string[];
  /** Holes in the walls of buildings. */
  breaches: Breach[];
  /** Who has still to move, in order. */
  queue: VehicleId[];
  /** Of the countdown of phased movement, mph. */
  phase: number;
  /** By seat. */
  resigned: boolean[];
}

export type RoadGame = Game<Setup, State>;

export function vehicleOf(state: State, id: VehicleId): Vehicle {
  const vehicle = state.vehicles.find((candidate) => candidate.id === id);
  if (vehicle === undefined) throw new Error(`no vehicle ${id}`);
  return vehicle;
}

export function personOf(state: State, id: PersonId): Person {
  const person = state.people.find((candidate) => candidate.id === id);
  if (person === undefined) throw new Error(`no person ${id}`);
  return person;
}

/** What he did to one body does not open another. */
export function forgetBreakIn(person: Person): void {
  person.breakIn = 0;
  person.brokenIn = undefined;
}

export function startOf(setup: Setup, vehicle: Vehicle): Start {
  const start = setup.starts[vehicle.start];
  if (start === undefined) throw new Error(`no vehicle ${vehicle.id} in ${setup.id}`);
  return start;
}

export function designOf(setup: Setup, vehicle: Vehicle): Design {
  return startOf(setup, vehicle).design;
}

export interface FittedWeapon {
  readonly state: WeaponState;
  readonly fitting: WeaponFitting;
  readonly weapon: WeaponId;
}
