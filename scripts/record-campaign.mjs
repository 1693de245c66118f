// Records the journeys of a campaign ruleset for its present version: what the referee did, the dice that fell, marks of what
// was seen, and the film of it. A version that is recorded already is never written over: raise the version first.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @param {object} what
 * @param {string} what.folder `packages/X/recorded`
 * @param {string} what.version the version that the journeys are played under
 * @param {() => Iterable<{ name: string, text: string, film: unknown }>} what.journeys
 * @returns {string} what was kept
 */
export function recordCampaigns({ folder, version, journeys }) {
  const room = path.join(folder, version);
  if (existsSync(room))
    throw new Error(`version ${version} is recorded already; what it means may not change: raise the version`);
  const files = [...journeys()].flatMap(({ name, text, film }) => [
    [`${name}.json`, Buffer.from(text)],
    // The level is fixed and gzip's header has no time here: the same film gives the same bytes.
    [`${name}.film.json.gz`, gzipSync(JSON.stringify(film), { level: 9 })],
  ]);
  mkdirSync(room, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(room, name), bytes);
  const bytes = files.reduce((sum, [, content]) => sum + content.length, 0);
  return `${files.length / 2} journeys of version ${version}, ${Math.round(bytes / 1000)} kB`;
}
