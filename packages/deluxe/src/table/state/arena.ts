import type { Pose, Size } from '@hardtop/geometry';

/** Beyond a safe line: whoever is in there is out of the fight. */
export interface SafeZone {
  readonly id: string;
  /** In the outer wall, with pits behind it, or somewhere on the floor. */
  readonly kind: 'gate' | 'refuge';
  readonly label: string;
  readonly pose: Pose;
  readonly size: Size;
}

/** An arena event under the rules of the AADA. */
export interface ArenaEvent {
  /** Turns before the gates open to whoever wants out. */
  readonly leaveAfter: number;
}

/** What a duellist has done against the rules of an event, or against its custom: barred for fire across a safe line, known for refusing surrenders. */
export type Conduct = 'barred' | 'merciless';
