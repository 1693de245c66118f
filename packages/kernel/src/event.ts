import type { PiecePose, Seat } from './decision.ts';
import type { Modifier, Target } from './modifier.ts';
import type { RuleId } from './rule.ts';
import { reaches, type Viewer } from './viewer.ts';

/** A die that shows icons, in the ruleset's own words: `{ die: 'green', icons: ['hit', 'hit'] }`. */
export interface IconDie {
  readonly die: string;
  readonly icons: readonly string[];
}

/** Dice as they fell. */
export interface RollRecord {
  readonly dice: string;
  /** None where the dice show icons. */
  readonly values: readonly number[];
  readonly total: number;
  readonly faces?: readonly IconDie[];
}

/** A counter's way over the board, for the eye. */
export interface MotionRecord {
  readonly piece: string;
  readonly path: readonly PiecePose[];
  readonly style: 'drive' | 'skid' | 'fishtail' | 'roll' | 'vault' | 'shove';
}

/** A shot, for the eye: from a piece at a piece or a place, and past it where it misses. */
export interface ShotRecord {
  readonly by: string;
  /** The gun port of the piece, if it comes from one. */
  readonly mount?: string;
  readonly at: { readonly piece: string; readonly spot?: string } | { readonly x: number; readonly y: number };
  readonly style: 'bullets' | 'shell' | 'rocket' | 'beam' | 'flame' | 'thrown';
  readonly hit: boolean;
}

/** What befalls a piece, for the eye: how bad it is, and on which side. */
export interface HarmRecord {
  readonly piece: string;
  readonly style: 'hit' | 'crash' | 'wheel' | 'fire' | 'blast';
  readonly points?: number;
  readonly spot?: string;
}

/** What goes off at a place and reaches all round, for the eye. */
export interface BurstRecord {
  readonly x: number;
  readonly y: number;
  /** In the map's own lengths. */
  readonly radius: number;
  /** What is seen there; only how far it reaches, if absent. */
  readonly style?: 'blast' | 'cloud' | 'fire' | 'light';
}

/** What happened, for people. Derived from the journal, emitted again on restore, never read back by the rules. */
export interface NewEvent {
  readonly kind: string;
  readonly rule: RuleId;
  readonly text: string;
  /** The piece it is about. */
  readonly about?: string;
  readonly roll?: RollRecord;
  readonly target?: Target;
  readonly modifiers?: readonly Modifier[];
  readonly outcome?: 'good' | 'bad' | 'neutral';
  readonly motion?: MotionRecord;
  readonly shot?: ShotRecord;
  readonly harm?: readonly HarmRecord[];
  readonly burst?: BurstRecord;
  /** What of the ruleset's own list of everything that can happen this shows, e.g. `weapon/laser`. */
  readonly marks?: readonly string[];
  /** Seats that may see it; everyone if absent. */
  readonly to?: readonly Seat[];
}

export interface GameEvent extends NewEvent {
  readonly n: number;
}

export function isVisible(event: GameEvent, viewer: Viewer): boolean {
  return reaches(event.to, viewer);
}

/** The events that reach any of some viewers, numbered from 1 as if there were no others and without a word of who else hears them. */
export function eventsFor(events: readonly GameEvent[], ...viewers: readonly Viewer[]): readonly GameEvent[] {
  if (events.every(({ n, to }, i) => to === undefined && n === i + 1)) return events;
  const visible = events.filter((event) => viewers.some((viewer) => isVisible(event, viewer)));
  return visible.map(({ to: _, ...event }, i) => ({ ...event, n: i + 1 }));
}

/** How many of the first so many events reach any of some viewers. */
export function countEvents(events: readonly GameEvent[], first: number, viewers: readonly Viewer[]): number {
  let count = 0;
  for (let i = 0; i < first; i++) {
    const event = events[i];
    if (event !== undefined && viewers.some((viewer) => isVisible(event, viewer))) count++;
  }
  return count;
}

/** How many events two tellings of a game begin with in common: after an undo the later ones are told anew. */
export function commonEvents(before: readonly GameEvent[], after: readonly GameEvent[]): number {
  const last = before.length - 1;
  if (before.length <= after.length && before[last] === after[last]) return before.length;
  let same = 0;
  while (same < before.length && same < after.length && isSame(before[same], after[same])) same++;
  return same;
}

function isSame(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
