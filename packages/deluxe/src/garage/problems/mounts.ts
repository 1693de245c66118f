// Which weapon may be mounted where (deluxe/VIII.6/weapons and the chapters of the other classes).

import { TRIKE_SIDE_WEAPONS } from '../../catalog/trike-bodies.ts';
import { vehicleClass } from '../../catalog/vehicle-classes.ts';
import { type Weapon, type WeaponId, weapon } from '../../catalog/weapons.ts';
import type { DeluxeRule } from '../../rules.ts';
import { startingWith, withArticle } from '../design/exact.ts';
import type { WeaponFit } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { type Findings, sideName } from './problem.ts';

export function mountProblems(found: Findings, hull: Hull): void {
  hull.fit.weapons.forEach((fit, index) => {
    const row = weapon(fit.weapon);
    const item = { item: { list: 'weapons', index } } as const;
    const where = `${fit.weapon} ${fit.mount}`;
    const add = (code: 'mount' | 'recoil' | 'weapon-class' | 'trike-side', rule: DeluxeRule, message: string): void =>
      found.add(code, where, rule, message, item);
    placeProblem(hull, fit, row, add);
    classProblem(hull, fit, row, add);
    recoilProblem(hull, fit, row, add);
    if (hull.kind === 'trike') trikeProblem(fit, row, add);
  });
}

type Add = (code: 'mount' | 'recoil' | 'weapon-class' | 'trike-side', rule: DeluxeRule, message: string) => void;

const PLACE_RULES = {
  car: 'deluxe/VIII.6/weapons',
  grasshopper: 'deluxe/VIII.6/weapons',
  cycle: 'deluxe/IX.1/weapon-placement',
  sidecar: 'deluxe/IX.1/weapon-placement',
  trike: 'deluxe/IX.3/weapon-location',
  cab: 'deluxe/X.1/weapons',
  carrier: 'deluxe/X.2/armor-and-weapons',
  box: 'deluxe/X.2/armor-and-weapons',
  miniBus: 'deluxe/X.3/armor-and-weapons',
  carTrailer: 'deluxe/XI.4/weapons',
  tractor: 'deluxe/XII.1/weapons',
  trailer: 'deluxe/XII.2/weapons',
  bus: 'deluxe/XII.3/weapons',
  helicopter: 'deluxe/XIII.1/weapons',
} as const satisfies Record<Hull['kind'], DeluxeRule>;

export const isDropped = (row: Weapon): boolean => row.effect.kind === 'dropped';
export const isCloud = (row: Weapon): boolean => row.effect.kind === 'cloud';
const has = (row: Weapon, kind: Weapon['special'][number]['kind']): boolean =>
  row.special.some((special) => special.kind === kind);

const TOPS: readonly string[] = ['top', 'frontTop', 'backTop'];

function placeProblem({ kind, mounts }: Hull, fit: WeaponFit, row: Weapon, add: Add): void {
  const rule = PLACE_RULES[kind];
  if (fit.mount === 'platform') return;
  if (mounts === null) {
    add('mount', rule, `A flatbed carries no ${row.name} outside an armored box.`);
    return;
  }
  // A starshell launcher stands on top of anything that has one, beside any turret.
  if (has(row, 'starshell')) {
    if (!TOPS.includes(fit.mount)) add('mount', 'deluxe/V.2/starshell', 'A starshell launcher is mounted on top.');
    return;
  }
  const allowed: readonly string[] = isDropped(row) ? mounts.dropped : mounts.mounts;
  if (!allowed.includes(fit.mount)) {
    const list = allowed.map((side) => sideName(side as WeaponFit['mount'])).join(', ');
    add('mount', rule, `${startingWith(row.name)} cannot be mounted ${sideName(fit.mount)} here; possible: ${list}.`);
  } else if (isCloud(row) && fit.mount === 'front')
    add('mount', 'deluxe/V.5/paint-and-smoke', `${startingWith(row.name)} works to the back and the sides only.`);
}

function isOversizedHull({ kind }: Hull): boolean {
  return kind === 'box' || vehicleClass(kind).oversized;
}

/** Tank guns ride on oversized vehicles and, as published, big helicopters do not count; bombs fall from helicopters. */
function classProblem(hull: Hull, fit: WeaponFit, row: Weapon, add: Add): void {
  if (has(row, 'oversized-only')) {
    if (!isOversizedHull(hull))
      add('weapon-class', 'deluxe/V.2/tank-gun', `${startingWith(row.name)} needs an oversized vehicle.`);
    if (fit.mount === 'turret')
      add('weapon-class', 'deluxe/V.2/tank-gun', `${startingWith(row.name)} does not go in a turret.`);
  }
  if (has(row, 'bomb') && hull.kind !== 'helicopter')
    add(
      'weapon-class',
      fit.weapon === 'CB' ? 'deluxe/V.2/cluster-bomb' : 'deluxe/V.2/bomb',
      `${startingWith(row.name)} falls from helicopters only.`,
    );
}

function recoilProblem(hull: Hull, fit: WeaponFit, row: Weapon, add: Add): void {
  for (const special of row.special) {
    if (special.kind !== 'recoil') continue;
    if (special.freeOnOversized && isOversizedHull(hull)) continue;
    if (special.mounts.some((side) => side === fit.mount)) continue;
    // A turret is already forbidden to a gun for oversized vehicles only.
    if (fit.mount === 'turret' && has(row, 'oversized-only')) continue;
    const rule = fit.weapon === 'TG' ? 'deluxe/V.2/tank-gun' : 'deluxe/V.2/anti-tank-gun';
    add('recoil', rule, `The recoil of ${withArticle(row.name)} allows only front or back.`);
  }
}

const TRIKE_SIDES: ReadonlySet<WeaponId> = new Set(TRIKE_SIDE_WEAPONS);

function trikeProblem(fit: WeaponFit, row: Weapon, add: Add): void {
  const isSide = fit.mount === 'right' || fit.mount === 'left';
  if (!isSide || isDropped(row) || isCloud(row) || TRIKE_SIDES.has(fit.weapon)) return;
  if (has(row, 'recoil')) return;
  add('trike-side', 'deluxe/IX.3/weapon-location', `${startingWith(row.name)} kicks too hard for a trike's side.`);
}
