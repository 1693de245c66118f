import type { Seat } from './decision.ts';

/** A scenario file whose vehicles name their seat and their car, with other cars in it: a seat's first vehicle is replaced. */
export function withCars(file: unknown, cars: readonly (string | null)[]): unknown {
  const { vehicles } = (file ?? {}) as { readonly vehicles?: unknown };
  if (!Array.isArray(vehicles)) return file;
  const taken = new Set<Seat>();
  const replaced = vehicles.map((vehicle: { readonly seat?: unknown }) => {
    const seat = Number(vehicle?.seat);
    const car = cars[seat];
    if (car === null || car === undefined || taken.has(seat)) return vehicle;
    taken.add(seat);
    return { ...vehicle, car };
  });
  return { ...(file as object), vehicles: replaced };
}
