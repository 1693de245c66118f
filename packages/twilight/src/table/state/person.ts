import type { Seat } from '@hardtop/kernel';
import type { CrewPlace } from '../../scenarios/setup.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { Item } from './item.ts';

/** `p1`, `p2`… in the order of the set-up: `index` and one. */
export type PersonId = string;

export const PARTS = ['head', 'right-arm', 'left-arm', 'chest', 'abdomen', 'right-leg', 'left-leg'] as const;
export type Part = (typeof PARTS)[number];

type Posture = 'standing' | 'kneeling' | 'prone';

/** How somebody moved in this phase; what a mount does counts for its rider. */
export type Gait = 'crawl' | 'walk' | 'trot' | 'run';

/** `out`: unconscious. `dying`: dead unless aided in time. `gone`: left the map. */
type Condition = 'fit' | 'out' | 'dying' | 'dead' | 'gone';

/** What somebody aims at: a target, or a square and whatever crosses it. */
interface Aim {
  readonly target: string | null;
  readonly at: Cell | null;
  /** The weapon that is aimed. */
  readonly item: string;
  /** When it was taken: turns and phases that have passed since the start of the game. */
  readonly since: number;
}

/** The same thing all turn: the option that was chosen, done again at the start of every phase. */
interface Repetition {
  readonly option: string;
  readonly params: Readonly<Record<string, number>>;
}

/** Burning parts: what burns them, until it is put out. */
export interface Burn {
  readonly part: Part | 'total';
  readonly agent: BurnAgent;
  /** It is his vest that burns. */
  readonly vest?: true;
  /** The moment at which it caught: it burns from the next phase on. */
  readonly since?: number;
}
export type BurnAgent = 'phosphorus' | 'thermite' | 'fuel' | 'flame';

/** Points of a grip, and whose it is. */
interface Hold {
  readonly by: PersonId;
  points: number;
}

/** Work that takes longer than an action: how many actions are still to be done. */
export interface Task {
  readonly kind:
    | 'set-charge'
    | 'tamp'
    | 'probe'
    | 'lift-mine'
    | 'crawl'
    | 'radio'
    | 'search'
    | 'climb'
    | 'pick-lock'
    | 'repair'
    | 'aid'
    | 'lay-mine'
    | 'free'
    | 'windlass'
    | 'bolt';
  /** What it is done to: a barrier, a cache, a person, a vehicle, a link. */
  readonly on: string;
  readonly item: string | null;
  left: number;
  /** Set by a roll made at the start, or for whoever is told at the end. */
  note: number;
}

interface Glimpse {
  readonly side: number;
  readonly at: Cell;
}

interface Captive {
  /** The side that holds him. */
  readonly side: number;
  roped: boolean;
}

/** A person or an animal. Plain JSON, one hidden class: every field is there from the start. */
export interface Person {
  readonly id: PersonId;
  /** Of `Setup.people`. */
  readonly index: number;
  /** As those call him who know of him: others have it from nowhere. */
  readonly name: string;
  /** Freed prisoners and prisoners change hands. */
  seat: Seat;
  side: number;
  squad: string;

  /** null: aboard something, in reserve, or gone. */
  at: Cell | null;
  /** Eighths of a turn clockwise from north. */
  facing: number;
  aboard: { readonly vehicle: string; place: CrewPlace } | null;
  /** The animal that is ridden; of an animal, its rider. */
  rides: PersonId | null;
  posture: Posture;
  /** Behind the cover of his square, exposing nothing; he cannot fire. */
  ducked: boolean;
  /** Leaning out over a parapet or the edge of a roof, that way in eighths; null: he is not. */
  leaning: number | null;

  condition: Condition;
  /** Points by part, of characters. */
  wounds: Record<Part, number>;
  /** Boxes of an NPC, points of an animal. */
  total: number;
  /** Turns of stun, phases of panic, that are still to pass. */
  stunned: number;
  frozen: number;
  /** How many phases of this panic have passed: from the second on he may lie down. */
  frozenFor: number;
  /** Down until the next turn. */
  knockedDown: boolean;
  /** Points taken in this phase, burns aside. */
  hurtThisPhase: number;
  /** The turn from which ten minutes count; null: not dying. */
  dyingSince: number | null;
  aided: boolean;
  /** The turn of his next roll to stay, or come to, consciousness. */
  nextRoll: number | null;
  burns: Burn[];
  /** He has come through open flame in this phase. */
  throughFire: boolean;
  /** The helmet burned and was thrown off; it comes back after the fight (TF-15). */
  bareheaded: boolean;
  holds: Hold[];

  /** He has acted in this phase, or has used it up by opportunity fire. */
  acted: boolean;
  /** Opportunity fire in this phase. */
  reacted: boolean;
  /** After breaking off a repetition: nothing before his next slot, and that must be to lie down or duck. */
  mustDuck: boolean;
  repeats: Repetition | null;
  aim: Aim | null;
  task: Task | null;
  /** Of this phase. */
  gait: Gait | null;
  moved: number;
  fired: boolean;
  talked: boolean;

  /** Ids among `carries`: the weapon that is ready; a second one in the other hand. */
  hands: string | null;
  offHand: string | null;
  carries: Item[];

  alert: 'asleep' | 'unaware' | 'alert';
  captive: Captive | null;
  /** Lies unseen until he fires, moves in view, or is spotted. */
  concealed: boolean;
  /** Gave up, and nobody has taken him yet. */
  surrendered: boolean;
  /** A bit for each side that sees him now; that has seen him in this phase. */
  seen: number;
  seenThisPhase: number;
  /** Where sides last had him in view in this phase while he went on. */
  glimpses: Glimpse[];
  /** A bit for each side that has ever known him. */
  met: number;
}
