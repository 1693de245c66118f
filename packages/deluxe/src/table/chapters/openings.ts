import type { Point } from '@hardtop/geometry';
import { breachesOf, sectionAt, withBreach } from '../queries/breaches.ts';
import type { Span, Structure } from '../state/setup.ts';
import type { DeluxeGame } from '../state/state.ts';

const BREACHES = 'deluxe/V.7/breaches';

/** Opens a stretch of a wall; whatever was open there stays so. */
export function openBreach(game: DeluxeGame, wall: Structure, span: Span): void {
  const { state } = game;
  state.breaches = { ...state.breaches, [wall.id]: withBreach(breachesOf(state, wall.id), span) };
}

/** Hits of one attack on a spot: a breach if they are as many as the wall's points, else nothing at all (X-CB23). */
export function shootWall(game: DeluxeGame, wall: Structure, spot: Point, hits: number): number {
  if (wall.dp === null || hits < wall.dp) {
    if (hits > 0)
      tellWall(game, `${hits} hit${hits === 1 ? '' : 's'} do ${wall.label} no harm: it takes ${wall.dp} at a blow.`);
    return 0;
  }
  openBreach(game, wall, sectionAt(wall, spot));
  tellWall(game, `A breach in ${wall.label}.`, ['breach/fire']);
  return wall.dp;
}

function tellWall(game: DeluxeGame, text: string, marks: readonly string[] = []): void {
  game.emit({ kind: 'breach', rule: BREACHES, outcome: 'neutral', text, marks });
}
