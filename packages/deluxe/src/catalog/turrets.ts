// Turrets and cupolas (deluxe/VIII.8/turret, deluxe/VIII.8/cupola). Spaces, pounds, dollars.

/** Who may carry it: any vehicle; vans and larger; oversized vehicles and transport helicopters. */
type TurretFit = 'any' | 'van' | 'oversized';

export interface Turret {
  readonly name: string;
  /** Spaces of weapons (and of the gunner in a cupola) it holds. */
  readonly holds: number;
  readonly spaces: number;
  readonly weight: number;
  readonly cost: number;
  readonly popUp: boolean;
  readonly cupola: boolean;
  readonly fits: TurretFit;
}

export const TURRETS = {
  turret1: { name: 'One-space turret', holds: 1, spaces: 1, weight: 150, cost: 1000, popUp: false, cupola: false, fits: 'any' },
  turret2: { name: 'Two-space turret', holds: 2, spaces: 2, weight: 200, cost: 1500, popUp: false, cupola: false, fits: 'any' },
  turret3: { name: 'Three-space turret', holds: 3, spaces: 2, weight: 300, cost: 2500, popUp: false, cupola: false, fits: 'van' },
  turret4: { name: 'Four-space turret', holds: 4, spaces: 2, weight: 400, cost: 3500, popUp: false, cupola: false, fits: 'oversized' },
  popup1: { name: 'One-space pop-up turret', holds: 1, spaces: 3, weight: 300, cost: 2000, popUp: true, cupola: false, fits: 'any' },
  popup2: { name: 'Two-space pop-up turret', holds: 2, spaces: 4, weight: 350, cost: 2500, popUp: true, cupola: false, fits: 'any' },
  popup3: { name: 'Three-space pop-up turret', holds: 3, spaces: 5, weight: 450, cost: 3500, popUp: true, cupola: false, fits: 'van' },
  popup4: { name: 'Four-space pop-up turret', holds: 4, spaces: 6, weight: 600, cost: 4500, popUp: true, cupola: false, fits: 'oversized' },
  cupola3: { name: 'Three-space cupola', holds: 3, spaces: 2, weight: 400, cost: 3500, popUp: false, cupola: true, fits: 'van' },
  popupcupola3: { name: 'Three-space pop-up cupola', holds: 3, spaces: 5, weight: 600, cost: 4500, popUp: true, cupola: true, fits: 'van' },
  cupola4: { name: 'Four-space cupola', holds: 4, spaces: 2, weight: 500, cost: 5500, popUp: false, cupola: true, fits: 'oversized' },
  popupcupola4: { name: 'Four-space pop-up cupola', holds: 4, spaces: 6, weight: 750, cost: 6500, popUp: true, cupola: true, fits: 'oversized' },
} as const satisfies Record<string, Turret>;

export type TurretId = keyof typeof TURRETS;

/** A row under its general type. */
export const turret = (id: TurretId): Turret => TURRETS[id];

/** A universal turret or cupola also fires straight up (deluxe/VIII.8/universal-turret). */
export const UNIVERSAL_TURRET_COST = 1000;
