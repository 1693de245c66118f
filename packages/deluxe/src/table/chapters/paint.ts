import { PAINTED_TURNS } from '../../catalog/dropped-weapons.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';

/** Windows painted over: the rest of this turn and three more (D-07). */
export function paintWindows(game: DeluxeGame, vehicle: Vehicle): void {
  vehicle.paintedUntil = game.state.turn + PAINTED_TURNS;
  const text = `${nameOf(game, vehicle)} has paint on its windows until the end of turn ${vehicle.paintedUntil}.`;
  game.emit({ kind: 'paint', rule: 'deluxe/V.5/painted-windows', about: vehicle.id, outcome: 'bad', text });
}
