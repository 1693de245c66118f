import type { RuleId } from '@hardtop/kernel';
import { CONSTRUCTION_HANDLING } from '../../catalog/handling.ts';
import { crewLabel } from '../queries/crew.ts';
import { gunsAboard } from '../queries/guns.ts';
import { dueFor, momentOf, moveWords } from '../queries/moving-parts.ts';
import { nameOf } from '../queries/names.ts';
import { changeClass } from '../queries/skill.ts';
import { type MovingPart, type MovingPartId, movingPartOf } from '../state/moving-parts.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, Person, Vehicle } from '../state/state.ts';
import { showGun } from './showing.ts';

const RULE_OF = {
  turret: 'deluxe/VIII.8/pop-up-turret',
  guards: 'deluxe/VIII.8/wheelguards',
  'left-door': 'deluxe/VIII.8/side-door',
  'right-door': 'deluxe/VIII.8/side-door',
} as const satisfies Record<MovingPartId, RuleId>;

/** Somebody spends his firing action on it; it is done when its time is up, whatever becomes of him. */
export function beginMove(game: DeluxeGame, vehicle: Vehicle, person: Person, id: MovingPartId): void {
  const part = movingPartOf(vehicle, id);
  if (part === null) return;
  part.due = dueFor(game.state, id);
  const [verb, what] = moveWords(id, !part.out);
  const text = `${nameOf(game, vehicle)}'s ${crewLabel(vehicle, person)} begins to ${verb} the ${what}.`;
  const marks = [`moving/${id}/${part.out ? 'in' : 'out'}`];
  game.emit({ kind: 'moving-part', rule: RULE_OF[id], about: vehicle.id, outcome: 'neutral', text, marks });
  if (id === 'turret') showTurret(game, vehicle);
}

/** As a phase begins: whatever has had its time is where it was to go. */
export function settleMovingParts(game: DeluxeGame): void {
  const now = momentOf(game.state);
  for (const vehicle of game.state.vehicles) {
    if (vehicle.moving === undefined || vehicle.gone) continue;
    for (const part of vehicle.moving) if (part.due !== null && part.due <= now) settle(game, vehicle, part);
  }
}

function settle(game: DeluxeGame, vehicle: Vehicle, part: MovingPart): void {
  part.due = null;
  part.out = !part.out;
  if (part.id === 'guards') changeClass(vehicle, (part.out ? 1 : -1) * costOfGuards(game, vehicle));
  const text = `${nameOf(game, vehicle)}: ${doneWords(part)}.`;
  game.emit({ kind: 'moving-part', rule: RULE_OF[part.id], about: vehicle.id, outcome: 'neutral', text });
}

function doneWords({ id, out }: MovingPart): string {
  switch (id) {
    case 'turret':
      return out ? 'the turret is up' : 'the turret is down';
    case 'guards':
      return out ? 'the wheelguards are down' : 'the wheelguards are up';
    case 'left-door':
      return out ? 'the left door is open, and no armor on that side' : 'the left door is shut';
    case 'right-door':
      return out ? 'the right door is open, and no armor on that side' : 'the right door is shut';
  }
}

/** Guards before the front wheels of a car cost handling class while they are down, as fixed ones always do. */
function costOfGuards({ setup }: DeluxeGame, { id }: Vehicle): number {
  const { wheels } = modelOf(setup, id);
  const inFront = wheels.some(
    ({ corner, guardRetracts }) => guardRetracts === true && (corner === 'front-left' || corner === 'front-right'),
  );
  return inFront ? CONSTRUCTION_HANDLING.frontWheelguards : 0;
}

/** Everybody sees what is in it. */
function showTurret(game: DeluxeGame, vehicle: Vehicle): void {
  if (!game.setup.hidden) return;
  for (const gun of gunsAboard(modelOf(game.setup, vehicle.id), vehicle))
    if (gun.model.at === 'turret') showGun(game, vehicle, gun);
}
