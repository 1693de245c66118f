// Cargo (deluxe/VIII.10/cargo): vehicles, tires and ammunition carried. Pounds, spaces.

/** Added to all spaces of a carried vehicle, its cargo area's included (deluxe/XII.2/vehicle-cargo). Trikes are not named; their counter is a car's. */
export const VEHICLE_CARGO_SPACES = { car: 10, trike: 10, cycle: 4, sidecar: 2 } as const satisfies Record<string, number>;

/** What a space of cargo takes before it is ruined: as a case of tools does; no figure is printed for goods. */
export const CARGO_POINTS = 2;

/** Weighs as mounted (deluxe/VIII.5/spare-tires). */
export const SPARE_TIRE_SPACES = 1;

/** A box as cargo (deluxe/V.6/hand-weapons). */
export const GRENADE_BOX = { grenades: 12, weight: 50, spaces: 1 } as const;

/** One full load of a vehicle weapon, as much as a magazine holds in its one space; no figure is printed for loose rounds. */
export const AMMUNITION_CRATE = { loads: 1, spaces: 1 } as const;
