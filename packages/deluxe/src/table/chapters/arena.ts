// Safe lines, fouls and surrender (deluxe/XIV.2/safe-lines).
import type { Point } from '@hardtop/geometry';
import { wrongOf, zoneAt } from '../queries/arena.ts';
import { nameOf } from '../queries/names.ts';
import { isOut } from '../queries/out.ts';
import type { PersonId } from '../state/ids.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, onMap, type Vehicle } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import { leave } from './off-the-map.ts';
import { noteEscape } from './story.ts';

const LINES = 'deluxe/XIV.2/safe-lines';
const EVENTS = 'deluxe/XIV.2/arena-events';

/** After a move, before anybody fires: whoever has the middle of its counter across a safe line is out of the fight, and seen there to the end of the turn (H-315). */
export function crossLines(game: DeluxeGame): void {
  for (const vehicle of game.state.vehicles) {
    if (vehicle.gone || vehicle.left !== undefined) continue;
    const zone = zoneAt(game.setup, vehicle.pose);
    if (zone !== null) cross(game, vehicle, zone.label);
  }
}

function cross(game: DeluxeGame, vehicle: Vehicle, label: string): void {
  if (!isOut(vehicle)) noteEscape(game, vehicle);
  vehicle.left = 'gate';
  vehicle.speed = 0;
  vehicle.setSpeed = 0;
  vehicle.pending = null;
  vehicle.rolling = null;
  const text = `${nameOf(game, vehicle)} crosses the safe line at ${label}: it is out of the fight, and nobody may fire at it.`;
  game.emit({ kind: 'safe-line', rule: LINES, about: vehicle.id, outcome: 'neutral', text, marks: ['gate/crossed'] });
}

/** As a turn ends: those who have crossed drive off to the pits. */
export function clearPits(game: DeluxeGame): void {
  for (const vehicle of onMap(game.state)) if (vehicle.left === 'gate') leave(game, vehicle, 'gate');
}

/** As a turn begins: what was shut opens to whoever wants out. */
export function openGates(game: DeluxeGame): void {
  const { event, safe } = game.setup;
  if (event === undefined || safe === undefined || event.leaveAfter === 0) return;
  if (game.state.turn !== event.leaveAfter + 1) return;
  const text = 'The gates open: whoever wants may leave, and nobody comes back.';
  game.emit({ kind: 'gates', rule: 'deluxe/XIV.2/amateur-night', outcome: 'neutral', text, marks: ['gate/opened'] });
}

/** The vehicle that somebody came in; null for one who came on foot. */
export function cameIn({ setup, state }: DeluxeGame, person: PersonId): Vehicle | null {
  return state.vehicles.find(({ id }) => modelOf(setup, id).crew.some((one) => one.id === person)) ?? null;
}

/** Fire across a safe line bars whoever fired; fire at one who gave up is legal, and remembered. */
export function judgeFire(game: DeluxeGame, firer: Vehicle | null, from: Point, target: FireTarget): void {
  const wrong = wrongOf(game, from, target);
  if (wrong === null || firer === null) return;
  const name = nameOf(game, firer);
  const before = firer.conduct ?? [];
  if (wrong === 'surrender') {
    if (!before.includes('merciless')) firer.conduct = [...before, 'merciless'];
    const text = `${name} fires at somebody who has given up. It is legal, and will be remembered.`;
    game.emit({ kind: 'foul', rule: EVENTS, about: firer.id, outcome: 'bad', text, marks: ['foul/surrender'] });
    return;
  }
  noteEscape(game, firer);
  firer.conduct = [...before, 'barred'];
  firer.surrendered = true;
  const text = `Foul: ${name} fires across a safe line, and is disqualified.`;
  game.emit({ kind: 'foul', rule: LINES, about: firer.id, outcome: 'bad', text, marks: ['foul/safe-line'] });
}

/** Whoever drives gives up for all aboard. */
export function surrender(game: DeluxeGame, vehicle: Vehicle): void {
  vehicle.surrendered = true;
  const text = `${nameOf(game, vehicle)} gives up.`;
  game.emit({ kind: 'surrender', rule: EVENTS, about: vehicle.id, outcome: 'bad', text, marks: ['surrender'] });
}
