import { reloadActions } from '../figures/heavy/missiles.ts';
import type { Person } from '../state/person.ts';
import type { State } from '../state/state.ts';
import { loadersAt, loadersWanted, type Served, servedBy } from './guns.ts';
import { sameCell } from './position.ts';

/** A weapon that somebody can load with a kind of round. */
export interface Loading {
  readonly served: Served;
  readonly round: string;
  /** Actions of the whole crew that are still to be spent. */
  readonly left: number;
}

/** His own, those of his vehicle, those of a comrade in his square. */
export function loadingFor(state: State, person: Person): readonly Loading[] {
  const found: Loading[] = [];
  for (const [owner, served] of within(state, person)) {
    const { item, ordnance } = served;
    if (ordnance.reload === null || item.loaded > 0) continue;
    const total = reloadActions(ordnance.reload, loadersWanted(served), loadersAt(state, owner, served));
    const rounds = new Set(item.spares.filter((spare) => spare.rounds > 0).map(({ round }) => round));
    for (const round of rounds) found.push({ served, round, left: Math.max(1, total - item.reloading) });
  }
  return found;
}

function within(state: State, person: Person): readonly (readonly [Person, Served])[] {
  const own = servedBy(state, person).map((served) => [person, served] as const);
  const { at } = person;
  if (person.aboard !== null || at === null)
    return person.aboard?.place === 'passenger' || person.aboard?.place === 'driver' ? [] : own;
  const others = state.people.filter(
    (other) =>
      other !== person &&
      other.side === person.side &&
      other.condition === 'fit' &&
      other.at !== null &&
      sameCell(other.at, at),
  );
  const theirs = others.flatMap((other) =>
    servedBy(state, other)
      .filter(({ ordnance }) => ordnance.loaders > 0)
      .map((served) => [other, served] as const),
  );
  return [...own, ...theirs];
}
