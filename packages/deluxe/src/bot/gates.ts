// Safe lines: nobody crosses one by mistake, and who has nothing left to fight with makes for the nearest.
import { distance, forwardOf, headingDifference, headingOf, type Pose } from '@hardtop/geometry';
import { isOpen, nearestGate, safeZones, zoneAt } from '../table/queries/arena.ts';
import { isArmed } from '../table/queries/out.ts';
import type { Vehicle, World } from '../table/state/state.ts';

/** What it costs to leave a fight that is not lost, in hundredths of a kill. */
const DESERTED = 60;
/** What every inch to the gate costs whoever wants out, and looking away from it. */
const HOME = { inch: 1.5, turned: 12 } as const;
/** Inches within which somebody with a gun makes one give up. */
const THREAT = 12;
/** Inches that a driver looks ahead for a safe line. */
const LOOK = 2;

/** Whether somebody has no reason to stay, and may go. */
export function wantsOut({ setup, state }: World, own: Vehicle): boolean {
  return setup.safe !== undefined && own.veiled !== true && !isArmed(own) && isOpen(setup, state);
}

/** What it costs to be somewhere and go on from there, with safe lines about. */
export function gateCost(world: World, own: Vehicle, to: Pose, heading: number): number {
  const { setup } = world;
  if (safeZones(setup).length === 0) return 0;
  if (wantsOut(world, own)) {
    const gate = nearestGate(setup, own);
    if (gate === null) return 0;
    const way = headingOf({ x: gate.pose.x - to.x, y: gate.pose.y - to.y });
    return distance(gate.pose, to) * HOME.inch + (headingDifference(heading, way) / 1800) * HOME.turned;
  }
  const ahead = forwardOf(heading);
  const soon = { x: to.x + ahead.x * LOOK, y: to.y + ahead.y * LOOK };
  return zoneAt(setup, to) !== null || zoneAt(setup, soon) !== null ? DESERTED : 0;
}

/** With no gun left, the gates shut and an armed rival at hand it is better to give up. */
export function givesUp({ setup, state }: World, own: Vehicle, foe: Vehicle | null): boolean {
  if (setup.event === undefined || own.veiled === true || isArmed(own) || foe === null) return false;
  const canLeave = setup.safe !== undefined && isOpen(setup, state);
  return !canLeave && isArmed(foe) && distance(foe.pose, own.pose) <= THREAT;
}
