import { diceOf, spreadOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { ELITE_GROUPS } from '../catalog/elite-groups.ts';
import { GROUP_STATISTICS, type GroupStatistics } from '../catalog/group-statistics.ts';
import { GROUP_TABLE, GROUPS, type Group } from '../catalog/group-table.ts';
import { TERRITORIES } from '../catalog/territories.ts';
import { rollContext } from '../rolls/roll.ts';
import { chancesOf, chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { eliteGroupOf, type GroupEncounter, groupEncounterOf, groupOf, ORDINARY } from './group.ts';
import { leaderType } from './people.ts';

/** A group with some of its dice set, by paths within it. */
function group(kind: Group, dice: Record<string, string> = {}, seed = '1', options = ORDINARY): GroupEncounter {
  const mandates = Object.fromEntries(Object.entries(dice).map(([path, named]) => [`g/${path}`, named]));
  const ctx = rollContext({ seed, mandates });
  const rolled = groupOf(ctx, 'g', kind, options);
  expect(ctx.problems).toEqual([]);
  return rolled;
}

const seeds = Array.from({ length: 120 }, (_, n) => `${n}`);

test.each(TERRITORIES)('twilight/groups/table: %s, each face of the die is one row (E21)', (territory) => {
  const read = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => {
    const ctx = rollContext({ seed: '1', mandates: { g: `die:${face}` } });
    return groupEncounterOf(ctx, 'g', territory).group;
  });
  expect(read).toEqual(GROUP_TABLE.columns[territory]);
});

test.each(TERRITORIES)('twilight/groups/table: %s, rolled within chance', (territory) => {
  const rolled = Array.from(
    { length: 1500 },
    (_, n) => groupEncounterOf(rollContext({ seed: `${n}` }), 'g', territory).group,
  );
  const chances = chancesOf(GROUP_TABLE.columns[territory], 1, spreadOf(diceOf('1d10')));
  expect(chiSquare(tallyOf(rolled), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
});

test.each(GROUPS)('twilight/groups/statistics: %s are rolled out to the last man', (kind) => {
  const { types, rcn, arms }: GroupStatistics = GROUP_STATISTICS[kind];
  for (const seed of seeds) {
    const rolled = group(kind, {}, seed);
    expect(rolled).toMatchObject({ group: kind, rcn, arms, rule: `twilight/groups/${kind}` });
    expect(rolled.subunits.reduce((sum, { people }) => sum + people.length, 0)).toBe(rolled.size);
    for (const { type, people } of rolled.subunits) {
      expect(types).toContain(type);
      expect(people.map((one) => one.type)).toEqual(people.map((_, i) => (i === 0 ? leaderType(type) : type)));
    }
  }
});

test('twilight/groups/number: a multiplied number is so many subunits of so many men; marauders roll both', () => {
  const band = group('marauders', { subunits: '4', number: '3' });
  expect(band.subunits.map(({ people }) => people.length)).toEqual([3, 3, 3, 3]);
  expect(group('large-unit', { subunits: '10' }).size).toBe(100);
  expect(group('patrol', { number: '12' }).subunits).toHaveLength(1);
});

test('twilight/groups/number: marauders come in the numbers of two dice multiplied', () => {
  const chances = new Map<string, number>();
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) chances.set(`${a * b}`, (chances.get(`${a * b}`) ?? 0) + 1 / 36);
  }
  const sizes = Array.from({ length: 4000 }, (_, n) => `${group('marauders', {}, `m${n}`).size}`);
  expect(chiSquare(tallyOf(sizes), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
});

test('twilight/groups/type: first level on 1 to 3, second on 4 to 6, the leader one better, none above Elite', () => {
  const typed = (face: number) => group('patrol', { 'subunit-1/type': `die:${face}` }).subunits[0];
  expect([1, 3, 4, 6].map((face) => typed(face)?.type)).toEqual(['veteran', 'veteran', 'experienced', 'experienced']);
  expect(typed(1)?.people[0]?.type).toBe('elite');
  expect(leaderType('elite')).toBe('elite');
});

test('twilight/groups/recon: the group has the recon skill of its row', () => {
  expect(group('refugees').rcn).toBe(40);
  expect(group('marauders').rcn).toBe(80);
});

test('twilight/groups/slavers: four slaves for each point of a ten-sided die', () => {
  expect(group('slavers', { slaves: '10' }).slaves).toBe(40);
  expect(group('slavers', { slaves: '1' }).slaves).toBe(4);
  expect(group('marauders').slaves).toBe(0);
});

test('twilight/groups/smugglers: never on foot, and always with goods', () => {
  for (const seed of seeds) {
    const [unit] = group('smugglers', {}, seed).subunits;
    expect(unit?.transport).not.toBe('foot');
    expect(unit?.cargo).not.toBeNull();
  }
});

test('twilight/groups/stragglers: short of ammunition', () => {
  for (const seed of seeds) {
    for (const { loads } of group('stragglers', {}, seed).subunits[0]?.people ?? [])
      expect(loads).toBeLessThanOrEqual(3);
  }
});

function expectUnsoldierly(kind: Group): void {
  for (const seed of seeds) {
    for (const unit of group(kind, {}, seed).subunits) {
      expect([unit.heavyWeapon, unit.rides.length]).toEqual([null, 0]);
      expect(unit.people.every(({ grenades }) => grenades === 0)).toBe(true);
    }
  }
}

function expectSoldierly(kind: Group): void {
  for (const { people } of group(kind).subunits) {
    for (const { grenades, loads } of people) {
      expect([1, 2]).toContain(grenades);
      expect(loads).toBeGreaterThanOrEqual(3);
    }
  }
}

test('twilight/groups/marauders: soldiers once, armed like them', () => {
  expectSoldierly('marauders');
});

test('twilight/groups/patrol: seven to twelve soldiers', () => {
  expectSoldierly('patrol');
  for (const seed of seeds) {
    const { size } = group('patrol', {}, seed);
    expect(size >= 7 && size <= 12).toBe(true);
  }
});

test('twilight/groups/large-unit: up to a hundred soldiers in tens, a heavy weapon to each ten', () => {
  expectSoldierly('large-unit');
  for (const seed of seeds) {
    for (const { people, heavyWeapon } of group('large-unit', {}, seed).subunits) {
      expect([people.length, heavyWeapon === null]).toEqual([10, false]);
    }
  }
});

test('twilight/groups/hunters: rifles and shotguns, nothing heavier', () => {
  expectUnsoldierly('hunters');
});

test('twilight/groups/refugees: families of five, all but unarmed', () => {
  expectUnsoldierly('refugees');
  expect(group('refugees', { subunits: '6' }).size).toBe(30);
});

test('twilight/groups/primitives: a few with clubs and knives', () => {
  expectUnsoldierly('primitives');
});

test('twilight/groups/weapons: poor groups have two firearms at most, civilians one military weapon at most', () => {
  const firearm = (weapon: string | null) =>
    weapon !== null && !['knife', 'club', 'crossbow', 'hunting-bow'].includes(weapon);
  const civilian = ['30-30', '30-06', '.22-ba', '.22-sa', 'mauser', 'pump', 'double-barrel'];
  for (const seed of seeds) {
    const poor = group('refugees', {}, seed).subunits.flatMap(({ people }) => people);
    expect(poor.filter(({ weapon }) => firearm(weapon)).length).toBeLessThanOrEqual(2);
    const merchants = group('merchant-convoy', {}, seed).subunits.flatMap(({ people }) => people);
    expect(merchants.filter(({ weapon }) => !civilian.includes(weapon ?? '')).length).toBeLessThanOrEqual(1);
  }
});

test('twilight/groups/elite: by choice, a patrol of Elite men with the arms of their side', () => {
  for (const elite of ['special-forces', 'spetsnaz', 'pomeranian-air-assault', 'czech-air-assault', 'sas'] as const) {
    const rolled = eliteGroupOf(rollContext({ seed: elite }), 'g', elite);
    expect(rolled).toMatchObject({ group: 'elite', name: ELITE_GROUPS[elite].name, bloc: ELITE_GROUPS[elite].bloc });
    expect(rolled.size).toBeGreaterThanOrEqual(7);
    expect(rolled.subunits[0]?.people.every(({ type }) => type === 'elite')).toBe(true);
  }
});
