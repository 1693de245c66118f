import { CLIFFS } from '../../catalog/climbing.ts';
import type { Link } from '../../scenarios/world.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type Table } from '../state/state.ts';
import { isConscious } from './able.ts';
import { sameCell } from './position.ts';
import { levelBy, type TaskWith } from './tasks.ts';

// Cliffs: whoever has learned to climb, whoever has not, who carries too much, who is hauled up (L3858).

/** More than a swimmer takes along: a second long arm or a heavy one, loads, a vest. */
export function isBurdened({ setup }: Table, person: Person): boolean {
  const arms = person.carries.filter(({ kind }) => kind === 'small-arm');
  const loads = arms.reduce((sum, { spares }) => sum + spares.length, 0);
  return (
    arms.length > CLIFFS.arms ||
    loads > CLIFFS.loads ||
    person.carries.some(({ kind }) => kind === 'heavy') ||
    sheetOf(setup, person).armor.length > 0
  );
}

/** A friend at the upper end who has a rope. */
export function haulerOf({ setup, state }: Table, person: Person, link: Link): Person | null {
  const isUp = link.kind === 'climb' && setup.links.some(({ id, to }) => id === link.id && sameCell(to, link.to));
  if (!isUp) return null;
  const isThere = (one: Person): boolean =>
    one !== person &&
    one.side === person.side &&
    one.at !== null &&
    sameCell(one.at, link.to) &&
    isConscious(one) &&
    one.captive === null &&
    one.carries.some(({ what }) => what === 'rope');
  return state.people.find(isThere) ?? null;
}

/** Actions it takes him: two minutes in place of five where somebody hauls. */
export const climbActions = (table: Table, person: Person, link: Link): number =>
  Math.max(
    1,
    haulerOf(table, person, link) === null ? link.actions : Math.round((link.actions * CLIFFS.hauled) / CLIFFS.climbed),
  );

/** What has to succeed: nothing for who is hauled; agility, and difficult, for who has not learned it; a burden is a step harder. */
export function climbTask(table: Table, person: Person, link: Link): TaskWith | 'none' | 'impossible' {
  const { task } = link;
  if (task === null || haulerOf(table, person, link) !== null) return 'none';
  if (task.skill === null) return { attribute: task.attribute ?? 'AGL', level: task.level };
  const isTrained = sheetOf(table.setup, person).skills[task.skill] !== undefined;
  const burden = link.kind === 'climb' && isBurdened(table, person) ? 1 : 0;
  const level = levelBy(isTrained ? task.level : 'difficult', burden);
  if (level === 'automatic' || level === 'impossible') return level === 'automatic' ? 'none' : 'impossible';
  return isTrained ? { skill: task.skill, level } : { attribute: 'AGL', level };
}
