// Heavy weapons, transport, crews and cargo of a group.

import { expect, test } from 'vitest';
import type { Group } from '../catalog/group-table.ts';
import { rollContext } from '../rolls/roll.ts';
import { type GroupEncounter, groupOf, ORDINARY } from './group.ts';

/** A group with some of its dice set, by paths within it. */
function group(kind: Group, dice: Record<string, string> = {}, options = ORDINARY): GroupEncounter {
  const mandates = Object.fromEntries(Object.entries(dice).map(([path, named]) => [`g/${path}`, named]));
  const ctx = rollContext({ seed: '1', mandates });
  const rolled = groupOf(ctx, 'g', kind, options);
  expect(ctx.problems).toEqual([]);
  return rolled;
}

test('twilight/groups/heavy-weapons: one roll for the group, or one for each subunit, or always', () => {
  const armed = (rolled: GroupEncounter) => rolled.subunits.map(({ heavyWeapon }) => heavyWeapon !== null);
  expect(armed(group('marauders', { subunits: '2', 'has-heavy-weapon': '3' }))).toEqual([true, false]);
  expect(armed(group('marauders', { subunits: '2', 'has-heavy-weapon': '4' }))).toEqual([false, false]);
  const convoy = { subunits: '2', 'subunit-1/has-heavy-weapon': '3', 'subunit-2/has-heavy-weapon': '2' };
  expect(armed(group('military-convoy', convoy))).toEqual([false, true]);
  expect(armed(group('large-unit', { subunits: '3' }))).toEqual([true, true, true]);
  expect(armed(group('hunters'))).toEqual([false]);
});

test('twilight/groups/heavy-weapons: the kind is rolled, the weapon picked from the side it is of', () => {
  const dice = { side: 'pact', 'has-heavy-weapon': '1', 'subunit-1/heavy-weapon/kind': 'at-rocket', number: '7' };
  expect(group('patrol', dice).subunits[0]?.heavyWeapon).toMatchObject({
    kind: 'at-rocket',
    weapon: 'rpg-16',
    gunner: 3,
  });
});

test('twilight/groups/transport: one roll for the group; only a large unit rolls for each subunit', () => {
  const convoy = group('merchant-convoy', { subunits: '3', transport: 'die:5' });
  expect(convoy.subunits.map(({ transport }) => transport)).toEqual(['motor', 'motor', 'motor']);
  const dice = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`subunit-${n}/transport`, `die:${n}`]));
  const unit = group('large-unit', { subunits: '6', ...dice });
  const modes = unit.subunits.map(({ transport }) => transport);
  expect(modes).toEqual(['armored', 'horse', 'motor', 'artillery', 'foot', 'foot']);
});

test('twilight/groups/horses: riders have one or two pack horses, once for a group', () => {
  const riders = group('marauders', { subunits: '3', number: '2', transport: 'horse' });
  const [first, ...rest] = riders.subunits.map(({ packHorses }) => packHorses);
  expect([1, 2]).toContain(first);
  expect(rest).toEqual([0, 0]);
});

test('twilight/groups/motor-vehicles: one vehicle for each subunit, the fourth row with a still', () => {
  const dice = { subunits: '2', transport: 'motor', 'subunit-1/vehicle-1': 'die:4', 'subunit-2/vehicle-1': 'die:6' };
  const rides = group('military-convoy', dice).subunits.flatMap((unit) => unit.rides);
  expect(rides.map(({ vehicle }) => vehicle)).toEqual(['2.5-ton', 'uaz-469']);
  expect(rides[0]?.still).toMatch(/small|medium/);
});

test('twilight/groups/armored-vehicles: two rolls for each subunit, each a vehicle of the kind', () => {
  const dice = { side: 'pact', transport: 'armored', 'subunit-1/vehicle-1': 'tank', 'subunit-1/vehicle-2': 'apc' };
  const rides = group('patrol', dice).subunits[0]?.rides ?? [];
  expect(['t-72', 't-80', 't-90']).toContain(rides[0]?.vehicle);
  expect(['btr-70', 'ot-64']).toContain(rides[1]?.vehicle);
});

test('twilight/groups/passengers: crews first, then seats inside, the rest on top', () => {
  const dice = {
    number: '12',
    transport: 'armored',
    side: 'nato',
    'subunit-1/vehicle-1': 'tank',
    'subunit-1/vehicle-1/model': 'm1',
  };
  const truck = group('patrol', { number: '12', transport: 'motor', 'subunit-1/vehicle-1': 'uaz-469' });
  expect(truck.subunits[0]?.rides[0]).toMatchObject({
    crew: [1],
    inside: [2, 3, 4],
    onTop: [5, 6, 7, 8, 9, 10, 11, 12],
  });
  const tanks = group('patrol', { ...dice, 'subunit-1/vehicle-2': 'ifv' }).subunits[0]?.rides ?? [];
  expect(tanks.map(({ crew, inside, onTop }) => [crew.length, inside.length, onTop.length])).toEqual([
    [4, 0, 0],
    [3, 5, 0],
  ]);
});

test('twilight/groups/passengers: too few men leave seats of the crew empty', () => {
  const dice = { subunits: '1', number: '1', transport: 'motor', 'subunit-1/vehicle-1': '5-ton' };
  expect(group('marauders', dice).subunits[0]?.rides[0]).toMatchObject({ crew: [1], shortOf: 1 });
});

test('twilight/groups/equipment-table: artillery is a gun behind horses or drives itself', () => {
  const dice = { subunits: '2', 'subunit-1/transport': 'artillery', 'subunit-2/transport': 'artillery' };
  const unit = group('large-unit', { ...dice, side: 'nato', 'subunit-1/gun': 'rapira-3', 'subunit-2/gun': 'spa' });
  expect(unit.subunits[0]).toMatchObject({ gun: '125mm', rides: [] });
  expect(unit.subunits[1]?.gun).toBeNull();
  expect(['m109a2', 'm988']).toContain(unit.subunits[1]?.rides[0]?.vehicle);
});

test('twilight/groups/military-convoy: medical cargo brings a doctor, a nurse, two medics and two soldiers (E23)', () => {
  const unit = group('military-convoy', { subunits: '1', 'subunit-1/cargo': 'medical', side: 'pact' }).subunits[0];
  expect(unit?.people.map(({ role, med }) => [role, med])).toEqual([
    ['doctor', 80],
    ['nurse', 50],
    ['medic', 30],
    ['medic', 30],
    ['soldier', undefined],
    ['soldier', undefined],
  ]);
  const [doctor, nurse, ...others] = unit?.people.map(({ weapon }) => weapon) ?? [];
  for (const weapon of [doctor, nurse]) expect(['makarov', 'tokarev']).toContain(weapon);
  for (const weapon of others) expect(['akmr', 'ak-74']).toContain(weapon);
});

test('twilight/groups/merchant-convoy: a cargo for each subunit, or one for all if the referee likes', () => {
  const cargo = { 'subunit-1/cargo': 'wool', 'subunit-2/cargo': 'food' };
  const each = group('merchant-convoy', { subunits: '2', ...cargo });
  expect(each.subunits.map((unit) => unit.cargo)).toEqual(['wool', 'food']);
  const once = group(
    'merchant-convoy',
    { subunits: '2', cargo: 'machinery' },
    {
      ...ORDINARY,
      merchantCargo: 'once',
    },
  );
  expect(once.subunits.map((unit) => unit.cargo)).toEqual(['machinery', 'machinery']);
});
