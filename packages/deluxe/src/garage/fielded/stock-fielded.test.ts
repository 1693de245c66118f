import { err } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { CarriedId } from '../../catalog/hand-weapons.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import type { CarDesign } from '../design/design.ts';
import { STOCK, stockVehicle } from '../stock/list.ts';
import type { Fielded } from './fielded.ts';
import { fieldedOf } from './fielded-of.ts';
import { STOCK_FIELDED, stockFielded } from './stock-fielded.ts';

const PIRANHA: Fielded = {
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
  offRoadClass: 0,
  weight: 5995,
  cost: 16200,
};

describe('deluxe/XV.1/cars: the cars of the table come from their designs', () => {
  test('the first four are those that scenarios count on', () => {
    expect(STOCK_FIELDED.slice(0, 4).map(({ id }) => id)).toEqual(['killer-kart', 'stinger', 'piranha', 'intimidator']);
    expect(stockFielded('piranha')).toStrictEqual(PIRANHA);
    expect(stockFielded('stinger')?.weapons).toEqual([
      { weapon: 'MG', mount: 'front', link: 'A' },
      { weapon: 'MG', mount: 'front', link: 'A' },
    ]);
  });

  test('deluxe/XV.9/special-vehicles: every car, cycle, combination and trike of the book can duel', () => {
    const ground = STOCK.filter(
      ({ design, entry }) =>
        entry.rule.startsWith('deluxe/XV') && ['car', 'cycle', 'trike', 'combination'].includes(design.class),
    );
    const refused = ground.filter(({ id }) => stockFielded(id) === undefined);
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  test('deluxe/XV.2/cycles, deluxe/XV.3/trikes: every vehicle that the table can play whole is fielded', () => {
    expect(STOCK_FIELDED.slice(4).map(({ id }) => id)).toEqual([
      'stinger-1',
      'stinger-2',
      'stinger-3',
      'stinger-4sd',
      'stinger-4ss',
      'mini-sherman',
      'mini-sherman-rl',
      'joseph-special',
      'joseph-special-t',
      'piranha-courier',
      'hotshot',
      'hotshot-mg',
      'hotshot-md',
      'intimidator-mg',
      'vigilante',
      'urban-cowboy',
      'security-six',
      'security-seven',
      'shogun-100',
      'shogun-150',
      'shogun-200',
      'shogun-200-rr',
      'outlander',
      'outlander-2mg',
      'outlander-combo',
      'imp',
      'imp-offroad',
      'leo',
      'leo-pride',
      'lumberjack',
      'lucky-pierre',
      'police-cruiser',
      'ambunaught',
    ]);
  });

  test('deluxe/VIII.8/laser-scope: people come with what they carry, scopes on their first weapons', () => {
    const piranha = stockVehicle('piranha')?.design;
    if (piranha?.class !== 'car') throw new Error('no car');
    const armed: CarDesign = {
      ...piranha,
      driverSide: 'right',
      crew: [
        { role: 'driver', handWeapons: [{ id: 'HP', count: 2 }] },
        { role: 'gunner', handWeapons: [{ id: 'SMG', count: 1 }] },
      ],
      accessories: [...piranha.accessories, { id: 'laserscope', count: 2 }],
    };
    const fielded = fieldedOf(armed, 'armed', DEFAULT_VARIANTS);
    if (!fielded.ok) throw new Error(fielded.error[0].what);
    expect(fielded.value.driverSide).toBe('right');
    expect(fielded.value.crew).toEqual([
      { role: 'driver', arms: [{ weapon: 'HP', scope: true }, { weapon: 'HP' }] },
      { role: 'gunner', arms: [{ weapon: 'SMG', scope: true }] },
    ]);
  });

  test('deluxe/VI/hand-weapon-list: belts go with their weapons, and his own grenades into his launcher (H-264)', () => {
    const piranha = stockVehicle('piranha')?.design;
    if (piranha?.class !== 'car') throw new Error('no car');
    const carrying = (...ids: readonly CarriedId[]) => {
      const handWeapons = ids.map((id) => ({ id, count: id === 'SG' ? 4 : id === 'grenade' ? 2 : 1 }));
      const fielded = fieldedOf({ ...piranha, crew: [{ role: 'driver', handWeapons }] }, 'armed', DEFAULT_VARIANTS);
      return fielded.ok ? fielded.value.crew : fielded.error;
    };
    const loads = (['SG', 'SG', 'SG', 'SG', 'grenade'] as const).map((grenade) => ({ grenade }));
    expect([carrying('PF'), carrying('LM'), carrying('TMG', 'MGclip')]).toEqual([
      [{ role: 'driver', arms: [{ weapon: 'PF' }] }],
      [{ role: 'driver', arms: [{ weapon: 'LM' }] }],
      [{ role: 'driver', arms: [{ weapon: 'TMG', clips: 1 }] }],
    ]);
    expect(carrying('HGL', 'SG', 'grenade')).toEqual([
      { role: 'driver', arms: [{ weapon: 'HGL', grenades: loads }], grenades: [{ grenade: 'grenade' }] },
    ]);
    expect(carrying('RRclip')).toEqual([
      { what: 'A recoilless rifle clip of the driver fits nothing that he carries.' },
    ]);
  });

  test('what the table would have to leave out is refused in words', () => {
    const kart = stockVehicle('killer-kart')?.design;
    if (kart?.class !== 'car') throw new Error('no kart');
    const towing = { ...kart, hitch: { type: 'light' } } as const;
    expect(fieldedOf(towing, 'towing', DEFAULT_VARIANTS)).toEqual(err([{ what: 'Hitches are not played yet.' }]));
  });
});
