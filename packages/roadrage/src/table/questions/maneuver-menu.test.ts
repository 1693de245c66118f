import { describe, expect, test } from 'vitest';
import { driven, gameOf, roadSetup } from '../../testing/road.ts';
import { maneuverMenu } from './maneuver-menu.ts';

const rowsOf = (movement: 'grid' | 'open') =>
  maneuverMenu(gameOf(roadSetup([{ design: driven('compact', 0) }], { variants: { movement } })))
    .filter(({ side }) => side === 'left')
    .map(({ row, params }) => [row.id, row.safe, params[0]?.min ?? null, params[0]?.max ?? null]);

describe('roadrage/maneuver/table', () => {
  test('roadrage/reference/driving: drift 70, 45° at 50, 90° at 20', () => {
    expect(rowsOf('grid')).toEqual([
      ['drift', 70, null, null],
      ['turn45', 50, null, null],
      ['turn90', 20, null, null],
    ]);
  });

  test('roadrage/open/maneuvers: every 15° has its safe speed, and every degree can be set', () => {
    expect(rowsOf('open')).toEqual([
      ['drift', 70, null, null],
      ['steepDrift', 40, null, null],
      ['turn15', 70, 1, 15],
      ['turn30', 60, 16, 30],
      ['turn45', 50, 31, 45],
      ['turn60', 40, 46, 60],
      ['turn75', 30, 61, 75],
      ['turn90', 20, 76, 90],
    ]);
  });
});
