import { ask } from '@hardtop/kernel';
import type { SixthAsked } from '../queries/asked.ts';
import { effectMarks } from '../queries/marks.ts';
import { hardAccelerationCost, hardBrakingCost, legalSpeeds, type SpeedChoice } from '../queries/speeds.ts';
import { drivenSpeed } from '../queries/tokens.ts';
import { speedId } from '../questions/speed-question.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { powerDamage, tireDamage } from './tracks.ts';

/** The speed is set before the car moves; it says how many movement points there are. */
export function* adjustSpeed(game: SixthGame, car: Car): SixthPlay {
  const asked: SixthAsked = { seat: car.seat, topic: 'speed', car: car.id };
  const { option } = yield* ask(game, asked);
  const choice = legalSpeeds(game.setup, car).find((one) => speedId(one) === option);
  if (choice === undefined) throw new Error(`no speed ${option}`);
  car.speed = choice.speed;
  car.reverse = choice.reverse;
  const goal = choice.reverse ? 'reverse' : choice.speed === 0 ? 'a halt' : `speed ${choice.speed}`;
  const text = `${car.name}: ${goal}.`;
  game.emit({ kind: 'speed', rule: ruleOf(choice), about: car.id, text, marks: marksOf(car, choice) });
  yield* payForIt(game, car, choice);
  car.points = car.out === null ? drivenSpeed(car) : 0;
}

function marksOf(car: Car, { speed, reverse, hard }: SpeedChoice): readonly string[] {
  const speeds = [`speed/${reverse ? 'reverse' : speed}`];
  if (hard === null) return speeds;
  return [...speeds, ...effectMarks(car, hard === 'accelerate' ? 'freeHardAcceleration' : 'freeHardBrake')];
}

const ruleOf = ({ hard, reverse }: SpeedChoice) => {
  if (hard === 'accelerate') return 'sixth/round/hard-acceleration';
  if (hard === 'brake') return 'sixth/round/hard-braking';
  return reverse ? 'sixth/round/reverse' : 'sixth/round/adjust-speed';
};

function* payForIt(game: SixthGame, car: Car, { hard }: SpeedChoice): SixthPlay {
  if (hard === 'accelerate') {
    const cost = hardAccelerationCost(car);
    if (cost > 0) yield* powerDamage(game, car, cost);
  }
  if (hard === 'brake') tireDamage(game, car, hardBrakingCost(car));
}
