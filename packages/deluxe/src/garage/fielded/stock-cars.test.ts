import { err } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import { stockVehicle } from '../stock/list.ts';
import type { Car } from './car.ts';
import { carOf } from './car-of.ts';
import { STOCK_CARS, stockCar } from './stock-cars.ts';

const PIRANHA: Car = {
  id: 'piranha',
  name: 'Piranha',
  body: 'luxury',
  plant: 'large',
  plantAt: 'front',
  tires: 'pr',
  wheels: 4,
  crew: [{ role: 'driver' }, { role: 'gunner' }],
  weapons: [
    { weapon: 'RL', mount: 'front' },
    { weapon: 'HR', mount: 'front' },
    { weapon: 'MG', mount: 'left', magazines: 1 },
    { weapon: 'MG', mount: 'right', magazines: 1 },
    { weapon: 'MG', mount: 'back', magazines: 1 },
  ],
  armor: { front: 30, right: 25, left: 25, back: 30, top: 20, underbody: 20 },
  extinguisher: 'fireextinguisher',
  acceleration: 5,
  handlingClass: 3,
  weight: 5995,
  cost: 16200,
};

describe('deluxe/XV.1/cars: the cars of the table come from their designs', () => {
  test('the first four are those that scenarios count on', () => {
    expect(STOCK_CARS.slice(0, 4).map(({ id }) => id)).toEqual(['killer-kart', 'stinger', 'piranha', 'intimidator']);
    expect(stockCar('piranha')).toStrictEqual(PIRANHA);
    expect(stockCar('stinger')?.weapons).toEqual([
      { weapon: 'MG', mount: 'front', link: 'A' },
      { weapon: 'MG', mount: 'front', link: 'A' },
    ]);
  });

  test('every car that the table can play whole is fielded', () => {
    expect(STOCK_CARS.slice(4).map(({ id }) => id)).toEqual([
      'stinger-1',
      'stinger-2',
      'stinger-3',
      'mini-sherman-rl',
      'joseph-special-t',
      'piranha-courier',
      'intimidator-mg',
    ]);
  });

  test('what the table would have to leave out is refused in words', () => {
    const cruiser = stockVehicle('police-cruiser')?.design;
    if (cruiser === undefined) throw new Error('no cruiser');
    expect(carOf(cruiser, 'police-cruiser', DEFAULT_VARIANTS)).toEqual(
      err([{ what: 'The table cannot fire a SD yet.' }]),
    );
  });
});
