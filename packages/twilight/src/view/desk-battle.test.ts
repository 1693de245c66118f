import { formValues, type OpenCampaign } from '@hardtop/campaign';
import type { MatchReport } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { openCampaign } from '../campaign/campaign.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { begun, played, TRAVEL } from '../testing/campaigns.ts';
import { TWILIGHT_CAMPAIGNS } from './desk-campaigns.ts';

function ambushed(): OpenCampaign {
  const pin = { name: 'Ambush', at: { leg: 1, km: 5 }, encounter: { kind: 'group', of: 'marauders' } };
  const campaign = openCampaign(played(begun(), { kind: 'pin', pin }, TRAVEL).journal);
  const { journal } = campaign;
  const opened = TWILIGHT_CAMPAIGNS.open({ ...journal });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

function acted(campaign: OpenCampaign, action: string, values: object): OpenCampaign {
  const fields = campaign.now().actions.find(({ id }) => id === action)?.fields ?? [];
  const done = campaign.act(action, { ...formValues(fields), ...values });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

const REPORT: MatchReport = {
  length: '7 turns',
  entries: [
    {
      ...{ piece: 'p1', name: 'Anna', seat: 0, design: 'Anna', fate: 'damaged', notes: [] },
      items: [
        { id: 'body', label: 'Body', kind: 'wounds', now: 14, full: 20 },
        { id: 'm16#i1', label: 'M16', kind: 'weapon', now: 12, full: 30 },
        { id: 'm16#i1/loads', label: 'M16 magazines', kind: 'ammunition', now: 1, full: 1 },
        { id: 'rads', label: 'Rads', kind: 'rads', now: 50, full: 50 },
      ],
      people: [{ id: 'p1', name: 'Anna', seat: 0, fate: 'wounded' }],
    },
    {
      ...{ piece: 'p2', name: 'Ben', seat: 0, design: 'Ben', fate: 'lost', notes: ['killed in a fight'], items: [] },
      people: [{ id: 'p2', name: 'Ben', seat: 0, fate: 'dead' }],
    },
    {
      ...{ piece: 'p4', name: 'B leader 1', seat: 1, design: null, fate: 'lost', notes: ['killed in a fight'] },
      items: [{ id: 'akm#i9', label: 'AKM', kind: 'weapon', now: 3, full: 30 }],
      people: [{ id: 'p4', name: 'B leader 1', seat: 1, fate: 'dead' }],
    },
  ],
};
const OUTCOME = { kind: 'win', winners: [0], reason: 'The others ran.', rule: 'twilight/combat/turn' } as const;

test('what was met can be fought out, and what came of it stands in the journal as the referee lets it', () => {
  const met = ambushed();
  const [battle] = met.battles();
  if (battle === undefined) throw new Error('nobody to fight');
  expect(battle.people).toEqual(['Anna', 'Ben', 'Cyd']);
  const made = battle.file([]);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  expect(parseSetup(made.value.file).ok).toBe(true);

  const fighting = acted(met, 'fight', { part: battle.part, game: 'abc' });
  expect(fighting.now().fights).toEqual([{ part: battle.part, name: battle.title, game: 'abc' }]);
  expect(fighting.battles().map(({ part }) => part)).not.toContain(battle.part);

  const { action, values } = fighting.aftermath({ part: battle.part, report: REPORT, outcome: OUTCOME });
  expect(values).toMatchObject({
    people: [
      { name: 'Anna', wounds: 'body 6', arms: 'm16 (12) x1', rads: 50, dead: '' },
      { name: 'Ben', arms: 'unarmed', dead: 'killed in a fight' },
    ],
    goods: [{ name: 'AKM', count: 1 }],
    ammunition: [{ name: 'AKM', count: 3 }],
    others: 'B leader 1: dead, killed in a fight',
  });
  const over = acted(fighting, action, values);
  const lines = over.now().rosters[0]?.lines.map(({ text }) => text);
  expect(lines).toEqual([
    'Experienced, RCN 60, MED 40, M16 (12) x1, 50 rads, slight wound: body 6',
    'dead: killed in a fight',
    'Experienced',
  ]);
  expect([over.now().fights, over.problems]).toEqual([[], []]);

  // The referee writes over what the table says: Ben has lived.
  const mild = acted(fighting, action, {
    ...values,
    people: [{ name: 'Ben', wounds: 'body 19', arms: '', dead: '', grenades: 0, rads: 0 }],
  });
  expect(mild.now().rosters[0]?.lines[1]?.text).toBe('Experienced, serious wound: body 19');
});

test('twilight/combat/ammunition: rounds, grenades, vehicles and what it was about come back from a field that was won (T-45)', () => {
  const met = ambushed();
  const part = met.battles()[0]?.part ?? '';
  const fighting = acted(met, 'fight', { part, game: 'abc' });
  const [anna, ben, foe] = REPORT.entries;
  if (anna === undefined || ben === undefined || foe === undefined) throw new Error('no report');
  const loose = { id: 'm16#i1/loose', label: 'M16 loose rounds', kind: 'ammunition', now: 17, full: 17 };
  const gold = { id: 'goods#i7', label: 'Gold', kind: 'goods', now: 1, full: 1 };
  const fuel = { id: 'fuel', label: 'Fuel', kind: 'fuel', now: 20, full: 40 };
  const herd = { id: 'horse', label: 'horses', kind: 'beast', now: 3, full: 5 };
  const truck = { ...foe, piece: 'v1', name: 'UAZ-469', fate: 'whole', notes: [], items: [fuel], people: [] } as const;
  const entries = [
    { ...anna, notes: ['captive'], items: [...anna.items, loose, gold] },
    ben,
    {
      ...foe,
      items: [
        ...foe.items,
        { id: 'akm#i9/loads', label: 'AKM magazines', kind: 'ammunition', now: 2, full: 2 },
        { id: 'frag#i4', label: 'frag grenades', kind: 'grenade', now: 2, full: 2 },
      ],
    },
    truck,
    { ...truck, piece: 'v2', notes: ['left the field'] },
    { ...truck, piece: 'v3', fate: 'lost' },
    { ...truck, piece: 'beasts', name: 'Animals', seat: null, items: [herd] },
  ] as const;
  const { values } = fighting.aftermath({ part, report: { ...REPORT, entries }, outcome: OUTCOME });
  expect(values.ammunition).toEqual([
    { name: 'AKM', count: 3 + 2 * 30 },
    { name: 'M16', count: 17 },
  ]);
  expect(values.goods).toEqual([
    { name: 'AKM', count: 1 },
    { name: 'frag grenades', count: 2 },
    { name: 'UAZ-469', count: 1 },
    { name: 'Gold', count: 1 },
  ]);
  expect(String(values.others).split('\n')[0]).toBe('Anna: wounded, captive');
  expect([values.horse, String(values.others)]).toEqual([3, expect.not.stringContaining('Animals')]);
  const over = acted(fighting, 'aftermath', { ...values });
  expect(over.problems).toEqual([]);
  expect(over.now().rosters.flatMap(({ lines }) => lines)).toContainEqual(
    expect.objectContaining({ name: 'Horses', text: '3' }),
  );
  // On a lost field all that stays with them is their own.
  const lost = fighting.aftermath({ part, report: { ...REPORT, entries }, outcome: { ...OUTCOME, winners: [1] } });
  expect(lost.values.horse).toBeUndefined();
  expect([lost.values.ammunition, lost.values.goods]).toEqual([[{ name: 'M16', count: 17 }], [{ name: 'Gold', count: 1 }]]); // biome-ignore format: one line
});

test('twilight/adventures/march: an adventure is begun at the desk, its fight is offered after the march, and it is over with its aftermath', () => {
  const open = (rows: readonly object[]) => {
    const opened = TWILIGHT_CAMPAIGNS.open({ ...played(begun(), ...rows).journal });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value;
  };
  const weekend = acted(open([]), 'adventure', { adventure: 'weekend' });
  const [battle] = weekend.battles();
  if (battle === undefined) throw new Error('no battle');
  expect([battle.title, battle.people]).toEqual(['Weekend in the Country', ['Anna', 'Ben', 'Cyd']]);
  const made = battle.file([]);
  expect(made.ok && parseSetup(made.value.file).ok).toBe(true);
  const fighting = acted(weekend, 'fight', { part: battle.part, game: 'abc' });
  expect(fighting.now().actions.map(({ id }) => id)).not.toContain('give-up');
  const { action, values } = fighting.aftermath({ part: battle.part, report: REPORT, outcome: OUTCOME });
  const over = acted(fighting, action, values);
  expect(over.now().actions.map(({ id }) => id)).toContain('adventure');

  const flame = acted(open([]), 'adventure', { adventure: 'passing-of-the-flame' });
  expect(flame.battles()).toEqual([]);
  const rest = { kind: 'period', activity: 'rest' };
  const day = [TRAVEL, rest, rest, rest, rest, rest];
  const there = open([{ kind: 'adventure', adventure: 'passing-of-the-flame' }, ...day, ...day, ...day]);
  expect(there.battles()[0]).toMatchObject({ part: 'adventure/passing-of-the-flame' });
  expect(there.battles()[0]?.summary).toContain('On the fourth day.');
});

test('twilight/adventures/flesh-peddlers: a ruined village leads to the slavers, by night and by day: both stand first', () => {
  const pin = { name: 'Ruins', at: { leg: 1, km: 5 }, encounter: { kind: 'item', of: 'ruined-village' } };
  const opened = TWILIGHT_CAMPAIGNS.open({ ...openCampaign(played(begun(), { kind: 'pin', pin }, TRAVEL).journal).journal }); // biome-ignore format: one line
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const [field] = opened.value.now().actions.find(({ id }) => id === 'adventure')?.fields ?? [];
  if (field?.kind !== 'choice') throw new Error('no choice');
  expect(field.options.slice(0, 2).map(({ id }) => id)).toEqual(['flesh-peddlers', 'stand-off']);
  const begins = acted(opened.value, 'adventure', { adventure: 'stand-off' });
  const [battle] = begins.battles();
  expect(battle?.title).toBe('The Flesh Peddlers: the stand-off');
  const made = battle?.file([]);
  expect(made?.ok === true && parseSetup(made.value.file).ok).toBe(true);
});
