import type { GameEvent, Question } from '@hardtop/kernel';

const MOMENTS = ['speed', 'maneuver', 'fire', 'control-lost', 'dice'] as const;
type MomentId = (typeof MOMENTS)[number];

/** Something that is explained where it first happens, once. */
export interface Moment {
  readonly id: MomentId;
  readonly text: string;
  /** Of those that every first duel comes to: the how-manieth it is. */
  readonly step?: number;
}

/** So many have a step. */
export const STEPS = 3;

interface MomentRow extends Moment {
  readonly topics?: readonly string[];
  /** Words in the kind of an event that went badly. */
  readonly badEvents?: readonly string[];
  /** Only where something can be hit: to fire may also be to drop something, or to put out a fire. */
  readonly wantsShot?: boolean;
}

/** What has just happened comes before what is asked. */
const ROWS = [
  {
    id: 'control-lost',
    badEvents: ['control', 'crash', 'skid', 'fishtail'],
    text: 'Control was lost. Unfold the roll in the log: what was needed, why, and what came of it.',
  },
  {
    id: 'speed',
    step: 1,
    topics: ['speed', 'speeds'],
    text: 'Speed says how far you go this turn, and when: see the track above. Fast is hard to hit, and hard to steer. The marked answer is a good driver’s.',
  },
  {
    id: 'maneuver',
    step: 2,
    topics: ['maneuver', 'move'],
    text: 'A turn can cost you control; each answer says how likely it holds. Press to look, again to go.',
  },
  {
    id: 'fire',
    step: 3,
    topics: ['fire', 'shot'],
    wantsShot: true,
    text: 'There is something to shoot at. Press a shot, and its chips say why the chance is what it is. What fires now is spent for this turn.',
  },
  {
    id: 'dice',
    topics: ['dice'],
    text: 'You roll for real here. Nobody checks; that is between you and the dice.',
  },
] as const satisfies readonly MomentRow[];

/** How many of the latest events still count as "just happened". */
const RECENT = 12;

function fits(row: MomentRow, question: Question, recent: readonly GameEvent[]): boolean {
  if (row.topics !== undefined)
    return row.topics.includes(question.topic) && (row.wantsShot !== true || hasShot(question));
  const words = row.badEvents ?? [];
  return recent.some((event) => event.outcome === 'bad' && words.some((word) => event.kind.includes(word)));
}

function hasShot({ options }: Question): boolean {
  return options.some(({ preview }) => preview?.facts?.hit !== undefined);
}

/** What a newcomer is told at a question, unless it has been read. */
export function momentAt(question: Question, events: readonly GameEvent[], read: readonly string[]): Moment | null {
  const recent = events.slice(-RECENT);
  const row = ROWS.find((each) => !read.includes(each.id) && fits(each, question, recent)) ?? null;
  if (row === null || !('step' in row)) return row;
  // A shot may come before the first bend.
  const explained = ROWS.filter((each) => 'step' in each && read.includes(each.id)).length;
  return { ...row, step: explained + 1 };
}

export const ALL_MOMENTS: readonly string[] = MOMENTS;
