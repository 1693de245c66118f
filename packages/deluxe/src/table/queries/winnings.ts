import { modelOf } from '../state/setup.ts';
import type { Vehicle, World } from '../state/state.ts';
import { isAlive } from './crew.ts';
import { killsOf } from './fighters.ts';
import { isOut } from './out.ts';

/** What somebody takes home from an arena: the salvage of his kills, and on Amateur Night the car that he got out with (H-319). */
export function winningsOf(world: World, vehicle: Vehicle): readonly string[] {
  const { setup } = world;
  if (setup.event === undefined || !vehicle.crew.some(isAlive)) return [];
  if (vehicle.conduct?.includes('barred')) return [];
  const isHome = vehicle.left === 'gate' || !isOut(vehicle);
  const kept = setup.objective === 'amateur-night' && isHome ? ['keeps the car'] : [];
  const kills = killsOf(world).filter(({ by, salvage }) => by === vehicle.id && salvage);
  const names = kills.map(({ victim }) => modelOf(setup, victim).name);
  return names.length === 0 ? kept : [...kept, `has the salvage of ${names.join(' and ')}`];
}
