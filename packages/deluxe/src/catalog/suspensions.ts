// Car suspensions (deluxe/VIII.3/suspension); price in percent of the body's.

export interface Suspension {
  readonly name: string;
  readonly costPercent: number;
  readonly handlingClass: number;
  /** Of vans, and of pickups loaded above 5,500 lb. */
  readonly vanHandlingClass: number;
}

export const SUSPENSIONS = {
  light: { name: 'Light', costPercent: 0, handlingClass: 1, vanHandlingClass: 0 },
  improved: { name: 'Improved', costPercent: 100, handlingClass: 2, vanHandlingClass: 1 },
  heavy: { name: 'Heavy', costPercent: 150, handlingClass: 3, vanHandlingClass: 2 },
  offroad: { name: 'Off-road', costPercent: 500, handlingClass: 2, vanHandlingClass: 1 },
} as const satisfies Record<string, Suspension>;

export type SuspensionId = keyof typeof SUSPENSIONS;
