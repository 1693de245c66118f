import { describe, expect, test } from 'vitest';
import { BODIES } from '../../catalog/bodies.ts';
import { at, gun } from '../../testing/road.ts';
import type { FittedWeapon } from '../state/state.ts';
import { bears, inArc, openArc, seatArc } from './arcs.ts';
import { GRID_FIELD } from './grid-field.ts';
import { OPEN_FIELD, PLAIN_OPEN_FIELD } from './open-field.ts';

const STATE = { id: 'x', shots: null, firedTurn: 0, loaded: true, destroyed: false, stuck: false };

function fitted(changes: Parameters<typeof gun>[1], stuck = false): FittedWeapon {
  return { state: { ...STATE, stuck }, fitting: gun('machineGun', changes), weapon: 'machineGun' };
}

const COMPASS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
/** Left positive, as the field counts. */
const bearing = (compass: number): number => (compass < 180 ? -compass * 10 : 3600 - compass * 10);

describe('roadrage/fire/arcs-hand', () => {
  test.each([
    { who: 'driver', drive: 'left', seat: 0, reach: [0, 270, 315] },
    { who: 'driver', drive: 'right', seat: 0, reach: [0, 45, 90] },
    { who: 'front passenger', drive: 'left', seat: 1, reach: [0, 45, 90, 135, 180] },
    { who: 'front passenger', drive: 'right', seat: 1, reach: [0, 180, 225, 270, 315] },
    { who: 'rear left', drive: 'left', seat: 2, reach: [180, 225, 270] },
    { who: 'rear right', drive: 'left', seat: 3, reach: [90, 135, 180] },
  ] as const)('$who, $drive-hand drive', ({ drive, seat, reach }) => {
    expect(COMPASS.filter((degrees) => inArc(seatArc(drive, seat), bearing(degrees)))).toEqual(reach);
  });

  test('under an open top the driver has the forward half, the others all of it', () => {
    expect(COMPASS.filter((degrees) => inArc(openArc(0), bearing(degrees)))).toEqual([0, 45, 90, 270, 315]);
    expect(COMPASS.filter((degrees) => inArc(openArc(1), bearing(degrees)))).toEqual([...COMPASS]);
  });
});

function reach(gunAt: FittedWeapon, compass = 0): readonly string[] {
  const firer = { pose: at(0, 0, compass), body: BODIES.midSized };
  const squares: string[] = [];
  for (let y = 3; y >= -3; y--) {
    let row = '';
    for (let x = -3; x <= 3; x++) {
      const target = { pose: at(x, y), body: BODIES.midSized };
      const off = GRID_FIELD.bearing(firer, firer.pose.h, target);
      row += x === 0 && y === 0 ? 'o' : bears(GRID_FIELD, firer, gunAt, target, off) ? '#' : '.';
    }
    squares.push(row);
  }
  return squares;
}

describe('roadrage/fire/arcs-mounted on the grid', () => {
  test('fixed: three squares wide, ahead only', () => {
    expect(reach(fitted({}))).toEqual(['..###..', '..###..', '..###..', '...o...', '.......', '.......', '.......']);
  });

  test('fixed along a diagonal', () => {
    expect(reach(fitted({}), 45)).toEqual([
      '.....##',
      '....###',
      '...###.',
      '...o#..',
      '.......',
      '.......',
      '.......',
    ]);
  });

  test('fixed to the left, and a broken turret that looks there', () => {
    const rows = ['.......', '.......', '###....', '###o...', '###....', '.......', '.......'];
    expect(reach(fitted({ facing: 'left' }))).toEqual(rows);
    expect(reach(fitted({ facing: 'left', mount: 'turret360' }, true))).toEqual(rows);
  });

  test('a door: 90 degrees', () => {
    expect(reach(fitted({ mount: 'door', facing: 'right' }))).toEqual([
      '......#',
      '.....##',
      '....###',
      '...o###',
      '....###',
      '.....##',
      '......#',
    ]);
  });

  test('pintle and limited turret: half, with its edge', () => {
    const rows = ['#######', '#######', '#######', '###o###', '.......', '.......', '.......'];
    expect(reach(fitted({ mount: 'pintle' }))).toEqual(rows);
    expect(reach(fitted({ mount: 'turretLimited', facing: 'back' }))).toEqual([...rows].reverse());
  });

  test('a full turret: all round', () => {
    expect(
      reach(fitted({ mount: 'turret360' }))
        .join('')
        .replace('o', '#'),
    ).toBe('#'.repeat(49));
  });
});

describe('roadrage/open/fixed-mounts', () => {
  const firer = { pose: at(0, 0), body: BODIES.midSized };
  test.each([
    { x: 0, y: 4, hits: true },
    { x: 0.25, y: 4, hits: true },
    { x: 0.35, y: 4, hits: false },
    { x: 0, y: -4, hits: false },
  ])('a line, no corridor: $x, $y', ({ x, y, hits }) => {
    const target = { pose: at(x, y), body: BODIES.midSized };
    expect(bears(OPEN_FIELD, firer, fitted({}), target, OPEN_FIELD.bearing(firer, 0, target))).toBe(hits);
  });

  test.each([
    { x: 1, y: 4, hits: true },
    { x: 1.75, y: 4, hits: true },
    { x: 1.8, y: 4, hits: false },
    { x: 1, y: -4, hits: false },
  ])('roadrage/fire/arcs-mounted: without them a corridor 150 mm wide: $x, $y', ({ x, y, hits }) => {
    const target = { pose: at(x, y), body: BODIES.midSized };
    expect(bears(PLAIN_OPEN_FIELD, firer, fitted({}), target, OPEN_FIELD.bearing(firer, 0, target))).toBe(hits);
  });

  test('somebody on foot must stand on it', () => {
    const person = (x: number) => ({ pose: at(x, 3), body: null });
    expect(bears(OPEN_FIELD, firer, fitted({}), person(0.05), 0)).toBe(true);
    expect(bears(OPEN_FIELD, firer, fitted({}), person(0.2), 0)).toBe(false);
  });

  test('a door opens at the edge of the body', () => {
    const beside = { pose: at(1, 1), body: null };
    const gunAt = fitted({ mount: 'door', facing: 'right' });
    expect(bears(OPEN_FIELD, firer, gunAt, { ...beside, pose: at(2, 1.6) }, -513)).toBe(true);
    expect(bears(OPEN_FIELD, firer, gunAt, { ...beside, pose: at(2, 1.8) }, -480)).toBe(false);
  });
});
