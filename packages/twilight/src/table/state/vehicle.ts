import type { Seat } from '@hardtop/kernel';
import type { VehicleSheet } from '../../scenarios/setup.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { Item } from './item.ts';

/** Parts that break once and for all, or until they are repaired. */
interface VehicleDamage {
  sight: boolean;
  traverse: boolean;
  secondary: boolean;
  loader: boolean;
  radio: boolean;
  mainArmament: boolean;
  engine: boolean;
}

/** A vehicle, a wagon, a boat. Who is aboard is said by the people. */
export interface Vehicle {
  readonly id: string;
  /** Of `Setup.vehicles`. */
  readonly index: number;
  readonly name: string;
  readonly kind: VehicleSheet['kind'];
  seat: Seat;
  side: number;
  squad: string;
  at: Cell | null;
  /** Eighths of a turn clockwise from north; of the turret too. */
  heading: number;
  turret: number;
  /** Meters a phase; below zero backward. */
  speed: number;
  /** Meters moved in this phase, and whether faster than is safe. */
  moved: number;
  reckless: boolean;
  condition: 'running' | 'stopped' | 'wreck' | 'sunk' | 'gone';
  damage: VehicleDamage;
  /** Tracks: minor results. Wheels: penetration that has come together. */
  suspension: number;
  /** Speed halved, or none. */
  crippled: 'no' | 'halved' | 'stopped';
  weapons: Item[];
  fuel: number;
  /** The moment fuel caught fire; it goes up at the end of the next phase. */
  burningSince: number | null;
  acted: boolean;
  /** Passengers who have got out in this phase. */
  left: number;
  seen: number;
  seenThisPhase: number;
  met: number;
}
