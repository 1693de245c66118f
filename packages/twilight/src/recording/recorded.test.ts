import { recordedDice, watchCampaign } from '@hardtop/campaign';
import { describeRecordedCampaigns, recordedVersion } from '@hardtop/campaign/contract';
import { expect, test } from 'vitest';
import { CAMPAIGN_VERSION, parseCampaign } from '../campaign/journal.ts';
import { rowSchema } from '../campaign/rows.ts';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { CAMPAIGN_AGES, TERRITORIES } from '../catalog/territories.ts';
import { campaignsOver } from '../view/desk-campaigns.ts';

const FOLDER = new URL('../../recorded', import.meta.url);

describeRecordedCampaigns(campaignsOver, FOLDER);

const recorded = recordedVersion(FOLDER, CAMPAIGN_VERSION);

test('the journeys go through every country, land, age and season, and do all that a referee can do', () => {
  const journals = recorded.names.map((name) => {
    const read = parseCampaign(recorded.recording(name).file);
    if (!read.ok) throw new Error(name);
    return read.value;
  });
  const has = <T>(of: (journal: (typeof journals)[number]) => readonly T[]) => new Set(journals.flatMap(of));
  expect(has(({ opening }) => opening.route.map(({ terrain }) => terrain))).toEqual(new Set(OPEN_COUNTRY));
  const lands = new Set([...TERRITORIES, 'roll']);
  expect(has(({ opening }) => opening.route.map(({ territory }) => territory))).toEqual(lands);
  expect(has(({ opening }) => [opening.age])).toEqual(new Set(Object.keys(CAMPAIGN_AGES)));
  expect(has(({ opening }) => [opening.date.month])).toEqual(new Set([1, 4, 7, 10]));
  const kinds = rowSchema.options.flatMap((option) =>
    'options' in option ? ['amend'] : [...option.shape.kind.values],
  );
  expect(has(({ rows }) => rows.map(({ kind }): string => kind))).toEqual(new Set(kinds));
  const amended = has(({ rows }) => rows.flatMap((row) => (row.kind === 'amend' ? [row.action] : [])));
  expect(amended).toEqual(new Set(['reroll', 'mandate', 'alter']));
});

test('a film shows what the rules show', () => {
  const [name = ''] = recorded.names;
  const { file, dice } = recorded.recording(name);
  const read = campaignsOver(() => recordedDice(dice)).open(file);
  if (!read.ok) throw new Error(name);
  const last = [...watchCampaign(recorded.film(name))].at(-1);
  expect(last?.players).toEqual(read.value.seen());
  expect(last?.desk.entries).toEqual(Array.from({ length: read.value.entries }, (_, i) => read.value.entry(i)));
});
