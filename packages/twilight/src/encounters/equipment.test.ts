// The columns of the Encounter Equipment Table, face by face, and every model that can come of them.

import { expect, test } from 'vitest';
import { BLOCS, HEAVY_WEAPON_PICKS } from '../catalog/arms-lists.ts';
import {
  ARMORED_VEHICLE_TABLE,
  ARTILLERY_TABLE,
  HEAVY_WEAPON_TABLE,
  MERCHANT_CARGO_TABLE,
  MILITARY_CARGO_TABLE,
  MOTOR_VEHICLE_TABLE,
  STILL_ON_TRUCK,
} from '../catalog/encounter-equipment.ts';
import { ARMORED_PICKS, GUN_PICKS, ISSUE_LISTS } from '../catalog/group-issue.ts';
import { GROUPS } from '../catalog/group-table.ts';
import { type RollContext, rollContext } from '../rolls/roll.ts';
import { chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { merchantCargoOf, militaryCargoOf } from './cargo.ts';
import { groupOf } from './group.ts';
import { heavyWeaponOf } from './heavy-weapons.ts';
import { conveyanceOf } from './transport.ts';
import { armoredVehicleOf, motorVehicleOf } from './vehicles.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What the roll at `e` reads on each face, as the record has it. */
function rows(path: string, roll: (ctx: RollContext) => unknown): readonly (string | undefined)[] {
  return FACES.map((face) => {
    const ctx = rollContext({ seed: '1', mandates: { [path]: `die:${face}` } });
    roll(ctx);
    return ctx.rolls.find((one) => one.path === path)?.row;
  });
}

test('twilight/groups/equipment-table: each face of each column is one row', () => {
  expect(rows('e/kind', (ctx) => heavyWeaponOf(ctx, 'e', 5, 'nato'))).toEqual(HEAVY_WEAPON_TABLE.results);
  expect(rows('e/gun', (ctx) => conveyanceOf(ctx, 'e', 'artillery', 10, 'pact'))).toEqual(ARTILLERY_TABLE.results);
  expect(rows('e', (ctx) => motorVehicleOf(ctx, 'e'))).toEqual(MOTOR_VEHICLE_TABLE.results);
  expect(rows('e', (ctx) => armoredVehicleOf(ctx, 'e', 'nato'))).toEqual(ARMORED_VEHICLE_TABLE.results);
  expect(rows('e', (ctx) => militaryCargoOf(ctx, 'e'))).toEqual(MILITARY_CARGO_TABLE.results);
  expect(rows('e', (ctx) => merchantCargoOf(ctx, 'e'))).toEqual(MERCHANT_CARGO_TABLE.results);
});

test('twilight/groups/motor-vehicles: a still on the truck is small on 1 to 4, medium on 5 and 6', () => {
  const stills = FACES.map((face) => {
    const ctx = rollContext({ seed: '1', mandates: { e: '2.5-ton-still', 'e/still': `die:${face}` } });
    return motorVehicleOf(ctx, 'e').still;
  });
  expect(stills).toEqual(STILL_ON_TRUCK.results);
});

/** A tank of one side is a sixth for the kind and a third for the model, and so on. */
test.each(BLOCS)('twilight/groups/armored-vehicles: kinds and models of %s within chance', (bloc) => {
  const chances = new Map<string, number>();
  for (const kind of ARMORED_VEHICLE_TABLE.results) {
    const models: readonly string[] = ARMORED_PICKS[bloc][kind];
    for (const model of models) chances.set(model, (chances.get(model) ?? 0) + 1 / 6 / models.length);
  }
  const rolled = Array.from(
    { length: 4000 },
    (_, n) => armoredVehicleOf(rollContext({ seed: `${n}` }), 'e', bloc).vehicle,
  );
  expect(chiSquare(tallyOf(rolled), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
});

test.each(BLOCS)('twilight/groups/heavy-weapons: kinds and models of %s within chance', (bloc) => {
  const chances = new Map<string, number>();
  for (const kind of HEAVY_WEAPON_TABLE.results) {
    const models: readonly string[] = HEAVY_WEAPON_PICKS[kind][bloc];
    for (const model of models) chances.set(model, (chances.get(model) ?? 0) + 1 / 6 / models.length);
  }
  const rolled = Array.from(
    { length: 4000 },
    (_, n) => heavyWeaponOf(rollContext({ seed: `${n}` }), 'e', 5, bloc).weapon,
  );
  expect(chiSquare(tallyOf(rolled), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
});

test('twilight/groups/weapons: every weapon, gun and self-propelled gun of the lists turns up in some group', () => {
  const found = new Set<string | null>();
  for (let n = 0; n < 1500; n++) {
    const kind = GROUPS[n % GROUPS.length] ?? 'patrol';
    for (const { people, gun, rides } of groupOf(rollContext({ seed: `w${n}` }), 'g', kind).subunits) {
      for (const { weapon } of people) found.add(weapon);
      for (const { vehicle } of rides) found.add(vehicle);
      found.add(gun);
    }
  }
  const issued = BLOCS.flatMap((bloc): readonly string[] => [
    ...Object.values(ISSUE_LISTS[bloc]).flat(),
    ...Object.values(GUN_PICKS[bloc]).flat(),
    ...ARMORED_PICKS[bloc].spa,
  ]);
  expect(issued.filter((one) => !found.has(one))).toEqual([]);
});
