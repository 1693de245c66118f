// Recorded games of a ruleset as tests: part of what every ruleset must hold. Used by tests alone.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Film, watch } from '../film.ts';
import { checkRecording, type Recording } from '../recording.ts';
import type { Ruleset } from '../ruleset.ts';

/** Fewer would leave scenarios out. */
const LEAST = 30;

/** Replays what `scripts/record.mjs` kept under the ruleset's version; older versions are watched from their film. */
export function describeRecordings<Setup, State, View>(ruleset: Ruleset<Setup, State, View>, folder: URL): void {
  const root = fileURLToPath(folder);
  for (const version of readdirSync(root)) {
    const files = readdirSync(`${root}/${version}`).filter((file) => !file.endsWith('.film.json.gz'));
    const names = files.map((file) => file.replace(/\.json$/, ''));
    const recordingOf = (name: string) =>
      JSON.parse(readFileSync(`${root}/${version}/${name}.json`, 'utf8')) as Recording;
    const filmOf = (name: string) =>
      JSON.parse(gunzipSync(readFileSync(`${root}/${version}/${name}.film.json.gz`)).toString()) as Film;

    describe(`${ruleset.id} ${version}: recorded games`, () => {
      if (version === ruleset.version) {
        it.each(names)('%s is played as it was recorded', (name) => {
          const checked = checkRecording(ruleset, recordingOf(name));
          const advice = `what ${ruleset.id} ${version} means has changed: raise its version and record again`;
          if (!checked.ok) expect.fail(`row ${checked.error.row}: ${checked.error.message} If it is meant, ${advice}.`);
        });
      }

      it.each(names)('%s can be watched without its rules', (name) => {
        const film = filmOf(name);
        const { marks } = recordingOf(name);
        expect(film.version).toBe(version);
        for (const viewer of [null, ...film.seats.map(({ seat }) => seat)]) {
          const pictures = [...watch(film, viewer)];
          expect(pictures).toHaveLength(marks.length);
          expect(pictures.at(-1)?.view).toBeTypeOf('object');
        }
      });
    });
  }

  it(`${ruleset.id}: there are recorded games of this version`, () => {
    const files = readdirSync(`${root}/${ruleset.version}`).filter((file) => !file.endsWith('.film.json.gz'));
    expect(files.length).toBeGreaterThanOrEqual(LEAST);
  });
}
