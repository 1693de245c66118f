import { CLOUD_TURNS, FLAMING_OIL } from '../../catalog/dropped-weapons.ts';
import type { Counter } from '../state/counters.ts';
import type { DeluxeGame } from '../state/state.ts';

/** Whole turns it lasts after the one in which it was laid; null stays for good. */
function turnsOf(kind: Counter['kind']): number | null {
  switch (kind) {
    case 'smoke':
    case 'paint':
    case 'tear-gas':
      return CLOUD_TURNS[kind];
    case 'flaming-oil':
      return FLAMING_OIL.burnsTurns;
    default:
      return null;
  }
}

function isOver({ kind, laid }: Counter, turn: number): boolean {
  const turns = laid === null ? null : turnsOf(kind);
  return turns !== null && laid !== null && turn >= laid.turn + turns;
}

/** As a turn ends: clouds that lift and oil that has burnt out. */
export function liftClouds(game: DeluxeGame): void {
  const { state } = game;
  if (!state.counters.some((counter) => isOver(counter, state.turn))) return;
  const gone = state.counters.filter((counter) => isOver(counter, state.turn));
  state.counters = state.counters.filter((counter) => !gone.includes(counter));
  const burnt = gone.filter(({ kind }) => kind === 'flaming-oil').length;
  const text = [
    ...(gone.length > burnt
      ? [gone.length - burnt === 1 ? 'A cloud lifts.' : `${gone.length - burnt} clouds lift.`]
      : []),
    ...(burnt > 0 ? [burnt === 1 ? 'A slick has burnt out.' : `${burnt} slicks have burnt out.`] : []),
  ].join(' ');
  game.emit({ kind: 'clouds-lift', rule: 'deluxe/V.5/paint-and-smoke', outcome: 'neutral', text });
}
