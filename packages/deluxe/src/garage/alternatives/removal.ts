// Taking things out, cleanly: a link that would join a single weapon goes with it, a cyberlink too.

import { weapon } from '../../catalog/weapons.ts';
import type { Fittings } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import type { WeaponFit } from '../design/fittings.ts';
import { partRow } from '../design/parts.ts';
import { personRow } from '../design/people.ts';
import { sideName } from '../problems/problem.ts';
import { type Candidates, lower, type ProblemPlace, several } from './candidate.ts';

const placeName = (mount: WeaponFit['mount']): string =>
  mount === 'turret' ? 'in the turret' : mount === 'platform' ? 'on the platform' : sideName(mount);

export const weaponName = ({ weapon: id, mount }: WeaponFit): string => `${weapon(id).name} ${placeName(mount)}`;

/** Names of links that would hold fewer than two weapons. */
function loneLinks(weapons: readonly WeaponFit[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { links, count } of weapons)
    for (const name of links ?? []) counts.set(name, (counts.get(name) ?? 0) + count);
  return new Set([...counts].filter(([, count]) => count < 2).map(([name]) => name));
}

export function withoutLinks(fit: WeaponFit, names: ReadonlySet<string>): WeaponFit {
  const links = (fit.links ?? []).filter((name) => !names.has(name));
  const { links: _, ...rest } = fit;
  return links.length > 0 ? { ...rest, links } : rest;
}

/** The edits from one list of weapons to another, with links and cyberlinks set right. */
export function weaponsEdits(part: string, fit: Fittings, next: readonly (WeaponFit | null)[]): readonly Edit[] {
  const left = next.filter((item) => item !== null);
  const lone = loneLinks(left);
  const edits: Edit[] = [];
  fit.weapons.forEach((old, index) => {
    const item = next[index];
    if (item === null || item === undefined) return;
    const clean = withoutLinks(item, lone);
    if (clean !== old && JSON.stringify(clean) !== JSON.stringify(old))
      edits.push({ kind: 'replace', list: 'weapons', index, item: clean, part });
  });
  for (let index = fit.weapons.length - 1; index >= 0; index--)
    if (next[index] === null) edits.push({ kind: 'remove', list: 'weapons', index, part });
  fit.crew.forEach((crew, index) => {
    const { cyberlink, ...rest } = crew;
    if (
      cyberlink !== undefined &&
      !left.some((arm) => arm.weapon === cyberlink.weapon && arm.mount === cyberlink.mount)
    )
      edits.push({ kind: 'replace', list: 'crew', index, item: rest, part });
  });
  return edits;
}

export function removeWeapon(part: string, fit: Fittings, index: number, count: number): readonly Edit[] {
  const next = fit.weapons.map((item, i) => {
    if (i !== index) return item;
    return item.count > count ? { ...item, count: item.count - count } : null;
  });
  return weaponsEdits(part, fit, next);
}

/** Anything that may go, one piece or one row at a time. */
export function* removals({ part, fit, hull }: ProblemPlace): Candidates {
  for (const [index, item] of fit.cargo.entries())
    yield several(`Leave the cargo${item.kind === 'goods' ? ` (${item.name})` : ''} behind`, {
      kind: 'remove',
      list: 'cargo',
      index,
      part,
    });
  for (const [index, item] of fit.weapons.entries()) {
    if ((item.magazines ?? 0) > 0) {
      const { magazines: _, ...rest } = item;
      yield several(`Remove the magazines of the ${weaponName(item)}`, {
        kind: 'replace',
        list: 'weapons',
        index,
        item: rest,
        part,
      });
    }
    yield several(`Remove ${item.count > 1 ? 'one' : 'the'} ${weaponName(item)}`, ...removeWeapon(part, fit, index, 1));
    if (item.count > 1)
      yield several(
        `Remove all ${item.count} of the ${weaponName(item)}`,
        ...removeWeapon(part, fit, index, item.count),
      );
  }
  for (const [index, item] of fit.accessories.entries())
    yield several(`Remove the ${lower(partRow(item.id).name)}`, { kind: 'remove', list: 'accessories', index, part });
  for (const [index, item] of fit.crew.entries()) {
    if (item.role === 'driver') continue;
    const name = lower(personRow(item.role, hull.kind).name);
    const { count = 1 } = item;
    if (count > 1)
      yield several(`One ${name} fewer`, {
        kind: 'replace',
        list: 'crew',
        index,
        item: { ...item, count: count - 1 },
        part,
      });
    yield several(count > 1 ? `Leave all ${name}s behind` : `Leave the ${name} behind`, {
      kind: 'remove',
      list: 'crew',
      index,
      part,
    });
  }
  for (const index of fit.turrets.keys())
    yield several('Remove the turret and what is in it', ...removeTurret(part, fit, index));
}

export function removeTurret(part: string, fit: Fittings, index: number): readonly Edit[] {
  const id = fit.turrets[index]?.id;
  const next = fit.weapons.map((item) => (item.mount === 'turret' && item.turret === id ? null : item));
  const crew: Edit[] = [];
  for (let i = fit.crew.length - 1; i >= 0; i--)
    if (fit.crew[i]?.turret === id) crew.push({ kind: 'remove', list: 'crew', index: i, part });
  return [...weaponsEdits(part, fit, next), { kind: 'remove', list: 'turrets', index, part }, ...crew];
}

/** Where one thing is not enough: the last ones fitted, more and more of them. */
export function* cumulative({ part, fit }: ProblemPlace): Candidates {
  const names: string[] = [];
  const edits: Edit[] = [];
  for (let index = fit.accessories.length - 1; index >= 0; index--) {
    const item = fit.accessories[index];
    if (item === undefined) continue;
    edits.push({ kind: 'remove', list: 'accessories', index, part });
    names.push(lower(partRow(item.id).name));
    if (names.length > 1) yield several(`Remove ${names.join(', ')}`, ...edits);
  }
  const next: (WeaponFit | null)[] = [...fit.weapons];
  for (let index = fit.weapons.length - 1; index >= 0; index--) {
    const item = fit.weapons[index];
    if (item === undefined) continue;
    next[index] = null;
    names.push(weaponName(item));
    if (names.length > 1) yield several(`Remove ${names.join(', ')}`, ...edits, ...weaponsEdits(part, fit, next));
  }
}
