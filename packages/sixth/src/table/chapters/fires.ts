import { ask } from '@hardtop/kernel';
import { FIRE, SIDES, type Side } from '../../catalog/dashboard.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { effectsOf } from '../queries/cards.ts';
import { effectMark } from '../queries/marks.ts';
import { burningSides, LET_BURN } from '../questions/fire-questions.ts';
import type { SixthPlay } from '../state/effects.ts';
import { type Car, printOf, type SixthGame } from '../state/state.ts';
import { payControl } from './control.ts';
import { basicDamage } from './damage.ts';
import { damageCard } from './internal.ts';

/** One player's fires: first what is put out, then what burns on does its damage, side by side as the owner likes. */
export function* manageFires(game: SixthGame, car: Car): SixthPlay {
  yield* extinguish(game, car);
  const done: Side[] = [];
  while (car.out === null) {
    const side = yield* nextToBurn(game, car, done);
    if (side === null) return;
    done.push(side);
    yield* burn(game, car, side);
  }
}

function* extinguish(game: SixthGame, car: Car): SixthPlay {
  while (burningSides(car).length > 0 && car.control >= FIRE.control) {
    const asked: SixthAsked = { seat: car.seat, topic: 'extinguish', car: car.id };
    const { option } = yield* ask(game, asked);
    if (option === LET_BURN) return;
    const side = SIDES.find((one) => one === option);
    if (side === undefined) throw new Error(`no side ${option}`);
    payControl(game, car, FIRE.control);
    car.fire[side] = false;
    const text = `${car.name} puts out the fire on the ${side}.`;
    game.emit({ kind: 'put-out', rule: 'sixth/round/manage-fires', about: car.id, outcome: 'good', text });
  }
}

function* nextToBurn(game: SixthGame, car: Car, done: readonly Side[]): SixthPlay<Side | null> {
  const sides = burningSides(car).filter((side) => !done.includes(side));
  const [only] = sides;
  if (only === undefined || sides.length === 1) return only ?? null;
  const asked: SixthAsked = { seat: car.seat, topic: 'burn', car: car.id, done };
  const { option } = yield* ask(game, asked);
  return sides.find((side) => side === option) ?? null;
}

/** A suppressor takes the point itself and puts that fire out, also with its last one. */
function* burn(game: SixthGame, car: Car, side: Side): SixthPlay {
  const [suppressor] = effectsOf(car, 'absorbsFire');
  if (suppressor === undefined) return yield* basicDamage(game, car, side, FIRE.damage, 'fire');
  damageCard(game, car, suppressor.card, FIRE.damage, [effectMark(suppressor.card, 'absorbsFire')]);
  car.fire[side] = false;
  const text = `The ${printOf(suppressor.card).name} of ${car.name} puts out the fire on the ${side}.`;
  game.emit({ kind: 'put-out', rule: 'sixth/cards/fire-suppressor', about: car.id, outcome: 'good', text });
}
