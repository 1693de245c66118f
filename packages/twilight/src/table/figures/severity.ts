import { HIT_CAPACITY } from '../../catalog/hit-location.ts';
import { NPC_HIT_CAPACITY } from '../../catalog/npc-types.ts';
import { SEVERITY } from '../../catalog/wounds.ts';
import type { Aspect, BodyPart } from './locations.ts';
import { PARTS } from './locations.ts';

// How bad a wound is.

const SEVERITIES = ['none', 'slight', 'serious', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A part of a character, or an animal by its hits. */
export function severityOf(damage: number, capacity: number): Severity {
  if (damage <= 0) return 'none';
  if (damage <= capacity * SEVERITY.serious) return 'slight';
  return damage <= capacity * SEVERITY.critical ? 'serious' : 'critical';
}

/** An NPC's boxes; beyond both rows he is out. */
export function boxSeverity(damage: number): Severity {
  if (damage <= 0) return 'none';
  if (damage <= NPC_HIT_CAPACITY.slight) return 'slight';
  return damage <= NPC_HIT_CAPACITY.slight + NPC_HIT_CAPACITY.serious ? 'serious' : 'critical';
}

type CapacityAttribute = 'STR' | 'CON' | 'STA';

/** What a part of a character holds. */
export function capacityOf(part: BodyPart, attributes: Readonly<Record<CapacityAttribute, number>>): number {
  const kind = part === 'head' || part === 'chest' || part === 'abdomen' ? part : 'limb';
  let sum = 0;
  for (const attribute of HIT_CAPACITY[kind]) sum += attributes[attribute];
  return sum;
}

/** Turns unconscious after a blow to the head: what roll and damage exceed the stature by. */
export const stunnedTurns = (damage: number, roll: number, stature: number): number =>
  Math.max(0, roll + damage - stature);

export const isKnockedDown = (damage: number, agility: number): boolean => damage > agility;

/** Parts of the side that faces it, the middle of the body after the limbs. */
const FACING: Readonly<Record<Aspect, readonly BodyPart[]>> = {
  front: ['chest', 'abdomen', 'right-arm', 'left-arm', 'right-leg', 'left-leg'],
  top: ['chest', 'abdomen', 'right-arm', 'left-arm', 'right-leg', 'left-leg'],
  rear: ['abdomen', 'chest', 'left-arm', 'right-arm', 'left-leg', 'right-leg'],
  left: ['left-arm', 'left-leg', 'chest', 'abdomen', 'right-arm', 'right-leg'],
  right: ['right-arm', 'right-leg', 'chest', 'abdomen', 'left-arm', 'left-leg'],
};

/** Concussion in sevenths; of what is over, one to the head and the rest to the side that faces it. */
export function concussionShares(total: number, aspect: Aspect): ReadonlyMap<BodyPart, number> {
  const shares = new Map<BodyPart, number>(PARTS.map((part) => [part, Math.floor(total / PARTS.length)]));
  const over = total % PARTS.length;
  const order: readonly BodyPart[] = ['head', ...FACING[aspect]];
  for (const part of order.slice(0, over)) shares.set(part, (shares.get(part) ?? 0) + 1);
  return shares;
}
