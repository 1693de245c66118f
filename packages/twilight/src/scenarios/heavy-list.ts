import { keysOf } from '@hardtop/kernel';
import { ANTITANK_MISSILES } from '../catalog/antitank-missiles.ts';
import { AUTOCANNON } from '../catalog/autocannon.ts';
import { GRENADE_LAUNCHERS } from '../catalog/grenade-launchers.ts';
import { RIFLE_GRENADES } from '../catalog/grenades.ts';
import { HOWITZERS } from '../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../catalog/large-caliber-guns.ts';
import { MORTARS } from '../catalog/mortars.ts';
import { ROCKET_LAUNCHERS } from '../catalog/rocket-launchers.ts';

/** A heavy weapon by the name the table has for it, with its rounds. */
interface Heavy {
  readonly id: string;
  readonly name: string;
  readonly rounds: readonly string[];
}

const GUNS = {
  ...AUTOCANNON,
  ...GRENADE_LAUNCHERS,
  ...HOWITZERS,
  ...LARGE_CALIBER_GUNS,
  ...MORTARS,
  ...ROCKET_LAUNCHERS,
};

/** Everything on the firing charts. */
export const HEAVY_WEAPONS: readonly Heavy[] = [
  ...keysOf(GUNS).map((id) => ({ id, name: GUNS[id].name, rounds: GUNS[id].rounds.map(({ round }) => round) })),
  ...keysOf(ANTITANK_MISSILES).map((id) => ({ id, name: ANTITANK_MISSILES[id].name, rounds: ['missile'] })),
  ...keysOf(RIFLE_GRENADES).map((id) => ({
    id: `rifle-grenade-${id}`,
    name: `${RIFLE_GRENADES[id].name} rifle grenade`,
    rounds: [RIFLE_GRENADES[id].name],
  })),
];
