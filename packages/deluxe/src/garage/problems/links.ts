// Links, magazines and loads.

import { LOADS } from '../../catalog/loads.ts';
import { type Weapon, weapon } from '../../catalog/weapons.ts';
import { startingWith } from '../design/exact.ts';
import type { WeaponFit } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { linkNames } from '../figures/fitting-lines.ts';
import { isCloud, isDropped } from './mounts.ts';
import { type Findings, sideName } from './problem.ts';

export function linkProblems(found: Findings, hull: Hull): void {
  for (const name of linkNames(hull)) linkProblem(found, hull, name);
  hull.fit.weapons.forEach((fit, index) => {
    ammunitionProblems(found, fit, index);
  });
}

/** Dropped and cloud weapons may hang on any link; aimed ones must fire the same way (deluxe/VIII.8/link). */
function linkProblem(found: Findings, hull: Hull, name: string): void {
  const members = hull.fit.weapons.filter(({ links }) => links?.includes(name));
  const count = members.reduce((sum, fit) => sum + fit.count, 0);
  if (count < 2 && !found.pairedLinks.includes(name))
    found.add(
      'link-alone',
      `link ${name}`,
      'deluxe/VIII.8/link',
      `Link ${name} joins ${count === 1 ? 'a single weapon' : 'nothing'}.`,
    );
  const aimed = members.filter(({ weapon: id }) => !isDropped(weapon(id)) && !isCloud(weapon(id)));
  const sides = new Set(aimed.map(sideOf));
  if (sides.size < 2) return;
  const hasTurret = aimed.some(({ mount }) => mount === 'turret');
  if (!hasTurret && hull.kind === 'trike' && aimed.every(firesForward)) return;
  const message = hasTurret
    ? `Link ${name}: a turret's weapons link only with one another.`
    : `Link ${name} joins weapons to the ${aimed
        .map(({ mount }) => sideName(mount))
        .filter((side, i, all) => all.indexOf(side) === i)
        .join(' and ')}; they must fire to the same side.`;
  found.add('link-sides', `link ${name}`, 'deluxe/VIII.8/link', message);
}

const sideOf = ({ mount, turret }: WeaponFit): string => (mount === 'turret' ? `turret ${turret ?? ''}` : mount);

/** A trike's side weapons bear on its front arc too (deluxe/IX.3/arcs-of-fire). */
const firesForward = ({ mount }: WeaponFit): boolean => mount === 'front' || mount === 'right' || mount === 'left';

/** Lasers have none, and a rocket is its own. */
export const takesAmmunition = (row: Weapon): boolean =>
  row.shots !== null && !row.special.some(({ kind }) => kind === 'one-shot');

function ammunitionProblems(found: Findings, fit: WeaponFit, index: number): void {
  const row: Weapon = weapon(fit.weapon);
  const item = { item: { list: 'weapons', index } } as const;
  const where = `${fit.weapon} ${fit.mount}`;
  const takesShots = takesAmmunition(row);
  if ((fit.magazines ?? 0) > 0 && !takesShots)
    found.add(
      'magazine',
      where,
      'deluxe/VIII.8/magazine',
      `${startingWith(row.name)} has no use for a magazine.`,
      item,
    );
  const message = loadProblem(fit, row, takesShots);
  if (message !== null) found.add('load', where, 'deluxe/VIII.6/weapon-statistics', message, item);
}

function loadProblem({ weapon: id, load }: WeaponFit, row: Weapon, takesShots: boolean): string | null {
  const most = row.shots ?? 0;
  const named = (list: readonly string[]): boolean => list.includes(id);
  switch (load?.kind) {
    case undefined:
      return null;
    case 'empty':
      return takesShots ? null : `${startingWith(row.name)} cannot be bought empty.`;
    case 'part':
      if (!takesShots) return `${startingWith(row.name)} holds no loose shots.`;
      return load.shots >= 0 && load.shots <= most && Number.isInteger(load.shots)
        ? null
        : `${startingWith(row.name)} holds 0 to ${most} shots, not ${load.shots}.`;
    case 'tear-gas':
      return named(LOADS.teargas.weapons) ? null : `${startingWith(row.name)} takes no tear gas.`;
    case 'mines':
      return named(LOADS.dualmines.weapons) ? null : `${startingWith(row.name)} drops no mines.`;
    case 'grenades': {
      if (id !== 'GL') return `${startingWith(row.name)} fires no grenades.`;
      return load.order.length <= most ? null : `${load.order.length} grenades; a launcher holds ${most}.`;
    }
  }
}
