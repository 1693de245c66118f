import { type Card, type DeskEntry, deedsOf, recordedDice, watchCampaign } from '@hardtop/campaign';
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

/** Nobody had a coolness, arms or wounds then, and nobody is said to have any now. */
const SINCE: ReadonlySet<string> = new Set(['coolness', 'attributes', 'months', 'arms', 'armor', 'grenades', 'wounds']);
const isNothing = (value: unknown): boolean => value === 0 || ['null', '[]', '{}'].includes(JSON.stringify(value));

function plain(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row), (key, value) => (SINCE.has(key) && isNothing(value) ? undefined : value));
}

/** What was rolled, wherever on its cards it stands. */
function rollsOf({ cards }: DeskEntry): readonly string[] {
  const all = (card: Card): readonly Card['rolls'][number][] => [...card.rolls, ...card.parts.flatMap(all)];
  return cards
    .flatMap(({ card }) => all(card))
    .map(({ path, values, total }) => `${path} ${values.join(' ')} ${total}`);
}

test.each(['1', '2', '3', '4', '5', '6', '7'])(
  'a journey of version %s goes on under this one: all that had been rolled stands, and what is new stands beside it',
  (version) => {
    const old = recordedVersion(FOLDER, version);
    for (const name of old.names.filter((_, i) => i % 3 === 0)) {
      const { file } = old.recording(name);
      const opened = TWILIGHT_CAMPAIGNS.open(file);
      if (!opened.ok) throw new Error(name);
      const { around } = opened.value.now();
      expect(around.at(-1)?.text).toMatch(
        new RegExp(`^Begun under version ${version} of the rules, it goes on under version ${CAMPAIGN_VERSION}`),
      );
      const last = [...watchCampaign(old.film(name))].at(-1);
      for (const [i, entry] of (last?.desk.entries ?? []).entries()) {
        const now = opened.value.entry(i);
        expect([now.row, now.when]).toEqual([entry.row, entry.when]);
        expect(rollsOf(now)).toEqual(expect.arrayContaining([...rollsOf(entry)]));
      }
    }
  },
);

test('a journal that was kept with short rows opens as it was, goes on, and is written like every journal from then on', () => {
  const old = recordedVersion(FOLDER, '1');
  for (const name of old.names) {
    const { file } = old.recording(name);
    expect(file.rows.every((row) => typeof row === 'object' && row !== null && !('option' in row))).toBe(true);
    const opened = TWILIGHT_CAMPAIGNS.open(file);
    if (!opened.ok) throw new Error(name);
    expect(deedsOf(opened.value.file.rows).map(plain)).toEqual(file.rows.map(plain));
    expect(opened.value.problems.filter(({ code }) => code === 'digest')).toEqual([]);
    const read = TWILIGHT_CAMPAIGNS.open(JSON.parse(JSON.stringify(opened.value.file)));
    expect(read.ok && read.value.seen()).toEqual(opened.value.seen());
    const noted = opened.value.act('note', { text: 'They went on.', players: true });
    if (!noted.ok) throw new Error(JSON.stringify(noted.error));
    const fresh = noted.value.file.rows.slice(file.rows.length);
    expect(noted.value.file.rows.slice(0, file.rows.length)).toEqual(opened.value.file.rows);
    expect(fresh).toMatchObject([
      { n: file.rows.length + 1, kind: 'upgrade', option: CAMPAIGN_VERSION },
      { n: file.rows.length + 2, kind: 'form', option: 'note' },
    ]);
    // As a server has it that got the first rows from an older page.
    const mixed = TWILIGHT_CAMPAIGNS.open({ ...file, rows: [...file.rows, ...fresh] });
    expect(mixed.ok && mixed.value.file).toEqual(noted.value.file);
    expect(mixed.ok && mixed.value.seen()).toEqual(noted.value.seen());
  }
});
