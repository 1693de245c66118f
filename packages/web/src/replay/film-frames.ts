import type { Board } from '@hardtop/board';
import { type GameEvent, type Viewer, watch } from '@hardtop/kernel';
import { findRuleset } from '@hardtop/rulesets';
import type { GameFilm } from '@hardtop/server/wire';
import type { Frame, Film as Reel } from './replay-frames.ts';

/** A kept film as the player shows it: what a viewer saw, without the rules it was played by. */
export function framesOf(film: GameFilm, viewer: Viewer): Reel {
  const frames: Frame[] = [];
  let trail: GameEvent[] = [];
  let label = '';
  let shot = -1;
  for (const { events, from, view } of watch(film, viewer)) {
    shot++;
    if (from !== undefined) trail = trail.slice(0, from);
    trail.push(...events);
    if (!isBoard(view)) continue;
    // Where nothing is told of a step, what was told last still stands.
    label = events.at(-1)?.text ?? label;
    frames.push({ rows: film.rows?.[shot] ?? null, row: null, label, board: view, trail, count: trail.length });
  }
  const { seats, outcome, ruleset, version } = film;
  const title = findRuleset('table', ruleset)?.title ?? `${ruleset} ${version}`;
  return { title, seats, frames, reason: outcome?.reason ?? null, problem: null };
}

/** What a table's view was when it was filmed; boards only ever gain fields. */
function isBoard(view: unknown): view is Board {
  return typeof view === 'object' && view !== null && 'pieces' in view && 'areas' in view && 'clock' in view;
}
