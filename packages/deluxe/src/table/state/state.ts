import { type Point, type Pose, rectangle, type Shape, type Size } from '@hardtop/geometry';
import type { Game, Seat } from '@hardtop/kernel';
import type { Plate } from '../../catalog/armor-locations.ts';
import { COUNTERS, type CounterId } from '../../catalog/counters.ts';
import type { Crash1Result } from '../../catalog/crash-table-1.ts';
import type { Crash2Result } from '../../catalog/crash-table-2.ts';
import type { Mount } from '../../catalog/damage-location.ts';
import type { ManeuverId } from '../../catalog/maneuvers.ts';
import type { AimedFire, Side } from '../../catalog/units.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Acts } from './acts.ts';
import type { Conduct } from './arena.ts';
import type { Counter } from './counters.ts';
import type { Daze } from './daze.ts';
import type { Beam, Blades } from './fittings.ts';
import type { PersonId, StructureId, VehicleId } from './ids.ts';
import type { JumpStartMarks } from './jump-start.ts';
import type { Limpet } from './limpets.ts';
import type { Missile } from './missiles.ts';
import type { GrenadeInHand, OpenPlace, Post } from './model.ts';
import type { MovingPart } from './moving-parts.ts';
import type { Leaving, Section } from './road.ts';
import type { Setup, Span } from './setup.ts';
import type { Story } from './story.ts';
import type { FireTarget } from './target.ts';
import type { Treated } from './treated.ts';
import type { WheelCorner } from './wheels.ts';

/** Points left of the armor on each facing that the body has. */
export type ArmorPoints = Partial<Record<Plate, number>>;

export interface TireState {
  readonly corner: WheelCorner;
  dp: number;
  /** Points left of its wheelguard; absent where there never was one. */
  guard?: number;
  /** The wheel went with the last tire of its corner. */
  wheelLost: boolean;
}

export interface WeaponState {
  readonly kind: 'weapon';
  readonly id: string;
  /** Rolls to hit; what is dropped or sprayed does not. */
  readonly aimed: boolean;
  dp: number;
  /** null draws on the plant. */
  shots: number | null;
  /** The turn it last fired in; 0 before. */
  firedTurn: number;
  /** Sustained fire: the target of the last shot and how many in a row. */
  lastTarget: FireTarget | null;
  row: number;
  /** Fires by itself, straight out or behind. */
  automatic: boolean;
}

/** What is left in a hand weapon, in the order of the model's. */
export interface ArmState {
  readonly id: string;
  shots: number;
  /** Spare loads; absent is none. */
  clips?: number;
  /** Points of what may be hit before its firer; absent where nothing may. */
  dp?: number;
  /** As for a weapon of a vehicle. */
  firedTurn: number;
  lastTarget: FireTarget | null;
  row: number;
}

export interface PlantState {
  readonly kind: 'plant';
  readonly id: string;
  dp: number;
  /** Power used up, in grains of a unit; absent is none. */
  drained?: number | undefined;
  /** Overworked to nothing: it is the one that blows up. */
  blows?: boolean | undefined;
}

interface CargoState {
  readonly kind: 'cargo';
  readonly id: string;
  dp: number;
}

/** What is left of a part, in the order of the model's. */
export type PartState = WeaponState | PlantState | CargoState;

export interface Person extends Treated {
  readonly id: PersonId;
  /** Who decides for him. */
  seat: Seat;
  /** What he does aboard; on foot, what he did. */
  post: Post;
  /** Where he sits, if not inside. */
  readonly place?: OpenPlace | undefined;
  /** Drives another vehicle by radio, and can do nothing else. */
  readonly operates?: true | undefined;
  armor: number;
  /** 0 unhurt, 1 wounded, 2 unconscious, 3 dead. */
  hits: number;
  /** The turn of his last firing action; 0 before. */
  actedTurn: number;
  /** The turn in which, as a stand-in, he last worked the controls; 0 before. */
  droveTurn: number;
  /** Absent for whoever carries no weapon. */
  readonly arms?: ArmState[] | undefined;
  /** Grenades that he still has; absent for whoever brought none. */
  grenades?: GrenadeInHand[] | undefined;
  daze?: Daze | undefined;
}

/** Something aboard that others have seen at work. */
export interface ShownPart {
  /** The weapon's id, or a name of its own for gear. */
  readonly id: string;
  readonly label: string;
  /** Null for gear, which is somewhere inside. */
  readonly gun: { readonly weapon: WeaponId; readonly at: Mount } | null;
  /** Seen destroyed. */
  gone: boolean;
}

/** One of a crew, or somebody whom the scenario put there. */
export interface OnFoot extends Omit<Person, 'seat' | 'post'> {
  /** Whose side he is on; null is nobody's. */
  seat: Seat | null;
  /** What he did aboard, if he came with a vehicle. */
  post: Post | null;
}

/** A person out on the map. */
export interface Pedestrian {
  readonly person: OnFoot;
  pose: Pose;
  level: number;
  /** Which corner of his way he makes for; past the last he stands. */
  corner: number;
  /** Absent for who only walks his way. */
  acts?: Acts | undefined;
  /** The vehicle on whose outside he rides; absent on the ground. */
  riding?: VehicleId | undefined;
  /** The square of its bed that he is in, if it has one. */
  bed?: number | undefined;
  /** Squares of oil in a row that he has come through; he has fallen on it, and lies or crawls. */
  slips?: number | undefined;
  fallen?: true | undefined;
}

/** Two vehicles, or a vehicle and somebody on it, that are joined: they do not run into each other. */
interface Joint {
  readonly kind: 'tow' | 'aboard';
  readonly one: VehicleId;
  readonly other: VehicleId | PersonId;
}

/** What a lost control roll will do at the start of the vehicle's next move. */
export interface PendingCrash {
  /** First the tail swings out… */
  fishtail: { readonly result: Crash2Result; readonly side: 'left' | 'right' } | null;
  /** …then the vehicle skids, rolls or flies. */
  crash: Crash1Result | null;
  /** The direction it was going at the beginning of the phase in which control was lost. */
  heading: number;
  /** The maneuver that failed, if it was one. */
  maneuver: ManeuverId | null;
  /** The way it was turning, by the maneuver or by its tail: a roll goes on turning so. */
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

/** Between the two legs of a bootlegger reverse. */
interface Bootlegger {
  /** The way it was going, and still slides. */
  readonly heading: number;
  readonly side: 'left' | 'right';
  /** Out of control: there will be no second leg. */
  lost: boolean;
}

/** A jump on its way. */
export interface Flight {
  readonly heading: number;
  /** Inches still to go, and feet in all. */
  left: number;
  readonly feet: number;
}

/** What has become of a vehicle. As it was built it stands in the set-up: `modelOf`. */
export interface Vehicle {
  readonly id: VehicleId;
  /** The counter that lies on the map for it. */
  readonly counter: CounterId;

  pose: Pose;
  /** 0 is the ground. */
  level: number;
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
  /** Off the road as this turn began: its handling class is that of the open country. */
  offRoad: boolean;
  /** Areas of the ground that it has come into and not left since. */
  grounds: string[];
  /** Its plant is under water and dead until long after the duel. */
  shortedOut: boolean;
  /** In the air after a jump. */
  flight: Flight | null;
  reflexes: number;
  /** Order among equal speeds: lower chooses first. */
  quickness: number;

  armor: ArmorPoints;
  parts: PartState[];
  tires: TireState[];
  /** Everyone aboard. */
  crew: Person[];

  pending: PendingCrash | null;
  rolling: Rolling | null;
  /** Slides sideways through a bootlegger reverse: nothing is aimed meanwhile. */
  bootlegger: Bootlegger | null;
  /** Blades, where they are; absent where there never were any. */
  blades?: Blades | undefined;
  /** Anti-personnel grenades left on each side; absent where there never were any. */
  grenades?: Partial<Record<Side, number>> | undefined;
  /** The face it lies on: `underbody` is upright. */
  down: 'underbody' | 'left' | 'right' | 'top' | 'front' | 'back';
  burning: boolean;
  /** Aimed fire for the rest of this turn, after a skid or fishtail. */
  aimedFire: 0 | AimedFire;
  /** Plant overworked to nothing: it blows up as the next turn begins. */
  plantBlows: boolean;
  /** Turns spent at rest changing drivers. */
  changingSeats: number;
  /** Turns until it runs, once somebody has its controls; absent while it does. */
  starting?: number | undefined;
  /** Turns spent on picking up a fallen cycle. */
  righting: number;

  /** Damage taken in this phase, for debris; the side of the last. */
  phaseHits: number;
  phaseSide: Side | null;
  wheelsShed: number;
  /** Flame and laser hits in this turn, and whether fuel or plant was hit, for fire. */
  flameHits: number;
  /** What has singed it in this turn or lately, where fires start by modifiers that last (deluxe/V.4/fire-variant). */
  scorched: { readonly weapon: WeaponId; readonly turn: number }[];
  fuelHit: 'no' | 'hit' | 'flame';

  /** What it touched when it last moved or was moved: still touching is no new collision. */
  touching: string[];
  /** Counters that it has met and not left since. */
  over: string[];
  /** The last turn with paint on its windows; 0 has none. */
  paintedUntil: number;
  /** Without lights nobody sees it but by devices (deluxe/VIII.8/infrared). */
  lights: 'on' | 'off';
  /** Baffled: half as fast, and not heard (deluxe/VIII.8/stealth). */
  quiet: boolean;
  /** The turn in which it last gave itself away in the dark: fired, or was run into; 0 before. */
  glimpsed: number;
  /** Points left of its searchlight; absent where there never was one. */
  searchlight?: number | undefined;
  /** The beam that it stands in, and whose that is; absent where there is none. */
  beam?: Beam | undefined;
  /** Out of the duel for good: exploded and gone from the map, or given up. */
  gone: boolean;
  surrendered: boolean;
  /** Out of the fight, but not destroyed: how it left, or is about to. */
  left?: Leaving | undefined;
  /** What it is known for in an arena; absent for whoever keeps the rules. */
  conduct?: readonly Conduct[] | undefined;

  /** Where record sheets are hidden: what others have seen of its insides. */
  shown: ShownPart[];
  /** What of it goes in and out; absent where there is nothing of the kind. */
  moving?: MovingPart[] | undefined;
  /** Absent in the full game. */
  jumpStart?: JumpStartMarks | undefined;
  /** This is what somebody knows who may not see its sheet: no armor, no parts, and people either up or out. */
  readonly veiled?: true;
  /** This is what somebody knows who does not see it in the dark: it stands where it was last seen, and counts as gone. */
  readonly unseen?: true;
}

type Step = 'start' | 'speeds' | 'phase' | 'mover' | 'phase-end' | 'turn-end';

export interface State {
  at: Step;
  turn: number;
  phase: number;
  vehicles: Vehicle[];
  /** People out on the map. */
  pedestrians: Pedestrian[];
  counters: Counter[];
  /** Ids given out to counters. */
  countersMade: number;
  /** Damage points left of structures that were hit, by id. */
  structures: Record<StructureId, number>;
  /** Openings in walls, by id, in order; made anew with every breach. */
  breaches: Readonly<Record<StructureId, readonly Span[]>>;
  joints: Joint[];
  /** Guided missiles in flight, in the order they were fired; ids given out to them. */
  missiles: Missile[];
  missilesMade: number;
  /** Mines that stick to vehicles; ids given out to them. */
  limpets: Limpet[];
  limpetsMade: number;
  /** The last turn in which a starshell lights the map; 0 is none. */
  flareUntil: number;
  /** Vehicles still to move in this phase. */
  queue: VehicleId[];
  /** Equals in speed that have let others go first in this phase. */
  waiting: VehicleId[];
  /** By seat: the scene in which it last let its fire pass; null before. See `queries/scene.ts`. */
  passedAt: (number | null)[];
  /** By seat. */
  resigned: boolean[];
  /** Where each seat last saw a vehicle that drives without lights; see `queries/sight.ts`. */
  lastSeen: Record<string, Pose>;
  /** The sections of an endless road that lie on the table, in order; made anew with every section. */
  road?: readonly Section[] | undefined;
  /** Of what somebody knows: echoes on his radar that he cannot tell apart. */
  blips: readonly Point[];
  /** Who did what to whom, for fame and experience. */
  story: Story;
}

/** What a pure question is asked of. */
export interface World {
  readonly setup: Setup;
  readonly state: State;
}

export type DeluxeGame = Game<Setup, State>;

// Nearly all are cars, and a name is compared faster than it is looked up.
const CAR: Size = COUNTERS.car;

export function sizeOf({ counter }: Pick<Vehicle, 'counter'>): Size {
  return counter === 'car' ? CAR : COUNTERS[counter];
}

export function shapeOf(vehicle: Pick<Vehicle, 'pose' | 'counter'>): Shape {
  return rectangle(vehicle.pose, sizeOf(vehicle));
}

export function vehicleOf(state: State, id: VehicleId): Vehicle {
  for (const vehicle of state.vehicles) if (vehicle.id === id) return vehicle;
  throw new Error(`no vehicle ${id}`);
}

/** Vehicles on the map, wrecks included. */
export function onMap(state: State): readonly Vehicle[] {
  return state.vehicles.filter((vehicle) => !vehicle.gone);
}

/** The direction of travel: backwards in reverse, the old way while tumbling or sliding through a bootlegger. */
export function travelHeading(vehicle: Pick<Vehicle, 'pose' | 'speed' | 'flight' | 'rolling' | 'bootlegger'>): number {
  if (vehicle.flight !== null) return vehicle.flight.heading;
  if (vehicle.rolling !== null) return vehicle.rolling.heading;
  if (vehicle.bootlegger !== null) return vehicle.bootlegger.heading;
  return vehicle.speed < 0 ? (vehicle.pose.h + 1800) % 3600 : vehicle.pose.h;
}

export function isUpright(vehicle: Vehicle): boolean {
  return vehicle.down === 'underbody' && vehicle.rolling === null;
}
