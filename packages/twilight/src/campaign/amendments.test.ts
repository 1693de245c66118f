import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Roll } from '../rolls/roll.ts';
import { begun, FIRST, onTheWay, played, REST, refused, TRAVEL } from '../testing/campaigns.ts';
import { isWithin } from './amendments.ts';
import { type Campaign, openCampaign } from './campaign.ts';
import type { CampaignJournal } from './journal.ts';

const reason = 'The players talked too much';

function rollsOf(campaign: Campaign): ReadonlyMap<string, Roll> {
  const all = campaign.entries.flatMap(({ rolls, met }) => [
    ...rolls,
    ...met.flatMap(({ encounter }) => encounter.rolls),
  ]);
  return new Map(all.map((roll) => [roll.path, roll]));
}

test('twilight/encounters/expanded: a part rolled again changes that part and nothing else', () => {
  const before = onTheWay();
  const part = 'settlement/lublin/attitude';
  const after = played(before, { kind: 'amend', action: 'reroll', part, reason });
  const old = rollsOf(before);
  for (const [path, roll] of rollsOf(after)) if (!isWithin(path, part)) expect(roll).toEqual(old.get(path));
  expect(old.get(part)).not.toBeUndefined();
  expect(after.entries.find(({ kind }) => kind === 'visit')?.amended).toEqual([
    { row: 7, action: 'reroll', part, reason },
  ]);
});

test('whatever single part is rolled again, every roll outside it stays', () => {
  const before = onTheWay();
  const old = rollsOf(before);
  fc.assert(
    fc.property(fc.constantFrom(...old.keys()), (part) => {
      const after = played(before, { kind: 'amend', action: 'reroll', part, reason });
      // What hangs on the part may come or go, and with it the number of dice; the others fall as they fell.
      for (const [path, { dice, values }] of rollsOf(after)) {
        const was = old.get(path);
        if (was?.dice === dice && !isWithin(path, part)) expect(values).toEqual(was.values);
      }
      expect(openCampaign(after.journal)).toEqual(after);
    }),
    { numRuns: 40 },
  );
});

test('twilight/encounters/mandated: the referee names the result, and what depends on it follows', () => {
  const after = played(begun(), TRAVEL, {
    kind: 'amend',
    action: 'mandate',
    part: `${FIRST}/kind`,
    result: 'animal',
    reason,
  });
  expect(after.entries[0]?.met[0]?.encounter).toMatchObject({ kind: 'animal' });
  expect(rollsOf(after).get(`${FIRST}/kind`)).toMatchObject({ mandated: true, row: 'animal' });
});

test('a mandate the table does not know is explained with what it knows, and changes nothing', () => {
  const before = played(begun(), TRAVEL);
  const wrong = { kind: 'amend', action: 'mandate', part: `${FIRST}/kind`, result: 'dragons', reason };
  expect(refused(before, wrong)[0]).toMatch(/^Row 2: "dragons" cannot be rolled for what is met/);
});

test('twilight/encounters/altered: a figure, a name and a remark are written over where they stand', () => {
  const alter = (field: string, value: unknown) => ({
    kind: 'amend',
    action: 'alter',
    part: FIRST,
    field,
    value,
    reason,
  });
  const after = played(
    onTheWay(),
    alter('encounter.group.size', 3),
    alter('encounter.group.name', 'Tax collectors'),
    alter('note', 'In disguise'),
  );
  const [met] = after.entries[1]?.met ?? [];
  expect(met).toMatchObject({
    note: 'In disguise',
    encounter: { group: { size: 3, name: 'Tax collectors', group: 'merchant-convoy' } },
  });
  expect(refused(after, alter('encounter.group.colour', 3))).toEqual([
    'Row 10: There is no such field (encounter.group.colour).',
  ]);
  expect(refused(after, alter('encounter.group.size', 'many'))).toEqual([
    'Row 10: Here stands 3, another kind of value (encounter.group.size).',
  ]);
  expect(refused(after, alter('encounter.group.arms', 'lasers'))[0]).toContain('mandated or rolled again');
});

test('a settlement altered stays altered at the next visit, and its quarters follow', () => {
  const lublin = { kind: 'amend', action: 'mandate', part: 'settlement/lublin/government', result: 'captive', reason };
  const after = played(onTheWay(), lublin, { kind: 'leave' }, { kind: 'visit', settlement: 'lublin' });
  expect(after.state.settlements.lublin).toMatchObject({ visits: 2, settlement: { government: 'captive' } });
  expect(after.entries[5]?.inTown?.path).toBe('visit/lublin-1/quarter-1');
});

test('twilight/encounters/mandated: a part is no roll, and the dice of many cannot be named', () => {
  const mandate = (part: string) => ({ kind: 'amend', action: 'mandate', part, result: '3', reason });
  expect(refused(onTheWay(), mandate(`${FIRST}/group/subunit-1`))).toEqual([
    'Row 7: No single roll is made for subunit 1, so none can be named there.',
  ]);
  expect(refused(onTheWay(), mandate(`${FIRST}/group/subunit-1/arms/loads`))[0]).toContain('a die of his own');
});

test('twilight/encounters/altered: figures stand in whole encounters and settlements, and are figures that can be', () => {
  const alter = (part: string, field: string, value: number) => ({
    kind: 'amend',
    action: 'alter',
    part,
    field,
    value,
    reason,
  });
  expect(refused(onTheWay(), alter(`${FIRST}/group`, 'size', 3))[0]).toContain('is neither');
  expect(refused(onTheWay(), alter(FIRST, 'encounter.range.meters', -5))[0]).toContain('below nothing');
  expect(refused(onTheWay(), alter(FIRST, 'encounter.group.size', 2.5))[0]).toContain('no whole number');
});

test('twilight/settlements/militia: another population has another militia, unless the referee sets it too', () => {
  const alter = (field: string, value: number) => ({
    kind: 'amend',
    action: 'alter',
    part: 'settlement/lublin',
    field,
    value,
    reason,
  });
  const grown = played(onTheWay(), alter('population', 20_000));
  expect(grown.state.settlements.lublin?.settlement).toMatchObject({
    population: 20_000,
    militia: { armed: 1000, ready: { day: 100, night: 50 } },
  });
  const armed = played(grown, alter('militia.armed', 7));
  expect(armed.state.settlements.lublin?.settlement.militia).toMatchObject({ armed: 7, ready: { day: 100 } });
});

test('a part rolled again forgets the mandate before it', () => {
  const part = `${FIRST}/kind`;
  const mandate = { kind: 'amend', action: 'mandate', part, result: 'animal', reason };
  const after = played(begun(), TRAVEL, mandate, { kind: 'amend', action: 'reroll', part, reason });
  expect(rollsOf(after).get(part)?.mandated).toBeUndefined();
});

test('nothing can be amended that was not rolled before', () => {
  const row = { kind: 'amend', action: 'reroll', part: 'day-9/period-1/main', reason };
  expect(refused(onTheWay(), row)).toEqual(['Row 7: Nothing before this row was rolled for main.']);
  expect(refused(onTheWay(), { ...row, part: FIRST, reason: '' })).toEqual([]);
});

test('an amendment that would undo what later rows stand on is explained and not made', () => {
  const village = { name: 'Village', at: { leg: 1, km: 5 }, encounter: { kind: 'item', of: 'village' } };
  const inside = played(begun(), { kind: 'pin', pin: village }, TRAVEL, { kind: 'visit', settlement: 'village-1-1' });
  const row = { kind: 'amend', action: 'mandate', part: `${FIRST}/kind`, result: 'none', reason };
  expect(refused(inside, row)).toEqual(['Row 3: The party is not before such a settlement.']);
});

const anyRow = fc.constantFrom<object>(
  TRAVEL,
  REST,
  { ...REST, parties: [{ name: 'hunters', people: ['Ben'], errand: 'hunt' }] },
  { kind: 'visit', settlement: 'lublin' },
  { kind: 'quarter' },
  { kind: 'leave' },
  { kind: 'buy', item: 'Tires', scarcity: 'scarce' },
  { kind: 'stores', change: { food: { domestic: -20 } }, reason: 'Spoiled' },
  { kind: 'crater', people: ['Cyd'], hours: 3 },
  { kind: 'amend', action: 'reroll', part: FIRST, reason },
  { kind: 'amend', action: 'mandate', part: `${FIRST}/kind`, result: 'none', reason },
  { kind: 'amend', action: 'reroll', part: 'settlement/lublin', reason },
);

test('replay equals live: whatever the referee does, the journal gives the same campaign again', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 25 }), fc.integer(), (rows, seed) => {
      const live = rows.reduce<Campaign>(
        (now, row) => (refused(now, row).length > 0 ? now : played(now, row)),
        begun({ seed }),
      );
      const stored: CampaignJournal = JSON.parse(JSON.stringify(live.journal));
      expect(openCampaign(stored)).toEqual(live);
      expect(live.problems).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a journal of ten thousand amendments is opened in seconds of the processor', () => {
  const { journal } = played(begun(), TRAVEL);
  const at = journal.rows[0]?.at ?? { day: 1, period: 1 };
  const amend = (_: unknown, i: number) =>
    ({ n: i + 2, at, kind: 'amend', action: 'mandate', part: `day-${i}/x`, result: 'none', reason }) as const;
  const rows = [...journal.rows, ...Array.from({ length: 10_000 }, amend)];
  const started = process.cpuUsage();
  expect(openCampaign({ ...journal, rows }).problems).toHaveLength(10_000);
  expect(process.cpuUsage(started).user / 1_000_000).toBeLessThan(5);
});
