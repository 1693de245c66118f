import { describe, expect, it } from 'vitest';
import { Drawings } from './drawings.ts';

describe('what is drawn of a thing that changes in place', () => {
  const setup = {};
  const sheetOf = ({ speed }: { readonly speed: number }) => ({ title: 'Car', track: { at: speed } });

  it('is drawn anew when what shows of it has changed, and not before', () => {
    const drawings = new Drawings<{ readonly title: string }>();
    const car = { speed: 10 };
    let drawn = 0;
    const draw = () => {
      drawn++;
      return drawings.of(setup, car, car, () => sheetOf(car));
    };
    const first = drawings.of(setup, car, car, () => sheetOf(car));
    expect(draw()).toBe(first);
    car.speed = 20;
    expect(draw()).toEqual({ title: 'Car', track: { at: 20 } });
    expect(first).toEqual({ title: 'Car', track: { at: 10 } });
    expect(drawn).toBe(2);
  });

  it('is that of its own game, and the same as before where nothing on it differs', () => {
    const drawings = new Drawings<{ readonly title: string }>();
    const car = { speed: 10 };
    const first = drawings.of(setup, car, [car, 1], () => sheetOf(car));
    expect(drawings.of(setup, car, [car, 2], () => sheetOf(car))).toBe(first);
    expect(drawings.of({}, car, [car, 2], () => ({ title: 'Bus' }))).toEqual({ title: 'Bus' });
  });
});
