import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { TERRITORIES } from '../catalog/territories.ts';
import { CAMPAIGN_AGE_IDS, CAMPAIGN_VERSION, parseCampaign } from '../encounters/campaign-journal.ts';
import { rowSchema } from '../encounters/campaign-rows.ts';
import { recordedDice } from '../encounters/dice-source.ts';
import { campaignsOver } from '../view/desk-campaigns.ts';
import { type CampaignFilm, type CampaignPicture, watchCampaign } from './film.ts';
import { type CampaignRecording, checkCampaign } from './recording.ts';

const ROOM = fileURLToPath(new URL('../../recorded/', import.meta.url));
const versions = readdirSync(ROOM);

function namesIn(version: string): readonly string[] {
  return readdirSync(`${ROOM}${version}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

function recordingOf(name: string): CampaignRecording {
  return JSON.parse(readFileSync(`${ROOM}${CAMPAIGN_VERSION}/${name}.json`, 'utf8'));
}

function filmOf(version: string, name: string): CampaignFilm {
  return JSON.parse(gunzipSync(readFileSync(`${ROOM}${version}/${name}.film.json.gz`)).toString('utf8'));
}

const check = (recording: CampaignRecording) =>
  checkCampaign(
    campaignsOver(() => recordedDice(recording.dice)),
    recording,
  );

describe(`journeys recorded under version ${CAMPAIGN_VERSION}`, () => {
  const names = existsSync(`${ROOM}${CAMPAIGN_VERSION}`) ? namesIn(CAMPAIGN_VERSION) : [];

  test('there are thirty at the least, or the version has risen without a recording', () => {
    expect(names.length).toBeGreaterThanOrEqual(30);
  });

  test.each(names)('%s is seen as it was', (name) => {
    expect(check(recordingOf(name))).toEqual({ ok: true, value: null });
  });

  test('they go through every country, land, age and season, and do all that a referee can do', () => {
    const openings = names.map((name) => {
      const read = parseCampaign(recordingOf(name).file);
      if (!read.ok) throw new Error(name);
      return read.value;
    });
    const has = <T>(of: (journal: (typeof openings)[number]) => readonly T[]) => new Set(openings.flatMap(of));
    expect(has(({ opening }) => opening.route.map(({ terrain }) => terrain))).toEqual(new Set(OPEN_COUNTRY));
    expect(has(({ opening }) => opening.route.map(({ territory }) => territory))).toEqual(
      new Set([...TERRITORIES, 'roll']),
    );
    expect(has(({ opening }) => [opening.age])).toEqual(new Set(CAMPAIGN_AGE_IDS));
    expect(has(({ opening }) => [opening.date.month])).toEqual(new Set([1, 4, 7, 10]));
    const kinds = rowSchema.options.flatMap((option) =>
      'options' in option ? ['amend'] : [...option.shape.kind.values],
    );
    expect(has(({ rows }) => rows.map(({ kind }): string => kind))).toEqual(new Set(kinds));
    expect(has(({ rows }) => rows.flatMap((row) => (row.kind === 'amend' ? [row.action] : [])))).toEqual(
      new Set(['reroll', 'mandate', 'alter']),
    );
  });
});

describe('a recording that is not seen as it was', () => {
  const recording = recordingOf(namesIn(CAMPAIGN_VERSION)[0] ?? '');
  const [first, ...others] = recording.steps;

  test('says at which step, and what differs', () => {
    const [entries = '', now = '', , problems = ''] = first?.mark.split('.') ?? [];
    const forged = { ...recording, steps: [{ ...first, mark: `${entries}.${now}.00000000.${problems}` }, ...others] };
    expect(check(forged as CampaignRecording)).toMatchObject({
      ok: false,
      error: { step: 1, message: expect.stringMatching(/^Step 1, row \d, .*: other seen than were recorded\.$/) },
    });
  });

  test('names the path of a die that never fell', () => {
    const [path = ''] = Object.keys(recording.dice);
    const { [path]: _, ...dice } = recording.dice;
    expect(() => check({ ...recording, dice })).toThrow(`was recorded at ${path} as number 1`);
  });
});

describe.each(versions)('films of version %s', (version) => {
  test.each(namesIn(version))('%s can be watched to its end without the rules', (name) => {
    const film = filmOf(version, name);
    let last: CampaignPicture | null = null;
    let frames = 0;
    for (const picture of watchCampaign(film)) {
      last = picture;
      frames += 1;
      const rows = picture.desk.entries.map(({ row }) => row);
      for (const { row, lines } of picture.players.entries)
        expect([rows.includes(row), lines.length > 0]).toEqual([true, true]);
    }
    expect(frames).toBe(film.frames.length);
    expect(last?.desk.now.name).toBe(film.title);
    expect(last?.desk.entries.every(({ title, when }) => title !== '' && when !== '')).toBe(true);
  });
});

test('a film shows what the rules show', () => {
  const [name = ''] = namesIn(CAMPAIGN_VERSION);
  const { file, dice } = recordingOf(name);
  const read = campaignsOver(() => recordedDice(dice)).open(file);
  if (!read.ok) throw new Error(name);
  const last = [...watchCampaign(filmOf(CAMPAIGN_VERSION, name))].at(-1);
  expect(last?.players).toEqual(read.value.seen());
  expect(last?.desk.entries).toEqual(Array.from({ length: read.value.entries }, (_, i) => read.value.entry(i)));
});
