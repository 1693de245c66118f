import { roll } from '@hardtop/kernel';
import { TOUCHED_ON } from '../../catalog/dropped-weapons.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { tireName } from '../queries/tires.ts';
import type { Counter } from '../state/counters.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, isUpright, type Vehicle } from '../state/state.ts';
import { damageTire } from './tires.ts';

const RULE = 'deluxe/V.5/spikes';

/** Every tire may find a spike; spikes are no hazard in themselves. */
export function* runOverSpikes(game: DeluxeGame, vehicle: Vehicle, { laid }: Counter, isOn: boolean): DeluxePlay {
  if (!isUpright(vehicle)) return;
  const chance = isOn ? TOUCHED_ON.counter : TOUCHED_ON.beside;
  const damage = spikesOf(laid?.weapon ?? 'SD');
  const where = isOn ? 'over spikes' : 'past spikes';
  const about = vehicle.id;
  game.emit({ kind: 'spikes', rule: RULE, about, outcome: 'bad', text: `${nameOf(game, vehicle)} drives ${where}.` });
  const { wheels } = modelOf(game.setup, vehicle.id);
  const seat = ownerOf(game, vehicle);
  for (const [i, tire] of vehicle.tires.entries()) {
    if (tire.dp <= 0 || wheels[i]?.spikeProof === true) continue;
    const name = tireName(vehicle, tire);
    const found = yield* roll(game, '1d', { seat, rule: RULE, purpose: `whether the ${name} meets a spike` });
    const isHit = found.total <= chance;
    const text = `${nameOf(game, vehicle)}: ${name} ${isHit ? 'meets a spike' : 'is spared'}: ${chance} in 6, rolled ${found.total}.`;
    game.emit({ kind: 'spikes', rule: RULE, about, roll: found, outcome: isHit ? 'bad' : 'good', text });
    if (!isHit) continue;
    const hits = yield* roll(game, damage, { seat, rule: RULE, purpose: `the spike in the ${name}`, atLeast: 0 });
    yield* damageTire(game, vehicle, tire, hits.total, { label: 'Spikes', rule: RULE, wheels: 'kept' });
  }
}

function spikesOf(id: Parameters<typeof weaponRow>[0]): string {
  for (const special of weaponRow(id).special) if (special.kind === 'spikes') return special.tires;
  throw new Error(`${id} drops no spikes`);
}
