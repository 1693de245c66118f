import type { GameEvent, Question } from '@hardtop/kernel';

/** A sentence for the first game, shown where the thing happens and never again once put away. */
export interface Hint {
  readonly id: string;
  readonly text: string;
}

interface HintRow extends Hint {
  readonly topics?: readonly string[];
  /** Words in the kind of an event that went badly. */
  readonly badEvents?: readonly string[];
}

const HINTS = [
  {
    id: 'control-lost',
    badEvents: ['control', 'crash', 'skid', 'fishtail'],
    text: 'Control was lost. Unfold the roll in the log: what was needed, why, and what the crash table said.',
  },
  {
    id: 'speed',
    topics: ['speed', 'speeds'],
    text: 'Speed decides when and how far you move: look at the track above the board. Fast is also hard to steer.',
  },
  {
    id: 'maneuver',
    topics: ['maneuver', 'move'],
    text: 'Turning puts control at risk, and every turn makes the next one worse: each option says how likely it is to hold.',
  },
  {
    id: 'fire',
    topics: ['fire', 'shot'],
    text: 'Before you pull the trigger: each chip is a reason why the number is what it is. Tap one for its rule.',
  },
  {
    id: 'dice',
    topics: ['dice'],
    text: 'You roll for real here. Nobody checks; that is between you and the dice.',
  },
] as const satisfies readonly HintRow[];

/** How many of the latest events still count as "just happened". */
const RECENT = 12;

function fits(row: HintRow, question: Question | null, recent: readonly GameEvent[]): boolean {
  if (row.topics !== undefined) return question !== null && row.topics.includes(question.topic);
  const words = row.badEvents ?? [];
  return recent.some((event) => event.outcome === 'bad' && words.some((word) => event.kind.includes(word)));
}

export function hintFor(question: Question | null, events: readonly GameEvent[], read: readonly string[]): Hint | null {
  const recent = events.slice(-RECENT);
  return HINTS.find((row) => !read.includes(row.id) && fits(row, question, recent)) ?? null;
}
