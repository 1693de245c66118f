import { advance, distance } from '@hardtop/geometry';
import { answerOf, type BotChoice, type Decision, factsOf, NO_PARAMS, type Option } from '@hardtop/kernel';
import { CAR } from '../catalog/turning-key.ts';
import type { Setup } from '../scenarios/setup.ts';
import type { Car, State } from '../table/state/state.ts';
import { nearestFoe } from './outlook.ts';
import type { Temper } from './temper.ts';

/** So many lengths straight on are inside the arena. */
function freeLengths({ bounds }: Setup, { pose }: Car): number {
  for (let far = 1; far <= 6; far++) {
    const { x, y } = advance(pose, far * CAR.length);
    if (x < bounds.minX + 0.5 || x > bounds.maxX - 0.5 || y < bounds.minY + 0.5 || y > bounds.maxY - 0.5)
      return far - 1;
  }
  return 6;
}

/** Fast over distance, slow before a wall; a standing car has no dice in defense. */
function wantedSpeed(setup: Setup, state: State, car: Car, temper: Temper): number {
  const foe = nearestFoe({ setup, state }, car);
  const far = foe === null ? 0 : distance(foe.pose, car.pose);
  const room = freeLengths(setup, car);
  const wanted = far > temper.range + 3 ? temper.cruise + 1 : temper.cruise;
  return Math.max(room === 0 ? 0 : 1, Math.min(wanted, room + 1, car.tires <= 4 ? 2 : 5));
}

/** Backs off with the nose at a wall, else drives as fast as the place allows. */
export function chooseSpeed(setup: Setup, state: State, car: Car, decision: Decision, temper: Temper): BotChoice {
  const wanted = wantedSpeed(setup, state, car, temper);
  let best: { readonly option: Option; readonly cost: number } | null = null;
  for (const option of decision.options()) {
    const { speed = 0 } = factsOf(option, NO_PARAMS);
    const isReverse = option.id.startsWith('reverse');
    const hard = option.id.includes('-') ? 1.2 : 0;
    // In reverse it is speed 1, and worth it only where there is no room ahead.
    const cost = Math.abs(speed - wanted) + hard + (isReverse ? (wanted === 0 ? -1.5 : 1.5) : 0);
    if (best === null || cost < best.cost) best = { option, cost };
  }
  if (best === null) return { answer: decision.suggested ?? answerOf('0'), why: 'Keeps its speed.' };
  const why = wanted === 0 ? 'There is no room ahead.' : `Wants about speed ${wanted} here.`;
  return { answer: answerOf(best.option.id), why };
}
