// Codes number ids in the order of the catalogue's tables: new ones go to the end, or the links people saved stop working.

import { keysOf } from '@hardtop/kernel';
import { type Codec, oneOf } from '@hardtop/workshop/notation';
import { GRENADES } from '../../catalog/grenades.ts';
import { HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import { LOCATIONS } from '../design/fittings.ts';

export type Table<Id extends string> = Readonly<Record<Id, unknown>>;

export const idIn = <Id extends string>(table: Table<Id>): Codec<Id> => oneOf(keysOf(table));

export const MOUNTS = [...LOCATIONS, 'turret', 'platform'] as const;
export const CARRIED = [...keysOf(HAND_WEAPONS), ...keysOf(GRENADES)] as const;
