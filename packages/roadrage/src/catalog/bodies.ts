import type { SkillId } from './characters.ts';

export const BODY_IDS = ['lightBike', 'heavyBike', 'compact', 'midSized', 'truckVan', 'busHeavyTruck'] as const;
export type BodyId = (typeof BODY_IDS)[number];

/** Speeds in mph, cargo in kilograms. */
export interface Body {
  readonly id: BodyId;
  readonly name: string;
  readonly topSpeed: number;
  readonly acceleration: number;
  readonly deceleration: number;
  readonly hc: number;
  readonly size: number;
  readonly people: number;
  readonly cargo: number;
  readonly hitPoints: number;
  readonly tires: number;
  readonly skill: SkillId;
  readonly bike: boolean;
  /** Millimetres of the model, where no grid is used. */
  readonly length: number;
  readonly width: number;
}

/** Stock body types, p. 5. The lengths are ours: the book says only 50 to 70 mm. */
export const BODIES: Readonly<Record<BodyId, Body>> = {
  lightBike: {
    id: 'lightBike',
    name: 'Light bike',
    topSpeed: 100,
    acceleration: 40,
    deceleration: 20,
    hc: 4,
    size: 0,
    people: 1,
    cargo: 50,
    hitPoints: 18,
    tires: 2,
    skill: 'bike',
    bike: true,
    length: 35,
    width: 14,
  },
  heavyBike: {
    id: 'heavyBike',
    name: 'Heavy bike',
    topSpeed: 120,
    acceleration: 40,
    deceleration: 20,
    hc: 3,
    size: 1,
    people: 2,
    cargo: 100,
    hitPoints: 27,
    tires: 2,
    skill: 'bike',
    bike: true,
    length: 40,
    width: 16,
  },
  compact: {
    id: 'compact',
    name: 'Compact',
    topSpeed: 80,
    acceleration: 20,
    deceleration: 20,
    hc: 3,
    size: 1,
    people: 4,
    cargo: 100,
    hitPoints: 36,
    tires: 4,
    skill: 'car',
    bike: false,
    length: 52,
    width: 26,
  },
  midSized: {
    id: 'midSized',
    name: 'Mid-sized',
    topSpeed: 100,
    acceleration: 20,
    deceleration: 20,
    hc: 2,
    size: 2,
    people: 5,
    cargo: 200,
    hitPoints: 45,
    tires: 4,
    skill: 'car',
    bike: false,
    length: 62,
    width: 28,
  },
  truckVan: {
    id: 'truckVan',
    name: 'Truck or van',
    topSpeed: 80,
    acceleration: 20,
    deceleration: 20,
    hc: 1,
    size: 3,
    people: 3,
    cargo: 1000,
    hitPoints: 54,
    tires: 4,
    skill: 'van',
    bike: false,
    length: 70,
    width: 30,
  },
  busHeavyTruck: {
    id: 'busHeavyTruck',
    name: 'Bus or heavy truck',
    topSpeed: 70,
    acceleration: 10,
    deceleration: 20,
    hc: 0,
    size: 4,
    people: 2,
    cargo: 10_000,
    hitPoints: 63,
    tires: 10,
    skill: 'bigRig',
    bike: false,
    length: 100,
    width: 34,
  },
};
