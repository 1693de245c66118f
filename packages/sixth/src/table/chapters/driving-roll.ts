import { ask } from '@hardtop/kernel';
import type { ZoneId } from '../../catalog/turning-key.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { effectsOf } from '../queries/cards.ts';
import { drivingRoll } from '../queries/driving-dice.ts';
import { rollTold } from '../queries/handfuls.ts';
import { effectMark, effectMarks } from '../queries/marks.ts';
import { resultsOf } from '../queries/rolled.ts';
import { PAY_ACES } from '../questions/driving-questions.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { payControl } from './control.ts';
import { rollDice } from './rolling.ts';
import { tireDamage } from './tracks.ts';

/** The driving roll after a movement point; gives back the skids that could not be paid. */
export function* rollDriving(game: SixthGame, car: Car, reached: ZoneId | 'slide' | null): SixthPlay<number> {
  const { dice, adds, level, hazards } = drivingRoll(game, car, car.pose, reached);
  if (Object.keys(dice).length === 0 && adds.skid + adds.wrench === 0) return 0;
  const of = { seat: car.seat, rule: 'sixth/round/driving-roll', purpose: 'driving' } as const;
  const fallen = yield* rollDice(game, dice, of);
  const rolled = resultsOf(fallen);
  const [skid, wrench] = [rolled.skid + adds.skid, rolled.wrench + adds.wrench];
  const text = `${car.name}: ${skid} skid${skid === 1 ? '' : 's'} and ${wrench} wrench${wrench === 1 ? '' : 'es'}.`;
  const outcome = skid + wrench === 0 ? 'good' : wrench > 0 || skid >= car.control ? 'bad' : 'neutral';
  const marks = [`terrain/${level}`, ...hazards.map((id) => `hazard/${id}`)];
  if (reached !== null) marks.push(...effectMarks(car, 'maneuverDice'));
  const roll = rollTold(fallen, skid);
  game.emit({ kind: 'driving-roll', rule: 'sixth/maneuver/results', about: car.id, outcome, text, marks, ...roll });
  const unpaid = payControl(game, car, skid);
  if (unpaid > 0) tireDamage(game, car, unpaid);
  const left = yield* ignoreWrenches(game, car, wrench);
  if (left > 0) tireDamage(game, car, left);
  return unpaid;
}

/** Aces may take wrenches away, again and again, where a card allows; at tires of 0 they do nothing anyway. */
function* ignoreWrenches(game: SixthGame, car: Car, wrenches: number): SixthPlay<number> {
  const [instead] = effectsOf(car, 'aceForWrench');
  let left = wrenches;
  while (instead !== undefined && left > 0 && car.tires > 0 && car.ace >= instead.effect.aces) {
    const asked: SixthAsked = { seat: car.seat, topic: 'ignore-wrench', car: car.id, wrenches: left };
    const { option } = yield* ask(game, asked);
    if (option !== PAY_ACES) break;
    car.ace -= instead.effect.aces;
    left--;
    const text = `${car.name} pays ${instead.effect.aces} aces and ignores a wrench.`;
    const marks = [effectMark(instead.card, 'aceForWrench')];
    game.emit({ kind: 'aces-paid', rule: 'sixth/cards/high-density-radials', about: car.id, text, marks });
  }
  return left;
}
