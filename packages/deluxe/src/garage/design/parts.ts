// Everything that is bought by the piece: the accessory tables, with ramps and berths beside them.

import { keysOf } from '@hardtop/kernel';
import { ACCESSORIES, type Accessory, type AccessoryId } from '../../catalog/accessories.ts';
import { RAMPS, type RampId } from '../../catalog/ramps.ts';
import { SLEEPER_BERTH } from '../../catalog/tractors.ts';

export type PartId = AccessoryId | RampId | 'sleeperberth';

const plain = { dp: null, needsPlant: false, special: { kind: 'none' } } as const;

const PARTS: Readonly<Record<PartId, Accessory>> = {
  ...ACCESSORIES,
  ramps: { ...RAMPS.ramps, ...plain, rule: 'deluxe/XII.2/ramps' },
  assaultramp: { ...RAMPS.assaultramp, ...plain, rule: 'deluxe/XII.2/assault-ramp' },
  assaultramp1982: { ...RAMPS.assaultramp1982, ...plain, rule: 'deluxe/XII.2/assault-ramp' },
  sleeperberth: { name: 'Sleeper berth', ...SLEEPER_BERTH, ...plain, rule: 'deluxe/XII.1/personnel' },
};

export const PART_IDS = keysOf(PARTS);

export const partRow = (id: PartId): Accessory => PARTS[id];
