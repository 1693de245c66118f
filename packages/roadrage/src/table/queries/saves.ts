import { GEAR } from '../../catalog/characters.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { WHIPLASH } from '../../catalog/rams.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { characterOf, has } from './figures.ts';

/** The best save of what a person wears against this, or null. */
export function gearSave(game: RoadGame, person: Person, against: 'ranged' | 'falls' | 'other'): number | null {
  let best: number | null = null;
  for (const id of characterOf(game.setup, person).gear) {
    const gear = GEAR[id];
    if (gear.against !== 'all' && gear.against !== against) continue;
    best = best === null ? gear.save : Math.min(best, gear.save);
  }
  return best;
}

/** The lowest die that saves a point for those strapped in. */
export function strapSave(game: RoadGame, vehicle: Vehicle): number {
  const harness = OPTIONS.safetyHarnesses.effects.whiplashSave;
  return has(game, vehicle, 'safetyHarnesses') && harness !== undefined ? harness : WHIPLASH.seatbelt;
}
