import type { Ask } from './decision.ts';
import { makeDice } from './dice.ts';
import type { DiceRequest } from './play.ts';

/** Dice typed in are a question like any other, one number per die. */
export function diceQuestion({ seat, spec, rule, purpose }: DiceRequest): Ask {
  const params = Array.from({ length: spec.count }, (_, i) => ({
    name: `d${i + 1}`,
    label: `Die ${i + 1}`,
    min: 1,
    max: spec.sides,
    step: 1,
  }));
  const prompt = `Roll ${makeDice(spec)} for ${purpose}.`;
  const label = makeDice(spec);
  const options = () => [{ id: 'roll', label, words: ['roll'], params, preview: () => ({ text: prompt }) }];
  return { seat, topic: 'dice', rule, prompt, options };
}
