import type { Motion, Pose } from '@hardtop/geometry';
import { roll, setOff } from '@hardtop/kernel';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { BLADES_IN_PASSING } from '../../catalog/blades.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import { SQUARE } from '../../catalog/units.ts';
import { bladeHits, hasBlades } from '../queries/blades.ts';
import { isAlive } from '../queries/crew.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { reaches } from '../queries/on-way.ts';
import { personName } from '../queries/people.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import type { DeluxeGame, Pedestrian, Vehicle } from '../state/state.ts';
import { hurtPedestrian } from './crew.ts';

const RULE = 'deluxe/VIII.8/blades';

/** What blades add for somebody who is run down. */
export function bladesAdd(vehicle: Vehicle): number {
  return hasBlades(vehicle) ? ACCESSORIES.cycleblades.special.addsDamage : 0;
}

/** A person with the squares around him: who comes into these passes by. */
const BESIDE = {
  length: COUNTERS.pedestrian.length + 2 * SQUARE,
  width: COUNTERS.pedestrian.width + 2 * SQUARE,
} as const;

/** Those whom a vehicle has come beside on a way and not run down may be caught by its blades, each once as it comes up to him (H-204). */
export function* passBy(
  game: DeluxeGame,
  vehicle: Vehicle,
  from: Pose,
  way: Motion,
  under: readonly Pedestrian[],
): DeluxePlay {
  if (vehicle.blades === undefined || !hasBlades(vehicle)) return;
  for (const pedestrian of game.state.pedestrians) {
    const { person, pose, level } = pedestrian;
    if (level !== vehicle.level || !isAlive(person) || under.includes(pedestrian)) continue;
    const at = reaches(vehicle, from, way, pose, BESIDE);
    if (at !== null && at > 0) yield* slash(game, vehicle, pedestrian);
  }
}

function* slash(game: DeluxeGame, vehicle: Vehicle, pedestrian: Pedestrian): DeluxePlay {
  const { dice, hitsOn, hazard } = BLADES_IN_PASSING;
  const who = personName(game.setup, pedestrian.person);
  const purpose = `whether its blades reach ${who}`;
  const rolled = yield* roll(game, dice, { seat: ownerOf(game, vehicle), rule: RULE, purpose });
  const isHit = rolled.total <= hitsOn;
  const hits = bladeHits(vehicle.speed);
  const fate = isHit ? `its blades catch ${who} for ${hits}` : `its blades miss ${who}`;
  const text = `${nameOf(game, vehicle)} passes close by: ${fate}, ${hitsOn} in 6, rolled ${rolled.total}.`;
  game.emit({ kind: 'blades', rule: RULE, about: vehicle.id, roll: rolled, outcome: isHit ? 'bad' : 'neutral', text });
  if (!isHit) return;
  yield* hurtPedestrian(game, pedestrian, hits, { rule: RULE, bodyArmor: true });
  const trouble = { label: 'Blades in somebody', difficulty: hazard, rule: RULE } as const;
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble });
}

/** A roll takes blades off the frame. */
export function breakBlades({ blades }: Vehicle): void {
  if (blades?.welded === true) blades.lost = true;
}
