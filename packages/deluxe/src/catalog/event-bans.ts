// Kinds of parts that the organizers of an arena event may rule out (deluxe/XIV.2/arena-events: ground rules are theirs).

import type { AccessoryId } from './accessories.ts';
import type { ArmorTypeId } from './armor.ts';
import type { CarriedId } from './hand-weapons.ts';
import type { TireId } from './tires.ts';
import type { TruckTireId } from './truck-tires.ts';
import type { TurretId } from './turrets.ts';
import type { WeaponId } from './weapons.ts';

/** A part as bans name it. */
type BannedPart =
  | `weapon:${WeaponId}`
  | `turret:${TurretId}`
  | `accessory:${AccessoryId}`
  | `armor:${ArmorTypeId}`
  | `tire:${TireId | TruckTireId}`
  | `hand:${CarriedId}`
  | `class:${'helicopter' | 'grasshopper' | 'sidecar' | 'car-trailer' | 'trailer'}`
  | 'load:tear-gas'
  | 'load:mines';

export interface EventBan {
  readonly title: string;
  readonly parts: readonly BannedPart[];
}

// biome-ignore format: one kind per line
export const EVENT_BANS = {
  lasers: { title: 'Lasers', parts: ['weapon:LL', 'weapon:L', 'weapon:HL'] },
  rockets: { title: 'Rockets and missiles', parts: ['weapon:RL', 'weapon:MML', 'weapon:RGM', 'weapon:WGM', 'weapon:HR', 'weapon:MR', 'weapon:LR', 'weapon:MNR', 'weapon:MFR', 'accessory:rocketplatform', 'hand:LAW', 'hand:VLAW'] },
  cannon: { title: 'Cannon', parts: ['weapon:AC', 'weapon:RR', 'weapon:AT', 'weapon:TG', 'hand:TRR'] },
  flame: { title: 'Fire', parts: ['weapon:FT', 'weapon:HDFT', 'weapon:FOJ', 'weapon:HDFOJ', 'hand:PF'] },
  mines: { title: 'Mines and spikes', parts: ['weapon:MD', 'weapon:SMD', 'weapon:SD', 'load:mines'] },
  dropped: { title: 'Dropped weapons', parts: ['weapon:MD', 'weapon:SMD', 'weapon:SD', 'weapon:SS', 'weapon:HDSS', 'weapon:PS', 'weapon:HDPS', 'weapon:OJ', 'weapon:HDOJ', 'weapon:FOJ', 'weapon:HDFOJ'] },
  clouds: { title: 'Smoke, paint and gas', parts: ['weapon:SS', 'weapon:HDSS', 'weapon:PS', 'weapon:HDPS', 'hand:SG', 'hand:PG', 'hand:TGG', 'load:tear-gas'] },
  bombs: { title: 'Bombs', parts: ['weapon:B', 'weapon:CB', 'accessory:bombbay'] },
  turrets: { title: 'Turrets and cupolas', parts: ['turret:turret1', 'turret:turret2', 'turret:turret3', 'turret:turret4', 'turret:popup1', 'turret:popup2', 'turret:popup3', 'turret:popup4', 'turret:cupola3', 'turret:popupcupola3', 'turret:cupola4', 'turret:popupcupola4'] },
  computers: { title: 'Targeting aids', parts: ['accessory:computer', 'accessory:hirescomputer', 'accessory:cyberlink', 'accessory:laserscope'] },
  magazines: { title: 'Extra magazines', parts: ['accessory:magazine'] },
  links: { title: 'Weapon links', parts: ['accessory:link'] },
  ramming: { title: 'Ram plates and blades', parts: ['accessory:ramplate', 'accessory:carblades', 'accessory:cycleblades'] },
  solids: { title: 'Solid tires', parts: ['tire:solid', 'tire:orsolid'] },
  specialArmor: { title: 'Fireproof and reflective armor', parts: ['armor:FP', 'armor:LR', 'armor:LRFP'] },
  aircraft: { title: 'Aircraft', parts: ['class:helicopter', 'class:grasshopper'] },
  attached: { title: 'Sidecars and trailers', parts: ['class:sidecar', 'class:car-trailer', 'class:trailer'] },
} as const satisfies Record<string, EventBan>;
