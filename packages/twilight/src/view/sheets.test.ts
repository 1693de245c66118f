import { type CampaignResult, formValues, type OpenCampaign, type PrintTable } from '@hardtop/campaign';
import { expect, test } from 'vitest';
import { NPC_HIT_CAPACITY, NPC_LEVELS } from '../catalog/npc-types.ts';
import { SMALL_ARMS } from '../catalog/small-arms.ts';
import { personSchema } from '../travel/party.ts';
import { ammunitionTables } from './character-sheets.ts';
import { TWILIGHT_CAMPAIGNS } from './desk-campaigns.ts';

function done(took: CampaignResult): OpenCampaign {
  if (!took.ok) throw new Error(JSON.stringify(took.error));
  return took.value;
}

function act(campaign: OpenCampaign, id: string, more: Record<string, string | number> = {}): OpenCampaign {
  const fields = campaign.now().actions.find((one) => one.id === id)?.fields ?? [];
  return done(campaign.act(id, { ...formValues(fields), ...more }));
}

/** The sheets of a patrol that is met in the first period. */
function patrolTables(): readonly PrintTable[] {
  const begun = done(TWILIGHT_CAMPAIGNS.begin({ ...formValues(TWILIGHT_CAMPAIGNS.opening()), seed: 'forms' }));
  const pin = { name: 'Patrol', kind: 'group', group: 'patrol', where: 'time', day: 1, period: 3, note: '' };
  let met = act(begun, 'pin', pin);
  for (let i = 0; i < 3; i++) met = act(met, met.now().next);
  return met.sheets(met.entries - 1).flatMap(({ tables }) => tables);
}

const tables = patrolTables();

test('twilight/forms/npc-record: everybody has a row with boxes for slight and for serious wounds', () => {
  const people = tables.filter(({ caption }) => caption.startsWith('Arms and wounds'));
  const rows = people.flatMap((table) => table.rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row.slice(-2)).toEqual([{ boxes: NPC_HIT_CAPACITY.slight }, { boxes: NPC_HIT_CAPACITY.serious }]);
  expect(people.every(({ columns, rows: all }) => all.every((row) => row.length === columns.length))).toBe(true);
});

test('twilight/forms/npc-record: attributes, rounds in the weapon, magazines and what is special, as the form has them', () => {
  const forms = tables.filter(({ caption }) => /^(People|Arms and wounds)/.test(caption));
  const cellsOf = (column: string) =>
    forms.flatMap(({ columns, rows }) =>
      columns.includes(column) ? rows.map((row) => row[columns.indexOf(column)]) : [],
    );
  const attributes = Object.values(NPC_LEVELS).map(({ attribute }) => `${attribute} each`);
  for (const cell of cellsOf('Attributes (reconstructed)')) expect(attributes).toContain(cell);
  for (const cell of cellsOf('Magazines')) expect(cell).toMatchObject({ boxes: expect.any(Number) });
  for (const cell of cellsOf('Special')) expect(cell).toBe('');
  const names = new Map(Object.values(SMALL_ARMS).map(({ name, feed }) => [name as string, feed[0].rounds]));
  const [weapons, rounds] = [cellsOf('Weapon'), cellsOf('In weapon')];
  expect(weapons.length).toBeGreaterThan(0);
  for (const [i, weapon] of weapons.entries()) expect(rounds[i]).toEqual({ boxes: names.get(String(weapon)) ?? 0 });
});

test('twilight/forms/ammo-record: every weapon with ammunition has a box for each load', () => {
  const rows = tables.filter(({ caption }) => caption === 'Ammunition').flatMap((table) => table.rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const [, weapon, rounds, loads] of rows) {
    expect(weapon).not.toBe('unarmed');
    expect(Number(rounds)).toBeGreaterThan(0);
    expect(loads).toMatchObject({ boxes: expect.any(Number) });
  }
});

test('twilight/combat/ammunition: E54: a magazine of 32 rounds has 32 boxes; one that is begun has what is left', () => {
  const arms = [{ weapon: 'uzi', rounds: 17, loads: 1 }];
  const [table] = ammunitionTables([personSchema.parse({ name: 'Kozlow', arms })]);
  expect(table?.rows).toEqual([
    ['Kozlow', 'Uzi', 'in it', { boxes: 17 }],
    ['', '', '2', { boxes: 32 }],
  ]);
});
