import type { GameEvent } from './event.ts';

/** What somebody missed, in a few sentences. */
export interface Tidings {
  /** How much happened, in one sentence. */
  readonly summary: string;
  /** What weighs most of it, in the order in which it happened. */
  readonly lines: readonly string[];
}

const MOST_LINES = 5;

/** How much an event would be missed: what was destroyed or hurt first, then what was rolled for and failed. */
function weightOf({ harm, outcome, shot }: GameEvent): number {
  const points = (harm ?? []).reduce((sum, one) => sum + 2 + (one.points ?? 0), 0);
  return points + (outcome === 'bad' ? 3 : outcome === 'good' ? 1 : 0) + (shot?.hit === true ? 1 : 0);
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What happened after event `seen`; null if nothing did. */
export function tidingsOf(events: readonly GameEvent[], seen: number, most = MOST_LINES): Tidings | null {
  const fresh = events.filter(({ n }) => n > seen);
  if (fresh.length === 0) return null;
  const shots = fresh.filter(({ shot }) => shot !== undefined);
  const hits = shots.filter(({ shot }) => shot?.hit === true).length;
  const bad = fresh.filter(({ outcome, shot }) => outcome === 'bad' && shot === undefined).length;
  const parts = [
    ...(shots.length === 0 ? [] : [`${counted(shots.length, 'shot', 'shots')}, ${counted(hits, 'hit', 'hits')}`]),
    ...(bad === 0 ? [] : [counted(bad, 'mishap', 'mishaps')]),
  ];
  const heavy = fresh
    .filter((event) => weightOf(event) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a) || b.n - a.n)
    .slice(0, most);
  // Who has missed nothing of weight still wants to know how it stands.
  const told = heavy.length === 0 ? fresh.slice(-2) : heavy.sort((a, b) => a.n - b.n);
  const what = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  return {
    summary: `${counted(fresh.length, 'thing has', 'things have')} happened${what}.`,
    lines: told.map(({ text }) => text),
  };
}
