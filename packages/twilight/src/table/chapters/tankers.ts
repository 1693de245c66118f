import { TANKER_FIRE } from '../../catalog/burns.ts';
import { isLost } from '../queries/crews.ts';
import { ringsBetween, sameCell } from '../queries/position.ts';
import { type Explosion, setOff, type TwilightPlay } from '../state/effects.ts';
import { type TwilightGame, vehicleSheetOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { rollAndTell } from './telling.ts';

const RULE = 'twilight/adventures/tanker-fires';

const isLoaded = ({ setup }: TwilightGame, vehicle: Vehicle): boolean =>
  vehicleSheetOf(setup, vehicle).tanker && !isLost(vehicle) && vehicle.burningSince === null;

/** What goes off at a tanker may light its load, whatever it strikes: phosphorus and thermite do, a blast in contact by the excess of its penetration. */
export function* lightTankers(game: TwilightGame, { at, contact, agent, penetration }: Explosion): TwilightPlay {
  for (const vehicle of game.state.vehicles) {
    if (vehicle.at === null || !sameCell(vehicle.at, at) || !isLoaded(game, vehicle)) continue;
    const isHot = agent === 'phosphorus' || agent === 'thermite';
    const isTouched = contact === vehicle.id && penetration !== null;
    if (isHot || (isTouched && (yield* catches(game, vehicle, penetration - TANKER_FIRE.armor))))
      yield* setOff(game, { kind: 'vehicle-burns', vehicle: vehicle.id });
  }
}

function* catches(game: TwilightGame, { id, name, seat }: Vehicle, excess: number): TwilightPlay<boolean> {
  const told = { seat, rule: RULE, purpose: 'whether the load catches fire', ids: [id] } as const;
  const { total } = yield* rollAndTell(game, '1d100', told, (rolled) => {
    const burns = rolled.total <= excess;
    const text = burns ? `The load of ${name} catches fire.` : `The load of ${name} does not catch fire.`;
    return { kind: 'load-burns', about: id, outcome: burns ? 'bad' : 'good', text, marks: [burns ? 'tanker/lit' : 'tanker/unlit'] }; // biome-ignore format: one event
  });
  return total <= excess;
}

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
