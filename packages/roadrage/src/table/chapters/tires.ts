import { roll } from '@hardtop/kernel';
import { BLOWN_TIRE } from '../../catalog/damage.ts';
import { tiresLeft } from '../queries/figures.ts';
import { canLoseControl } from '../queries/in-hand.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { keepControl } from './control.ts';

const RULE = 'roadrage/fire/tires';

/** The tire is gone; the control roll is still to come. False if there was none left. */
export function loseTire(game: RoadGame, vehicle: Vehicle): boolean {
  const left = tiresLeft(game, vehicle) - 1;
  if (left < 0) return false;
  vehicle.tiresBlown++;
  const text = `A tire of ${vehicle.name} blows, ${left} left.`;
  const harm = [{ piece: vehicle.id, style: 'wheel', spot: 'back-right' }] as const;
  game.emit({ kind: 'tire', rule: RULE, about: vehicle.id, outcome: 'bad', text, harm });
  return true;
}

/** The roll for control after a tire went. */
export function* holdOnRims(game: RoadGame, vehicle: Vehicle): RoadPlay {
  if (!canLoseControl(vehicle)) return;
  const test = { safe: BLOWN_TIRE.safe, voluntary: false, reason: 'a blown tire', rule: RULE } as const;
  yield* keepControl(game, vehicle, test, { charged: true });
}

/** A tire goes: the top speed falls, and the driver rolls for control. */
export function* blowTire(game: RoadGame, vehicle: Vehicle): RoadPlay {
  if (loseTire(game, vehicle)) yield* holdOnRims(game, vehicle);
}

/** A die for each tire left; those at or above `from` blow, one after another. */
export function* riskTires(game: RoadGame, vehicle: Vehicle, from: number): RoadPlay {
  const left = tiresLeft(game, vehicle);
  // Whatever rolls over or lies on its side touches nothing with its tires.
  if (left <= 0 || vehicle.gone || vehicle.rolling !== null || vehicle.down !== 0) return;
  const rule = 'roadrage/drop/spikes';
  const rolled = yield* roll(game, `${left}d6`, { seat: vehicle.seat, rule, purpose: `${vehicle.name}'s tires` });
  const blown = rolled.values.filter((value) => value >= from).length;
  const text = `${vehicle.name}: ${blown} of ${left} tires blow.`;
  game.emit({ kind: 'tires', rule, about: vehicle.id, roll: rolled, outcome: blown > 0 ? 'bad' : 'good', text });
  for (let i = 0; i < blown; i++) yield* blowTire(game, vehicle);
}
