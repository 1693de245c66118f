import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';

/** What the notes to the Weapon List make of a weapon, read once. */
export interface WeaponTraits {
  readonly isLaser: boolean;
  /** What a shot draws from the plant. */
  readonly powerUnits: number;
  /** How far a flame reaches; null for all that is no flame. */
  readonly flameRange: number | null;
  /** To-hit rolls of one shot: a pod fires all its rockets at once. */
  readonly rolls: number;
  readonly isOilGun: boolean;
  /** Lobs grenades at a spot. */
  readonly isLauncher: boolean;
  /** How a missile finds its target; null for all that flies straight. */
  readonly guidance: 'radar' | 'wire' | null;
  /** Is aimed at a vehicle as a whole: where it strikes is not the firer's choice. */
  readonly isAtWhole: boolean;
}

const known = new Map<WeaponId, WeaponTraits>();

export function traitsOf(id: WeaponId): WeaponTraits {
  const before = known.get(id);
  if (before !== undefined) return before;
  const traits = readTraits(id);
  known.set(id, traits);
  return traits;
}

function readTraits(id: WeaponId): WeaponTraits {
  let [powerUnits, rolls] = [0, 1];
  let flameRange: number | null = null;
  let isOilGun = false;
  let isLauncher = false;
  let guidance: WeaponTraits['guidance'] = null;
  for (const special of weaponRow(id).special) {
    if (special.kind === 'laser') ({ powerUnits } = special);
    if (special.kind === 'flame') flameRange = special.maxRange;
    if (special.kind === 'rocket-pod') rolls = special.rockets;
    if (special.kind === 'oil-gun') isOilGun = true;
    if (special.kind === 'grenade-launcher') isLauncher = true;
    if (special.kind === 'guided-missile') ({ guidance } = special);
  }
  const isLaser = powerUnits > 0;
  return {
    isLaser,
    powerUnits,
    flameRange,
    rolls,
    isOilGun,
    guidance,
    isLauncher,
    isAtWhole: isOilGun || isLauncher || guidance !== null,
  };
}
