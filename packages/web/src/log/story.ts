import type { GameEvent } from '@hardtop/kernel';

/** Whoever took part, with the pieces that were theirs. */
export interface Fighter {
  readonly name: string;
  readonly isYou: boolean;
  readonly pieces: readonly string[];
}

interface Figures {
  readonly shots: number;
  readonly hits: number;
  /** Points of harm taken. */
  readonly taken: number;
}

function figuresOf(events: readonly GameEvent[], { pieces }: Fighter): Figures {
  const shots = events.flatMap(({ shot }) => (shot !== undefined && pieces.includes(shot.by) ? [shot] : []));
  const harm = events.flatMap(({ harm = [] }) => harm.filter(({ piece }) => pieces.includes(piece)));
  return {
    shots: shots.length,
    hits: shots.filter(({ hit }) => hit).length,
    taken: harm.reduce((sum, { points = 0 }) => sum + points, 0),
  };
}

const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

function shotsOf(fighter: Fighter, { shots, hits, taken }: Figures): string {
  const who = fighter.isYou ? 'You' : fighter.name;
  if (shots === 0) return `${who} never fired and took ${counted(taken, 'point')}.`;
  return `${who} fired ${counted(shots, 'shot')}, hit with ${hits} and took ${counted(taken, 'point')}.`;
}

function weightOf({ harm = [] }: GameEvent): number {
  return harm.reduce((sum, { points = 0 }) => sum + points, 0);
}

/** The event that hurt most at once. */
function bestMoment(events: readonly GameEvent[]): GameEvent | null {
  let best: GameEvent | null = null;
  for (const event of events) if (weightOf(event) > (best === null ? 0 : weightOf(best))) best = event;
  return best;
}

/** A game in a few sentences: who fired how well, and what hurt most. Empty where events say nothing of it. */
export function storyOf(events: readonly GameEvent[], fighters: readonly Fighter[]): readonly string[] {
  if (!events.some(({ shot, harm }) => shot !== undefined || harm !== undefined)) return [];
  const lines = fighters.map((fighter) => shotsOf(fighter, figuresOf(events, fighter)));
  const best = bestMoment(events);
  return best === null ? lines : [...lines, `The moment to remember: ${best.text}`];
}
