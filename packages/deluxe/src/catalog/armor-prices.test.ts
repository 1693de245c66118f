import { describe, expect, test } from 'vitest';
import { ARMOR_TYPES, type ArmorTypeId, armorType } from './armor.ts';
import { armoredBox } from './flatbeds.ts';
import { type VehicleBodyId, vehicleBody } from './vehicle-bodies.ts';

type Cell = readonly [cost: number, weight: number];

/** The printed tables: normal, FP, LR, LRFP. */
// biome-ignore format: one body per line
const PRINTED: Readonly<Record<VehicleBodyId, readonly [Cell, Cell, Cell, Cell]>> = {
  subcompact: [[11, 5], [22, 5], [12.1, 5.5], [27.5, 5.5]],
  compact: [[13, 6], [26, 6], [14.3, 6.6], [31.5, 6.6]],
  midsize: [[16, 8], [32, 8], [17.6, 8.8], [40, 8.8]],
  luxury: [[20, 10], [40, 10], [22, 11], [50, 11]],
  stationwagon: [[20, 10], [40, 10], [22, 11], [50, 11]],
  pickup: [[22, 11], [44, 11], [24.2, 12.1], [55, 12.1]],
  van: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  lightcycle: [[10, 4], [20, 4], [11, 4.4], [25, 4.4]],
  mediumcycle: [[11, 5], [22, 5], [12.1, 5.5], [27.5, 5.5]],
  heavycycle: [[12, 6], [24, 6], [13.2, 6.6], [30, 6.6]],
  lightsidecar: [[5, 5], [10, 5], [5.5, 6.6], [12.5, 6.6]],
  heavysidecar: [[5, 6], [10, 6], [5.5, 6.6], [12.5, 6.6]],
  lighttrike: [[11, 5], [22, 5], [12.1, 5.5], [27.5, 5.5]],
  mediumtrike: [[12, 6], [24, 6], [13.2, 6.6], [30, 6.6]],
  heavytrike: [[14, 7], [28, 7], [15.4, 7.7], [35, 7.7]],
  xheavytrike: [[16, 8], [32, 8], [17.6, 8.8], [40, 8.8]],
  cabover10: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  longnose10: [[32, 15], [64, 15], [35.2, 16.5], [80, 16.5]],
  flatbed15: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  van15: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  reefer15: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  tanker15: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  dumper15: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  minibus: [[32, 14], [64, 14], [35.2, 15.4], [80, 15.4]],
  minivan: [[9, 5], [18, 5], [9.9, 5.5], [22.5, 5.5]],
  '6van': [[15, 7], [30, 7], [16.5, 7.7], [37.5, 7.7]],
  '6flatbed': [[15, 7], [30, 7], [16.5, 7.7], [37.5, 7.7]],
  '10van': [[19, 10], [38, 10], [20.9, 11], [47.5, 11]],
  '10flatbed': [[19, 10], [38, 10], [20.9, 11], [47.5, 11]],
  '15van': [[25, 13], [50, 13], [27.5, 14.3], [62.5, 14.3]],
  '15flatbed': [[25, 13], [50, 13], [27.5, 14.3], [62.5, 14.3]],
  '20van': [[30, 16], [60, 16], [33, 17.6], [75, 17.6]],
  '20flatbed': [[30, 16], [60, 16], [33, 17.6], [75, 17.6]],
  '25van': [[35, 17], [70, 17], [38.5, 18.7], [87.5, 18.7]],
  '25flatbed': [[35, 17], [70, 17], [38.5, 18.7], [87.5, 18.7]],
  '30van': [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  '30flatbed': [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  stdcabover: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  stdlongnose: [[32, 15], [64, 15], [35.2, 16.5], [80, 16.5]],
  sleepercabover: [[32, 15], [64, 15], [35.2, 16.5], [80, 16.5]],
  sleeperlongnose: [[34, 16], [68, 16], [37.4, 17.6], [85, 17.6]],
  flatbed40: [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  van40: [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  reefer40: [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  tanker40: [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  dumper40: [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  bus30: [[35, 17], [70, 17], [38.5, 18.7], [87.5, 18.7]],
  bus40: [[40, 18], [80, 18], [44, 19.8], [100, 19.8]],
  oneman: [[16, 8], [32, 8], [17.6, 8.8], [40, 8.8]],
  small: [[20, 10], [40, 10], [22, 11], [50, 11]],
  standard: [[30, 14], [60, 14], [33, 15.4], [75, 15.4]],
  transport: [[35, 17], [70, 17], [38.5, 18.7], [87.5, 18.7]],
};

const TYPES = Object.keys(ARMOR_TYPES) as ArmorTypeId[];

const point = (id: VehicleBodyId, type: ArmorTypeId): Cell => {
  const { armor } = vehicleBody(id);
  const { cost, weight } = armorType(type);
  return [(armor.cost * cost.num) / cost.den, (armor.weight * weight.num) / weight.den];
};

const same = ([a, b]: Cell, [c, d]: Cell): boolean => Math.abs(a - c) < 1e-9 && Math.abs(b - d) < 1e-9;

describe('deluxe/VIII.7/armor', () => {
  test('every printed cell follows from the normal one but for the three misprints (W-03)', () => {
    const off = (Object.keys(PRINTED) as VehicleBodyId[]).flatMap((id) => TYPES.filter((type, column) => !same(point(id, type), PRINTED[id][column] ?? [0, 0])).map((type) => [id, type, ...point(id, type)]));
    expect(off).toEqual([
      ['compact', 'LRFP', 32.5, 6.6],
      ['lightsidecar', 'LR', 5.5, 5.5],
      ['lightsidecar', 'LRFP', 12.5, 5.5],
    ]);
  });

  test('the boxes on flatbeds', () => {
    expect([armoredBox('carrier'), armoredBox('trailer'), armoredBox('carTrailer')].map(({ spaces, armor }) => [spaces, armor.cost, armor.weight])).toEqual([
      [6, 11, 5],
      [6, 11, 5],
      [4, 9, 5],
    ]);
  });
});
