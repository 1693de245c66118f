import { nameOf } from '../queries/names.ts';
import { tiresLost } from '../queries/tires.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';

/** Radials help on every wheel or not at all: with the first tire goes what they added, from the next turn on (H-205). */
export function loseRadials(game: DeluxeGame, vehicle: Vehicle): void {
  const { radials = 0 } = modelOf(game.setup, vehicle.id);
  if (radials === 0 || tiresLost(vehicle) !== 1) return;
  vehicle.classLoss -= radials;
  const text = `${nameOf(game, vehicle)}: with one radial gone the others no longer help; handling class ${radials} lower.`;
  game.emit({ kind: 'tire', rule: 'deluxe/VIII.5/pr-radials', about: vehicle.id, outcome: 'bad', text });
}
