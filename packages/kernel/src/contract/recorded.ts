// Recorded games of a ruleset as tests: part of what every ruleset must hold. Used by tests alone.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Json } from '../delta.ts';
import { type Film, watch } from '../film.ts';
import { Match } from '../match.ts';
import { type Patch, patched, patchOf } from '../patch.ts';
import { streamOf } from '../random.ts';
import { checkRecording, openEnded, type RecordedRest, type Recording } from '../recording.ts';
import { expectOk } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';
import { takenUp } from '../upgrade.ts';
import { playAtRandom } from './playing.ts';

/** Fewer would leave scenarios out. */
const LEAST = 30;

/** What `scripts/record.mjs` calls the rest points of a version. */
const RESTS = 'rests.json.gz';
/** Letters that any picture has. */
const SHORT = 500;
/** Answers by which a game that goes on must have ended. */
const LIMIT = 20_000;
/** Answers that are given from every rest point but the last, from which the game goes on to its end. */
const ANSWERS_ON = 24;

function unpacked<T>(file: string): T {
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as T;
}

/** That of the kernel, by the machine's own means: a fourth of the time went into it. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function recordingsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));
}

/** A game of an older version goes on from its rest points under this one, from the last of them to the end. */
function goesOn<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  recording: Recording,
  rests: readonly RecordedRest[],
): void {
  for (const { title, checkpoint } of rests) {
    const journal = expectOk(takenUp(ruleset, openEnded(recording), checkpoint));
    const restored = Match.restore(ruleset, journal);
    if (!restored.ok) expect.fail(`row ${checkpoint.row}: ${restored.error[0]?.message}`);
    const match = restored.value;
    const isLast = checkpoint === rests.at(-1)?.checkpoint;
    playAtRandom(match, streamOf(title, `goes on/${checkpoint.row}`), isLast ? LIMIT : ANSWERS_ON);
    if (isLast) expect(match.outcome, `from row ${checkpoint.row}`).not.toBeNull();
  }
}

/** Patches lead from each picture to the next, and none is longer than the picture. */
function followFilm(views: readonly Json[]): void {
  let followed: Json = null;
  for (const view of views) {
    const patch = patchOf(followed, view);
    const text = patch === undefined ? undefined : JSON.stringify(patch);
    if (text !== undefined) followed = patched(followed, JSON.parse(text) as Patch);
    if (!isDeepStrictEqual(followed, view)) expect(followed).toEqual(view);
    if (text !== undefined && text.length > SHORT)
      expect(text.length).toBeLessThanOrEqual(`[${JSON.stringify(view)}]`.length);
  }
}

/**
 * Replays what `scripts/record.mjs` kept under the ruleset's version; older versions are watched from their film, and go on from
 * the rest points that were kept of them.
 */
export function describeRecordings<Setup, State, View>(ruleset: Ruleset<Setup, State, View>, folder: URL): void {
  const root = fileURLToPath(folder);
  for (const version of readdirSync(root)) {
    const names = recordingsIn(`${root}/${version}`);
    const recordingOf = (name: string) =>
      JSON.parse(readFileSync(`${root}/${version}/${name}.json`, 'utf8')) as Recording;
    const filmOf = (name: string) => unpacked<Film>(`${root}/${version}/${name}.film.json.gz`);

    describe(`${ruleset.id} ${version}: recorded games`, () => {
      if (version === ruleset.version) {
        it.each(names)('%s is played as it was recorded', (name) => {
          const checked = checkRecording(ruleset, recordingOf(name), sha256);
          const advice = `what ${ruleset.id} ${version} means has changed: raise its version and record again`;
          if (!checked.ok) expect.fail(`row ${checked.error.row}: ${checked.error.message} If it is meant, ${advice}.`);
        });
      }

      const kept = `${root}/${version}/${RESTS}`;
      if (version !== ruleset.version && existsSync(kept)) {
        const rests = unpacked<readonly RecordedRest[]>(kept);
        const resting = [...new Set(rests.map(({ title }) => title))];
        it.each(resting)('%s goes on from its rest points under this version', (name) => {
          const points = rests.filter(({ title }) => title === name);
          goesOn(ruleset, recordingOf(name), points);
        });
      }

      it.each(names)(
        '%s can be watched without its rules, and followed by what changed between its pictures',
        (name) => {
          const film = filmOf(name);
          const { marks } = recordingOf(name);
          expect(film.version).toBe(version);
          for (const viewer of [null, ...film.seats.map(({ seat }) => seat)]) {
            const pictures = [...watch(film, viewer)];
            expect(pictures).toHaveLength(marks.length);
            expect(pictures.at(-1)?.view).toBeTypeOf('object');
            const isFollowed = version === ruleset.version && viewer === (film.seats[0]?.seat ?? null);
            if (isFollowed) followFilm(pictures.map(({ view }) => view));
          }
        },
      );
    });
  }

  it(`${ruleset.id}: there are recorded games of this version`, () => {
    expect(recordingsIn(`${root}/${ruleset.version}`).length).toBeGreaterThanOrEqual(LEAST);
  });
}
