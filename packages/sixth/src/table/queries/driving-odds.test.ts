import { expect, test } from 'vitest';
import { DIE_COLORS, type DiceCounts, FACE_RESULTS, FACES, type Results } from '../../catalog/dice.ts';
import { dangerOf } from './driving-odds.ts';

/** Every way the dice can fall. */
function everyFall(dice: DiceCounts): readonly Results[] {
  let falls: readonly Results[] = [{ hit: 0, skid: 0, wrench: 0 }];
  for (const color of DIE_COLORS)
    for (let die = 0; die < (dice[color] ?? 0); die++)
      falls = falls.flatMap((fall) =>
        FACES[color].map((face) => ({
          hit: fall.hit + FACE_RESULTS[face].hit,
          skid: fall.skid + FACE_RESULTS[face].skid,
          wrench: fall.wrench + FACE_RESULTS[face].wrench,
        })),
      );
  return falls;
}

const HANDFULS: readonly DiceCounts[] = [{}, { yellow: 3 }, { yellow: 2, green: 1, red: 1 }, { blue: 2, white: 2 }];

test('sixth/maneuver/results: the danger that is remembered is what trying every fall of the dice gives', () => {
  // Twice: the second time it is remembered.
  for (const dice of [...HANDFULS, ...HANDFULS]) {
    const falls = everyFall(dice);
    for (const control of [0, 1, 3])
      for (const adds of [
        { skid: 0, wrench: 0 },
        { skid: 5, wrench: 2 },
      ]) {
        const share = (holds: (skid: number) => boolean): number =>
          falls.filter(({ skid }) => holds(skid + adds.skid)).length / falls.length;
        const found = dangerOf(dice, adds, control, true);
        expect(found.lost).toBeCloseTo(share((skid) => skid >= control));
        expect(found.unpaid).toBeCloseTo(share((skid) => skid > control));
        expect(found.flip).toBeCloseTo(share((skid) => skid >= control + 5));
        expect(dangerOf(dice, adds, control, false)).toEqual({ ...found, flip: 0 });
        const wrenches = falls.reduce((sum, { wrench }) => sum + wrench + adds.wrench, 0) / falls.length;
        expect(found.wrenches).toBeCloseTo(wrenches);
      }
  }
});
