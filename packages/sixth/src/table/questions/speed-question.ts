import { type Ask, answerOf, type Option, type Preview } from '@hardtop/kernel';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { handful } from '../queries/handfuls.ts';
import { spreadOfDice } from '../queries/odds.ts';
import { hardAccelerationCost, hardBrakingCost, legalSpeeds, type SpeedChoice } from '../queries/speeds.ts';
import { drivenSpeed } from '../queries/tokens.ts';
import type { Car, SixthGame } from '../state/state.ts';

export const speedId = ({ speed, reverse, hard }: SpeedChoice): string =>
  `${reverse ? 'reverse' : String(speed)}${hard === null ? '' : `-${hard}`}`;

const HOW = { accelerate: 'Accelerate hard to', brake: 'Brake hard to' } as const;

function labelOf(car: Car, { speed, reverse, hard }: SpeedChoice): string {
  const goal = reverse ? 'reverse' : speed === 0 ? 'a halt' : `speed ${speed}`;
  if (hard !== null) return `${HOW[hard]} ${goal}`;
  if (speed === car.speed && reverse === car.reverse) return `Keep ${goal}`;
  return speed > car.speed ? `Accelerate to ${goal}` : `Slow to ${goal}`;
}

function priceOf(car: Car, { hard }: SpeedChoice): { readonly text: string; readonly ruin: boolean } {
  if (hard === 'accelerate') {
    const cost = hardAccelerationCost(car);
    return { text: cost === 0 ? 'Free of charge. ' : `Power ${car.power - cost}. `, ruin: cost >= car.power };
  }
  if (hard === null) return { text: '', ruin: false };
  const cost = hardBrakingCost(car);
  return { text: cost === 0 ? 'Free of charge. ' : `Tires ${car.tires - cost}. `, ruin: false };
}

/** What the dashboard gives at these speeds is from a single source. */
const SLOW = 1;

function previewOf(car: Car, choice: SpeedChoice): Preview {
  const points = drivenSpeed(choice);
  const { text, ruin } = priceOf(car, choice);
  const shields = spreadOfDice({ yellow: points }).reduce((sum, { skid, chance }) => sum + skid * chance, 0);
  const moves = points === 1 ? '1 movement point' : `${points} movement points`;
  return {
    text: `${text}${moves}, ${points} yellow ${points === 1 ? 'die' : 'dice'} in defense.`,
    handfuls: handful('Defense', { yellow: points }),
    caveats: choice.speed <= SLOW ? [RECONSTRUCTED.slowControl] : [],
    warnings: ruin ? ['The power plant is at its end: you would be out'] : [],
    facts: { speed: points, shields },
  };
}

function optionOf(car: Car, choice: SpeedChoice): Option {
  const label = labelOf(car, choice);
  const goal = choice.reverse ? 'reverse' : String(choice.speed);
  return { id: speedId(choice), label, words: [goal, label.toLowerCase()], preview: () => previewOf(car, choice) };
}

export function speedQuestion({ setup }: SixthGame, car: Car): Ask {
  const keep = { speed: car.speed, reverse: car.reverse, hard: null };
  const choices = legalSpeeds(setup, car);
  const kept = choices.find((choice) => speedId(choice) === speedId(keep));
  return {
    seat: car.seat,
    topic: 'speed',
    rule: 'sixth/round/adjust-speed',
    about: car.id,
    prompt: `${car.name} is at ${car.reverse ? 'reverse' : `speed ${car.speed}`}. Adjust?`,
    options: () => choices.map((choice) => optionOf(car, choice)),
    suggested: answerOf(speedId(kept ?? { ...keep, reverse: false })),
  };
}
