// The weapons of a hull one by one, each with its own damage points and magazines.

import { grenade } from '../../catalog/grenades.ts';
import { turret as turretRow } from '../../catalog/turrets.ts';
import { type Weapon, type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Load, Location, TurretFit, WeaponFit } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';

export interface WeaponPart {
  readonly id: string;
  /** The letter that names it on the diagram. */
  readonly mark: string;
  readonly code: WeaponId;
  readonly name: string;
  readonly mount: WeaponFit['mount'];
  readonly turret: string | null;
  readonly dp: number;
  /** Shots in each magazine; empty: draws on the plant. */
  readonly magazines: readonly number[];
  readonly toHit: number | null;
  readonly damage: string;
  readonly links: readonly string[];
  readonly note: string;
}

export interface TurretPart {
  readonly id: string;
  readonly turret: string;
  readonly name: string;
  readonly at: Location;
  readonly square: boolean;
}

/** A, B … Z, AA, AB … */
export function letterOf(n: number): string {
  const last = String.fromCharCode(65 + (n % 26));
  return n < 26 ? last : `${letterOf(Math.floor(n / 26) - 1)}${last}`;
}

function shotsIn(load: Load | undefined, row: Weapon): number {
  switch (load?.kind) {
    case 'empty':
      return 0;
    case 'part':
      return load.shots;
    case 'grenades':
      return load.order.length;
    default:
      return row.shots ?? 0;
  }
}

/** 3 smoke, 2 explosive: as they come out. */
function grenadeOrder(load: Extract<Load, { kind: 'grenades' }>): string {
  const runs: { name: string; count: number }[] = [];
  for (const id of load.order) {
    const { name } = grenade(id);
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return `loaded, first out first: ${runs.map(({ name, count }) => `${count} ${name.toLowerCase()}`).join(', ')}`;
}

function loadNote(load: Load | undefined): string {
  switch (load?.kind) {
    case 'empty':
      return 'bought empty';
    case 'tear-gas':
      return 'loaded with tear gas';
    case 'mines':
      return load.fuse === 'remote' ? 'mines set off from afar' : 'mines set off from afar or by contact';
    case 'grenades':
      return grenadeOrder(load);
    default:
      return '';
  }
}

function powerNote(row: Weapon): string {
  for (const special of row.special)
    if (special.kind === 'laser')
      return `${special.powerUnits} power unit${special.powerUnits === 1 ? '' : 's'} a shot`;
  return '';
}

function magazinesOf(fit: WeaponFit, row: Weapon): readonly number[] {
  if (row.shots === null) return [];
  const extra = fit.load?.kind === 'grenades' ? fit.load.order.length : row.shots;
  return [shotsIn(fit.load, row), ...Array.from({ length: fit.magazines ?? 0 }, () => extra)];
}

/** A slip of the keyboard must not print a thousand pages. */
export const MOST_PIECES = 120;

/** In the order of the design: components keep their ids whatever the sheet does with them. */
export function weaponParts(hull: Hull, key: (rest: string) => string, firstMark: number): readonly WeaponPart[] {
  let mark = firstMark;
  return hull.fit.weapons.flatMap((fit, i) => {
    const row = weaponRow(fit.weapon);
    const notes = [loadNote(fit.load), powerNote(row), fit.inCargo === true ? 'in the cargo area' : ''];
    return Array.from({ length: Math.min(MOST_PIECES, fit.count) }, (_, k): WeaponPart => {
      mark += 1;
      return {
        id: key(`weapons.${i}.${k}`),
        mark: letterOf(mark - 1),
        code: fit.weapon,
        name: row.name,
        mount: fit.mount,
        turret: fit.mount === 'turret' ? (fit.turret ?? hull.fit.turrets[0]?.id ?? '') : null,
        // A magazine strengthens its weapon (deluxe/VIII.8/magazine).
        dp: row.dp + (fit.magazines ?? 0),
        magazines: magazinesOf(fit, row),
        toHit: row.toHit,
        damage: row.damage ?? '',
        links: fit.links ?? [],
        note: notes.filter((note) => note !== '').join('; '),
      };
    });
  });
}

export function turretParts(hull: Hull, key: (rest: string) => string): readonly TurretPart[] {
  return hull.fit.turrets.map(({ id, type, at, universal }: TurretFit, i) => {
    const { name, cupola } = turretRow(type);
    const full = universal === true ? `Universal ${name.toLowerCase()}` : name;
    return { id: key(`turrets.${i}`), turret: id, name: full, at, square: cupola };
  });
}
