import { TANKER_FIRE } from '../../catalog/burns.ts';
import { isLost } from '../queries/crews.ts';
import { ringsBetween } from '../queries/position.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import { type TwilightGame, vehicleSheetOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { rollAndTell } from './telling.ts';

const RULE = 'twilight/adventures/tanker-fires';

/** A tanker that goes up may set fire to those beside it; each of them burns in its turn. */
export function* spreadFire(game: TwilightGame, tanker: Vehicle): TwilightPlay {
  const { setup, state } = game;
  const { at } = tanker;
  if (at === null || !vehicleSheetOf(setup, tanker).tanker) return;
  for (const other of state.vehicles) {
    if (other === tanker || isLost(other) || other.burningSince !== null || other.at === null) continue;
    if (!vehicleSheetOf(setup, other).tanker || ringsBetween(at, other.at) > TANKER_FIRE.squares) continue;
    const name = other.name;
    const told = { seat: other.seat, rule: RULE, purpose: 'the fire spreads', ids: [other.id] } as const;
    const { total } = yield* rollAndTell(game, '1d6', told, (rolled) => {
      const burns = rolled.total <= TANKER_FIRE.atMost;
      const text = burns ? `The fire spreads to ${name}.` : `${name} does not catch fire.`;
      const marks = [burns ? 'tanker/spreads' : 'tanker/spared'];
      return { kind: 'fire-spreads', about: other.id, outcome: burns ? 'bad' : 'good', text, marks };
    });
    if (total <= TANKER_FIRE.atMost) yield* setOff(game, { kind: 'vehicle-burns', vehicle: other.id });
  }
}
