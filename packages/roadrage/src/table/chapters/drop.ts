import { makePose, type Pose } from '@hardtop/geometry';
import { WEAPONS } from '../../catalog/weapons.ts';
import { droppedName } from '../queries/actions.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf } from '../queries/figures.ts';
import { tailOf } from '../queries/grid-field.ts';
import { sizeOf } from '../queries/open-field.ts';
import type { FittedWeapon, RoadGame, Vehicle } from '../state/state.ts';
import { COUNTER_RULES } from './counters.ts';

const HALF_TURN = 1800;

/** The square right behind, of its tail if it has one; without a grid a square that begins at the tail. */
export function squareBehind(game: RoadGame, vehicle: Vehicle): Pose {
  const field = fieldOf(game);
  const { pose } = vehicle;
  const body = bodyOf(game, vehicle);
  const tail = game.setup.variants.longVehicles ? tailOf({ pose, body }) : null;
  const behind = field.step(field.kind === 'grid' ? (tail ?? pose) : pose, pose.h + HALF_TURN);
  if (field.kind === 'grid') return { ...behind, h: 0 };
  const { length } = sizeOf(body);
  const reach = (length + 1) / 2;
  return makePose(pose.x + (behind.x - pose.x) * reach, pose.y + (behind.y - pose.y) * reach, pose.h);
}

/** Lays the counter. Whoever stands there is untouched until he moves onto one. */
export function drop(game: RoadGame, vehicle: Vehicle, gun: FittedWeapon): void {
  const { counter } = WEAPONS[gun.weapon];
  if (counter === undefined) throw new Error(`${gun.weapon} drops nothing`);
  const { state } = game;
  state.dropped++;
  state.counters.push({ id: `c${state.dropped}`, kind: counter, pose: squareBehind(game, vehicle), by: vehicle.seat });
  const text = `${vehicle.name} drops ${droppedName(gun)}.`;
  const marks = [`weapon/${gun.weapon}`];
  game.emit({ kind: 'drop', rule: COUNTER_RULES[counter], about: vehicle.id, outcome: 'neutral', text, marks });
}
