// What is hauled: crates that something fires.

import { weapon } from '../../catalog/weapons.ts';
import type { Hull } from '../design/hull.ts';
import { takesAmmunition } from './links.ts';
import type { Findings } from './problem.ts';

/** A launcher's grenades come in boxes of their own (deluxe/VIII.10/cargo). */
export function cargoProblems(found: Findings, hull: Hull): void {
  hull.fit.cargo.forEach((cargo, index) => {
    if (cargo.kind !== 'ammunition') return;
    const row = weapon(cargo.weapon);
    if (takesAmmunition(row) && row.costPerShot !== null) return;
    const message = `There is no crate of ammunition for a ${row.name}.`;
    found.add('load', `${cargo.weapon} crate`, 'deluxe/VIII.10/cargo', message, { item: { list: 'cargo', index } });
  });
}
