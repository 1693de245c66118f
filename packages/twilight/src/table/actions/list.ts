import { type ActionKind, kindIdOf } from './action-kind.ts';
import { aim } from './aim.ts';
import { fire } from './fire.ts';
import { move } from './move.ts';
import { posture } from './posture.ts';
import { reload } from './reload.ts';
import { wait } from './wait.ts';

/** Everything a person may do in his slot, in the order in which it is offered. */
export const ACTIONS: readonly ActionKind[] = [fire, aim, reload, move, posture, wait];

const BY_ID = new Map(ACTIONS.map((kind) => [kind.id, kind]));

/** The kind that an option belongs to. */
export function kindOf(option: string): ActionKind {
  const kind = BY_ID.get(kindIdOf(option));
  if (kind === undefined) throw new Error(`no action ${option}`);
  return kind;
}
