// What one person can carry and use: small arms, launchers, blades; and how much goes into each at a time.

import { GRENADE_LAUNCHERS } from '../catalog/grenade-launchers.ts';
import { MELEE_WEAPONS } from '../catalog/melee-weapons.ts';
import { ROCKET_LAUNCHERS } from '../catalog/rocket-launchers.ts';
import { SMALL_ARMS, type SmallArm } from '../catalog/small-arms.ts';

const ARMS: ReadonlyMap<string, SmallArm> = new Map(Object.entries(SMALL_ARMS));
interface Loaded {
  readonly name: string;
  readonly magazine: { readonly rounds: number };
}
const LAUNCHERS: ReadonlyMap<string, Loaded> = new Map(
  Object.entries<Loaded>({ ...GRENADE_LAUNCHERS, ...ROCKET_LAUNCHERS }),
);
const BLADES: ReadonlyMap<string, { readonly name: string }> = new Map(Object.entries(MELEE_WEAPONS));

export const CARRIED_WEAPONS: readonly string[] = [...ARMS.keys(), ...LAUNCHERS.keys(), ...BLADES.keys()];

/** Rounds of a full magazine, belt or tube; none for what is not loaded. */
export function magazineOf(weapon: string): number {
  return ARMS.get(weapon)?.feed[0]?.rounds ?? LAUNCHERS.get(weapon)?.magazine.rounds ?? 0;
}

/** The most that any of its feeds holds. */
export function mostRounds(weapon: string): number {
  const feeds = ARMS.get(weapon)?.feed.map(({ rounds }) => rounds) ?? [];
  return Math.max(magazineOf(weapon), ...feeds);
}

export function carriedName(weapon: string): string {
  return ARMS.get(weapon)?.name ?? LAUNCHERS.get(weapon)?.name ?? BLADES.get(weapon)?.name ?? weapon;
}

/** By id, name or another spelling; null where nothing is called so. */
export function weaponCalled(text: string): string | null {
  return CALLED.get(plain(text)) ?? null;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]+/g, '');
}

const CALLED: ReadonlyMap<string, string> = new Map(
  CARRIED_WEAPONS.toReversed().flatMap((id): [string, string][] => [
    ...(ARMS.get(id)?.aliases ?? []).map((alias): [string, string] => [plain(alias), id]),
    [plain(carriedName(id)), id],
    [plain(id), id],
  ]),
);
