// Antitank Missiles (twilight/combat/antitank-missiles), L1479, and their flight (L2719).

import type { Blast } from './heavy-weapons.ts';

export interface Missile {
  readonly name: string;
  readonly reload: number;
  readonly range: number;
  readonly damage: Blast;
  readonly pen: number;
  readonly fireAndForget?: true;
  /** Strikes from above. */
  readonly overhead?: true;
  readonly line: number;
}

export const ANTITANK_MISSILES = {
  'tank-breaker': { name: 'Tank breaker', reload: 2, range: 2000, damage: { kind: 'blast', concussion: 6, burst: 4 }, pen: 90, fireAndForget: true, overhead: true, line: 1482 },
  'tow-ii': { name: 'TOW II', reload: 2, range: 3500, damage: { kind: 'blast', concussion: 12, burst: 12 }, pen: 160, line: 1483 },
  'at-4': { name: 'AT-4 Spigot', reload: 3, range: 2000, damage: { kind: 'blast', concussion: 6, burst: 4 }, pen: 90, line: 1484 },
  'at-5': { name: 'AT-5 Spandrel', reload: 2, range: 3500, damage: { kind: 'blast', concussion: 12, burst: 12 }, pen: 110, line: 1485 },
} as const satisfies Record<string, Missile>;

/** Chance to hit is this many times the heavy weapons skill, at any range; meters of flight in a phase. */
export const MISSILE_FLIGHT = { skillMultiple: 2, metersPerPhase: 1000, mustAim: true } as const;
