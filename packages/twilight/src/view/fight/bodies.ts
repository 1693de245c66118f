// How people, animals and vehicles are drawn: the words of their bodies.

import { SMALL_ARMS, type SmallArmClass } from '../../catalog/small-arms.ts';
import { VEHICLES, type VehicleClass, type VehicleDescription } from '../../catalog/vehicles.ts';
import type { PersonSheet } from '../../scenarios/setup.ts';
import type { Item } from '../../table/state/item.ts';
import type { Person } from '../../table/state/person.ts';
import type { Vehicle } from '../../table/state/vehicle.ts';

const ARMS: Readonly<Record<SmallArmClass, string>> = {
  bow: 'bow',
  'automatic-pistol': 'pistol',
  revolver: 'pistol',
  shotgun: 'shotgun',
  submachinegun: 'submachine gun',
  'assault-rifle': 'rifle',
  'battle-rifle': 'rifle',
  'sporting-rifle': 'rifle',
  'sniper-rifle': 'sniper rifle',
  'automatic-rifle': 'machine gun',
  machinegun: 'machine gun',
};

const CLASSES: ReadonlyMap<string, SmallArmClass> = new Map(
  Object.entries(SMALL_ARMS).map(([id, row]) => [id, row.class]),
);

function heldWord({ kind, what, rest }: Item): string {
  if (rest === 'tripod') return 'tripod';
  switch (kind) {
    case 'small-arm':
      return ARMS[CLASSES.get(what) ?? 'assault-rifle'];
    case 'heavy':
      return what.includes('mortar') ? 'mortar' : 'launcher';
    case 'melee':
      return 'blade';
    case 'grenade':
    case 'rifle-grenade':
      return 'grenade';
    case 'charge':
    case 'mine':
    case 'gear':
      return '';
  }
}

/** What his arms and legs do. */
function postureWord(person: Person, isMounted: boolean): string {
  const { condition, captive, surrendered, alert, ducked, posture, knockedDown } = person;
  if (condition !== 'fit' || knockedDown) return 'down';
  if (alert === 'asleep') return 'asleep';
  if (captive !== null) return 'captive';
  if (surrendered) return 'surrendered';
  if (isMounted) return 'mounted';
  return ducked ? 'ducked' : posture;
}

/** `prone, machine gun`; `dog, down`. */
export function bodyOf(person: Person, sheet: PersonSheet, isMounted = person.rides !== null): string {
  const { condition, hands, carries } = person;
  if (sheet.kind === 'animal') return `${sheet.animal ?? 'grazer'}${condition === 'fit' ? '' : ', down'}`;
  const held = carries.find(({ id }) => id === hands);
  const words = [
    postureWord(person, isMounted),
    held === undefined ? '' : heldWord(held),
    condition === 'dying' ? 'bleeding' : '',
    sheet.leader ? 'leader' : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

const DESCRIBED: ReadonlyMap<string, VehicleDescription> = new Map(Object.entries(VEHICLES));

const BY_CLASS: Readonly<Record<Exclude<VehicleClass, 'unarmored'>, readonly [tracks: string, wheels: string]>> = {
  tank: ['tank', 'armored car'],
  'light-afv': ['light tank', 'armored car'],
  ifv: ['infantry carrier', 'wheeled carrier'],
  apc: ['tracked carrier', 'wheeled carrier'],
  spa: ['self-propelled gun', 'self-propelled gun'],
};

const JEEPS: readonly Vehicle['kind'][] = ['hmmwv', 'uaz-469', '3/4-ton'];

function vehicleWord(kind: Vehicle['kind']): string {
  const described = DESCRIBED.get(kind);
  if (described === undefined || kind === 'car') return kind;
  const { class: of, suspension, airDefense } = described;
  if (of === 'unarmored') return JEEPS.includes(kind) ? 'jeep' : kind.endsWith('tanker') ? 'tanker' : 'truck';
  if (airDefense === true) return 'anti-aircraft gun';
  return BY_CLASS[of][suspension.kind === 'tracked' ? 0 : 1];
}

/** `tank`; `boat, 3 aboard` where they are seen. */
export function vehicleBody({ kind }: Vehicle, aboard: number): string {
  return aboard === 0 ? vehicleWord(kind) : `${vehicleWord(kind)}, ${aboard} aboard`;
}

/** Meters from nose to tail, as the counters have them; all are drawn half as wide. */
const LENGTHS: Readonly<Record<string, number>> = {
  tank: 7.5,
  'light tank': 6.5,
  'self-propelled gun': 7.5,
  'anti-aircraft gun': 7,
  truck: 7.5,
  tanker: 8,
  jeep: 5,
  car: 5,
  wagon: 4.5,
  cart: 3.5,
  boat: 5,
  sailboat: 6,
  motorcycle: 2.6,
  bicycle: 2.2,
};
const USUAL_LENGTH = 6.5;

export const vehicleLength = ({ kind }: Vehicle): number => LENGTHS[vehicleWord(kind)] ?? USUAL_LENGTH;

/** A share of a square, nose to tail, on small squares; half as wide. */
const ANIMAL_LENGTHS: Readonly<Record<string, number>> = { dog: 0.75, boar: 0.9, grazer: 1, bear: 1.2 };

export const animalLength = ({ animal }: PersonSheet): number => ANIMAL_LENGTHS[animal ?? 'grazer'] ?? 1.35;
