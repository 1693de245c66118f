// Hazards (deluxe/IV.6/hazards): difficulties of what happens to a vehicle, as against what its driver does.

import type { DeluxeRule } from '../rules.ts';

interface Hazard {
  readonly label: string;
  readonly difficulty: number;
  readonly rule: DeluxeRule;
}

export const HAZARDS = {
  curb: { label: 'Hit a curb', difficulty: 3, rule: 'deluxe/IV.6/curb' },
  obstacle: { label: 'Hit an obstacle', difficulty: 3, rule: 'deluxe/IV.8/obstacle' },
  pedestrian: { label: 'Hit a pedestrian', difficulty: 3, rule: 'deluxe/IV.6/pedestrian' },
  debris: { label: 'Hit loose debris', difficulty: 1, rule: 'deluxe/IV.8/debris' },
  driverHurt: { label: 'Driver wounded or killed', difficulty: 2, rule: 'deluxe/IV.6/driver-injured' },
  simplifiedCollision: { label: 'Collision (simplified)', difficulty: 4, rule: 'deluxe/IV.7/simplified-collision' },
  atGunSideways: { label: 'Anti-tank gun fired sideways', difficulty: 1, rule: 'deluxe/X.5/hazards' },
  tankGun: { label: 'Tank gun fired', difficulty: 2, rule: 'deluxe/V.2/tank-gun' },
  trailerReleased: { label: 'Trailer released', difficulty: 2, rule: 'deluxe/X.5/hazards' },
  oversizedObstacle: { label: 'Oversized vehicle hits an obstacle', difficulty: 1, rule: 'deluxe/X.5/hazards' },
  cycleSteamrolled: { label: 'Cycle run over', difficulty: 1, rule: 'deluxe/X.5/steamrolling' },
  carSteamrolled: { label: 'Small car or trike run over', difficulty: 3, rule: 'deluxe/XII.6/steamrolling' },
  firstTireOfPair: { label: 'First tire of a pair lost', difficulty: 2, rule: 'deluxe/X.5/tire-loss' },
  secondTireOfPair: { label: 'Second or unpaired tire lost', difficulty: 3, rule: 'deluxe/X.5/tire-loss' },
} as const satisfies Record<string, Hazard>;

export interface FireHazardRow {
  /** Hits of one attack, armor included. */
  readonly from: number;
  readonly to: number | null;
  readonly difficulty: number;
}

/** Enemy fire (deluxe/IV.6/enemy-fire), each attack on its own. */
export const ENEMY_FIRE = [
  { from: 1, to: 5, difficulty: 1 },
  { from: 6, to: 9, difficulty: 2 },
  { from: 10, to: null, difficulty: 3 },
] as const satisfies readonly FireHazardRow[];

/** The same for oversized vehicles (deluxe/X.5/hazards); the first row is not printed. */
export const ENEMY_FIRE_OVERSIZED = [
  { from: 1, to: 12, difficulty: 1 },
  { from: 13, to: 21, difficulty: 2 },
  { from: 22, to: null, difficulty: 3 },
] as const satisfies readonly FireHazardRow[];
