import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANIMALS } from '../catalog/animal-table.ts';
import { ENCOUNTER_TABLE } from '../catalog/encounter-table.ts';
import { GROUP_TABLE, GROUPS } from '../catalog/group-table.ts';
import { ITEM_TABLE, ITEMS } from '../catalog/item-table.ts';
import { TERRAINS, type Terrain } from '../catalog/terrains.ts';
import { TERRITORIES, TERRITORY_TABLE, type Territory } from '../catalog/territories.ts';
import { type Roll, rollContext } from '../rolls/roll.ts';
import { RULES } from '../rules.ts';
import { chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { type Encounter, encounterOf } from './encounter.ts';
import { planOf } from './meeting.ts';
import { type Situation, SOME_PARTY } from './situation.ts';

function met(change: Partial<Situation> = {}, dice: Record<string, string> = {}, seed = '1'): Encounter {
  const mandates = Object.fromEntries(Object.entries(dice).map(([path, named]) => [`e/${path}`, named]));
  const ctx = rollContext({ seed, mandates });
  const encounter = encounterOf(ctx, 'e', { terrain: 'wood', territory: 'anarchy', party: SOME_PARTY, ...change });
  expect(ctx.problems).toEqual([]);
  return encounter;
}

const anySituation = fc.record({
  terrain: fc.constantFrom(...TERRAINS),
  territory: fc.constantFrom(...TERRITORIES),
  ruins: fc.constantFrom('empty', 'table', ...GROUPS),
  party: fc.record({
    people: fc.integer({ min: 1, max: 40 }),
    vehicles: fc.integer({ min: 0, max: 4 }),
    rcn: fc.integer({ min: 0, max: 100 }),
    camp: fc.boolean(),
    moving: fc.boolean(),
  }),
});

/** `e/group` itself is the table's die; under it lie the parts. */
const isUnder = (path: string, part: string) => path === part || path.startsWith(`${part}/`);

test('twilight/encounters/random: the same seed gives the same encounter, and it is plain JSON', () => {
  fc.assert(
    fc.property(fc.string(), anySituation, (seed, situation) => {
      const one = encounterOf(rollContext({ seed }), 'e', situation);
      expect(encounterOf(rollContext({ seed }), 'e', situation)).toEqual(one);
      expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    }),
  );
});

test('rolling one part again changes no die outside it', () => {
  fc.assert(
    fc.property(fc.string(), anySituation, fc.nat(), (seed, situation, pick) => {
      const before = encounterOf(rollContext({ seed }), 'e', situation);
      const chosen = before.rolls[pick % before.rolls.length]?.path ?? '';
      const after = encounterOf(rollContext({ seed, rerolls: { [chosen]: 1 } }), 'e', situation);
      const kept = new Map(after.rolls.map((roll) => [roll.path, roll]));
      for (const roll of before.rolls) {
        const now = kept.get(roll.path);
        // A part that the new result has no use for is gone; one that is still there has its old dice as far as they go.
        if (now === undefined || isUnder(roll.path, chosen)) continue;
        expect(sameDice(roll, now)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

/** Dice of different sides cannot be compared: a list to pick from may have become another list. */
function sameDice(before: Roll, after: Roll): boolean {
  const sides = (roll: Roll) => roll.dice.split(' ').map((die) => die.replace(/^\d+/, ''));
  if (before.dice === after.dice) return before.values.join() === after.values.join();
  const [old, now] = [sides(before), sides(after)];
  if (old.length > 1 || now.length > 1 || old[0] !== now[0]) return true;
  const shared = Math.min(before.values.length, after.values.length);
  return before.values.slice(0, shared).join() === after.values.slice(0, shared).join();
}

test('rolling a leader, a range or one subunit again leaves every other byte as it was', () => {
  const dice = { 'e/kind': 'group', 'e/group': 'patrol', 'e/group/side': 'pact', 'e/group/transport': 'foot' };
  const rolled = (rerolls: Record<string, number>) => {
    const ctx = rollContext({ seed: 'bytes', mandates: dice, rerolls });
    return encounterOf(ctx, 'e', { terrain: 'hill', territory: 'organized', party: SOME_PARTY });
  };
  const parts = (encounter: Encounter) => {
    if (encounter.kind !== 'group') throw new Error('a group was mandated');
    const { motivation, leader, subunits, ...rest } = encounter.group;
    const { heavyWeapon, ...unit } = subunits[0] ?? { heavyWeapon: null };
    return { motivation, leader, heavyWeapon, unit, rest, range: encounter.range };
  };
  const before = parts(rolled({}));
  const { motivation, leader, ...others } = parts(rolled({ 'e/group/leader': 1 }));
  expect([motivation, leader]).not.toEqual([before.motivation, before.leader]);
  expect(others).toEqual({
    heavyWeapon: before.heavyWeapon,
    unit: before.unit,
    rest: before.rest,
    range: before.range,
  });
  const arms = parts(rolled({ 'e/group/subunit-1/arms': 1 }));
  expect(arms.unit).not.toEqual(before.unit);
  expect({ ...arms, unit: null }).toEqual({ ...before, unit: null });
});

test('every row of the tables is reached and expanded', () => {
  const seen = { groups: new Set<string>(), items: new Set<string>(), animals: new Set<string>() };
  for (let n = 0; n < 6_000; n++) {
    const terrain = TERRAINS[n % TERRAINS.length] ?? 'road';
    const territory = TERRITORIES[Math.floor(n / TERRAINS.length) % TERRITORIES.length] ?? 'anarchy';
    const one = encounterOf(rollContext({ seed: `r${n}` }), 'e', { terrain, territory, party: SOME_PARTY });
    if (one.kind === 'group') seen.groups.add(one.group.group);
    if (one.kind === 'item') seen.items.add(one.item.item);
    if (one.kind === 'animal') seen.animals.add(one.animal.animal);
  }
  expect([...seen.groups].sort()).toEqual([...GROUPS].sort());
  expect([...seen.items].sort()).toEqual([...ITEMS].sort());
  expect([...seen.animals].sort()).toEqual([...ANIMALS].sort());
});

/** The chance of each group and item in one place: the encounter die and then the ten-sided one. */
function composed(terrain: Terrain, territory: Territory): ReadonlyMap<string, number> {
  const modifier = TERRITORY_TABLE.results.find((row) => row.territory === territory)?.encounterModifier ?? 0;
  const chances = new Map<string, number>();
  const add = (row: string, chance: number) => chances.set(row, (chances.get(row) ?? 0) + chance);
  for (let face = 1; face <= 6; face++) {
    const column = ENCOUNTER_TABLE.columns[terrain];
    const kind = column[Math.min(Math.max(face + modifier, 0), column.length - 1)];
    if (kind === 'group') for (const row of GROUP_TABLE.columns[territory]) add(`group ${row}`, 1 / 60);
    else if (kind === 'item') for (const row of ITEM_TABLE.columns[territory]) add(`item ${row}`, 1 / 60);
    else add(kind ?? 'none', 1 / 6);
  }
  return chances;
}

test.each([
  ['road', 'organized'],
  ['wood', 'terrorized'],
  ['clear', 'cantonment'],
  ['hill', 'devastated'],
] as const)('twilight/encounters/table: groups and items in %s, %s territory, within chance', (terrain, territory) => {
  const rolled = Array.from({ length: 4000 }, (_, n) => {
    const one = encounterOf(rollContext({ seed: `c${n}` }), 'e', { terrain, territory, party: SOME_PARTY });
    if (one.kind === 'group') return `group ${one.group.group}`;
    return one.kind === 'item' ? `item ${one.item.item}` : one.kind;
  });
  const chances = composed(terrain, territory);
  expect(chiSquare(tallyOf(rolled), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
});

test('twilight/animals/no-encounter: neither in camp nor near vehicles', () => {
  const animals = { kind: 'animal' };
  const none = { kind: 'none', because: 'twilight/animals/no-encounter' };
  expect(met({ party: { ...SOME_PARTY, camp: true } }, animals)).toMatchObject(none);
  expect(met({ party: { ...SOME_PARTY, vehicles: 1 } }, animals)).toMatchObject(none);
  expect(met({}, animals).kind).toBe('animal');
});

test.each(['crater', 'derelict-vehicle', 'derelict-convoy', 'ruined-farm'])(
  '%s: seen of itself at the range rolled',
  (item) => {
    const one = met({}, { kind: 'item', item, range: '4' });
    expect(one).toMatchObject({ kind: 'item', contact: null, range: { meters: 40 }, surprise: { party: false } });
  },
);

test('twilight/items/people: a place with people is seen of itself; its people look back', () => {
  const one = met({}, { kind: 'item', item: 'farm', range: '4', 'contact/other': '100' });
  expect(one).toMatchObject({
    contact: { end: 'choice', spotter: 'party' },
    forces: [{ side: 'party' }, { name: 'Farm' }],
  });
});

test('twilight/items/roadblock-camp: who hold a roadblock must be spotted', () => {
  const dice = { kind: 'item', item: 'roadblock', range: '4', 'contact/party': '100', 'contact/other': '1' };
  expect(met({}, dice)).toMatchObject({ contact: { end: 'ambush', spotter: 'other' }, surprise: { party: true } });
});

test('twilight/encounters/mandated: the referee names kind and group, also one that the territory does not have', () => {
  const one = met({ territory: 'cantonment' }, { kind: 'group', group: 'primitives' });
  expect(one).toMatchObject({ origin: 'twilight/encounters/mandated', group: { group: 'primitives' } });
  expect(met().origin).toBe('twilight/encounters/random');
});

test('twilight/groups/elite: an elite group comes in place of the encounter roll', () => {
  const one = met({ elite: 'spetsnaz' });
  expect(one).toMatchObject({ kind: 'group', origin: 'twilight/encounters/mandated', group: { name: 'Spetsnaz' } });
  expect(one.rolls.some(({ path }) => path === 'e/kind')).toBe(false);
});

test('twilight/combat/panic: who is surprised rolls, each against his own initiative', () => {
  const dice = { kind: 'group', group: 'hunters', 'group/number': '6', range: '1' };
  const one = met({ party: { ...SOME_PARTY, coolness: [0, 3, 5, 9] } }, dice);
  if (one.kind === 'none') throw new Error('hunters were mandated');
  expect(one.surprise).toMatchObject({ party: true, other: true });
  expect(one.surprise.otherFrozen).toHaveLength(6);
  expect(one.surprise.partyFrozen).toHaveLength(4);
  expect(one.surprise.partyFrozen[0]).toBe(0);
});

test('twilight/combat/panic: a party of known and unknown coolness, each by his own dice', () => {
  const dice = { kind: 'group', group: 'hunters', range: '1' };
  const one = met({ party: { ...SOME_PARTY, coolness: ['elite', 10, 'novice', 0] } }, dice);
  if (one.kind === 'none') throw new Error('hunters were mandated');
  const [elite = 0, novice = 0] = one.rolls.find(({ path }) => path === 'e/panic/party/levels')?.values ?? [];
  const [a = 0, b = 0] = one.rolls.find(({ path }) => path === 'e/panic/party')?.values ?? [];
  const cool = a + b > 10 ? 0 : Math.max(10 - a - b, 1);
  expect(one.surprise.partyFrozen).toEqual([Math.max(elite - 5, 0), cool, Math.max(novice - 1, 0), 0]);
});

test('twilight/encounters/spotting-surprise: what the others do when they see first', () => {
  const attack = { choice: 'wait', attackAt: 200 };
  expect(planOf('attack', false, true)).toEqual(attack);
  expect(planOf('attack-if-stronger', true, true)).toEqual(attack);
  expect(planOf('attack-if-stronger', false, true)).toEqual({ choice: 'evade' });
  expect(planOf('avoid', true, false)).toEqual({ choice: 'wait' });
  expect(planOf('wait', true, true)).toEqual({ choice: 'wait' });
});

test('every roll and every step cites a rule of the index', () => {
  const known = new Set<string>(RULES.map(({ id }) => id));
  for (let n = 0; n < 1500; n++) {
    const terrain = TERRAINS[n % TERRAINS.length] ?? 'road';
    const territory = TERRITORIES[n % TERRITORIES.length] ?? 'anarchy';
    const one = encounterOf(rollContext({ seed: `k${n}` }), 'e', { terrain, territory, party: SOME_PARTY });
    const steps = one.kind === 'none' || one.contact === null ? [] : one.contact.steps;
    const unknown = [...one.rolls, ...steps].filter(({ rule }) => !known.has(rule));
    expect(unknown).toEqual([]);
    expect(new Set(one.rolls.map(({ path }) => path)).size).toBe(one.rolls.length);
  }
});
