import { turnRadius } from './leg-contact.ts';
import type { Pose } from './pose.ts';
import { CONTACT_SLACK, QUANTUM, turnAbout } from './pose.ts';
import { penetration } from './separation.ts';
import type { Shape, Size } from './shape.ts';
import { rectangle } from './shape.ts';
import { RADIANS_PER_TENTH } from './sine.ts';
import type { Point } from './vector.ts';

export type Sense = 'left' | 'right';

function deepest(pose: Pose, size: Size, against: readonly Shape[]): number {
  const outline = rectangle(pose, size);
  return against.reduce((depth, shape) => Math.max(depth, penetration(outline, shape)), 0);
}

/**
 * The least turn (tenths of a degree, never negative) about a point of the counter's own frame after which it
 * overlaps none of the shapes, or null when no turn up to `maxTenths` does it. The turn may pass through the
 * shapes. The slack is needed because the pivot itself, a corner in contact, moves by the rounding of poses.
 */
export function leastTurnToClear(
  size: Size,
  pose: Pose,
  localPivot: Point,
  sense: Sense,
  against: readonly Shape[],
  maxTenths: number,
  slack: number = CONTACT_SLACK,
): number | null {
  const sign = sense === 'left' ? 1 : -1;
  const travelPerTenth = turnRadius(size, localPivot) * RADIANS_PER_TENTH;
  let turn = 0;
  while (turn <= maxTenths) {
    const depth = deepest(turnAbout(pose, localPivot, sign * turn), size, against);
    if (depth <= slack) return turn;
    // No corner travels faster than this, so the tenths stepped over cannot be clear; rounding takes its share.
    turn += Math.max(1, Math.floor((depth - slack - 2 * QUANTUM) / travelPerTenth));
  }
  return null;
}
