import type { Target } from '@hardtop/kernel';
import type { ThrownBand } from '../../catalog/close-combat.ts';
import { HAND_GRENADES, SMOKE_GRENADE } from '../../catalog/grenades.ts';
import type { HandGrenadeId } from '../../scenarios/setup.ts';
import type { Cell } from '../../scenarios/world.ts';
import { type AttackOdds, blowOdds } from '../figures/attack-odds.ts';
import { type MeleeWeaponId, percentChance, thrownBand, throwTarget } from '../figures/close-combat.ts';
import { type BurstZone, blastDamage, blastMean, burstZone, concussionDice, ringOf } from '../figures/explosions.ts';
import { meanOf } from '../figures/spread.ts';
import type { Explosion } from '../state/effects.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type Table } from '../state/state.ts';
import { gridOf } from './bearing.ts';
import { markOf } from './exposure.ts';
import { metersBetween } from './lines.ts';
import { cellOf, ringsBetween } from './position.ts';
import { shelterFrom } from './shelter.ts';
import { ARMS, isAlive, limbsLeft, strengthNow } from './wounds.ts';

// Throws before a die falls. How far and how well is reconstructed; what goes off is the book's.

export type Grenade = Item & { readonly kind: 'grenade'; readonly what: HandGrenadeId };
type ThrownBlade = Item & { readonly kind: 'melee'; readonly what: MeleeWeaponId };

const BLADES: readonly MeleeWeaponId[] = ['knife', 'bayonet', 'hatchet', 'spear', 'bottle'];

export const isGrenade = (item: Item): item is Grenade => item.kind === 'grenade';

export const isThrownBlade = (item: Item): item is ThrownBlade =>
  item.kind === 'melee' && BLADES.some((blade) => blade === item.what);

export const grenadeName = (what: HandGrenadeId): string =>
  (what === 'smoke' ? SMOKE_GRENADE.name : HAND_GRENADES[what].name).toLowerCase();

export interface Throw {
  readonly by: Person;
  readonly at: Cell;
  readonly band: ThrownBand;
  readonly target: Target;
}

/** A throw at a square, if it is not too far. */
export function throwAt({ setup, state }: Table, by: Person, at: Cell): Throw | null {
  const from = cellOf(state, by);
  const { skills, kind } = sheetOf(setup, by);
  if (from === null || skills.throw === undefined || kind === 'animal' || limbsLeft(setup, by, ARMS) === 0) return null;
  const band = thrownBand(strengthNow(setup, by), metersBetween(setup, from, at));
  return band === null ? null : { by, at, band, target: throwTarget(skills.throw, band) };
}

/** What comes of a grenade of that kind where it lies; `from`: where it was thrown. */
export function grenadeBlast(
  what: HandGrenadeId,
  at: Cell,
  by: string,
  contact: string | null,
  from?: Cell,
): Explosion {
  const name = `the ${grenadeName(what)} grenade`;
  if (what === 'smoke')
    return { at, by, with: name, concussion: 0, burst: null, contact: null, agent: 'smoke', penetration: null };
  const { damage, pen } = HAND_GRENADES[what];
  const agent = what === 'wp' ? 'phosphorus' : what === 'thermite' ? 'thermite' : what === 'chemical' ? 'gas' : null;
  // Gas spreads as far as the burst; it has no fragments.
  const { concussion, burst } = damage;
  const way = from === undefined ? {} : { from };
  return { at, by, with: name, concussion, burst, contact, ...way, agent, penetration: pen };
}

interface Felt {
  readonly dice: number;
  readonly zone: BurstZone | null;
}

/** What of a blast reaches somebody who stands where he is; null: nothing that hurts. */
function feltBy(table: Table, person: Person, blast: Explosion): Felt | null {
  const { setup, state } = table;
  const at = cellOf(state, person);
  if (at === null || blast.agent === 'smoke' || blast.agent === 'gas') return null;
  const grid = gridOf(setup, blast.at.l);
  const meters = metersBetween(setup, blast.at, at);
  const squares = blast.at.l === at.l ? ringsBetween(blast.at, at) : Math.ceil(meters / grid);
  const shelter = shelterFrom(table, person, blast.at);
  const isTouched = blast.contact === person.id;
  const dice = concussionDice(blast.concussion, isTouched ? 'contact' : ringOf(grid, squares, meters), {
    shelter,
    prone: person.posture === 'prone',
  });
  const zone = shelter === 'complete' && !isTouched ? null : burstZone(blast.burst, grid, squares, meters, isTouched);
  return { dice, zone };
}

/** Points that a blast does to somebody who stands where he is. */
export function blastOdds(table: Table, person: Person, blast: Explosion): AttackOdds {
  const felt = feltBy(table, person, blast);
  if (felt === null) return blowOdds(0, [1]);
  const { fragments } = table.setup.variants;
  const damage = blastDamage(felt.dice, felt.zone, fragments, markOf(table, person, blast.at));
  return { hit: 1 - (damage[0] ?? 0), damage, mean: meanOf(damage) };
}

/** Their mean alone, which costs little: bots weigh every grenade at every square. */
export function blastWorth(table: Table, person: Person, blast: Explosion): number {
  const felt = feltBy(table, person, blast);
  if (felt === null || (felt.dice === 0 && felt.zone === null)) return 0;
  return blastMean(felt.dice, felt.zone, table.setup.variants.fragments, markOf(table, person, blast.at));
}

/** What a grenade that falls where it is thrown does to enemies, and to friends, together. */
export function throwFacts(
  table: Table,
  { by, at, target }: Throw,
  what: HandGrenadeId,
): { readonly hit: number; readonly damage: number; readonly friends: number } {
  let [damage, friends] = [0, 0];
  const blast = grenadeBlast(what, at, by.id, null);
  const reach = ((blast.burst ?? 8) * 2) / gridOf(table.setup, at.l) + 1;
  for (const person of table.state.people) {
    const where = cellOf(table.state, person);
    if (where === null || !isAlive(person) || ringsBetween(where, at) > reach) continue;
    if (person.side === by.side) friends += blastWorth(table, person, blast);
    else damage += blastWorth(table, person, blast);
  }
  const hit = percentChance(target);
  return { hit, damage: damage * hit, friends: friends * hit };
}
