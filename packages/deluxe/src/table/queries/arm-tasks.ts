// What somebody on foot can do about his weapons, a turn or two long (deluxe/VI/tripod-weapons, deluxe/VI/ammo-clips).

import { HANDLING_ARMS } from '../../catalog/people.ts';
import type { Setup } from '../state/setup.ts';
import { type Arm, armAs, handsOf } from './hands.ts';
import type { Actor } from './on-foot.ts';

export interface ArmTask {
  readonly kind: 'set-up' | 'reload';
  readonly arm: Arm;
  readonly turns: number;
}

const NONE: readonly ArmTask[] = [];

/** Tripods that do not stand, and weapons that a spare load would fill. */
export function armTasksOf(setup: Setup, { person, acts }: Actor): readonly ArmTask[] {
  const hands = handsOf(setup, person);
  if (hands === null) return NONE;
  const tasks: ArmTask[] = [];
  for (const model of hands.arms) {
    const arm = armAs(model, person);
    if (arm === null || arm.state.dp === 0) continue;
    const { special } = arm.row;
    if (special.kind === 'tripod' && acts.tripod !== model.id)
      tasks.push({ kind: 'set-up', arm, turns: HANDLING_ARMS.turnsToSetUp });
    const isFull = arm.state.shots >= model.shots;
    if (isFull || (arm.state.clips ?? 0) === 0) continue;
    const turns = special.kind === 'tripod' ? special.reloadTurns : HANDLING_ARMS.turnsToReload;
    tasks.push({ kind: 'reload', arm, turns });
  }
  return tasks;
}
