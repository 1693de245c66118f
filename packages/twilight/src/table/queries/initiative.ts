import { ANIMALS_IN_COMBAT, DRAFT_HITS } from '../../catalog/close-combat.ts';
import { INITIATIVE_BY_COOLNESS, INITIATIVE_BY_TYPE } from '../../catalog/initiative.ts';
import { SMALL_ARMS, type SmallArm, type SmallArmId } from '../../catalog/small-arms.ts';
import type { PersonSheet, Setup } from '../../scenarios/setup.ts';
import type { Person } from '../state/person.ts';
import { sheetOf } from '../state/state.ts';
import { bulkOf } from './arms.ts';
import { woundInitiative } from './wounds.ts';

/** From coolness, from the type, or what all animals have. */
function baseInitiative({ kind, coolness, type }: PersonSheet): number {
  if (kind === 'animal') return ANIMALS_IN_COMBAT.initiative;
  if (coolness === null) return INITIATIVE_BY_TYPE[type];
  return INITIATIVE_BY_COOLNESS[Math.min(coolness, INITIATIVE_BY_COOLNESS.length - 1)] ?? 1;
}

/** What a die has to stay at or under for somebody without coolness to keep his head: horses are as bad at it as Novices (C-11). */
export const nerveOf = (setup: Setup, person: Person): number =>
  sheetOf(setup, person).kind === 'animal'
    ? INITIATIVE_BY_TYPE[ANIMALS_IN_COMBAT.panicsAs]
    : initiativeOf(setup, person);

/** People, and horses, mules and oxen; wild beasts do not freeze. */
export function canPanic(setup: Setup, person: Person): boolean {
  const { kind, animal } = sheetOf(setup, person);
  return kind !== 'animal' || (animal !== null && Object.hasOwn(DRAFT_HITS, animal));
}

/** As it is now: at zero or below nobody acts (B-17). */
export function initiativeOf(setup: Setup, person: Person): number {
  const sheet = sheetOf(setup, person);
  return baseInitiative(sheet) + woundInitiative(setup, person);
}

const isSmallArm = (what: string): what is SmallArmId => Object.hasOwn(SMALL_ARMS, what);

/** Agility less the bulk of what is in hand: breaks ties of initiative (B-18); what is still tied, the longer weapon (C-07). */
export function quicknessOf(setup: Setup, person: Person): number {
  const { AGL } = sheetOf(setup, person).attributes;
  const item = person.carries.find(({ id }) => id === person.hands);
  if (item === undefined) return AGL;
  if (item.kind === 'melee') return AGL + (isLong(item.what) ? LONGER : 0);
  if (item.kind !== 'small-arm' || !isSmallArm(item.what)) return AGL;
  const arm: SmallArm = SMALL_ARMS[item.what];
  const isFixed = arm.class.endsWith('-rifle') && person.carries.some(({ what }) => what === 'bayonet');
  return AGL - bulkOf(arm, item.rest) + (isFixed ? LONGER : 0);
}

/** Less than any difference of agility and bulk. */
const LONGER = 0.5;

/** A bayonet that is not on a rifle is a knife. */
const isLong = (what: string): boolean => LONG.some((one) => one === what);
const LONG = ['spear', 'axe', 'machete'] as const;

/** Phases of a turn. */
export const PHASES = 6;

/** Phases of a long task that one action of his stands for: who acts three times a turn gets on by two phases each; who goes on all turn, by one. */
export const phasesOf = ({ setup }: { readonly setup: Setup }, person: Person): number =>
  person.repeats === null ? Math.max(1, Math.round(PHASES / Math.max(1, initiativeOf(setup, person)))) : 1;
