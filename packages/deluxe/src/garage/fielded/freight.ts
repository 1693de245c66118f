// Cargo as the table has it: what may be hit, and what it takes (deluxe/VIII.10/cargo).

import { CARGO_POINTS } from '../../catalog/cargo.ts';
import { TIRES } from '../../catalog/tires.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Cargo } from '../design/design.ts';
import type { Freight } from './fielded.ts';

/** A thing for each that can be hit by itself; goods of one name are one heap. */
export function freightOf(cargo: Cargo): readonly Freight[] {
  switch (cargo.kind) {
    case 'goods':
      return [{ name: cargo.name.toLowerCase(), dp: Math.max(1, Math.ceil(cargo.spaces)) * CARGO_POINTS }];
    case 'spare-tire':
      return Array.from({ length: cargo.count }, () => ({ name: 'spare tire', dp: TIRES[cargo.tire].dp }));
    case 'ammunition': {
      const name = `crate of ${weaponRow(cargo.weapon).name} ammunition`;
      return Array.from({ length: Math.ceil(cargo.loads) }, () => ({ name, dp: CARGO_POINTS }));
    }
    case 'grenades':
      return Array.from({ length: cargo.boxes }, () => ({ name: 'box of grenades', dp: CARGO_POINTS }));
    // None of these vehicles has room for another; it is refused before.
    case 'vehicle':
      return [];
  }
}
