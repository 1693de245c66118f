// Party and others face to face: what the others mean to do, the contact, and who freezes.

import { ATTACK_RANGE, type Conduct } from '../catalog/group-conduct.ts';
import type { NpcType } from '../catalog/npc-types.ts';
import type { RollContext } from '../rolls/roll.ts';
import { FOOT_PACE, partySighting } from './forces.ts';
import { npcPanic, partyPanic } from './panic.ts';
import type { EncounterRange } from './range.ts';
import type { Situation } from './situation.ts';
import type { Sighting } from './spotting.ts';
import { type Contact, contactOf, type Plan } from './surprise.ts';

export interface Surprise {
  readonly party: boolean;
  readonly other: boolean;
  /** Phases each is frozen by panic, in the order of the roster; empty where nobody was surprised. */
  readonly partyFrozen: readonly number[];
  readonly otherFrozen: readonly number[];
}

export const WATCH: Plan = { choice: 'wait' };

/** What the others do when they see the party first; those who hold a place do not leave it. */
export function planOf(conduct: Conduct, outnumbers: boolean, canLeave: boolean): Plan {
  const keepAway: Plan = canLeave ? { choice: 'evade' } : WATCH;
  switch (conduct) {
    case 'attack':
      return { choice: 'wait', attackAt: ATTACK_RANGE };
    case 'attack-if-stronger':
      return outnumbers ? { choice: 'wait', attackAt: ATTACK_RANGE } : keepAway;
    case 'avoid':
      return keepAway;
    case 'wait':
      return WATCH;
  }
}

export function meet(
  ctx: RollContext,
  path: string,
  situation: Situation,
  range: EncounterRange,
  other: Sighting,
  plan: Plan,
  evident: boolean,
): Contact {
  return contactOf(ctx, `${path}/contact`, {
    party: partySighting(situation.party, situation.terrain),
    other,
    range,
    plans: { party: situation.party.plan ?? null, other: plan },
    evident,
    footPace: FOOT_PACE,
  });
}

const CALM: Surprise = { party: false, other: false, partyFrozen: [], otherFrozen: [] };

export function surpriseOf(
  ctx: RollContext,
  path: string,
  situation: Situation,
  contact: Contact | null,
  types: () => readonly NpcType[],
): Surprise {
  if (contact === null) return CALM;
  const { party, other } = contact.surprised;
  return {
    party,
    other,
    partyFrozen: party ? frozenParty(ctx, path, situation) : [],
    otherFrozen: other ? npcPanic(ctx, `${path}/panic/other`, types()) : [],
  };
}

export function frozenParty(ctx: RollContext, path: string, { party }: Situation): readonly number[] {
  return party.coolness === undefined ? [] : partyPanic(ctx, `${path}/panic/party`, party.coolness);
}
