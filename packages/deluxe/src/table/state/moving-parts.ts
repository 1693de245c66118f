import type { Plate } from '../../catalog/armor-locations.ts';

/** What goes in and out on a vehicle by a firing action: a pop-up turret, all retractable wheelguards together, a side door. */
export const MOVING_PART_IDS = ['turret', 'guards', 'left-door', 'right-door'] as const;
export type MovingPartId = (typeof MOVING_PART_IDS)[number];

export interface MovingPart {
  readonly id: MovingPartId;
  /** The turret is up, the guards are down before the wheels, the door is open. */
  out: boolean;
  /** On its way to the other state until this moment, counted in phases of the fight; null at rest. */
  due: number | null;
}

interface Moving {
  readonly moving?: readonly MovingPart[] | undefined;
}

export function movingPartOf({ moving }: Moving, id: MovingPartId): MovingPart | null {
  if (moving === undefined) return null;
  for (const part of moving) if (part.id === id) return part;
  return null;
}

/** Guns in a turret that hides inside fire only while it stands quite out (deluxe/VIII.8/pop-up-turret). */
export function isTurretReady(vehicle: Moving): boolean {
  const turret = movingPartOf(vehicle, 'turret');
  return turret === null || (turret.out && turret.due === null);
}

/** Something of the turret is to be seen and aimed at: up, or on its way (H-200). */
export function showsTurret(vehicle: Moving): boolean {
  const turret = movingPartOf(vehicle, 'turret');
  return turret === null || turret.out || turret.due !== null;
}

/** Retractable wheelguards stand before their wheels (deluxe/VIII.8/wheelguards). */
export function areGuardsDown(vehicle: Moving): boolean {
  const guards = movingPartOf(vehicle, 'guards');
  return guards?.out === true && guards.due === null;
}

const DOORS = { left: 'left-door', right: 'right-door' } as const;

/** An open side door leaves no armor on its side (deluxe/VIII.8/side-door). */
export function isOpenAt({ moving }: Moving, plate: Plate): boolean {
  if (moving === undefined || (plate !== 'left' && plate !== 'right')) return false;
  return movingPartOf({ moving }, DOORS[plate])?.out === true;
}
