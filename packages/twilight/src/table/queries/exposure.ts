import { BODY_ARMOR } from '../../catalog/body-armor.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { Mark } from '../figures/hits.ts';
import type { Aspect, Body } from '../figures/locations.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type Table } from '../state/state.ts';
import { bearingOf, heightAbove } from './bearing.ts';
import { coverAgainst } from './cover.ts';
import { metersBetween } from './lines.ts';
import { cellOf } from './position.ts';

// Somebody as a bullet finds him: how he stands, which way he faces, what he is behind.

const ASPECTS = [
  'front',
  'front',
  'right',
  'rear',
  'rear',
  'rear',
  'left',
  'front',
] as const satisfies readonly Aspect[];

/** Steeper than this many meters for each meter of height comes from above. */
const STEEP = 2;

/** The side of somebody that a square sees. */
export function aspectOf(
  { setup, state }: Table,
  person: Person,
  from: Cell | null,
  at: Cell | null = cellOf(state, person),
): Aspect {
  if (from === null || at === null) return 'top';
  const bearing = bearingOf(setup, at, from);
  if (bearing === null) return 'top';
  const above = heightAbove(setup, from, at);
  if (above > 0 && metersBetween(setup, at, from) <= above * STEEP) return 'top';
  return ASPECTS[(bearing - person.facing + 8) % 8] ?? 'front';
}

export function bodyOf(setup: Setup, person: Person): Body {
  const isAnimal = sheetOf(setup, person).kind === 'animal';
  return { kind: isAnimal ? 'quadruped' : 'biped', prone: person.posture === 'prone' };
}

const NO_PARTS: Mark['covered'] = [];

/** What of his armor he has on: a helmet that burned lies somewhere. */
export function wornBy(setup: Setup, person: Person): Mark['worn'] {
  const { armor } = sheetOf(setup, person);
  return person.bareheaded ? armor.filter((id) => BODY_ARMOR[id].headUpTo === 0) : armor;
}

/** Somebody as a bullet from there finds him, where he is or was when it was fired. */
export function markOf(
  table: Table,
  person: Person,
  from: Cell | null,
  at: Cell | null = cellOf(table.state, person),
): Mark {
  const sheet = sheetOf(table.setup, person);
  const cover = coverAgainst(table, from, person, at);
  return {
    body: bodyOf(table.setup, person),
    aspect: aspectOf(table, person, from, at),
    boxes: sheet.kind !== 'character',
    worn: wornBy(table.setup, person),
    covered: cover?.parts ?? NO_PARTS,
    cover: cover?.av ?? 0,
  };
}
