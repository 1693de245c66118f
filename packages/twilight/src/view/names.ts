// What things are called on cards and in sentences.

import { ANTITANK_MISSILES } from '../catalog/antitank-missiles.ts';
import type { Bloc } from '../catalog/arms-lists.ts';
import { AUTOCANNON } from '../catalog/autocannon.ts';
import { GRENADE_LAUNCHERS } from '../catalog/grenade-launchers.ts';
import type { ArmsClass, Transport } from '../catalog/group-statistics.ts';
import { HOWITZERS } from '../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../catalog/large-caliber-guns.ts';
import { MORTARS } from '../catalog/mortars.ts';
import { ROCKET_LAUNCHERS } from '../catalog/rocket-launchers.ts';
import { SMALL_ARMS } from '../catalog/small-arms.ts';
import type { UrbanArm } from '../catalog/urban-encounters.ts';
import { VEHICLES } from '../catalog/vehicles.ts';
import type { Cargo } from '../encounters/cargo.ts';
import type { BrokenPart } from '../encounters/derelict.ts';
import type { Role } from '../encounters/people.ts';
import { wordOf } from '../rolls/part-words.ts';

const WEAPONS: ReadonlyMap<string, string> = new Map(
  [
    SMALL_ARMS,
    ANTITANK_MISSILES,
    AUTOCANNON,
    GRENADE_LAUNCHERS,
    HOWITZERS,
    LARGE_CALIBER_GUNS,
    MORTARS,
    ROCKET_LAUNCHERS,
  ].flatMap((table) => Object.entries(table).map(([id, { name }]): [string, string] => [id, name])),
);

export function weaponName(weapon: string): string {
  return WEAPONS.get(weapon) ?? weapon;
}

export const BLOC_WORDS = { nato: 'NATO', pact: 'Warsaw Pact' } as const satisfies Record<Bloc, string>;

export const ARMS_WORDS = {
  military: 'military arms',
  civilian: 'civilian arms',
  poor: 'next to no arms',
} as const satisfies Record<ArmsClass, string>;

export const URBAN_ARM_WORDS = {
  military: 'with military arms',
  civilian: 'with civilian arms',
  club: 'with clubs',
  knife: 'with knives',
  pistol: 'with pistols',
  shotgun: 'with shotguns',
} as const satisfies Record<UrbanArm, string>;

export const TRANSPORT_WORDS = {
  foot: 'on foot',
  horse: 'on horseback',
  wagon: 'with wagons',
  motor: 'in motor vehicles',
  armored: 'in armored vehicles',
  artillery: 'with a gun',
} as const satisfies Record<Transport, string>;

export const CARGO_WORDS = {
  ammunition: 'ammunition',
  parts: 'spare parts',
  medical: 'medical supplies',
  food: 'food',
  fuel: 'fuel',
  weapons: 'weapons',
  'scrap-metal': 'scrap metal',
  machinery: 'machinery',
  wool: 'wool',
  clothing: 'clothing',
  furnishings: 'furnishings',
  armaments: 'smuggled arms',
  'drinking-alcohol': 'smuggled liquor',
  'forged-papers': 'forged travel papers',
  radios: 'smuggled radios',
  drugs: 'smuggled drugs',
  'other-controlled-goods': 'goods the authorities control',
} as const satisfies Record<Cargo, string>;

export const ROLE_WORDS = {
  leader: 'Leader',
  fighter: 'Fighter',
  doctor: 'Doctor',
  nurse: 'Nurse',
  medic: 'Medic',
  soldier: 'Soldier',
  mechanic: 'Mechanic',
  orderly: 'Orderly',
  farmer: 'Farmer',
} as const satisfies Record<Role, string>;

export const PART_WORDS = {
  sight: 'sights',
  traverse: 'turret traverse',
  secondary: 'secondary weapon',
  radio: 'radio',
  'main-armament': 'main armament',
  ammunition: 'ammunition',
  'weapon-or-ammunition': 'weapon or ammunition',
  engine: 'engine',
  fuel: 'fuel system',
  suspension: 'suspension',
} as const satisfies Record<BrokenPart, string>;

const WORDS: ReadonlyMap<string, string> = new Map([
  ...WEAPONS,
  ...Object.entries(VEHICLES).map(([id, { name }]): [string, string] => [id, name]),
  ...Object.entries(BLOC_WORDS),
]);

/** A row of a table as people write it, or several; numbers, cards and names are words already. */
export function rowWords(row: string): string {
  return row
    .split(', ')
    .map((one) => WORDS.get(one) ?? (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(one) ? wordOf(one) : one))
    .join(', ');
}

/** `3 soldiers`, `1 soldier`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** `1 boar`, `9 dogs`, `7 head of game`, `16 fowl`. */
export function animalsNamed(name: string, number: number): string {
  const word = name.toLowerCase();
  if (word === 'game') return `${number} head of game`;
  return word === 'fowl' ? `${number} fowl` : counted(number, word);
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  const last = words[words.length - 1] ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
