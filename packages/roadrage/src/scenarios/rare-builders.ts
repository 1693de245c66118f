// Builders of short scenario files: vehicles that need keep no budget, each a seat of its own.
import type { BodyId } from '../catalog/bodies.ts';
import type { OptionId } from '../catalog/options.ts';
import type { WeaponId } from '../catalog/weapons.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
type CarFile = Exclude<VehicleFile['car'], string>;
export type GunFile = NonNullable<CarFile['weapons']>[number];
export type PersonFile = CarFile['crew'][number];

export function crewOf(people: number, ...weapons: readonly WeaponId[]): PersonFile[] {
  const mates = Array.from({ length: people - 1 }, (_, i) => ({ name: `Mate ${i + 1}`, weapons: [...weapons] }));
  return [{ name: 'Driver', skills: { car: 1, bigRig: 2 }, weapons: [...weapons] }, ...mates];
}

export const guns = (facing: 'front' | 'back', ...weapons: readonly WeaponId[]): GunFile[] =>
  weapons.map((weapon) => ({ weapon, facing }));

export function car(
  body: BodyId,
  crew: PersonFile[],
  options: readonly OptionId[] = [],
  weapons: readonly GunFile[] = [],
): CarFile {
  return { name: body, body, crew, options: [...options], weapons: [...weapons] };
}

interface StartingPlace {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly speed?: number;
}

export const at = (x: number, y: number, heading: number, speed = 0): StartingPlace => ({ x, y, heading, speed });

type Entry = Omit<VehicleFile, 'seat'> & { readonly seat?: number };

/** Each vehicle is a seat of its own unless told: the seats are numbered in their order. */
export function setup(id: string, file: Partial<ScenarioFile>, cars: readonly Entry[]): ScenarioFile {
  const seats = [...new Set(cars.map(({ seat }, i) => seat ?? i))];
  return {
    ruleset: 'roadrage',
    id: `rare-${id}`,
    title: id,
    turnLimit: 5,
    map: { width: 20, height: 20 },
    seats: seats.map((seat) => ({ name: `Seat ${seat + 1}` })),
    ...file,
    vehicles: cars.map((vehicle, seat) => ({ seat, ...vehicle })),
  };
}

export const withoutGrid = (file: ScenarioFile): ScenarioFile => ({
  ...file,
  id: `${file.id}-open`,
  variants: { ...file.variants, movement: 'open' },
});
