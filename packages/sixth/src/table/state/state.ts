import type { Pose } from '@hardtop/geometry';
import type { Game, Seat } from '@hardtop/kernel';
import type { Card } from '../../catalog/card.ts';
import { CARDS, type CardId } from '../../catalog/cards.ts';
import type { Side } from '../../catalog/dashboard.ts';
import type { Place } from '../../garage/design/design.ts';
import type { Hazard, Setup } from '../../scenarios/setup.ts';

/** `c1`, `c2`… in the order of the seats; only a name. */
export type CarId = string;

/** A card of a car, by its place in the car's list. */
export interface CardState {
  readonly card: CardId;
  readonly place: Place;
  /** Damage tokens on it. */
  damage: number;
  /** Destroyed or, of a one-shot weapon, used; of a crew member: lost. */
  faceDown: boolean;
}

export const CREW_ROLES = ['driver', 'gunner'] as const;
export type CrewRole = (typeof CREW_ROLES)[number];

/** How a player went out of the game. */
export type EliminationKind = 'crew' | 'flip' | 'power' | 'concession';

interface Elimination {
  readonly round: number;
  readonly how: EliminationKind;
}

/** A car with its dashboard and its cards. Whoever is out has a wreck among the tokens instead. */
export interface Car {
  readonly id: CarId;
  readonly seat: Seat;
  /** Its player's until all builds are laid open, then the car's own. */
  name: string;
  readonly tag: string;

  pose: Pose;
  /** What the slider shows. */
  speed: number;
  /** Only at 0 of the slider: it drives backward at speed 1. */
  reverse: boolean;
  /** What the tires allowed when this round began. */
  maxSpeed: number;
  tires: number;
  power: number;
  armor: Record<Side, number>;
  fire: Record<Side, boolean>;
  control: number;
  ace: number;
  /** Empty until all builds are laid open. */
  cards: CardState[];

  /** Movement points that are left. */
  points: number;
  /** Who of the crew has attacked in this combat phase. */
  attacked: CrewRole[];
  /** Weapons fired in this phase, sidearms aside, by their place in `cards`. */
  fired: number[];
  /** A targeting card has been used this round. */
  aimed: boolean;

  out: Elimination | null;
}

/** A thing in the arena that nobody drives: a token of the set-up, or what is left of a car. */
export interface TokenState {
  /** The set-up's name of it, or `wreck-c1`. */
  readonly id: string;
  readonly kind: 'barrier' | 'barrel' | 'wreck';
  pose: Pose;
  damage: number;
  /** null: it cannot be damaged. */
  readonly durability: number | null;
  gone: boolean;
}

/**
 * Where the round stands. `open` lays the builds open and names the first player; `place` has the next one placed; `check` checks speeds and hands out tokens; the others
 * take the next seat of the queue.
 */
export type Step = 'open' | 'place' | 'check' | 'fires' | 'adjust' | 'drive' | 'combat' | 'end';

export interface State {
  at: Step;
  round: number;
  /** Who has the marker. */
  first: Seat;
  /** Who has still to act in this phase; at `drive` the first of them is on the move. */
  queue: Seat[];
  cars: Car[];
  tokens: TokenState[];
  /** Hazards that came into the arena since it was laid. */
  laid: Hazard[];
  /** Numbers of the cards that have been turned over. */
  turned: number[];
  /** Checkpoints crossed, by seat. */
  progress: number[];
  /** By seat. */
  resigned: boolean[];
}

export type SixthGame = Game<Setup, State>;

export function carOf(state: State, id: CarId): Car {
  const car = state.cars.find((candidate) => candidate.id === id);
  if (car === undefined) throw new Error(`no car ${id}`);
  return car;
}

export function carOfSeat(state: State, seat: Seat): Car {
  const car = state.cars[seat];
  if (car === undefined) throw new Error(`no car at seat ${seat}`);
  return car;
}

/** What is left of a car lies there under this name. */
export const wreckId = ({ id }: Pick<Car, 'id'>): string => `wreck-${id}`;

export const printOf = ({ card }: CardState): Card => CARDS[card];
