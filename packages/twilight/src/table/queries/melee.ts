import type { Target } from '@hardtop/kernel';
import { diceOf } from '@hardtop/kernel';
import { ANIMAL_DATA } from '../../catalog/animal-data.ts';
import { MELEE } from '../../catalog/close-combat.ts';
import { MELEE_WEAPONS } from '../../catalog/melee-weapons.ts';
import type { SmallArmId } from '../../catalog/small-arms.ts';
import { type AttackOdds, blowOdds } from '../figures/attack-odds.ts';
import {
  type Blow,
  blowDamage,
  bodyPower,
  bodyTarget,
  isPinned,
  type MeleeWeaponId,
  meleeBlow,
  meleeTarget,
  percentChance,
} from '../figures/close-combat.ts';
import type { Item } from '../state/item.ts';
import type { Gait, Person } from '../state/person.ts';
import { areHostile, sheetOf, sideBit, type Table } from '../state/state.ts';
import { armOf, isSmallArm } from './arms.ts';
import { gridOf } from './bearing.ts';
import { isInTheOpen } from './crews.ts';
import { markOf } from './exposure.ts';
import { isPistol } from './fire.ts';
import { cellOf, ringsBetween } from './position.ts';
import { isWayClear } from './sight.ts';
import { ARMS, isAlive, limbsLeft, strengthNow } from './wounds.ts';

// Blows at close quarters before a die falls. All of it is reconstructed but the weapons' own figures.

/** Squares of the small grid that a weapon reaches; on the large one it is the same square. */
export function isWithinReach(table: Table, a: Person, b: Person, reach: keyof typeof MELEE.reach): boolean {
  const { setup, state } = table;
  const [from, to] = [cellOf(state, a), cellOf(state, b)];
  if (from === null || to === null || from.l !== to.l) return false;
  const rings = ringsBetween(from, to);
  const most = gridOf(setup, from.l) === 2 ? MELEE.reach[reach] : 0;
  return rings <= most && (rings === 0 || isWayClear(table, from, to));
}

const NOBODY: readonly Person[] = [];

/** Enemies that may be struck: on foot or mounted, and not taken; out of a vehicle nobody strikes. */
export function foesWithin(table: Table, person: Person, reach: keyof typeof MELEE.reach): readonly Person[] {
  const { state } = table;
  if (!isInTheOpen(state, person)) return NOBODY;
  return state.people.filter(
    (other) =>
      isAlive(other) &&
      isInTheOpen(state, other) &&
      other.captive === null &&
      other.condition === 'fit' &&
      areHostile(state, person.side, other.side) &&
      isWithinReach(table, person, other, reach),
  );
}

interface MeleeWeapon {
  /** In an option's id: the item, or what a rifle can do besides. */
  readonly key: string;
  readonly weapon: MeleeWeaponId;
}

const ONE_HANDED: readonly MeleeWeaponId[] = ['bottle', 'knife', 'hatchet', 'club', 'machete'];

/** A bayonet that is not on a rifle is a knife (L1263). */
export const bladeOf = (what: MeleeWeaponId): MeleeWeaponId => (what === 'bayonet' ? 'knife' : what);

/** What is in hand to strike with: a weapon for it, a rifle's butt, a bayonet on a rifle. */
export function meleeWeaponsOf({ setup }: Table, person: Person): readonly MeleeWeapon[] {
  const found: MeleeWeapon[] = [];
  const arms = limbsLeft(setup, person, ARMS);
  for (const id of [person.hands, person.offHand]) {
    const item = id === null ? undefined : person.carries.find((one) => one.id === id);
    if (item === undefined) continue;
    if (item.kind === 'melee' && isMelee(item.what)) found.push({ key: item.id, weapon: bladeOf(item.what) });
    else if (isSmallArm(item)) {
      if (takesBayonet(item) && hasBayonet(person)) found.push({ key: `${item.id}-bayonet`, weapon: 'bayonet' });
      if (hasButt(item)) found.push({ key: `${item.id}-butt`, weapon: 'rifle-butt' });
    }
  }
  return found.filter(({ weapon }) => arms >= (ONE_HANDED.includes(weapon) ? 1 : ARMS.length));
}

const isMelee = (what: string): what is MeleeWeaponId => Object.hasOwn(MELEE_WEAPONS, what);

/** What one hand holds and uses: a pistol, a knife, a bottle. */
export const isOneHanded = (item: Item): boolean =>
  isSmallArm(item)
    ? isPistol(item)
    : item.kind === 'melee' && isMelee(item.what) && ONE_HANDED.includes(bladeOf(item.what));

type Firearm = Item & { readonly what: SmallArmId };

/** A bayonet goes on a rifle; butts have rifles, shotguns and submachineguns, a Skorpion's stock aside (TF-29). */
const takesBayonet = (item: Firearm): boolean => armOf(item).class.endsWith('-rifle');
const hasButt = (item: Firearm): boolean =>
  takesBayonet(item) ||
  armOf(item).class === 'shotgun' ||
  (armOf(item).class === 'submachinegun' && item.what !== 'skorpion');

/** On the rifle while it is not in a hand of its own. */
const hasBayonet = ({ carries, hands, offHand }: Person): boolean =>
  carries.some(({ id, kind, what }) => kind === 'melee' && what === 'bayonet' && id !== hands && id !== offHand);

/** Does not know of him: asleep or off his guard, or of a side that has not seen him. */
export const isUnaware = ({ alert, side }: Person, of: Person): boolean =>
  alert !== 'alert' || (of.seen & sideBit(side)) === 0;

/** A guard who suspects nothing, or sleeps: he may be silenced. */
export const isOffGuard = ({ alert }: Person): boolean => alert !== 'alert';

/** Whether a hit with this weapon puts him out without a sound: a knife on a guard off his guard, or on somebody pinned who knows of nothing. */
export const isSilentBlow = (table: Table, attacker: Person, foe: Person, weapon: MeleeWeaponId): boolean =>
  weapon === 'knife' && (isOffGuard(foe) || (isUnaware(foe, attacker) && isHeldFast(table, foe)));

export interface MeleeAttack {
  readonly attacker: Person;
  readonly foe: Person;
  readonly weapon: MeleeWeaponId;
  readonly target: Target;
  readonly blow: Blow;
}

export function meleeAttack(
  table: Table,
  attacker: Person,
  foe: Person,
  weapon: MeleeWeaponId,
  gait: Gait | null,
): MeleeAttack | null {
  const { setup } = table;
  const { skills } = sheetOf(setup, attacker);
  if (skills.melee === undefined) return null;
  const target = meleeTarget(skills.melee, weapon, { unaware: isUnaware(foe, attacker), trotting: gait === 'trot' });
  return { attacker, foe, weapon, target, blow: meleeBlow(weapon, strengthNow(setup, attacker)) };
}

/** What a blow comes to, over location, helmet and dice. */
export function meleeOdds(
  table: Table,
  { attacker, foe, target, blow }: Pick<MeleeAttack, 'attacker' | 'foe' | 'target' | 'blow'>,
): AttackOdds {
  const mark = markOf(table, foe, cellOf(table.state, attacker));
  return blowOdds(percentChance(target), blowDamage(blow, { ...mark, cover: 0 }));
}

const BITERS = ['bear', 'boar', 'dog'] as const;
type Biter = (typeof BITERS)[number];

/** An animal's own attack; null: it does not fight. */
export function biteOf({ setup }: Table, person: Person): { readonly target: Target; readonly blow: Blow } | null {
  const { animal } = sheetOf(setup, person);
  const kind = BITERS.find((one): one is Biter => one === animal);
  if (kind === undefined) return null;
  const { hitChance, damage } = ANIMAL_DATA[kind];
  return {
    target: { kind: 'need', base: hitChance, modifiers: [], need: hitChance, atMost: true },
    blow: { dice: diceOf(damage).count, plus: 0 },
  };
}

/** Skill and power of an unarmed attack; null: without the skill there is none. */
export function bodyOdds({ setup }: Table, person: Person): { readonly target: Target; readonly power: number } | null {
  const { skills } = sheetOf(setup, person);
  if (skills.body === undefined) return null;
  return { target: bodyTarget(skills.body), power: bodyPower(strengthNow(setup, person), skills.body) };
}

export const holdOn = ({ holds }: Person): number => holds.reduce((sum, { points }) => sum + points, 0);

export const isHeldFast = ({ setup }: Table, person: Person): boolean =>
  person.holds.length > 0 && isPinned(holdOn(person), strengthNow(setup, person));
