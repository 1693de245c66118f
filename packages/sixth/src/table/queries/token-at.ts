import { OBSTACLES } from '../../catalog/obstacles.ts';
import type { Token } from '../../scenarios/setup.ts';
import type { TokenState } from '../state/state.ts';

/** A token as it is laid, with the durability of the side that is up. */
export function tokenAt({ id, kind, pose, breaks }: Token): TokenState {
  const { durability, durabilityFaceUp } = OBSTACLES[kind];
  return { id, kind, pose, damage: 0, durability: breaks ? (durabilityFaceUp ?? durability) : durability, gone: false };
}
