import type { Person } from '../table/state/person.ts';
import type { State } from '../table/state/state.ts';

/** What people have now that those of an older game have not: nobody has thrown off a helmet, come through fire, or gone out of sight in this phase. */
const NEW = { throughFire: false, bareheaded: false, glimpses: [] } as const satisfies Partial<
  Record<keyof Person, unknown>
>;

/** What later versions brought is in their rules: a game of an older one stands as it stood. */
export function asItStood(state: unknown): State {
  const old = state as State;
  return {
    ...old,
    people: old.people.map((person) => ({ ...NEW, ...person, glimpses: [...(person.glimpses ?? [])] })),
  };
}
