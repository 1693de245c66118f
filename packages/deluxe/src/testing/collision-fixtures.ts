import { FULL_TURN, makePose, type Pose } from '@hardtop/geometry';
import { type Answer, type Ask, answerOf, type NewEvent } from '@hardtop/kernel';
import type { Rational } from '../catalog/units.ts';
import { withConsequences } from '../table/consequences.ts';
import type { DeluxeAsked } from '../table/queries/asked.ts';
import { questionOf } from '../table/questions.ts';
import type { Junk } from '../table/state/counters.ts';
import type { DeluxePlay } from '../table/state/effects.ts';
import type { Fixture, Setup } from '../table/state/setup.ts';
import type { CrewState, DeluxeGame, State, Vehicle } from '../table/state/state.ts';

const ONE: Rational = { num: 1, den: 1 };

function testDriver(): CrewState {
  return {
    role: 'driver',
    driverSkill: 0,
    gunnerSkill: 0,
    computer: 'none',
    armorKind: 'none',
    armor: 0,
    hits: 0,
    actedTurn: 0,
    droveTurn: 0,
  };
}

const corner = () => ({ tires: [9], wheelLost: false });

/** A car with so much armor that a collision reaches nothing else, on which no control roll is ever needed. */
export function testVehicle(id: string, pose: Pose, speed: number, changes: Partial<Vehicle> = {}): Vehicle {
  const armor = { front: 999, right: 999, left: 999, back: 999, top: 999, underbody: 999 };
  return {
    id,
    seat: Number(id.slice(1)) - 1,
    name: id.toUpperCase(),
    tag: id.slice(1),
    body: 'midsize',
    dm: ONE,
    acceleration: 10,
    topSpeed: 200,
    fullArmor: armor,
    fullTire: 9,
    fullPlant: 10,
    plantAt: 'front',
    ramPlate: false,
    spikeProof: false,
    pose,
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
    reflexes: 0,
    quickness: 0,
    armor: { ...armor },
    weapons: [],
    crew: [testDriver()],
    plant: 10,
    cargo: null,
    extinguisher: 'none',
    corners: { 'front-left': corner(), 'front-right': corner(), 'back-left': corner(), 'back-right': corner() },
    pending: null,
    rolling: null,
    down: 'underbody',
    burning: false,
    aimedFire: 0,
    plantBlows: false,
    changingSeats: 0,
    phaseHits: 0,
    phaseSide: null,
    wheelsShed: 0,
    flameHits: 0,
    fuelHit: 'no',
    touching: [],
    over: [],
    gone: false,
    surrendered: false,
    ...changes,
  };
}

export function testWall(id: string, pose: Pose, length: number, width: number, dp: number | null = null): Fixture {
  return { id, pose, size: { length, width }, dp, label: dp === null ? 'the wall' : 'the tree' };
}

export interface Board {
  readonly vehicles?: readonly Vehicle[];
  readonly fixtures?: readonly Fixture[];
  readonly junk?: readonly Junk[];
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
    hides: false,
    emit: (e) => events.push(e),
    question: (asked) => questionOf({ setup, state, seat: asked.seat }, asked as DeluxeAsked),
    events,
    left,
  };
}

function testSetup({ fixtures = [], vehicles = [] }: Board): Setup {
  return {
    id: 'test',
    title: 'Test',
    turnLimit: 10,
    bounds: { minX: -20, minY: -20, maxX: 20, maxY: 20 },
    fixtures,
    road: [],
    visibility: [],
    seats: vehicles.map(({ name }) => ({ name })),
    starts: [],
    junk: [],
  };
}

function testState({ vehicles = [], junk = [] }: Board): State {
  return {
    at: 'mover',
    turn: 1,
    phase: 1,
    vehicles: [...vehicles],
    junk: [...junk],
    junkMade: junk.length,
    objects: {},
    queue: [],
    waiting: [],
    passedAt: vehicles.map(() => null),
    resigned: vehicles.map(() => false),
  };
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
