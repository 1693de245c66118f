import type { Side } from '../../catalog/dashboard.ts';
import { type SixthPlay, setOff } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';

// The sliders of the dashboard.

/** What struck them, where that is on the list of what can happen. */
type Marks = readonly string[];
const NO_MARKS: Marks = [];

/** Down to 0 of the slider; gives back what the tires could not take. */
export function tireDamage(game: SixthGame, car: Car, points: number, marks: Marks = NO_MARKS): number {
  const taken = Math.min(points, car.tires);
  if (taken > 0) {
    car.tires -= taken;
    game.emit({
      kind: 'tires',
      rule: 'sixth/damage/tires',
      about: car.id,
      outcome: 'bad',
      text: `${car.name} loses ${taken} off the tires: ${car.tires} left.`,
      harm: [{ piece: car.id, style: 'wheel', points: taken }],
      marks,
    });
  }
  return points - taken;
}

/** At 0 the player is out. */
export function* powerDamage(game: SixthGame, car: Car, points: number, marks: Marks = NO_MARKS): SixthPlay {
  car.power = Math.max(0, car.power - points);
  const text = `${car.name}: power ${car.power}.`;
  game.emit({ kind: 'power', rule: 'sixth/damage/power-plant', about: car.id, outcome: 'bad', text, marks });
  if (car.power === 0) yield* setOff(game, { kind: 'eliminate', car: car.id, how: 'power' });
}

/** It does no harm before the next round. Says whether it was lit: a side burns once. */
export function ignite(game: SixthGame, car: Car, side: Side, marks: Marks = NO_MARKS): boolean {
  if (car.fire[side]) return false;
  car.fire[side] = true;
  game.emit({
    kind: 'fire',
    rule: 'sixth/damage/fire',
    about: car.id,
    outcome: 'bad',
    text: `${car.name} is on fire on the ${side}.`,
    harm: [{ piece: car.id, style: 'fire', spot: side }],
    marks,
  });
  return true;
}
