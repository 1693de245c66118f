import { deedsOf, recordedDice, watchCampaign } from '@hardtop/campaign';
import { describeRecordedCampaigns, recordedVersion } from '@hardtop/campaign/contract';
import { expect, test } from 'vitest';
import { CAMPAIGN_VERSION, parseCampaign } from '../campaign/journal.ts';
import { rowSchema } from '../campaign/rows.ts';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { CAMPAIGN_AGES, TERRITORIES } from '../catalog/territories.ts';
import { campaignsOver, TWILIGHT_CAMPAIGNS } from '../view/desk-campaigns.ts';

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

test('a journal that was kept with short rows opens as it was, goes on, and is written like every journal from then on', () => {
  const old = recordedVersion(FOLDER, '1');
  for (const name of old.names) {
    const { file } = old.recording(name);
    expect(file.rows.every((row) => typeof row === 'object' && row !== null && !('option' in row))).toBe(true);
    const opened = TWILIGHT_CAMPAIGNS.open(file);
    if (!opened.ok) throw new Error(name);
    expect(deedsOf(opened.value.file.rows)).toEqual(file.rows);
    const read = TWILIGHT_CAMPAIGNS.open(JSON.parse(JSON.stringify(opened.value.file)));
    expect(read.ok && read.value.seen()).toEqual(opened.value.seen());
    const noted = opened.value.act('note', { text: 'They went on.', players: true });
    if (!noted.ok) throw new Error(JSON.stringify(noted.error));
    expect(noted.value.file.rows.slice(0, -1)).toEqual(opened.value.file.rows);
    expect(noted.value.file.rows.at(-1)).toMatchObject({ n: file.rows.length + 1, kind: 'form', option: 'note' });
    // As a server has it that got the first rows from an older page.
    const mixed = TWILIGHT_CAMPAIGNS.open({ ...file, rows: [...file.rows, ...noted.value.file.rows.slice(-1)] });
    expect(mixed.ok && mixed.value.file).toEqual(noted.value.file);
  }
});
