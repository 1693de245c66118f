import type { Seat } from '@hardtop/kernel';
import type { Band } from '../../catalog/range-bands.ts';
import type { Cell, MineKind } from '../../scenarios/world.ts';
import type { Item } from './item.ts';
import type { BurnAgent, PersonId } from './person.ts';

interface AnyThing {
  /** See `thingId`. */
  readonly id: string;
  /** A bit for each side that may know of it; all bits: everybody. */
  known: number;
}

/** Smoke and gas: meters around a square, until turns; heavy smoke becomes light. */
interface Cloud extends AnyThing {
  readonly kind: 'smoke' | 'gas';
  readonly at: Cell;
  readonly radius: number;
  heavyUntil: number;
  until: number;
}

export interface Fire extends AnyThing {
  readonly kind: 'fire';
  readonly at: Cell;
  readonly radius: number;
  readonly agent: BurnAgent;
  until: number | null;
}

/** Dice of a burst that stay in its lane until the firer's next slot. */
export interface HazardLane extends AnyThing {
  readonly kind: 'lane';
  readonly by: PersonId;
  readonly from: Cell;
  readonly to: Cell;
  /** Meters from the firer where its range band begins and ends. */
  readonly near: number;
  readonly far: number;
  readonly band: Band;
  dice: number;
  /** What every six counts as. */
  readonly hitsEach: number;
  /** Each hit, as the weapon has it. */
  readonly item: string;
  readonly weapon: string;
  readonly round: string;
  /** Ends when he acts again, or with this phase: turn times ten and the phase. */
  readonly untilPhase: number | null;
}

export interface Charge extends AnyThing {
  readonly kind: 'charge';
  readonly at: Cell;
  readonly by: PersonId;
  readonly seat: Seat;
  /** Demolition points. */
  readonly points: number;
  tamped: boolean;
  /** What it lies against: a barrier, a vehicle, an obstacle. */
  readonly against: string | null;
  /** It was set so badly that it will not go off. */
  readonly dud: boolean;
  /** The moment it goes off; null: when somebody fires it. */
  fuse: number | null;
}

/** A mine laid by hand, a Claymore with its direction, a field from the air. */
export interface LaidMine extends AnyThing {
  readonly kind: 'mine';
  readonly at: Cell;
  readonly what: MineKind | 'claymore';
  readonly side: number;
  /** Of a Claymore, and whether a trip wire sets it off. */
  readonly facing: number;
  readonly tripwire: boolean;
  /** Of a scattered field: squares of eight meters, and mines to each. */
  readonly width: number;
  readonly height: number;
  density: number;
  /** Of such a field, as of any: squares with a marked way through, and those whose mine is lifted. */
  cleared: string[];
  lifted: string[];
}

interface Dropped extends AnyThing {
  readonly kind: 'dropped';
  readonly at: Cell;
  items: Item[];
}

/** A flare, a star shell, a torch left burning. */
interface Glow extends AnyThing {
  readonly kind: 'glow';
  readonly at: Cell;
  readonly full: number;
  readonly limited: number;
  readonly until: number;
}

/** On its way: a shell, a missile, a grenade that has been thrown. */
export interface Flying extends AnyThing {
  readonly kind: 'flying';
  readonly what: 'shell' | 'missile' | 'grenade';
  readonly by: string;
  readonly seat: Seat;
  /** Empty: nobody guides it any more. */
  item: string;
  readonly weapon: string;
  readonly round: string;
  at: Cell;
  /** Of a grenade: from where it was thrown. */
  readonly from?: Cell;
  readonly target: string | null;
  /** The moment it arrives. */
  readonly arrives: number;
  /** Meters it will be off; an outcome rolled at the launch. */
  readonly off: number;
  readonly chance: number;
  readonly overhead: boolean;
}

/** A mission of indirect fire: where its rounds are meant to fall, and how far off they do. */
export interface Mission extends AnyThing {
  readonly kind: 'mission';
  readonly by: PersonId;
  readonly item: string;
  readonly at: Cell;
  meters: number;
  way: number;
}

/** A hole in a wall, a cave-in, a bridge that is down: the world has changed here. */
interface Crater extends AnyThing {
  readonly kind: 'crater';
  readonly at: Cell;
  readonly blocks: boolean;
}

/** What is left of something that was destroyed for good: whoever sees it knows. */
interface Ashes extends AnyThing {
  readonly kind: 'ashes';
  readonly at: Cell;
  readonly what: string;
}

/** Somebody or something as a side has made it out from afar: where it was, not where it is. */
interface Sighting extends AnyThing {
  readonly kind: 'sighting';
  readonly at: Cell;
  /** The person or vehicle. */
  readonly of: string;
  readonly name: string;
  readonly turn: number;
}

export type Thing =
  | Cloud
  | Fire
  | HazardLane
  | Charge
  | LaidMine
  | Dropped
  | Glow
  | Flying
  | Mission
  | Crater
  | Ashes
  | Sighting;

/** What it is and where: a running number would tell a side of what came in between and what it does not know. */
export function thingId(
  { things }: { readonly things: readonly Thing[] },
  kind: Thing['kind'],
  { l, x, y }: Cell,
): string {
  const place = `${kind}-${l}-${x}-${y}`;
  let id = place;
  for (let n = 2; things.some((thing) => thing.id === id); n++) id = `${place}-${n}`;
  return id;
}
