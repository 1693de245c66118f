import { describe, expect, it } from 'vitest';
import { Drawings } from './drawings.ts';

interface Car {
  speed: number;
  place?: { x: number };
  guns?: string[];
}

describe('what is drawn of a thing that changes in place', () => {
  const setup = {};
  const sheetOf = ({ speed }: { readonly speed: number }) => ({ title: 'Car', track: { at: speed } });

  it('is drawn anew when what shows of it has changed, and not before', () => {
    const drawings = new Drawings<Car, { readonly title: string }>();
    const car = { speed: 10 };
    let drawn = 0;
    const draw = () => {
      drawn++;
      return drawings.of(setup, car, null, () => sheetOf(car));
    };
    const first = drawings.of(setup, car, null, () => sheetOf(car));
    expect(draw()).toBe(first);
    car.speed = 20;
    expect(draw()).toEqual({ title: 'Car', track: { at: 20 } });
    expect(first).toEqual({ title: 'Car', track: { at: 10 } });
    expect(drawn).toBe(2);
  });

  it('is that of its own game, and the same as before where nothing on it differs', () => {
    const drawings = new Drawings<Car, { readonly title: string }>();
    const car = { speed: 10 };
    const first = drawings.of(setup, car, 1, () => sheetOf(car));
    expect(drawings.of(setup, car, 2, () => sheetOf(car))).toBe(first);
    expect(drawings.of({}, car, 2, () => ({ title: 'Bus' }))).toEqual({ title: 'Bus' });
  });

  it.each<[what: string, before: Car, change: (car: Car) => void, isAnew: boolean]>([
    ['a field inside', { speed: 1, place: { x: 1 } }, ({ place }) => Object.assign(place ?? {}, { x: 2 }), true],
    ['a field that comes', { speed: 1 }, (car) => Object.assign(car, { place: { x: 1 } }), true],
    ['a field that goes', { speed: 1, place: { x: 1 } }, (car) => delete car.place, true],
    ['a list that grows', { speed: 1, guns: [] }, ({ guns }) => guns?.push('laser'), true],
    ['another thing in a list', { speed: 1, guns: ['laser'] }, ({ guns }) => guns?.splice(0, 1, 'rocket'), true],
    [
      'an equal thing in its place',
      { speed: 1, place: { x: 1 } },
      (car) => Object.assign(car, { place: { x: 1 } }),
      false,
    ],
    ['what is unseen', { speed: 1 }, (car) => Object.assign(car, { speed: 2 }), false],
  ])('is looked at all through: %s', (_what, car, change, isAnew) => {
    const drawings = new Drawings<Car, object>('speed');
    drawings.of(setup, car, null, () => ({}));
    change(car);
    let drawn = false;
    drawings.of(setup, car, null, () => {
      drawn = true;
      return {};
    });
    expect(drawn).toBe(isAnew);
  });
});
