import type { Ask, AskData } from './decision.ts';
import { makeDice } from './dice.ts';
import { OpenQuestion } from './open-question.ts';
import type { DiceRequest } from './play.ts';

/** Dice and cards typed in are a question like any other, one number per die. */
export function diceQuestion(request: DiceRequest): OpenQuestion {
  const { seat, to } = request;
  const asked: AskData = to === undefined ? { seat, topic: 'dice' } : { seat, topic: 'dice', secret: true };
  return OpenQuestion.from(askFor(request), asked);
}

function askFor({ seat, spec, rule, purpose, names }: DiceRequest): Ask {
  const params = Array.from({ length: spec.count }, (_, i) => ({
    name: `d${i + 1}`,
    label: spec.count === 1 && names !== undefined ? 'Which' : `Die ${i + 1}`,
    min: 1,
    max: spec.sides,
    step: 1,
    ...(names === undefined ? {} : { names }),
  }));
  const what = names === undefined ? `Roll ${makeDice(spec)}` : 'Say what came up';
  const prompt = `${what} for ${purpose}.`;
  const label = names === undefined ? makeDice(spec) : purpose;
  const options = () => [{ id: 'roll', label, words: ['roll'], params, preview: () => ({ text: prompt }) }];
  return { seat, topic: 'dice', rule, prompt, options };
}
