import { type Answer, answerOf, type Decision, startingParams } from '@hardtop/kernel';
import { type RoadGame, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { chooseMove, choosePush } from './driving.ts';
import type { Goal, Temper } from './goal.ts';
import { chooseWalk } from './on-foot.ts';
import { sceneOf } from './scene.ts';
import { chooseShot } from './shooting.ts';
import { chooseSpeed } from './speeding.ts';
import { chooseSide, chooseSwipe, chooseTail } from './touching.ts';

/** Who is asked: a vehicle of one's own, or somebody on foot or clinging to a vehicle. */
export function vehicleAsked({ setup, state }: RoadGame, { about, seat }: Decision): Vehicle | null {
  const asked = state.vehicles.find(({ id }) => id === about);
  if (asked === undefined) return null;
  return asked.seat === seat || setup.starts[asked.start]?.crewSeats?.includes(seat) === true ? asked : null;
}

export function fallback(decision: Decision): Answer {
  const [option] = decision.options();
  return decision.suggested ?? (option === undefined ? answerOf('') : answerOf(option.id, startingParams(option)));
}

/** A driver's answer, by the topic; what is neither driving nor fighting is left to what the rules suggest. */
export function chooseFor(
  game: RoadGame,
  decision: Decision,
  own: Vehicle,
  goal: Goal,
  temper: Temper,
  evaluations: number,
): Answer | null {
  switch (decision.topic) {
    case 'speed':
      return chooseSpeed(sceneOf(game, own, goal, temper, true), decision, evaluations);
    case 'move':
      return chooseMove(sceneOf(game, own, goal, temper, false), decision, evaluations);
    case 'push':
      return choosePush(goal, temper, decision);
    case 'fire':
      return chooseShot(game, decision, own, goal.drops, temper.foresight);
    case 'sideswipe':
      return chooseSwipe(game, decision, own, temper);
    case 'ram-side':
      return chooseSide(decision, goal);
    case 'tail':
      return chooseTail(decision, game, own, goal);
    default:
      return null;
  }
}

/** Somebody without a car of his own under him: on foot, or on the outside of another's. */
export function chooseAlone(game: RoadGame, decision: Decision): Answer | null {
  const person = game.state.people.find(({ id }) => id === decision.about);
  if (decision.topic === 'fire') return chooseShot(game, decision, rideOf(game, decision), false, false);
  return decision.topic === 'people' && person !== undefined ? chooseWalk(game, decision, person) : null;
}

function rideOf({ state }: RoadGame, { about }: Decision): Vehicle | null {
  return about !== undefined && state.vehicles.some(({ id }) => id === about) ? vehicleOf(state, about) : null;
}
