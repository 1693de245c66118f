// What is wrong with the rocket platform of a vehicle that a scenario file gives whole (deluxe/VIII.8/rocket-platform).

import type { Problem } from '@hardtop/kernel';
import { ACCESSORIES } from '../catalog/accessories.ts';
import type { Spaces } from '../catalog/units.ts';
import { type WeaponId, weapon as weaponRow } from '../catalog/weapons.ts';
import type { Fielded } from '../garage/fielded/fielded.ts';

const RULE = 'deluxe/VIII.8/rocket-platform';
const ROCKETS: readonly WeaponId[] = ['HR', 'MR', 'LR', 'MNR'];

/** On vans, in the place of a turret, for so many spaces of rockets. */
export function platformProblems(vehicle: Fielded, field: string): readonly Problem[] {
  const { weapons, platform = false, body, turret = false } = vehicle;
  const load = weapons.map(({ weapon }, i) => ({ weapon, i })).filter(({ i }) => weapons[i]?.mount === 'platform');
  if (!platform && load.length === 0) return [];
  const problems: Problem[] = [];
  const add = (where: string, message: string, legal?: readonly string[]): void => {
    const ways = legal === undefined ? {} : { legal };
    problems.push({ code: 'platform', field: `${field}.${where}`, rule: RULE, message, ...ways });
  };
  if (body !== 'van') add('platform', 'Of these vehicles only a van carries a rocket platform.');
  if (turret !== false || weapons.some(({ mount }) => mount === 'turret'))
    add('platform', 'A rocket platform takes the place of the turret.');
  for (const { weapon, i } of load)
    if (!ROCKETS.includes(weapon)) add(`weapons.${i}.weapon`, 'A rocket platform carries rockets.', ROCKETS);
  const used = load.reduce((sum, { weapon }) => sum + sixths(weaponRow(weapon).spaces), 0);
  const { holdsSpaces } = ACCESSORIES.rocketplatform.special;
  if (used > sixths(holdsSpaces)) add('weapons', `A rocket platform carries ${holdsSpaces} spaces of rockets.`);
  return problems;
}

/** Rockets come in halves and thirds of a space. */
function sixths(spaces: Spaces): number {
  return typeof spaces === 'number' ? spaces * 6 : (spaces.num * 6) / spaces.den;
}
