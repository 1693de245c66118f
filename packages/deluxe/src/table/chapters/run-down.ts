import { type Pose, toLocal } from '@hardtop/geometry';
import { setOff } from '@hardtop/kernel';
import { PEDESTRIAN_DM } from '../../catalog/damage-modifier.ts';
import { HAZARDS } from '../../catalog/hazards.ts';
import { MANEUVERS } from '../../catalog/maneuvers.ts';
import type { Rational } from '../../catalog/units.ts';
import { brushcutterAdds } from '../queries/brushcutter.ts';
import { struckOn } from '../queries/collision-type.ts';
import { isAlive } from '../queries/crew.ts';
import { type CounterSide, shownAt } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { personName } from '../queries/people.ts';
import { givenDamage, makeDm, plateGives, plateTakes } from '../queries/ram.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, type Pedestrian, sizeOf, travelHeading, type Vehicle } from '../state/state.ts';
import { bladesAdd } from './blades.ts';
import { isPlated, rollRam } from './collision.ts';
import { hurtPedestrian } from './crew.ts';
import { collisionDamage } from './damage.ts';

const RULE = 'deluxe/IV.7/pedestrian-collision';

/** Somebody is run down: a ram for him, a fifth of it for the vehicle, which is not slowed, and a D3 hazard (deluxe/IV.6/pedestrian, R-12). */
export function* runDown(game: DeluxeGame, vehicle: Vehicle, pedestrian: Pedestrian, at: Pose): DeluxePlay {
  const { person } = pedestrian;
  if (!isAlive(person)) return;
  const speed = vehicle.bootlegger === null ? Math.abs(vehicle.speed) : MANEUVERS.bootlegger.shape.strikesAt;
  const side = sideTowards(vehicle, at, pedestrian);
  const who = personName(game.setup, person);
  const text = `${nameOf(game, vehicle)} runs down ${who} with its ${shownAt(vehicle, side)} at ${speed} mph.`;
  game.emit({ kind: 'collision', rule: RULE, about: vehicle.id, outcome: 'bad', text, marks: ['collision/person'] });
  yield* ram(game, vehicle, pedestrian, side, speed);
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble: HAZARDS.pedestrian });
}

/** In the simplified system he takes all of it (F-04). */
const WHOLE: Rational = { num: 1, den: 1 };

function* ram(
  game: DeluxeGame,
  vehicle: Vehicle,
  pedestrian: Pedestrian,
  side: CounterSide,
  speed: number,
): DeluxePlay {
  const rolled = yield* rollRam(game, vehicle, speed);
  if (rolled === null) return;
  const { person } = pedestrian;
  const model = modelOf(game.setup, vehicle.id);
  const car = struckOn({ vehicle, model, heading: travelHeading(vehicle), speed }, side);
  const plated = isPlated(car);
  const { simplifiedCollisions } = game.setup.variants;
  const dm = simplifiedCollisions ? WHOLE : model.dm;
  const own = givenDamage(rolled.total, dm);
  const edges = bladesAdd(vehicle) + brushcutterAdds(game.setup, vehicle, side);
  const given = (plated ? plateGives(own) : own) + (own > 0 ? edges : 0);
  const back = givenDamage(rolled.total, PEDESTRIAN_DM);
  const taken = plated ? plateTakes(back) : back;
  yield* hurtPedestrian(game, pedestrian, given, { rule: RULE, bodyArmor: false });
  const text = `Ram damage ${rolled.total}: ${given} to ${personName(game.setup, person)} (× ${makeDm(dm)}); ${taken} to ${nameOf(game, vehicle)} (× ${makeDm(PEDESTRIAN_DM)}).`;
  const harm = [
    { piece: person.id, style: 'crash', points: given },
    { piece: vehicle.id, style: 'crash', points: taken, spot: shownAt(vehicle, side) },
  ] as const;
  game.emit({ kind: 'ram', rule: RULE, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  yield* collisionDamage(game, vehicle, shownAt(vehicle, side), taken, RULE);
}

/** The side of the counter that meets him first. */
function sideTowards(vehicle: Vehicle, at: Pose, { pose }: Pedestrian): CounterSide {
  const { x, y } = toLocal(at, pose);
  const { length, width } = sizeOf(vehicle);
  if (Math.abs(y) - length / 2 >= Math.abs(x) - width / 2) return y >= 0 ? 'front' : 'back';
  return x > 0 ? 'right' : 'left';
}
