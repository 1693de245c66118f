import type { Game, Seat } from '@hardtop/kernel';
import type { PersonSheet, Setup, VehicleSheet } from '../../scenarios/setup.ts';
import type { Cell, LightLevel } from '../../scenarios/world.ts';
import type { Gait, Person, PersonId } from './person.ts';
import type { Thing } from './things.ts';
import type { Vehicle } from './vehicle.ts';

/** A door, a window, a wall: what of it may change. By index of the set-up. */
interface BarrierState {
  open: boolean;
  locked: boolean;
  /** Blown, cut or kicked in: no barrier any more. */
  broken: boolean;
}

interface MinefieldState {
  /** Mines that are left to a square. */
  density: number;
  /** A bit for each side that knows it. */
  known: number;
  /** Squares with a marked way through, as `l,x,y`. */
  cleared: string[];
  /** Those of them whose mine has been lifted as well. */
  lifted: string[];
}

/** An order that a squad has, from its player or from the script. */
export interface SquadState {
  readonly name: string;
  seat: Seat;
  order: 'free' | 'hold' | 'go' | 'approach' | 'assault' | 'fall-back' | 'lie-flat' | 'hold-fire';
  /** Index of a place. */
  place: number | null;
  /** Where it marches to while nobody is in contact, and how. */
  goal: Cell | null;
  gait: Gait;
}

interface ScriptState {
  /** How often each row has happened, by index. */
  done: number[];
  /** Rows that are waiting, with their turn. */
  pending: { row: number; turn: number }[];
  alarms: string[];
  counters: Record<string, number>;
  /** Objectives that have been reached, by id. */
  reached: string[];
  /** Points by side beside those of objectives. */
  points: number[];
  /** Whether a shot has been fired at all. */
  fired: boolean;
  ended: { readonly winners: readonly number[]; readonly text: string } | null;
}

/**
 * Where the turn stands. `start` begins a turn, `declare` asks who repeats or, without contact, what each squad does; `phase` begins a phase,
 * `slot` has the next of the queue act, `phase-end` ends the phase, `end` the turn.
 */
type Step = 'start' | 'declare' | 'phase' | 'slot' | 'phase-end' | 'end';

export interface State {
  at: Step;
  /** From 1. */
  turn: number;
  /** 6 down to 1; between turns 6. */
  phase: number;
  /** Who has still to act in this phase; repeaters first. */
  queue: PersonId[];
  /** Seats that still declare, or without contact indices of squads that still march. */
  declaring: number[];
  /** Hostile sides have seen each other: turns are played by phases. Until a turn without it. */
  contact: boolean;
  people: Person[];
  vehicles: Vehicle[];
  things: Thing[];
  barriers: BarrierState[];
  /** Obstacles that are gone. */
  obstacles: boolean[];
  lamps: boolean[];
  /** By level. */
  light: LightLevel[];
  minefields: MinefieldState[];
  /** Traps that are still armed; bits of sides that know them. */
  traps: { armed: boolean; known: number }[];
  /** Caches that have been searched. */
  caches: boolean[];
  /** What each side is to each, as the script has left it. */
  stances: ('hostile' | 'neutral' | 'allied')[][];
  squads: SquadState[];
  script: ScriptState;
  resigned: boolean[];
}

export type TwilightGame = Game<Setup, State>;

/** What rules look at: nothing is asked there. */
export type Table = Pick<TwilightGame, 'setup' | 'state'>;

const INDEX_FROM = 1;

/** `p12` is the twelfth of the set-up. */
export function personOf(state: State, id: PersonId): Person {
  const person = state.people[Number(id.slice(INDEX_FROM)) - 1];
  if (person === undefined) throw new Error(`no person ${id}`);
  return person;
}

export function vehicleOf(state: State, id: string): Vehicle {
  const vehicle = state.vehicles[Number(id.slice(INDEX_FROM)) - 1];
  if (vehicle === undefined) throw new Error(`no vehicle ${id}`);
  return vehicle;
}

export const isVehicleId = (id: string): boolean => id.startsWith('v');

export function sheetOf(setup: Setup, { index }: Person): PersonSheet {
  const sheet = setup.people[index];
  if (sheet === undefined) throw new Error(`no sheet ${index}`);
  return sheet;
}

export function vehicleSheetOf(setup: Setup, { index }: Vehicle): VehicleSheet {
  const sheet = setup.vehicles[index];
  if (sheet === undefined) throw new Error(`no vehicle sheet ${index}`);
  return sheet;
}

const PHASES = 6;

/** Phases since the start of the game: grows by one with each. */
export const momentOf = ({ turn, phase }: Pick<State, 'turn' | 'phase'>): number => turn * PHASES + (PHASES - phase);

export const sideBit = (side: number): number => 1 << side;

export function areHostile({ stances }: State, a: number, b: number): boolean {
  return stances[a]?.[b] === 'hostile';
}
