import { type ActionKind, kindIdOf } from './action-kind.ts';
import { aid, douse } from './aid.ts';
import { aim } from './aim.ts';
import { bite } from './bite.ts';
import { body } from './body.ts';
import { brace } from './brace.ts';
import { fire } from './fire.ts';
import { melee } from './melee.ts';
import { move } from './move.ts';
import { posture } from './posture.ts';
import { reload } from './reload.ts';
import { throwing } from './throw.ts';
import { wait } from './wait.ts';

/** Everything a person may do in his slot, in the order in which it is offered. */
export const ACTIONS: readonly ActionKind[] = [
  fire,
  aim,
  melee,
  body,
  bite,
  throwing,
  reload,
  brace,
  aid,
  douse,
  move,
  posture,
  wait,
];

const BY_ID = new Map(ACTIONS.map((kind) => [kind.id, kind]));

/** The kind that an option belongs to. */
export function kindOf(option: string): ActionKind {
  const kind = BY_ID.get(kindIdOf(option));
  if (kind === undefined) throw new Error(`no action ${option}`);
  return kind;
}
