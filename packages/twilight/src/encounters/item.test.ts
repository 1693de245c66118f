import { diceOf, spreadOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { GROUPS } from '../catalog/group-table.ts';
import { ITEM_TABLE, ITEMS, type Item } from '../catalog/item-table.ts';
import { TERRAINS } from '../catalog/terrains.ts';
import { TERRITORIES } from '../catalog/territories.ts';
import { rollContext } from '../rolls/roll.ts';
import { chancesOf, chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { type ItemEncounter, type ItemOptions, itemEncounterOf, itemOf } from './item.ts';

const PLAIN: ItemOptions = { ruins: 'empty', villages: 'rolled', languages: ['Polish'] };

/** An item with some of its dice set, by paths within it. */
function item(kind: Item, dice: Record<string, string> = {}, options = PLAIN, seed = '1'): ItemEncounter {
  const mandates = Object.fromEntries(Object.entries(dice).map(([path, named]) => [`i/${path}`, named]));
  const ctx = rollContext({ seed, mandates });
  const found = itemOf(ctx, 'i', kind, { terrain: 'hill', territory: 'terrorized', options });
  expect(ctx.problems).toEqual([]);
  return found;
}

test.each(TERRITORIES)('twilight/items/table: %s, each face of the die is one row (E22)', (territory) => {
  const read = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => {
    const ctx = rollContext({ seed: '1', mandates: { i: `die:${face}` } });
    return itemEncounterOf(ctx, 'i', { terrain: 'wood', territory, options: PLAIN }).item;
  });
  expect(read).toEqual(ITEM_TABLE.columns[territory]);
});

test.each(TERRITORIES)('twilight/items/table: %s, rolled within chance', (territory) => {
  const rolled = Array.from({ length: 1500 }, (_, n) => {
    const ctx = rollContext({ seed: `${n}` });
    return itemEncounterOf(ctx, 'i', { terrain: 'wood', territory, options: PLAIN }).item;
  });
  const chances = chancesOf(ITEM_TABLE.columns[territory], 1, spreadOf(diceOf('1d10')));
  expect(chiSquare(tallyOf(rolled), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
});

test.each(ITEMS)('twilight/items/information: %s is expanded in every terrain', (kind) => {
  for (const terrain of TERRAINS) {
    for (let n = 0; n < 20; n++) {
      const ctx = rollContext({ seed: `${n}` });
      const found = itemOf(ctx, 'i', kind, { terrain, territory: 'organized', options: PLAIN });
      expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      expect(found.motivation).toHaveLength(found.people.length === 0 ? 0 : 2);
    }
  }
});

test('twilight/items/village: a village of the settlement table, with its armed part (E24)', () => {
  const { settlement } = item('village', { 'settlement/population': 'die:3' });
  expect(settlement).toMatchObject({ population: 150, militia: { armed: 30, ready: { day: 3, night: 1 } } });
  expect(item('village', {}, { ...PLAIN, villages: 'later' }).settlement).toBeNull();
});

test.each([
  [1, 'food'],
  [2, 'food'],
  [3, 'merchant'],
  [4, 'merchant'],
  [5, undefined],
  [6, undefined],
])('twilight/items/ruined-village: on a %i the looters left %s', (face, kind) => {
  const { goods, people } = item('ruined-village', { goods: `${face}` });
  expect(goods[0]?.kind).toBe(kind);
  expect(people).toEqual([]);
});

test('twilight/items/ruined-village: a second encounter among the ruins, if the referee wants one', () => {
  expect(item('ruined-village').groups).toEqual([]);
  expect(item('ruined-village', {}, { ...PLAIN, ruins: 'slavers' }).groups[0]?.group).toBe('slavers');
  expect(GROUPS).toContain(item('ruined-village', {}, { ...PLAIN, ruins: 'table' }).groups[0]?.group);
});

test('twilight/items/ruined-farm: food on 1 or 2, and room for a second encounter', () => {
  expect(item('ruined-farm', { goods: '2' }).goods).toEqual([{ kind: 'food', cargo: null, amount: 'little' }]);
  expect(item('ruined-farm', { goods: '3' }).goods).toEqual([]);
  expect(item('ruined-farm', {}, { ...PLAIN, ruins: 'refugees' }).groups).toHaveLength(1);
  expect(item('farm', {}, { ...PLAIN, ruins: 'refugees' }).groups).toEqual([]);
});

test('twilight/items/farm: two dice of farmers with civilian arms and food', () => {
  const farm = item('farm', { 'people/number': '12' });
  expect(farm.people.map(({ role }) => role)).toEqual(new Array(12).fill('farmer'));
  expect(farm.people.every(({ grenades }) => grenades === 0)).toBe(true);
  expect(farm.goods).toEqual([{ kind: 'food', cargo: null, amount: 'stock' }]);
});

test('twilight/items/roadblock-camp: a roadblock is a patrol without armored vehicles', () => {
  const roadblock = item('roadblock', { 'group-1/transport': 'die:4' });
  expect(roadblock.groups.map(({ group }) => group)).toEqual(['patrol']);
  expect(roadblock.groups[0]?.subunits[0]?.transport).toBe('foot');
  expect(roadblock.goods).toEqual([]);
});

test('twilight/items/roadblock-camp: a camp is two bands of marauders', () => {
  expect(item('camp').groups.map(({ group, path }) => [group, path])).toEqual([
    ['marauders', 'i/group-1'],
    ['marauders', 'i/group-2'],
  ]);
});

test('twilight/items/supply-dump: medical and parts are rolled again; 50 to 100 tons', () => {
  const dice = { 'goods/cargo': 'medical', 'goods/cargo/again-1': 'parts', 'goods/cargo/again-2': 'fuel' };
  expect(item('supply-dump', { ...dice, 'goods/tons': '10' }).goods[0]).toMatchObject({
    cargo: 'fuel',
    amount: { tons: 100 },
  });
  expect(item('supply-dump', { ...dice, 'goods/tons': '5' }).goods[0]?.amount).toEqual({ tons: 50 });
  const cargo = Array.from(
    { length: 2000 },
    (_, n) => item('supply-dump', {}, PLAIN, `${n}`).goods[0]?.cargo ?? 'none',
  );
  const chances = new Map(['ammunition', 'food', 'fuel', 'weapons'].map((one) => [one, 1 / 4]));
  expect(chiSquare(tallyOf(cargo), chances)).toBeLessThan(chiSquareLimit(3));
});

test('twilight/items/abandoned-supply-dump: something is left on 1 or 2, of any kind', () => {
  expect(item('abandoned-supply-dump', { goods: '2', 'goods/cargo': 'medical' }).goods).toEqual([
    { kind: 'military', cargo: 'medical', amount: 'little' },
  ]);
  expect(item('abandoned-supply-dump', { goods: '3' }).goods).toEqual([]);
});

test('twilight/items/repair-yard: half are mechanics whose weapons lie aside; trucks, a machine shop, parts and vehicles under repair', () => {
  const yard = item('repair-yard', { 'people/number': '9', 'derelict/number': '6' });
  expect(yard.people.filter(({ role, aside }) => role === 'mechanic' && aside === true)).toHaveLength(4);
  expect(yard.derelicts).toHaveLength(6);
  expect(yard.derelicts.every(({ stripped }) => stripped.length === 0)).toBe(true);
  const trucks = item('repair-yard', { trucks: '3' }).vehicles;
  expect(trucks).toHaveLength(4);
  expect(trucks.filter(({ shop }) => shop === true)).toEqual([
    { vehicle: '8-ton', name: '8-ton truck with a machine shop', shop: true },
  ]);
  expect(yard.goods).toEqual([{ kind: 'parts', cargo: null, amount: 'stock' }]);
});

test('twilight/items/abandoned-repair-yard: at least one derelict; parts on 1 to 4', () => {
  const yard = item('abandoned-repair-yard', { goods: '4' });
  expect(yard.derelicts.length).toBeGreaterThanOrEqual(1);
  expect(yard.goods).toEqual([{ kind: 'parts', cargo: null, amount: 'little' }]);
  expect(item('abandoned-repair-yard', { goods: '5' }).goods).toEqual([]);
});

test('twilight/items/field-hospital: two doctors and four nurses at least, then medics and others in turn', () => {
  expect(item('field-hospital', { 'people/number': '3' }).people).toHaveLength(6);
  const { people } = item('field-hospital', { 'people/number': '9', side: 'nato' });
  const roles = people.map(({ role }) => role);
  expect(roles).toEqual(['doctor', 'doctor', 'nurse', 'nurse', 'nurse', 'nurse', 'medic', 'orderly', 'medic']);
  expect(people.map(({ med }) => med)).toEqual([80, 80, 50, 50, 50, 50, 30, undefined, 30]);
  expect(people.map(({ aside }) => aside === true)).toEqual(roles.map((role) => role !== 'orderly'));
  expect(['g11', 'm16', 'iw']).toContain(people[7]?.weapon);
});

test('twilight/items/abandoned-field-hospital: medical supplies on 1 to 3', () => {
  expect(item('abandoned-field-hospital', { goods: '3' }).goods[0]?.kind).toBe('medical');
  expect(item('abandoned-field-hospital', { goods: '4' }).goods).toEqual([]);
});

test('twilight/items/crater: a dose near the edge, nobody there', () => {
  expect(item('crater', { radiation: '7' })).toMatchObject({ radsPerHour: 7, people: [], groups: [], goods: [] });
});

test('twilight/items/goods: one die for the goods of a place, each in its share of the six faces', () => {
  const left = (face: number) => item('derelict-convoy', { goods: `${face}` }).goods.map(({ kind }) => kind);
  expect([1, 2, 3, 4, 5, 6].map(left)).toEqual([['military'], ['military'], ['merchant'], ['merchant'], [], []]);
});

test('twilight/items/type: Experienced or Novice for all, whoever is in charge one better', () => {
  const typed = (face: number) => item('supply-dump', { 'people/number': '3', 'people/type': `die:${face}` });
  expect(typed(3).people.map(({ type }) => type)).toEqual(['veteran', 'experienced', 'experienced']);
  expect(typed(4).people.map(({ type }) => type)).toEqual(['experienced', 'novice', 'novice']);
});

test('twilight/items/weapons: civilian arms on a farm, military ones of one side at a dump', () => {
  const sporting = ['30-30', '30-06', '.22-ba', '.22-sa', 'mauser', 'pump', 'double-barrel'];
  for (const { weapon } of item('farm').people) expect(sporting).toContain(weapon);
  const pact = ['akr', 'vz24', 'skorpion', 'akmr', 'ak-74', 'akm', 'rpk-74'];
  for (const { weapon } of item('supply-dump', { side: 'pact' }).people) expect(pact).toContain(weapon);
});
