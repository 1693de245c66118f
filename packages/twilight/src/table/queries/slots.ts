import { isFriendly } from '../../scenarios/known-file.ts';
import type { Person, PersonId } from '../state/person.ts';
import { sheetOf, type Table } from '../state/state.ts';
import { canAct } from './able.ts';
import { initiativeOf } from './initiative.ts';

/** Who cannot act is passed over; whoever is frozen for a second phase may still lie down. */
export function mayAct({ setup, state }: Table, person: Person): boolean {
  if (!canAct(person) || person.acted) return false;
  // A wound takes from initiative at once: who falls below the phase has no slot in it any more (L2601).
  if (initiativeOf(setup, person) < (person.repeats === null ? state.phase : 1)) return false;
  if (person.frozen === 0) return true;
  const { frozenFor, posture, at } = person;
  return frozenFor >= 1 && posture !== 'prone' && at !== null && sheetOf(setup, person).kind !== 'animal';
}

/**
 * The slots of a phase as somebody knows them: his own people's in their order, and before them an empty one while it is another's turn.
 * How many slots others have would tell who of them has fallen out of sight.
 */
export function knownQueue(table: Table, viewer: number | null): PersonId[] {
  const { setup, state } = table;
  const personAt = (id: PersonId): Person | undefined => state.people[Number(id.slice(1)) - 1];
  const isOwn = (id: PersonId): boolean => isFriendly(setup, viewer, personAt(id)?.side ?? -1);
  const next = state.queue.find((id) => {
    const person = personAt(id);
    // Who has acted may be at it still: then others are asked in his slot.
    return person === undefined || isOwn(id) || person.acted || mayAct(table, person);
  });
  const own = state.queue.filter(isOwn);
  return next === undefined || isOwn(next) ? own : ['', ...own];
}
