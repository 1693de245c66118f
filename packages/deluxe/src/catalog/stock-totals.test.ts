import { expect, test } from 'vitest';
import { accessory } from './accessories.ts';
import { bus } from './buses.ts';
import { cab } from './cabs.ts';
import { carTrailer } from './car-trailers.ts';
import { carrier } from './carriers.ts';
import { chassis } from './chassis.ts';
import { cycleBody } from './cycle-bodies.ts';
import { cyclePlant } from './cycle-plants.ts';
import { cycleSuspension } from './cycle-suspensions.ts';
import { cycleTire } from './cycle-tires.ts';
import { helicopterBody, STOWAWAY } from './helicopter-bodies.ts';
import { helicopterPlant } from './helicopter-plants.ts';
import { kingpin } from './kingpins.ts';
import { LUXURY_SEAT_COST, person } from './people.ts';
import { tire } from './tires.ts';
import { tractor } from './tractors.ts';
import { trailer } from './trailers.ts';
import { trikeBody } from './trike-bodies.ts';
import { truckPlant } from './truck-plants.ts';
import { truckTire } from './truck-tires.ts';
import { turret, UNIVERSAL_TURRET_COST } from './turrets.ts';
import { type WeaponId, weapon } from './weapons.ts';

type Priced = { readonly cost: number; readonly weight: number };

const times = (count: number, { cost, weight }: Priced): Priced => ({ cost: count * cost, weight: count * weight });
const price = (cost: number): Priced => ({ cost, weight: 0 });
const gun = (id: WeaponId): Priced => ({ cost: weapon(id).loadedCost ?? 0, weight: weapon(id).loadedWeight });
const people = (count: number, weight: number): Priced => ({ cost: 0, weight: count * weight });
const total = (...parts: readonly Priced[]) => [parts.reduce((sum, { cost }) => sum + cost, 0), parts.reduce((sum, { weight }) => sum + weight, 0)];
const percent = (share: number, { cost }: Priced): Priced => price((share * cost) / 100);

test('deluxe/XV.2/cycles: Shogun 100', () => {
  const frame = cycleBody('lightcycle');
  const suspension = percent(cycleSuspension('heavy').costPercent, frame);
  expect(total(frame, suspension, cyclePlant('small'), times(2, cycleTire('pr')), people(1, 150), gun('MG'), times(12, frame.armor))).toEqual([3120, 798]);
});

test('deluxe/XV.3/trikes: Imp', () => {
  const frame = trikeBody('lighttrike');
  const suspension = percent(cycleSuspension('improved').costPercent, frame);
  expect(total(frame, suspension, cyclePlant('medium'), times(3, cycleTire('prr')), people(1, 150), gun('RL'), times(52, frame.armor))).toEqual([4922, 1200]);
});

test('deluxe/XV.4/ten-wheelers: Viking', () => {
  const front = cab('longnose10');
  const back = carrier('van15');
  const parts = [front, percent(chassis('xheavy').costPercent, front), truckPlant('medium'), times(10, truckTire('solid')), people(2, 150), times(5, gun('RL')), times(150, front.armor)];
  expect(total(...parts, back, turret('turret4'), accessory('link'), gun('HDOJ'), times(160, back.armor))).toEqual([73100, 15220]);
});

test('deluxe/XV.5/car-trailers: Wood Hauler and Crusader', () => {
  const flatbed = carTrailer('6flatbed');
  const van = carTrailer('10van');
  expect(total(flatbed, times(2, tire('pr')), gun('OJ'), times(5, flatbed.armor))).toEqual([1275, 910]);
  expect(total(van, times(2, tire('pr')), gun('MD'), times(2, gun('RL')), times(25, van.armor))).toEqual([5275, 2650]);
});

test('deluxe/XV.6/trucks: the Roughrider costs its unpaid link more', () => {
  const body = tractor('stdcabover');
  const frame = [body, percent(chassis('heavy').costPercent, body), truckPlant('regular'), times(10, truckTire('solid')), times(125, body.armor)];
  expect(total(...frame, people(2, 150), times(2, gun('MG')), accessory('link'), turret('turret2'), gun('RR'))).toEqual([58150, 11000]);
});

test('deluxe/XV.6/trucks: Type Two Van', () => {
  const body = trailer('van40');
  expect(total(body, times(8, truckTire('solid')), price(kingpin('standard').cost), gun('SS'), gun('OJ'), gun('MD'), times(200, body.armor))).toEqual([27950, 8150]);
});

test('deluxe/XV.7/buses: the Busnought with its passengers in comfort (W-23)', () => {
  const body = bus('bus40');
  const frame = [body, percent(chassis('xheavy').costPercent, body), truckPlant('regular'), times(10, truckTire('solid')), times(500, body.armor), times(60, { cost: 10, weight: 4 })];
  const crew = [people(3, 150), people(7, person('luxuryPassenger').weight), price(7 * LUXURY_SEAT_COST), times(3, accessory('hirescomputer'))];
  const guns = [times(8, gun('MG')), times(2, accessory('link')), gun('MD'), gun('AT'), gun('HL'), times(2, turret('turret3'))];
  expect(total(...frame, ...crew, ...guns)).toEqual([112700, 25190]);
});

test('deluxe/XV.8/helicopters: Gnat and Husky', () => {
  const one = helicopterBody('oneman');
  expect(total(one, price(STOWAWAY.cost), helicopterPlant('mini'), people(1, 150), gun('MG'), times(2, gun('HR')), accessory('link'), times(180, one.armor))).toEqual([25830, 4990]);
  const two = helicopterBody('standard');
  const gear = [accessory('winch'), accessory('pontoons'), times(2, accessory('skidstretcher')), accessory('infrared'), accessory('radar'), accessory('searchlight')];
  const below = [turret('turret2'), price(UNIVERSAL_TURRET_COST), gun('RR')];
  expect(total(two, helicopterPlant('standard'), people(12, 150), ...below, ...gear, times(130, two.armor))).toEqual([76550, 9220]);
});
