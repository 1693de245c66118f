// Plays on with random legal answers: one number makes a whole game.

import { type Ask, type Option, type Request, startingParams } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { begin } from '../table/start.ts';
import type { RoadGame } from '../table/state/state.ts';
import { segment } from '../table/turn.ts';
import { askingIn } from './asking.ts';

type Pick = (below: number) => number;

/** Numbers below a bound, the same for the same seed. */
export function picksOf(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A game on dice of this seed; events go to whoever listens. */
export function randomGame(setup: Setup, pick: Pick, emit: RoadGame['emit'] = () => {}): RoadGame {
  const take = (count: number, sides: number): readonly number[] =>
    Array.from({ length: count }, () => pick(sides) + 1);
  const state = begin(setup);
  return { setup, state, dice: { take }, emit, ...askingIn(setup, state) };
}

function paramsFor(option: Option, pick: Pick): Record<string, number> {
  const params: Record<string, number> = { ...startingParams(option) };
  for (const { name, min, max, step } of option.params ?? [])
    params[name] = min + step * pick(Math.floor((max - min) / step) + 1);
  return params;
}

/** To the next rest point. */
export function playSegment(game: RoadGame, pick: Pick, watch: (question: Ask) => void = () => {}): void {
  const answer = (question: Ask) => {
    watch(question);
    const options = question.options();
    const option = options[pick(options.length)];
    if (option === undefined) throw new Error(`no option: ${question.prompt}`);
    return { option: option.id, params: paramsFor(option, pick) };
  };
  const reply = (request: Request) => {
    if (request.kind === 'dice') throw new Error('dice are seeded');
    if (request.kind === 'ask') return { kind: 'answer', answer: answer(request.ask) } as const;
    const results = new Map(
      [...request.dialogues].map(([seat, dialogue]) => {
        let step = dialogue.next();
        while (step.done !== true) step = dialogue.next(answer(step.value));
        return [seat, step.value] as const;
      }),
    );
    return { kind: 'sealed', results } as const;
  };
  const play = segment(game);
  let step = play.next();
  while (step.done !== true) step = play.next(reply(step.value));
}
