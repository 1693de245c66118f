import { type Motion, slideLeg } from '@hardtop/geometry';
import { IDLE } from '@hardtop/kernel';
import { MANEUVERS } from '../../catalog/maneuvers.ts';
import { bootleggerEnd, type Choice, motionOf } from '../queries/maneuver-shape.ts';
import { inchesIn } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { slickModifiers } from '../queries/slicks.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, onMap, sizeOf, type Vehicle } from '../state/state.ts';
import { attempt } from './control.ts';
import { troubleOf } from './maneuver.ts';
import { damageTire } from './tires.ts';
import { type Journey, travel } from './travel.ts';

const { rule: RULE, shape: SHAPE } = MANEUVERS.bootlegger;

/** Sideways along the way it was going: the side ahead counts as its front, at a speed of its own (K-12). */
function* slew(game: DeluxeGame, vehicle: Vehicle, motion: Motion, text: string): DeluxePlay<Journey> {
  const heading = vehicle.bootlegger?.heading ?? vehicle.pose.h;
  return yield* travel(game, vehicle, motion, 'skid', { rule: RULE, text, speed: SHAPE.strikesAt, heading });
}

/** The first leg: half about, a point off every tire, and the hardest control roll of all. */
export function* beginBootlegger(game: DeluxeGame, vehicle: Vehicle, choice: Choice): DeluxePlay {
  const { speed, pose } = vehicle;
  const side = choice.side ?? 'left';
  const trouble = troubleOf(vehicle, choice);
  const bootlegger = { heading: pose.h, side, lost: false };
  vehicle.bootlegger = bootlegger;
  const name = nameOf(game, vehicle);
  const motion = motionOf(pose, choice, 1, sizeOf(vehicle));
  const slick = slickModifiers(game.state, vehicle, motion);
  const { completed } = yield* slew(game, vehicle, motion, `${name} throws itself into a bootlegger, ${side}.`);
  if (vehicle.gone) return;
  const left = vehicle.tires.filter(({ dp }) => dp > 0);
  for (const tire of left)
    yield* damageTire(game, vehicle, tire, SHAPE.tirePoints, { label: 'Bootlegger', rule: RULE, wheels: 'kept' });
  const { heading } = bootlegger;
  const context = { maneuver: choice.maneuver, side, heading, speed: vehicle.speed === 0 ? 0 : speed, slick };
  if (trouble !== null) yield* attempt(game, vehicle, trouble, context);
  const burst = left.some(({ dp }) => dp <= 0);
  if (!completed || burst || vehicle.pending !== null) lose(game, vehicle);
}

/** There will be no second leg: it slides on the way it was going, and stands as the next turn begins. */
export function lose(game: DeluxeGame, vehicle: Vehicle): void {
  const { bootlegger } = vehicle;
  if (bootlegger === null || bootlegger.lost) return;
  bootlegger.lost = true;
  const text = `${nameOf(game, vehicle)} does not come round: it slides on, and will stand when the turn is over.`;
  game.emit({ kind: 'bootlegger', rule: RULE, about: vehicle.id, outcome: 'bad', text });
}

/** The second leg comes by itself, and ends at rest and facing back. */
export function* endBootlegger(game: DeluxeGame, vehicle: Vehicle): DeluxePlay<Journey> {
  const { bootlegger } = vehicle;
  if (bootlegger === null) throw new Error(`${vehicle.id} is in no bootlegger`);
  const motion = bootleggerEnd(vehicle.pose, bootlegger.heading, bootlegger.side);
  const journey = yield* slew(game, vehicle, motion, `${nameOf(game, vehicle)} comes round and stops.`);
  vehicle.speed = 0;
  vehicle.owesShort = false;
  vehicle.bootlegger = null;
  return journey;
}

/** Out of control between the legs: on along the old way, for as far as this move goes. */
export function* slideOn(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { bootlegger } = vehicle;
  if (bootlegger === null) return;
  const inches = inchesIn(vehicle.speed, game.state.phase);
  yield* slew(game, vehicle, [slideLeg(bootlegger.heading, inches)], `${nameOf(game, vehicle)} slides on sideways.`);
}

/** As a turn begins: who had no move left for the second leg makes it now; who has lost it stands (M-09). */
export function settleBootleggers(game: DeluxeGame): DeluxePlay {
  return game.state.vehicles.some(({ bootlegger }) => bootlegger !== null) ? comeRound(game) : IDLE;
}

function* comeRound(game: DeluxeGame): DeluxePlay {
  for (const vehicle of onMap(game.state)) {
    if (vehicle.bootlegger === null) continue;
    if (vehicle.bootlegger.lost || vehicle.pending !== null || vehicle.rolling !== null) vehicle.bootlegger = null;
    else yield* endBootlegger(game, vehicle);
  }
}
