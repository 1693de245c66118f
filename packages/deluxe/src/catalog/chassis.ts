// Chassis strengths (deluxe/VIII.2/chassis), in percent of the body's maximum load and of its price.

export interface Chassis {
  readonly name: string;
  readonly loadPercent: number;
  readonly costPercent: number;
}

export const CHASSIS = {
  light: { name: 'Light', loadPercent: -10, costPercent: -20 },
  standard: { name: 'Standard', loadPercent: 0, costPercent: 0 },
  heavy: { name: 'Heavy', loadPercent: 10, costPercent: 50 },
  xheavy: { name: 'Extra-heavy', loadPercent: 20, costPercent: 100 },
} as const satisfies Record<string, Chassis>;

export type ChassisId = keyof typeof CHASSIS;

/** A row under its general type. */
export const chassis = (id: ChassisId): Chassis => CHASSIS[id];
