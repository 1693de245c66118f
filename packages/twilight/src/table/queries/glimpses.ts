import type { Cell } from '../../scenarios/world.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sideBit, type Table } from '../state/state.ts';
import { isInTheOpen } from './crews.ts';
import { type FireTarget, targetOf } from './fire.ts';
import { lightsOf } from './light.ts';
import { eyesOf } from './position.ts';
import { seesSquare } from './sight.ts';

// Who was in view earlier in this phase and is so no more: he may still be fired at, where he was (L2203, TF-38).

/** The square in which his side last had him in view in this phase, if the line to it is open for this firer; null: there is none. */
function glimpseOf(table: Table, firer: Person, from: Cell, { glimpses }: Person): Cell | null {
  const at = glimpses.find(({ side }) => side === firer.side)?.at;
  return at !== undefined && seesSquare(table, from, at, lightsOf(table)) ? at : null;
}

const isFairGame = ({ state }: Table, firer: Person, other: Person): boolean =>
  (other.seenThisPhase & sideBit(firer.side)) !== 0 &&
  other.condition === 'fit' &&
  other.captive === null &&
  !other.surrendered &&
  areHostile(state, firer.side, other.side) &&
  isInTheOpen(state, other);

/** Enemies who have gone out of his sight in this phase. */
export function glimpsedBy(table: Table, firer: Person): readonly string[] {
  const { state } = table;
  const found: string[] = [];
  for (const other of state.people)
    if (other.glimpses.length > 0 && glimpsedAs(table, firer, other) !== null) found.push(other.id);
  return found;
}

function glimpsedAs(table: Table, firer: Person, other: Person): Cell | null {
  const { state } = table;
  const [from, to] = [eyesOf(state, firer), eyesOf(state, other)];
  if (from === null || to === null || !isFairGame(table, firer, other)) return null;
  return seesSquare(table, from, to, lightsOf(table)) ? null : glimpseOf(table, firer, from, other);
}

/** Somebody or something as this firer may fire at it now: where it is, or where he was in view last. */
export function shownTo(table: Table, firer: Person, id: string): FireTarget | null {
  const target = targetOf(table, id);
  if (target?.kind !== 'person' || target.person.glimpses.length === 0) return target;
  const at = glimpsedAs(table, firer, target.person);
  return at === null ? target : { ...target, at, past: true };
}
