import type { World } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import { breachesOf, isBreachable, sectionAt, standingIn } from './breaches.ts';
import { isAlive } from './crew.ts';
import { isStanding, structureOf } from './structures.ts';

/** Whether what was announced as a target is still one: somebody alive, a wall that stands at that spot. */
export function isThere({ setup, state }: World, target: Exclude<FireTarget, { kind: 'vehicle' }>): boolean {
  switch (target.kind) {
    case 'person':
      return state.pedestrians.some(({ person }) => person.id === target.person && isAlive(person));
    case 'crowd':
      return target.people.some((person) => isThere({ setup, state }, { kind: 'person', person }));
    case 'structure': {
      const structure = structureOf(setup, target.structure);
      if (!isStanding(state, structure)) return false;
      if (target.spot === undefined || !isBreachable(structure)) return true;
      return standingIn(breachesOf(state, structure.id), sectionAt(structure, target.spot)) > 0;
    }
    case 'missile':
      return state.missiles.some(({ id }) => id === target.missile);
    case 'ground':
      return true;
  }
}
