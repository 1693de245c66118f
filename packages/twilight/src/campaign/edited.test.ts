import { expect, test } from 'vitest';
import { begun, DAY_OF_REST, FIRST, onTheWay, played } from '../testing/campaigns.ts';
import { type Campaign, openCampaign } from './campaign.ts';
import { parseCampaign } from './journal.ts';

const reason = 'The players talked too much';

function edited(campaign: Campaign, edit: (rows: Record<string, unknown>[]) => void) {
  const data: { rows: Record<string, unknown>[] } = JSON.parse(JSON.stringify(campaign.journal));
  edit(data.rows);
  return data;
}

function contradictions(data: unknown): readonly string[] {
  const journal = parseCampaign(data);
  return (journal.ok ? openCampaign(journal.value).problems : journal.error).map(({ message }) => message);
}

test('a hand-edited journal: a row taken out shows at the row that no longer fits, once', () => {
  const data = edited(played(begun(), ...DAY_OF_REST), (rows) => rows.splice(2, 1));
  expect(contradictions(data)).toEqual([
    'Row 3: it is row 3 of the journal, not 4; it is stamped day 1, 12:00, but the journal has come to day 1, 08:00.',
  ]);
});

test('a hand-edited journal: a row that cannot be is skipped and explained; it and all others are kept', () => {
  const data = edited(onTheWay(), (rows) => Object.assign(rows[4] ?? {}, { settlement: 'krakow' }));
  const journal = parseCampaign(data);
  if (!journal.ok) throw new Error('a journal');
  const campaign = openCampaign(journal.value);
  expect(campaign.problems.map(({ message, field }) => [field, message])).toEqual([
    ['rows.4', 'Row 5: The party is not before such a settlement.'],
    ['rows.5', 'Row 6: Only inside a settlement are there quarters to cross.'],
  ]);
  expect(campaign.journal.rows).toHaveLength(6);
  expect(campaign.entries).toHaveLength(4);
});

test('a hand-edited journal: an amendment of nothing names its row', () => {
  const amended = played(onTheWay(), { kind: 'amend', action: 'reroll', part: FIRST, reason });
  const data = edited(amended, (rows) => Object.assign(rows[6] ?? {}, { part: 'settlement/krakow' }));
  expect(contradictions(data)).toEqual(['Row 7: Nothing before this row was rolled for krakow.']);
});

test('a hand-edited journal: a field that is wrong names its row', () => {
  const data = edited(onTheWay(), (rows) => Object.assign(rows[2] ?? {}, { activity: 'fly' }));
  expect(contradictions(data)).toEqual(['Row 3: Must be one of these.']);
  expect(contradictions({ ...data, version: '0', rows: [] })).toEqual([
    'This game began under version 0 of the rules; here is version 8, so it cannot go on.',
  ]);
});

test('a hand-edited journal: an amendment that changes nothing is told at its row', () => {
  const amend = (more: object) =>
    edited(onTheWay(), (rows) => rows.push({ n: 7, at: rows[5]?.at, kind: 'amend', reason, ...more }));
  const loads = `${FIRST}/group/subunit-1/arms/loads`;
  expect(contradictions(amend({ action: 'mandate', part: loads, result: '3' }))).toEqual([
    'Row 7: Loads: everybody has a die of his own; they can be rolled again, not named.',
  ]);
  expect(contradictions(amend({ action: 'alter', part: `${FIRST}/group`, field: 'size', value: 3 }))).toEqual([
    'Row 7: Figures are altered in a whole encounter or settlement, and group is neither.',
  ]);
  expect(contradictions(amend({ action: 'mandate', part: `${FIRST}/kind`, result: 'dragons' }))).toHaveLength(1);
});

test('a hand-edited journal: a single wrong stamp is told once, not again when the stamps are right', () => {
  const data = edited(onTheWay(), (rows) => Object.assign(rows[2] ?? {}, { at: { day: 9, period: 1 } }));
  expect(contradictions(data)).toEqual([expect.stringMatching(/^Row 3: it is stamped day 9, 00:00, but the journal/)]);
});
