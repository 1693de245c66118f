// Recorded campaigns of a ruleset as tests: part of what every ruleset with campaigns must hold. Used by tests alone.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parseCampaignRow } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { countedRows } from './campaign-rows.ts';
import type { Campaigns } from './campaigns.ts';
import { type DiceSource, recordedDice } from './dice-source.ts';
import { type CampaignFilm, watchCampaign } from './film.ts';
import { type CampaignRecording, checkCampaign } from './recording.ts';

/** Fewer would leave much of a desk out. */
const LEAST = 30;

/** What `scripts/record.mjs` has kept of one version. */
export interface RecordedVersion {
  readonly names: readonly string[];
  recording(name: string): CampaignRecording;
  film(name: string): CampaignFilm;
}

export function recordedVersion(folder: URL, version: string): RecordedVersion {
  const root = `${fileURLToPath(folder)}/${version}`;
  return {
    names: readdirSync(root).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []),
    recording: (name) => JSON.parse(readFileSync(`${root}/${name}.json`, 'utf8')),
    film: (name) => JSON.parse(gunzipSync(readFileSync(`${root}/${name}.film.json.gz`)).toString()),
  };
}

/** Does what was recorded under the present version again, row by row; what was seen under any version is watched from its film. */
export function describeRecordedCampaigns(campaignsOver: (diceFor: () => DiceSource) => Campaigns, folder: URL): void {
  const check = (recording: CampaignRecording) =>
    checkCampaign(
      campaignsOver(() => recordedDice(recording.dice)),
      recording,
    );
  const { version: present } = campaignsOver(() => recordedDice({}));
  // Beside the versions of its campaigns a ruleset may keep games of its table.
  const versions = readdirSync(fileURLToPath(folder)).filter((name) => /^\d+$/.test(name));
  for (const version of versions) {
    const recorded = recordedVersion(folder, version);
    if (version === present) describePresent(recorded, check, version);
    describeFilms(recorded, version);
  }

  it(`there are recorded campaigns of version ${present}`, () => {
    expect(recordedVersion(folder, present).names.length).toBeGreaterThanOrEqual(LEAST);
  });
}

function describePresent(
  { names, recording }: RecordedVersion,
  check: (recording: CampaignRecording) => ReturnType<typeof checkCampaign>,
  version: string,
): void {
  describe(`campaigns recorded under version ${version}`, () => {
    it.each(names)('%s is seen as it was', (name) => {
      const checked = check(recording(name));
      const advice = `If it is meant, what version ${version} means has changed: raise it and record again.`;
      if (!checked.ok) expect.fail(`row ${checked.error.row}: ${checked.error.message} ${advice}`);
    });

    it('one that is not seen as it was says where it begins, and what differs', () => {
      const first = recording(names[0] ?? '');
      const steps = first.steps.map((step, i) => (i === 1 ? { ...step, mark: markWithOther(step.mark, 2) } : step));
      const checked = check({ ...first, steps });
      expect(checked).toMatchObject({
        ok: false,
        error: { message: expect.stringMatching(/^Step 2, .*: other seen/) },
      });
    });

    it('a die that never fell is named by its path', () => {
      const first = recording(names[0] ?? '');
      const [path = ''] = Object.keys(first.dice);
      const { [path]: _, ...dice } = first.dice;
      expect(() => check({ ...first, dice })).toThrow(`was recorded at ${path} as number 1`);
    });
  });
}

function markWithOther(mark: string, part: number): string {
  return mark
    .split('.')
    .map((hash, i) => (i === part ? '00000000' : hash))
    .join('.');
}

function describeFilms({ names, recording, film }: RecordedVersion, version: string): void {
  it.each(names)(`%s of version ${version} can be watched to its end without the rules`, (name) => {
    const shot = film(name);
    const { frames, title } = shot;
    const pictures = [...watchCampaign(shot)];
    expect(pictures).toHaveLength(frames.length);
    const last = pictures.at(-1);
    expect(last?.desk.now.name).toBe(title);
    const rows = last?.desk.entries.map(({ row }) => row) ?? [];
    expect(rows).toEqual(Array.from({ length: countOf(recording(name)) }, (_, i) => i + 1));
    for (const { row, lines } of last?.players.entries ?? []) {
      expect([rows.includes(row), lines.length > 0]).toEqual([true, true]);
    }
  });
}

/** How many rows count; in the oldest recordings, whose rows were written short, all do. */
function countOf({ file: { rows } }: CampaignRecording): number {
  const written = rows.flatMap((row) => {
    const read = parseCampaignRow(row);
    return read.ok ? [read.value] : [];
  });
  return written.length < rows.length ? rows.length : countedRows(written).length;
}
