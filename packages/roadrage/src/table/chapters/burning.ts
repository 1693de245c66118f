import { roll } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { FIRE } from '../../catalog/damage.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Counter, RoadGame, Vehicle } from '../state/state.ts';
import { markPoints } from './damage.ts';

const MARKERS = 'roadrage/burn/markers';
const VEHICLES = 'roadrage/burn/vehicles';

/** Phase 5: smoke, flaming oil, vehicles on fire. */
export function* burnPhase(game: RoadGame): RoadPlay {
  yield* thinOut(game);
  for (const vehicle of game.state.vehicles) if (vehicle.burning && !vehicle.gone) yield* burn(game, vehicle);
}

/** A die for each marker that does not stay for good. */
function* thinOut(game: RoadGame): RoadPlay {
  const kept: Counter[] = [];
  for (const counter of game.state.counters) {
    const { goesOn, name } = COUNTERS[counter.kind];
    if (goesOn !== null) {
      const rolled = yield* roll(game, '1d6', { seat: counter.by, rule: MARKERS, purpose: `${name} thins out` });
      const goes = rolled.total >= goesOn;
      const text = `${name} ${goes ? 'is gone' : 'stays'}.`;
      game.emit({ kind: 'marker', rule: MARKERS, about: counter.id, roll: rolled, text });
      if (goes) continue;
    }
    kept.push(counter);
  }
  if (kept.length < game.state.counters.length) game.state.counters = kept;
}

/** What a die does to a burning vehicle: points outright, dice of damage, or an end of it. */
interface BurnEffect {
  readonly out: boolean;
  readonly points: number;
  readonly dice: number;
}

/** By the table of the phase, or by the line of the turn sequence. */
export function burnEffect(form: 'table' | 'summary', die: number): BurnEffect {
  if (form === 'summary') return { out: die === FIRE.summary.outOn, points: die - FIRE.summary.less, dice: 0 };
  const effect = FIRE.table.find(({ to }) => die <= to)?.effect ?? 'nothing';
  return { out: effect === 'out', points: effect === 'point' ? 1 : 0, dice: effect === 'die' ? 1 : 0 };
}

/** Armor does not save against fire. */
function* burn(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const { seat } = vehicle;
  const rolled = yield* roll(game, '1d6', { seat, rule: VEHICLES, purpose: `fire on ${vehicle.name}` });
  const { out, points, dice } = burnEffect(game.setup.variants.fire, rolled.total);
  const text = out ? `The fire on ${vehicle.name} goes out.` : `${vehicle.name} burns.`;
  const outcome = out ? 'good' : 'bad';
  const harm = out ? {} : ({ harm: [{ piece: vehicle.id, style: 'fire' }] } as const);
  game.emit({ kind: 'burn', rule: VEHICLES, about: vehicle.id, roll: rolled, outcome, text, ...harm });
  if (out) vehicle.burning = false;
  const more =
    dice === 0 ? 0 : (yield* roll(game, `${dice}d6`, { seat, rule: VEHICLES, purpose: 'fire damage' })).total;
  yield* markPoints(game, vehicle, points + more, 'fire', VEHICLES);
}
