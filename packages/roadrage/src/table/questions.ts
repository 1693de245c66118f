import type { Ask, Known } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { RoadAsked } from './queries/asked.ts';
import { legalSpeeds } from './queries/legal-speeds.ts';
import { aboardQuestion } from './questions/aboard-question.ts';
import { fireQuestion } from './questions/fire-declare.ts';
import { insideQuestion } from './questions/inside-question.ts';
import { moveQuestion } from './questions/move-question.ts';
import { pushQuestion } from './questions/push-question.ts';
import { ramQuestion } from './questions/ram-question.ts';
import { swipeQuestion } from './questions/sideswipe-question.ts';
import { speedQuestion } from './questions/speed-question.ts';
import { tailQuestion } from './questions/tail-question.ts';
import { topQuestion } from './questions/top-question.ts';
import { walkQuestion } from './questions/walk-question.ts';
import { gameIn } from './state/looked-at.ts';
import { personOf, type RoadGame, type State, type Vehicle, vehicleOf } from './state/state.ts';

/** Every question of the table, made from what a seat knows. */
export function questionOf(known: Known<Setup, State>, asked: RoadAsked): Ask {
  const game = gameIn(known);
  if (asked.topic === 'people') return peopleQuestion(game, asked);
  if (asked.topic === 'fire') return fireQuestion(game, personOf(game.state, asked.person), asked.taken);
  const vehicle = vehicleOf(game.state, asked.vehicle);
  switch (asked.topic) {
    case 'top':
      return topQuestion(game, vehicle);
    case 'tail':
      return tailQuestion(game, vehicle);
    case 'speed':
      return freeSpeed(game, vehicle, asked.leaving);
    case 'push':
      return pushQuestion(game, vehicle);
    case 'move':
      return nextMove(game, vehicle, asked.squares);
    case 'ram-side':
      return ramQuestion(game, vehicle, vehicleOf(game.state, asked.target), asked.heading);
    case 'sideswipe':
      return swipeQuestion(game, vehicle, vehicleOf(game.state, asked.target), asked.margin);
  }
}

function peopleQuestion(game: RoadGame, asked: RoadAsked & { readonly topic: 'people' }): Ask {
  const person = personOf(game.state, asked.person);
  switch (asked.where) {
    case 'on-foot':
      return walkQuestion(game, person);
    case 'inside':
      return insideQuestion(game, vehicleOf(game.state, asked.vehicle), person);
    case 'aboard':
      return aboardQuestion(game, vehicleOf(game.state, asked.vehicle), person);
  }
}

function freeSpeed(game: RoadGame, vehicle: Vehicle, leaving: boolean): Ask {
  const legal = legalSpeeds(game, vehicle);
  if (legal.kind === 'forced') throw new Error(`${vehicle.id} has no choice of speed`);
  return speedQuestion(game, vehicle, legal, leaving);
}

function nextMove(game: RoadGame, vehicle: Vehicle, squares: number): Ask {
  const question = moveQuestion(game, vehicle, squares, game.setup.variants.phases !== 'none');
  if (question === null) throw new Error(`${vehicle.id} has nothing to choose in its move`);
  return question;
}
