import type { ActionKind } from './actions/action-kind.ts';
import { kindIdOf } from './actions/action-kind.ts';
import { aim } from './actions/aim.ts';
import { fire } from './actions/fire.ts';
import { reload } from './actions/reload.ts';
import { wait } from './actions/wait.ts';

/** Everything a person may do in his slot, in the order in which it is offered. */
export const ACTIONS: readonly ActionKind[] = [fire, aim, reload, wait];

const BY_ID = new Map(ACTIONS.map((kind) => [kind.id, kind]));

/** The kind that an option belongs to. */
export function kindOf(option: string): ActionKind {
  const kind = BY_ID.get(kindIdOf(option));
  if (kind === undefined) throw new Error(`no action ${option}`);
  return kind;
}
