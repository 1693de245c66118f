import type { Ask, Known } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { TwilightAsked } from './queries/asked.ts';
import { ActQuestion } from './questions/act-question.ts';
import { shiftQuestion } from './questions/shift-question.ts';
import {
  downQuestion,
  goOnQuestion,
  marchQuestion,
  opportunityQuestion,
  repeatQuestion,
  repeatWhatQuestion,
} from './questions/turn-questions.ts';
import { gameIn } from './state/looked-at.ts';
import { personOf, type State } from './state/state.ts';

/** Every question of the table, made from what a seat knows. */
export function questionOf(known: Known<Setup, State>, asked: TwilightAsked): Ask {
  const game = gameIn(known);
  switch (asked.topic) {
    case 'act':
      return new ActQuestion(game, personOf(game.state, asked.person), asked.gait);
    case 'down':
      return downQuestion(game, personOf(game.state, asked.person));
    case 'opportunity':
      return opportunityQuestion(game, personOf(game.state, asked.person), asked.target, asked.wasSeen);
    case 'shift':
      return shiftQuestion(game, personOf(game.state, asked.person), asked.shift);
    case 'repeat':
      return repeatQuestion(game, asked.seat);
    case 'repeat-what':
      return repeatWhatQuestion(game, personOf(game.state, asked.person));
    case 'go-on':
      return goOnQuestion(personOf(game.state, asked.person));
    case 'march':
      return marchQuestion(game, asked.squad);
  }
}
