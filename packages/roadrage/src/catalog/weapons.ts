import { type Cost, MAJOR, MINOR, MUNDANE, TWO_MAJOR, TWO_MINOR } from './cost.ts';
import type { CounterKind } from './counters.ts';

export const WEAPON_IDS = [
  'ultralight',
  'handWeapon',
  'crossbow',
  'machineGun',
  'autocannon',
  'agl',
  'rocketLauncher',
  'rocketPod',
  'flamethrower',
  'laser',
  'heavyLaser',
  'antiTankGun',
  'smokescreen',
  'oilDropper',
  'spikeDropper',
  'mineDropper',
  'flamingOilDropper',
  'grenade',
] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

type Attribute = 'accurate' | 'inaccurate' | 'autofire' | 'blast' | 'critical' | 'incendiary' | 'rippleFire' | 'slow';

type RangeBand = 'short' | 'medium' | 'long' | 'dropped';

export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  readonly short: string;
  readonly cost: Cost;
  /** null: it does no damage of its own. */
  readonly damage: { readonly dice: number; readonly plus: number } | null;
  readonly attributes: readonly Attribute[];
  /** null: as often as one likes. */
  readonly shots: number | null;
  readonly range: RangeBand;
  /** Carried by a person, built into the vehicle, or either. */
  readonly carried: 'hand' | 'vehicle' | 'either';
  readonly destroyable: boolean;
  /** How a slow weapon is made ready again. */
  readonly reload?: 'manual' | 'automatic';
  readonly counter?: CounterKind;
}

/** Ranges in squares of 50 mm, p. 20. */
export const RANGES: Readonly<Record<RangeBand, number>> = { short: 5, medium: 10, long: 30, dropped: 1 };

/** Vehicle weaponry table, p. 12, with the grenade of p. 32. */
export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  ultralight: { id: 'ultralight', name: 'Ultralight hand weapon', short: 'ULHW', cost: MUNDANE, damage: { dice: 1, plus: -1 }, attributes: [], shots: null, range: 'short', carried: 'hand', destroyable: false },
  handWeapon: { id: 'handWeapon', name: 'Hand weapon', short: 'HW', cost: MINOR, damage: { dice: 1, plus: 0 }, attributes: ['accurate'], shots: null, range: 'medium', carried: 'hand', destroyable: false },
  crossbow: {
    id: 'crossbow',
    name: 'Anti-vehicular crossbow',
    short: 'AVX',
    cost: MINOR,
    damage: { dice: 1, plus: 0 },
    attributes: ['critical', 'slow'],
    shots: null,
    range: 'medium',
    carried: 'vehicle',
    destroyable: true,
    reload: 'manual',
  },
  machineGun: { id: 'machineGun', name: 'Machine gun', short: 'MG', cost: MAJOR, damage: { dice: 2, plus: 0 }, attributes: ['autofire'], shots: null, range: 'medium', carried: 'vehicle', destroyable: true },
  autocannon: { id: 'autocannon', name: 'Autocannon', short: 'AC', cost: MAJOR, damage: { dice: 3, plus: 0 }, attributes: ['autofire'], shots: 6, range: 'medium', carried: 'vehicle', destroyable: true },
  agl: { id: 'agl', name: 'Automatic grenade launcher', short: 'AGL', cost: MAJOR, damage: { dice: 3, plus: 0 }, attributes: ['blast'], shots: 6, range: 'medium', carried: 'vehicle', destroyable: true },
  rocketLauncher: { id: 'rocketLauncher', name: 'Rocket launcher', short: 'RL', cost: MAJOR, damage: { dice: 6, plus: 0 }, attributes: ['blast', 'inaccurate'], shots: 1, range: 'long', carried: 'either', destroyable: true },
  rocketPod: { id: 'rocketPod', name: 'Rocket pod', short: 'RP', cost: TWO_MAJOR, damage: { dice: 6, plus: 0 }, attributes: ['blast', 'inaccurate', 'rippleFire'], shots: 6, range: 'long', carried: 'vehicle', destroyable: true },
  flamethrower: { id: 'flamethrower', name: 'Flamethrower', short: 'FT', cost: MAJOR, damage: { dice: 4, plus: 0 }, attributes: ['incendiary'], shots: 6, range: 'short', carried: 'vehicle', destroyable: true },
  laser: { id: 'laser', name: 'Laser', short: 'L', cost: MAJOR, damage: { dice: 3, plus: 0 }, attributes: ['accurate'], shots: null, range: 'medium', carried: 'vehicle', destroyable: true },
  heavyLaser: { id: 'heavyLaser', name: 'Heavy laser', short: 'HL', cost: MAJOR, damage: { dice: 6, plus: 0 }, attributes: ['accurate', 'slow'], shots: null, range: 'medium', carried: 'vehicle', destroyable: true, reload: 'automatic' },
  antiTankGun: { id: 'antiTankGun', name: 'Anti-tank gun', short: 'ATG', cost: TWO_MAJOR, damage: { dice: 8, plus: 0 }, attributes: ['blast', 'slow'], shots: 6, range: 'long', carried: 'vehicle', destroyable: true, reload: 'manual' },
  smokescreen: { id: 'smokescreen', name: 'Smokescreen', short: 'SS', cost: MINOR, damage: null, attributes: [], shots: 6, range: 'dropped', carried: 'vehicle', destroyable: true, counter: 'smoke' },
  oilDropper: { id: 'oilDropper', name: 'Oil dropper', short: 'OD', cost: MINOR, damage: null, attributes: [], shots: 6, range: 'dropped', carried: 'vehicle', destroyable: true, counter: 'oil' },
  spikeDropper: { id: 'spikeDropper', name: 'Spike dropper', short: 'SD', cost: MINOR, damage: null, attributes: [], shots: 6, range: 'dropped', carried: 'vehicle', destroyable: true, counter: 'spikes' },
  mineDropper: { id: 'mineDropper', name: 'Mine dropper', short: 'MD', cost: MAJOR, damage: { dice: 6, plus: 0 }, attributes: ['blast'], shots: 6, range: 'dropped', carried: 'vehicle', destroyable: true, counter: 'mine' },
  flamingOilDropper: {
    id: 'flamingOilDropper',
    name: 'Flaming oil dropper',
    short: 'FOD',
    cost: TWO_MINOR,
    damage: null,
    attributes: ['incendiary'],
    shots: 6,
    range: 'dropped',
    carried: 'vehicle',
    destroyable: true,
    counter: 'flamingOil',
  },
  grenade: { id: 'grenade', name: 'Hand grenade', short: 'HG', cost: MINOR, damage: { dice: 3, plus: 0 }, attributes: ['blast'], shots: 1, range: 'short', carried: 'hand', destroyable: false },
};
