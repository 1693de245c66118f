import type { Ask } from '@hardtop/kernel';
import type { DeluxeAsked } from '../queries/asked.ts';
import { vehicleOf, type World } from '../state/state.ts';
import { nextJumpStartQuestion } from './fire-options.ts';
import { jumpStartManeuverQuestion } from './maneuver-question.ts';
import { jumpStartSpeedQuestion } from './speeds.ts';

/** The three questions of the Jump-Start game. */
export function jumpStartQuestion(world: World, asked: DeluxeAsked): Ask {
  switch (asked.topic) {
    case 'fire':
      return nextJumpStartQuestion(world, asked.seat, asked.declared);
    case 'speed':
      return jumpStartSpeedQuestion(world, vehicleOf(world.state, asked.vehicle));
    case 'maneuver':
      return jumpStartManeuverQuestion(world, vehicleOf(world.state, asked.vehicle));
    default:
      throw new Error(`the Jump-Start game does not ask about ${asked.topic}`);
  }
}
