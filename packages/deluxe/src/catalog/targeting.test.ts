import { describe, expect, test } from 'vitest';
import { MISCELLANEOUS_MODIFIERS as misc, RANGE_MODIFIERS, SPECIFIC_TARGET_MODIFIERS as specific, TARGET_SPEED, type TargetSpeedRow, VEHICLE_MODIFIERS as vehicle, VISIBILITY_MODIFIERS as visibility } from './targeting.ts';

const total = (...rows: readonly { readonly value: number }[]): number => rows.reduce((sum, row) => sum + row.value, 0);

describe('deluxe/V.2/targeting-modifiers: the worked examples', () => {
  test('computer, point blank, tire of a cycle, at night: -3', () => {
    expect(RANGE_MODIFIERS.pointBlank + total(misc.computer, specific.tire, vehicle.cycle, visibility.night)).toBe(-3);
  });

  test('wheel of a cycle from the front, in rain, at 10 inches: -10', () => {
    const range = Math.floor(10 / RANGE_MODIFIERS.step) * RANGE_MODIFIERS.perStep;
    expect(range + total(specific.tire, vehicle.cycle, vehicle.frontOrBack, visibility.rain)).toBe(-10);
  });

  test('side of a trailer at point blank with a hi-res computer: +8', () => {
    expect(RANGE_MODIFIERS.pointBlank + total(vehicle.trailerOrBusSide, misc.hiresComputer)).toBe(8);
  });

  test('deluxe/IX.3/targeting: top of a light trike from the front: -5', () => {
    expect(total(vehicle.lightTrikeFrontOrBack, specific.trikeTop)).toBe(-5);
  });
});

test('deluxe/V.2/target-speed: one more for each 10 mph from 30 to 80', () => {
  const rows: readonly TargetSpeedRow[] = TARGET_SPEED;
  rows.forEach((row, i) => {
    expect(row).toEqual({ from: 30 + 10 * i, value: -1 - i });
  });
});
