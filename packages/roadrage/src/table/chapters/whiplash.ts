import { bodyOf, crewOf, has } from '../queries/figures.ts';
import { clingersOf } from '../queries/places.ts';
import { whiplashPoints } from '../queries/ram-dice.ts';
import { strapSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { hurt } from './wounds.ts';

const RULE = 'roadrage/ram/whiplash';

/** Half the dice taken, in points, to everybody in it; who clings to the outside has nothing to hold him. */
export function* whiplash(game: RoadGame, vehicle: Vehicle, dice: number): RoadPlay {
  const points = whiplashPoints(dice);
  if (points === 0) return;
  // Riders have no straps: they fall instead.
  const crew = bodyOf(game, vehicle).bike ? [] : crewOf(game, vehicle);
  const clingers = clingersOf(game.state, vehicle);
  if (crew.length + clingers.length === 0) return;
  const harnessed = has(game, vehicle, 'safetyHarnesses');
  const text = `Whiplash in ${vehicle.name}: ${points} point${points === 1 ? '' : 's'} each.`;
  const marks = harnessed ? ['option/safetyHarnesses'] : [];
  game.emit({ kind: 'whiplash', rule: RULE, about: vehicle.id, text, outcome: 'bad', marks });
  const save = strapSave(game, vehicle);
  for (const person of crew) yield* hurt(game, person, points, save, 'whiplash', RULE);
  for (const person of clingers) yield* hurt(game, person, points, null, 'whiplash', RULE);
}
