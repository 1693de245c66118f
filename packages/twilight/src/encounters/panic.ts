// Panic of those who are surprised: they freeze for some phases.

import { NPC_LEVELS, type NpcType } from '../catalog/npc-types.ts';
import type { RollContext } from '../rolls/roll.ts';
import { rollEach } from '../rolls/roll-each.ts';

const RULE = 'twilight/combat/panic';

/** Phases each NPC is frozen, in the order given: 1D6 above his initiative, by as many as it is above. */
export function npcPanic(ctx: RollContext, path: string, types: readonly NpcType[]): readonly number[] {
  const dice = rollEach(ctx, path, types.length, 6, RULE);
  return types.map((type, i) => Math.max((dice[i] ?? 0) - NPC_LEVELS[type].initiative, 0));
}

/** A party: characters by their coolness, at dice of their own; whoever has none as people of his level do (T-41). */
export function partyPanic(ctx: RollContext, path: string, party: readonly (number | NpcType)[]): readonly number[] {
  const cool = party.filter((one) => typeof one === 'number');
  const levels = party.filter((one) => typeof one !== 'number');
  const characters = [...(cool.length === 0 ? [] : characterPanic(ctx, path, cool))];
  const others = [...(levels.length === 0 ? [] : npcPanic(ctx, `${path}/levels`, levels))];
  return party.map((one) => (typeof one === 'number' ? characters : others).shift() ?? 0);
}

/** A player's character freezes when 2D6 does not exceed his coolness, for as many phases as it is below, at least one. */
function characterPanic(ctx: RollContext, path: string, coolness: readonly number[]): readonly number[] {
  const dice = rollEach(ctx, path, coolness.length * 2, 6, RULE);
  return coolness.map((cool, i) => {
    const roll = (dice[i * 2] ?? 0) + (dice[i * 2 + 1] ?? 0);
    return roll > cool ? 0 : Math.max(cool - roll, 1);
  });
}
