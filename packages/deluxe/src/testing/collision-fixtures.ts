import { FULL_TURN, makePose, type Pose } from '@hardtop/geometry';
import { type Answer, type Ask, answerOf, type NewEvent } from '@hardtop/kernel';
import type { Mount } from '../catalog/damage-location.ts';
import type { Rational } from '../catalog/units.ts';
import { type WeaponId, weapon as weaponOf } from '../catalog/weapons.ts';
import { withConsequences } from '../table/consequences.ts';
import type { DeluxeAsked } from '../table/queries/asked.ts';
import { plantPoints } from '../table/queries/parts.ts';
import { tiresAt } from '../table/queries/tires.ts';
import { questionOf } from '../table/questions.ts';
import type { Counter } from '../table/state/counters.ts';
import type { DeluxePlay } from '../table/state/effects.ts';
import type { PersonModel, Post, VehicleModel, WeaponModel } from '../table/state/model.ts';
import type { Setup, Structure, Walker } from '../table/state/setup.ts';
import type { ArmorPoints, DeluxeGame, Person, TireState, Vehicle, WeaponState } from '../table/state/state.ts';
import { CAR_CORNERS, type WheelCorner } from '../table/state/wheels.ts';
import { tableSettings } from '../variants.ts';
import { type BuiltChanges, guardBuilt, leftOf, NOT_FOR_COUNTRY } from './built-changes.ts';
import { testState } from './test-state.ts';

const ONE: Rational = { num: 1, den: 1 };

/** What a test may change of a car, as it was built or as it is now. */
export interface CarChanges extends Partial<Omit<Vehicle, 'armor' | 'parts' | 'tires' | 'crew' | 'id'>>, BuiltChanges {
  readonly armor?: ArmorPoints;
  readonly weapons?: readonly WeaponState[];
  readonly crew?: readonly Person[];
  /** Points left of the plant. */
  readonly plant?: number;
  readonly cargo?: number;
  readonly tires?: TireState[];
}

// What a test's vehicles, weapons and people were built as, beside what is left of them.
const models = new WeakMap<Vehicle, VehicleModel>();
const weaponModels = new WeakMap<WeaponState, WeaponModel>();
const personModels = new WeakMap<Person, Omit<PersonModel, 'id' | 'seat'>>();

function known<K extends WeakKey, V>(map: WeakMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error('not made by a fixture');
  return value;
}

/** As the vehicle of a test was built. */
export function modelFor(vehicle: Vehicle): VehicleModel {
  return known(models, vehicle);
}

/** As the weapon of a test was built. */
export function weaponModelFor(weapon: WeaponState): WeaponModel {
  return known(weaponModels, weapon);
}

/** Loaded and undamaged; give the second of a kind its number in `id`. */
export function gun(
  weapon: WeaponId,
  mount: Mount = 'front',
  changes: Partial<
    Pick<WeaponModel, 'fuse' | 'sidecar' | 'grenades'> & { link: string | readonly string[] } & Omit<
        WeaponState,
        'kind'
      >
  > = {},
): WeaponState {
  const { dp, shots } = weaponOf(weapon);
  const { link = [], fuse = 'touch', id = `${weapon.toLowerCase()}-${mount}`, sidecar, grenades, ...left } = changes;
  const state: WeaponState = {
    kind: 'weapon',
    id,
    aimed: weaponOf(weapon).toHit !== null,
    dp,
    shots: grenades?.length ?? shots,
    firedTurn: 0,
    lastTarget: null,
    row: 0,
    automatic: false,
    ...left,
  };
  const beside = { ...(sidecar === true && { sidecar }), ...(grenades !== undefined && { grenades }) };
  const links = typeof link === 'string' ? [link] : link;
  weaponModels.set(state, { kind: 'weapon', id, weapon, at: mount, links, dp, shots, fuse, ...beside });
  return state;
}

/** Somebody for a crew; his id comes from the vehicle that he is put into. */
export function person(post: Post = 'driver', changes: Partial<Omit<PersonModel, 'armor'> & Person> = {}): Person {
  const { driverSkill = 0, gunnerSkill = 0, computer = 'none', armorKind = 'none' } = changes;
  const { armor = 0, hits = 0, actedTurn = 0, droveTurn = 0, hands, throws } = changes;
  const where = changes.place === undefined ? {} : { place: changes.place };
  const arms = hands?.arms.map(({ id, shots }) => ({ id, shots, firedTurn: 0, lastTarget: null, row: 0 }));
  const pockets = throws === undefined ? {} : { grenades: throws.grenades.map((held) => ({ ...held })) };
  const armed = { ...(arms === undefined ? {} : { arms }), ...pockets };
  const state: Person = { id: '', seat: 0, post, ...where, armor, hits, actedTurn, droveTurn, ...armed };
  const held = { ...(hands === undefined ? {} : { hands }), ...(throws === undefined ? {} : { throws }) };
  personModels.set(state, { post, ...where, driverSkill, gunnerSkill, computer, armorKind, armor, ...held });
  return state;
}

/** One tire of so many points at each corner of a car. */
export function carTires(points: number): TireState[] {
  return CAR_CORNERS.map((corner) => ({ corner, dp: points, wheelLost: false }));
}

/** Rockets on the roof come with what they stand on. */
function platformFor(weapons: readonly WeaponState[]): { kind: 'cargo'; id: string; dp: number }[] {
  const isUp = weapons.some((weapon) => weaponModelFor(weapon).at === 'platform');
  return isUp ? [{ kind: 'cargo', id: 'platform', dp: 2 }] : [];
}

function testModel(
  id: string,
  changes: CarChanges,
  armor: Readonly<ArmorPoints>,
  crew: readonly Person[],
): VehicleModel {
  const { seat = Number(id.slice(1)) - 1, weapons = [] } = changes;
  const cargo =
    changes.cargo === undefined ? [] : [{ kind: 'cargo', id: 'cargo', label: 'cargo', dp: changes.cargo } as const];
  return {
    id,
    seat,
    name: id.toUpperCase(),
    tag: id.slice(1),
    counter: changes.counter ?? 'car',
    body: changes.body ?? 'midsize',
    sidecar: changes.sidecar ?? null,
    dm: changes.dm ?? ONE,
    acceleration: changes.acceleration ?? 10,
    topSpeed: changes.topSpeed ?? 200,
    handlingClass: 3,
    ...(changes.radials !== undefined && { radials: changes.radials }),
    ...NOT_FOR_COUNTRY,
    ...changes.country,
    armor: changes.fullArmor ?? armor,
    armorType: changes.armorType ?? 'normal',
    ...(changes.sidecarArmor !== undefined && { sidecarArmor: changes.sidecarArmor }),
    parts: [
      ...weapons.map(weaponModelFor),
      { kind: 'plant', id: 'plant', at: changes.plantAt ?? 'front', dp: 10 },
      ...cargo,
      ...platformFor(weapons).map((part) => ({ ...part, label: 'rocket platform', onRoof: true as const })),
    ],
    wheels: (changes.tires ?? carTires(9)).map(({ corner }) => ({
      corner,
      dp: 9,
      spikeProof: changes.spikeProof ?? false,
      ...guardBuilt(changes),
    })),
    crew: crew.map((one) => ({ ...known(personModels, one), id: one.id, seat })),
    ramPlate: changes.ramPlate ?? false,
    aids: changes.aids ?? [],
    chains: changes.chains ?? false,
    sensors: changes.sensors ?? [],
    turret: weapons.some((weapon) => weaponModelFor(weapon).at === 'turret'),
    platform: platformFor(weapons).length > 0,
    popUp: changes.moving?.some(({ id: part }) => part === 'turret') ?? false,
    universal: changes.universal ?? false,
    doors: [],
    searchlight: changes.searchlight !== undefined,
    remoteControl: false,
    extinguisher: changes.extinguisher ?? 'none',
  };
}

/** A car with so much armor that a collision reaches nothing else, on which no control roll is ever needed. */
export function testVehicle(id: string, pose: Pose, speed: number, changes: CarChanges = {}): Vehicle {
  const armor = { front: 999, right: 999, left: 999, back: 999, top: 999, underbody: 999 };
  const { weapons = [], crew = [person()], plant = 10, cargo, ...rest } = changes;
  const vehicle: Vehicle = {
    id,
    counter: 'car',
    pose,
    level: 0,
    speed,
    oldSpeed: speed,
    setSpeed: speed,
    rested: false,
    direction: speed < 0 ? -1 : 1,
    phaseHeading: speed < 0 ? (pose.h + FULL_TURN / 2) % FULL_TURN : pose.h,
    owesShort: false,
    handlingClass: 3,
    classLoss: 0,
    startingClass: 3,
    // Far above the track, so that hazards show in the marker and roll nothing.
    status: 40,
    offRoad: false,
    grounds: [],
    shortedOut: false,
    flight: null,
    reflexes: 0,
    quickness: 0,
    armor: { ...armor },
    parts: [
      ...weapons,
      { kind: 'plant', id: 'plant', dp: plant },
      ...(cargo === undefined ? [] : [{ kind: 'cargo', id: 'cargo', dp: cargo } as const]),
      ...platformFor(weapons),
    ],
    tires: carTires(9),
    crew: crew.map((one, i) =>
      Object.assign(one, { id: `${id}.${i + 1}`, seat: changes.seat ?? Number(id.slice(1)) - 1 }),
    ),
    pending: null,
    rolling: null,
    bootlegger: null,
    down: 'underbody',
    burning: false,
    aimedFire: 0,
    plantBlows: false,
    changingSeats: 0,
    righting: 0,
    phaseHits: 0,
    phaseSide: null,
    wheelsShed: 0,
    flameHits: 0,
    scorched: [],
    fuelHit: 'no',
    touching: [],
    over: [],
    paintedUntil: 0,
    lights: 'on',
    quiet: false,
    glimpsed: 0,
    gone: false,
    surrendered: false,
    shown: [],
    ...leftOf(rest),
  };
  models.set(vehicle, testModel(id, changes, armor, vehicle.crew));
  return vehicle;
}

export function testWall(id: string, pose: Pose, length: number, width: number, dp: number | null = null): Structure {
  const kind = dp === null ? 'wall' : 'pillar';
  return { id, kind, pose, size: { length, width }, height: null, dp, label: dp === null ? 'the wall' : 'the tree' };
}

export interface Board {
  readonly vehicles?: readonly Vehicle[];
  readonly structures?: readonly Structure[];
  readonly counters?: readonly Counter[];
  readonly walkers?: readonly Walker[];
  readonly ground?: Setup['ground'];
  readonly terrain?: Setup['terrain'];
  /** Record sheets are hidden. */
  readonly hidden?: boolean;
  /** Night, in which some drive without lights. */
  readonly dark?: boolean;
  readonly variants?: Parameters<typeof tableSettings>[0];
}

/** A game whose dice are a script; `events` collects what is emitted. */
export interface TestGame extends DeluxeGame {
  readonly events: NewEvent[];
  /** Dice of the script not yet thrown. */
  readonly left: number[];
}

export function testGame(board: Board, dice: readonly number[] = []): TestGame {
  const left = [...dice];
  const events: NewEvent[] = [];
  const take = (count: number): readonly number[] => {
    if (left.length < count) throw new Error(`${count} dice are wanted, ${left.length} are left`);
    return left.splice(0, count);
  };
  const setup = testSetup(board);
  const state = testState(board);
  return {
    setup,
    state,
    dice: { take },
    hides: setup.hidden || setup.dark,
    emit: (e) => events.push(e),
    question: (asked) => questionOf({ setup, state, seat: asked.seat }, asked as DeluxeAsked),
    events,
    left,
  };
}

function testSetup({
  structures = [],
  vehicles = [],
  walkers = [],
  hidden = false,
  dark = false,
  variants = {},
  ground = 'road',
  terrain = [],
}: Board): Setup {
  const seats = vehicles.map(({ id }) => ({ name: id.toUpperCase() }));
  return {
    id: 'test',
    title: 'Test',
    objective: 'duel',
    occasion: { kind: 'arena' },
    turnLimit: 10,
    hidden,
    onFoot: walkers.some(({ model }) => model !== undefined),
    strayShots: false,
    medics: false,
    throws:
      vehicles.some(({ crew }) => crew.some(({ grenades }) => grenades !== undefined)) ||
      walkers.some(({ model }) => model?.throws !== undefined),
    dark,
    remote: false,
    murky: terrain.some(({ kind }) => kind === 'water'),
    bounds: { minX: -20, minY: -20, maxX: 20, maxY: 20 },
    structures,
    ground,
    terrain,
    road: [],
    visibility: dark ? ['night'] : [],
    seats,
    sides: seats.map((_, seat) => seat),
    starts: vehicles.map((vehicle) => {
      const { pose, speed, burning } = vehicle;
      const model = modelFor(vehicle);
      return { title: model.name, model, pose, speed, status: null, damage: {}, burning };
    }),
    walkers,
    counters: [],
    variants: tableSettings(variants),
  };
}

/** The weapons of a car as they are now. */
export function gunsOn(vehicle: Vehicle): readonly WeaponState[] {
  return vehicle.parts.filter((part) => part.kind === 'weapon');
}

/** Points left of its power plant. */
export function plantLeft(vehicle: Vehicle): number {
  return plantPoints(vehicle);
}

export function cargoLeft({ parts }: Vehicle): number {
  return parts.find(({ kind }) => kind === 'cargo')?.dp ?? 0;
}

/** Points of the tires at one corner. */
export function tirePoints(vehicle: Vehicle, corner: WheelCorner): readonly number[] {
  return tiresAt(vehicle, corner).map(({ dp }) => dp);
}

/** Puts tires of these points at a corner. */
export function setTires(vehicle: Vehicle, corner: WheelCorner, points: readonly number[]): void {
  const at = vehicle.tires.findIndex((tire) => tire.corner === corner);
  const tires = points.map((dp) => ({ corner, dp, wheelLost: false }));
  vehicle.tires.splice(at, tiresAt(vehicle, corner).length, ...tires);
}

export type Answering = (question: Ask) => Answer;

export const asSuggested: Answering = (question) => question.suggested ?? answerOf(question.options()[0]?.id ?? '');

/** Runs a piece of the rules to its end, without asking whether all dice were used. */
export function drive<R>(game: DeluxeGame, piece: DeluxePlay<R>, answering: Answering = asSuggested): R {
  const play = withConsequences(game, piece);
  let step = play.next();
  while (step.done !== true) {
    if (step.value.kind !== 'ask') throw new Error(`unexpected request: ${step.value.kind}`);
    step = play.next({ kind: 'answer', answer: answering(step.value.ask) });
  }
  return step.value;
}

/** The same with scripted dice, which must be used up exactly. */
export function resolve<R>(game: TestGame, piece: DeluxePlay<R>, answering?: Answering): R {
  const result = drive(game, piece, answering);
  if (game.left.length > 0) throw new Error(`${game.left.length} dice were not thrown`);
  return result;
}

/** Degrees to the left of north. */
export function facing(x: number, y: number, degrees: number): Pose {
  return makePose(x, y, (((degrees * 10) % FULL_TURN) + FULL_TURN) % FULL_TURN);
}

export function textsOf({ events }: TestGame, kind: string): readonly string[] {
  return events.filter((event) => event.kind === kind).map(({ text }) => text);
}
