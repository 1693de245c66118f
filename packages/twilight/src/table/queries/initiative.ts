import { ANIMALS_IN_COMBAT } from '../../catalog/close-combat.ts';
import { INITIATIVE_BY_COOLNESS, INITIATIVE_BY_TYPE } from '../../catalog/initiative.ts';
import { SMALL_ARMS, type SmallArm, type SmallArmId } from '../../catalog/small-arms.ts';
import type { PersonSheet, Setup } from '../../scenarios/setup.ts';
import type { Person } from '../state/person.ts';
import { sheetOf } from '../state/state.ts';
import { woundInitiative } from './wounds.ts';

/** From coolness, from the type, or what all animals have. */
function baseInitiative({ kind, coolness, type }: PersonSheet): number {
  if (kind === 'animal') return ANIMALS_IN_COMBAT.initiative;
  if (coolness === null) return INITIATIVE_BY_TYPE[type];
  return INITIATIVE_BY_COOLNESS[Math.min(coolness, INITIATIVE_BY_COOLNESS.length - 1)] ?? 1;
}

/** As it is now: at zero or below nobody acts (B-17). */
export function initiativeOf(setup: Setup, person: Person): number {
  const sheet = sheetOf(setup, person);
  return baseInitiative(sheet) + woundInitiative(setup, person);
}

const isSmallArm = (what: string): what is SmallArmId => Object.hasOwn(SMALL_ARMS, what);

/** Agility less the bulk of what is in hand: breaks ties of initiative (B-18). */
export function quicknessOf(setup: Setup, person: Person): number {
  const { attributes } = sheetOf(setup, person);
  const item = person.carries.find(({ id }) => id === person.hands);
  if (item === undefined || item.kind !== 'small-arm' || !isSmallArm(item.what)) return attributes.AGL;
  const arm: SmallArm = SMALL_ARMS[item.what];
  return attributes.AGL - (arm.bulk.at(-1) ?? 0);
}
