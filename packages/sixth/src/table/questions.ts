import type { Ask, Known } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { SixthAsked } from './queries/asked.ts';
import { attackQuestion } from './questions/attack-question.ts';
import { buildQuestion } from './questions/build-question.ts';
import {
  aceForControlQuestion,
  awayQuestion,
  collideFirstQuestion,
  ignoreWrenchQuestion,
} from './questions/driving-questions.ts';
import { burningSides, burnQuestion, extinguishQuestion } from './questions/fire-questions.ts';
import { fitQuestion } from './questions/fit-question.ts';
import { internalQuestion } from './questions/internal-question.ts';
import { moveQuestion } from './questions/move-question.ts';
import { placeQuestion } from './questions/place-question.ts';
import { rerollQuestion } from './questions/reroll-question.ts';
import { speedQuestion } from './questions/speed-question.ts';
import { gameIn } from './state/looked-at.ts';
import { carOf, type State } from './state/state.ts';

/** Every question of the table, made from what a seat knows. */
export function questionOf(known: Known<Setup, State>, asked: SixthAsked): Ask {
  const game = gameIn(known);
  const car = carOf(game.state, asked.car);
  switch (asked.topic) {
    case 'build':
      return buildQuestion(game, car);
    case 'fit':
      return fitQuestion(game, car, asked.fitted);
    case 'place':
      return placeQuestion(game, car);
    case 'extinguish':
      return extinguishQuestion(car);
    case 'burn':
      return burnQuestion(
        car,
        burningSides(car).filter((side) => !asked.done.includes(side)),
      );
    case 'speed':
      return speedQuestion(game, car);
    case 'move':
      return moveQuestion(game, car);
    case 'ace-for-control':
      return aceForControlQuestion(car);
    case 'ignore-wrench':
      return ignoreWrenchQuestion(car, asked.wrenches);
    case 'collide-first':
      return collideFirstQuestion(game.setup, game.state, car, asked.among);
    case 'away':
      return awayQuestion(game, car);
    case 'attack':
      return attackQuestion(game, car);
    case 'reroll':
      return rerollQuestion(car, asked);
    case 'internal':
      return internalQuestion(car, asked.item, asked.side);
  }
}
