import { isBleeding } from '../queries/bleeding.ts';
import { nameOf } from '../queries/names.ts';
import { isOut } from '../queries/out.ts';
import { areAllies, modelOf } from '../state/setup.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';

const RULE = 'deluxe/hardtop/victory';

/** Where the bout goes to the first blood: whoever is hit inside gives up, and what hits the others after that counts no more. */
export function callFirstBlood(game: DeluxeGame): void {
  const { setup, state } = game;
  if (setup.objective !== 'first-blood') return;
  const left = state.vehicles.filter((vehicle) => !isOut(vehicle));
  if (!isContested(game, left)) return;
  for (const vehicle of left) if (isBleeding(setup, vehicle)) giveUp(game, vehicle);
}

function isContested({ setup }: DeluxeGame, [first, ...others]: readonly Vehicle[]): boolean {
  if (first === undefined) return false;
  const { seat } = modelOf(setup, first.id);
  return others.some(({ id }) => !areAllies(setup, seat, modelOf(setup, id).seat));
}

function giveUp(game: DeluxeGame, vehicle: Vehicle): void {
  vehicle.surrendered = true;
  const text = `First blood: ${nameOf(game, vehicle)} is hit inside its armor and gives up.`;
  game.emit({ kind: 'first-blood', rule: RULE, about: vehicle.id, outcome: 'bad', text });
}
