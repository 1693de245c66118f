import { describe, expect, it } from 'vitest';
import { BODIES } from '../../catalog/bodies.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { stockVehicle } from '../../testing/designs.ts';
import { gameOf, roadSetup, vehicle as vehicleIn } from '../../testing/road.ts';
import { vehicleDamage } from '../../testing/vehicle-damage.ts';
import { STOCK } from '../stock/list.ts';
import { sheets } from './sheets.ts';

const spy = stockVehicle('spy-coupe')?.design;
if (spy === undefined) throw new Error('the spy is gone');

const textsIn = (svg: string): string => svg.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, '\n');
const FRESH = { paper: 'a4', kind: 'fresh' } as const;
const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe('roadrage/design/record-sheet', () => {
  it.each(STOCK)('$id goes on one page of either paper', ({ design }) => {
    for (const [paper, size] of [
      ['a4', 'viewBox="0 0 210 297"'],
      ['letter', 'viewBox="0 0 215.9 279.4"'],
    ] as const) {
      const svg = sheets.sheet(design, { paper, kind: 'fresh' });
      expect(svg).toContain(size);
      for (const { name } of design.weapons.map(({ weapon }) => WEAPONS[weapon])) expect(textsIn(svg)).toContain(name.slice(0, 7)); // biome-ignore format: one test
    }
  });

  it('has three rows with their critical numbers', () => {
    const words = textsIn(sheets.sheet(spy, FRESH));
    for (const label of ['Critical damage on 6', 'Critical damage on 5, 6', 'Crippled. Critical on 4, 5, 6'])
      expect(words).toContain(label);
    expect(words).toContain('Row 1: 15 boxes, 0 crossed off');
  });

  it('crosses off what is lost', () => {
    const damage = {
      damage: 50,
      engineHits: 1,
      brakesLost: true,
      lost: ['nitrousOxide'],
      weapons: [{ fired: 0, destroyed: true }],
      crew: [2],
      speed: 60,
      notes: ['On fire <badly>'],
    };
    const words = textsIn(sheets.sheet(spy, { ...FRESH, damage }));
    for (const line of [
      'Row 3: 15 boxes, 15 crossed off',
      '5 points beyond the last row.',
      'Engine (first, second): 1 of 2 hits',
      'Brakes: 1 of 1 hits',
      'Nitrous Oxide: 1 of 1 hits',
      'Machine gun, fixed mount, front, destroyed',
      'Driver: 2 of 5 hit points',
      'Speed 60 mph',
      'On fire &lt;badly&gt;',
    ])
      expect(words).toContain(line);
  });

  it('shows what the table has done', () => {
    const game = gameOf(roadSetup([{ design: spy }]));
    const { state } = game;
    const vehicle = vehicleIn(game);
    expect(sheets.sheet(spy, { ...FRESH, damage: { ...vehicleDamage(spy, vehicle, state), speed: null } })).toBe(
      sheets.sheet(spy, FRESH),
    );
    vehicle.damage = 7;
    vehicle.lost.push('nitrousOxide');
    vehicle.nitrous = 1;
    for (const gun of vehicle.weapons) if (gun.shots !== null) gun.shots -= 1;
    expect(vehicleDamage(spy, vehicle, state)).toMatchObject({
      damage: 7,
      lost: ['nitrousOxide'],
      weapons: [{ fired: 0 }, { fired: 1 }, { fired: 1 }, { fired: 1 }],
      crew: [5],
      used: { nitrousOxide: 2 },
      speed: 0,
    });
  });

  it('makes nothing of damage that makes no sense', () => {
    for (const damage of [null, 'much', [1], { damage: -3, crew: 'all', speed: 'fast', used: [] }])
      expect(sheets.sheet(spy, { ...FRESH, damage })).toBe(sheets.sheet(spy, FRESH));
  });

  it('can be blank, on one page, with boxes for the biggest body', () => {
    const svg = sheets.sheet(spy, { kind: 'blank', paper: 'letter' });
    expect(svg).toContain('viewBox="0 0 215.9 279.4"');
    expect(textsIn(svg)).toContain('Row 1: 21 boxes, 0 crossed off');
    expect(textsIn(svg)).not.toContain('Spy Coupe');
  });
});

describe('roadrage/setup/scale', () => {
  it('prints squares of 50 mm and footprints of the model', () => {
    const svg = sheets.sheet(spy, { kind: 'counters', paper: 'a4' });
    expect(count(svg, 'width="50" height="50"')).toBe(2 + 12);
    const { width, length } = BODIES[spy.body];
    expect(svg).toContain(`width="${width}" height="${length}"`);
    expect(svg).toContain('50 mm, one square');
  });

  it('prints a key with the safe speeds', () => {
    const words = textsIn(sheets.sheet(spy, { kind: 'key', paper: 'a4' }));
    for (const label of [
      '15° · safe at 70',
      '90° · safe at 20',
      'Drift 12.5 mm, safe at 70',
      'safe at 50 mph',
      '11 and up',
    ])
      expect(words).toContain(label);
  });

  it('prints the plan', () => {
    expect(textsIn(sheets.sheet(spy, { kind: 'plan', paper: 'a4' }))).toContain('6 minor, 2 major');
  });
});
