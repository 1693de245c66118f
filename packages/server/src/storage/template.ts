import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Kysely } from 'kysely';
import { systemCode } from '../settings/start-problem.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { PGliteDialect } from './pglite-dialect.ts';
import { openHere } from './pglite-here.ts';
import type { Tables } from './tables.ts';

/** A prepared database: with nothing in it, or with today's tables, which hold nothing yet. */
type Template = 'empty' | 'tables';

/** The prepared database of this PGlite; null where there is no place to keep one.
 * Making a database from nothing takes five seconds, its tables one; copying what was made before takes a tenth of one. */
export async function templateFolder(template: Template): Promise<string | null> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const home = path.resolve(path.dirname(entry), '..');
  const cache = path.resolve(home, '../../.hardtop');
  const name = `template-${await versionIn(home)}`;
  const folder = path.join(cache, template === 'empty' ? name : `${name}-${schemaDigest()}`);
  if (existsSync(folder)) return folder;
  try {
    await mkdir(cache, { recursive: true });
    await makeTemplate(folder, template);
    return folder;
  } catch (error) {
    // A read-only installation does without.
    if (systemCode(error) === undefined) throw error;
    return null;
  }
}

/** Made aside and moved into place whole: a crash halfway leaves no half template. */
async function makeTemplate(folder: string, template: Template): Promise<void> {
  const aside = `${folder}.${process.pid}-${randomUUID()}`;
  if (template === 'tables') await makeTables(aside);
  else await (await openHere(aside)).close();
  await letAllRead(aside);
  await moveInto(aside, folder);
}

async function makeTables(folder: string): Promise<void> {
  await copyTemplate(folder, 'empty');
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(await openHere(folder)) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Another for other tables. */
const schemaDigest = (): string => createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 12);

/** Whoever installs is often not who serves. There is nothing in an empty database that nobody may know. */
async function letAllRead(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Sees to it that a data folder has its database, or a place for one, which nobody but its owner may enter. */
export async function preparePlace(target: string, template: Template): Promise<void> {
  if (!existsSync(target)) await copyTemplate(target, template);
  await mkdir(target, { recursive: true });
  // PGlite lets everybody read and write its files; a folder of somebody else's has the rights that they gave it.
  await chmod(target, 0o700).catch(() => {});
}

/** Gives a data folder its database: a copy of the template, moved into place whole. */
async function copyTemplate(target: string, template: Template): Promise<void> {
  const folder = await templateFolder(template);
  if (folder === null) return;
  // The folder is locked: what lies there is left from a start that was killed.
  const aside = `${target}.new`;
  await rm(aside, { recursive: true, force: true });
  await copyFolder(folder, aside);
  await moveInto(aside, target);
}

/** Plain files and folders, a thousand of them: Node's own `cp` looks at each five times. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      return entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target);
    }),
  );
}

async function moveInto(aside: string, folder: string): Promise<void> {
  try {
    await rename(aside, folder);
  } catch (error) {
    // Another process was first; its work is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error) ?? '')) throw error;
    await rm(aside, { recursive: true, force: true });
  }
}

async function versionIn(home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as { version?: unknown };
  return String(version);
}
