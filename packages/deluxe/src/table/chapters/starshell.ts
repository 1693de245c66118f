import { FLARE_TURNS } from '../../catalog/starshell.ts';
import type { Gun } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { showGun } from './showing.ts';

const RULE = 'deluxe/V.2/starshell';

/** A flare over the whole map: until it has burnt out night counts for nobody. */
export function fireStarshell(game: DeluxeGame, vehicle: Vehicle, gun: Gun): void {
  const { state } = game;
  const { model, state: weapon } = gun;
  weapon.firedTurn = state.turn;
  if (weapon.shots !== null) weapon.shots--;
  showGun(game, vehicle, gun);
  state.flareUntil = state.turn + FLARE_TURNS - 1;
  const { x, y } = vehicle.pose;
  const shot = { by: vehicle.id, mount: model.id, at: { x, y }, style: 'rocket', hit: true } as const;
  const text = `${nameOf(game, vehicle)} fires a starshell: the map is lit until the end of turn ${state.flareUntil}.`;
  const marks = [`weapon/${model.weapon}`];
  game.emit({ kind: 'starshell', rule: RULE, about: vehicle.id, outcome: 'neutral', text, shot, marks });
}

/** As a turn ends. */
export function burnOutFlare(game: DeluxeGame): void {
  const { state } = game;
  if (state.flareUntil !== state.turn) return;
  state.flareUntil = 0;
  game.emit({ kind: 'starshell', rule: RULE, outcome: 'neutral', text: 'The starshell has burnt out.' });
}
