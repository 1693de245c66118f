// Every launcher, gun, mortar and missile of the firing charts (twilight/combat/heavy-weapons), by its key.

import type { ANTITANK_MISSILES } from './antitank-missiles.ts';
import type { AUTOCANNON } from './autocannon.ts';
import type { GRENADE_LAUNCHERS } from './grenade-launchers.ts';
import type { HOWITZERS } from './howitzers.ts';
import type { LARGE_CALIBER_GUNS } from './large-caliber-guns.ts';
import type { MORTARS } from './mortars.ts';
import type { ROCKET_LAUNCHERS } from './rocket-launchers.ts';

export type HeavyWeaponId = keyof typeof ANTITANK_MISSILES | keyof typeof AUTOCANNON | keyof typeof GRENADE_LAUNCHERS | keyof typeof HOWITZERS | keyof typeof LARGE_CALIBER_GUNS | keyof typeof MORTARS | keyof typeof ROCKET_LAUNCHERS;
