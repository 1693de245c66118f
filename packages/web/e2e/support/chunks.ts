import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const dist = path.join(packages, 'web/dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What the build says of itself: chunks by the module they begin with, and what each takes along at once. */
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

const RULESETS = ['deluxe', 'roadrage', 'twilight', 'sixth'];

/** The modules in a chunk, from its map: `deluxe/src/table/turn.ts`. */
function modulesIn(file: string): readonly string[] {
  const map = path.join(dist, `${file}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] };
  return sources.map((source) => path.relative(packages, path.resolve(path.dirname(map), source)));
}

/** Pages of the app, by the module each begins with: what the router loads lazily, and the first one. */
export const pageEntries = (): readonly string[] =>
  Object.keys(manifest).filter((key) => key === 'index.html' || key.endsWith('-page.tsx'));

/** The files that come with a module, whatever else is taken along at once. */
export function filesWith(module: string): readonly string[] {
  const first = Object.keys(manifest).find((key) => modulesIn(manifest[key]?.file ?? '').includes(module));
  if (first === undefined) throw new Error(`no chunk has ${module}`);
  return filesFrom(first);
}

export function filesFrom(first: string): readonly string[] {
  const seen = new Set([first]);
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}

/** Bytes of some files as they come over the wire. */
export const gzippedBytes = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0);

/** The rooms of rulesets in some files, as `deluxe/table`; their names alone (`about.ts`) are no rules yet. */
export function rulesIn(files: readonly string[]): readonly string[] {
  const rooms = new Set<string>();
  for (const module of files.flatMap(modulesIn)) {
    const [ruleset = '', , room = ''] = module.split('/');
    if (RULESETS.includes(ruleset) && !['about.ts', 'index.ts'].includes(room)) rooms.add(`${ruleset}/${room}`);
  }
  return [...rooms].sort();
}

/** Too small to be worth it. */
const SMALL_BYTES = 1_400;

/** Scripts and styles that the server has not compressed yet. */
export function uncompressed(): readonly string[] {
  const assets = path.join(dist, 'assets');
  const names = readdirSync(assets);
  const isWaiting = (name: string) =>
    !names.includes(`${name}.br`) && statSync(path.join(assets, name)).size >= SMALL_BYTES;
  return names.filter((name) => /\.(js|css)$/.test(name) && isWaiting(name));
}
