// Road conditions (deluxe/IV.6/road-conditions): added to every maneuver and hazard; they add up.

import type { DeluxeRule } from '../rules.ts';

interface RoadCondition {
  readonly label: string;
  readonly adds: number;
  readonly rule: DeluxeRule;
}

export const ROAD_CONDITIONS = {
  'light-rain': { label: 'Light rain', adds: 1, rule: 'deluxe/IV.6/road-conditions' },
  'heavy-rain': { label: 'Heavy rain', adds: 2, rule: 'deluxe/IV.6/road-conditions' },
  gravel: { label: 'Gravel', adds: 1, rule: 'deluxe/IV.6/road-conditions' },
  oil: { label: 'Oil', adds: 2, rule: 'deluxe/IV.6/road-conditions' },
  'flaming-oil': { label: 'Flaming oil', adds: 3, rule: 'deluxe/V.5/oil' },
  'light-snow': { label: 'Light snow', adds: 2, rule: 'deluxe/IV.6/road-conditions' },
  'heavy-snow': { label: 'Heavy snow', adds: 3, rule: 'deluxe/IV.6/road-conditions' },
  ice: { label: 'Ice or packed snow', adds: 4, rule: 'deluxe/IV.6/road-conditions' },
  'off-road': { label: 'Off the road', adds: 1, rule: 'deluxe/XIV.5/off-road-difficulty' },
} as const satisfies Record<string, RoadCondition>;

type RoadConditionId = keyof typeof ROAD_CONDITIONS;

/** With chains on every tire (deluxe/VIII.8/tire-chains). */
export const WITH_TIRE_CHAINS = { ice: 1, 'light-snow': 0, 'heavy-snow': 0 } as const satisfies Partial<Record<RoadConditionId, number>>;
