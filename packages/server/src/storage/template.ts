import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { systemCode } from '../settings/start-problem.ts';

/** The prepared, empty database of this PGlite; null where there is no place to keep one.
 * Making a database from nothing takes five seconds, copying one that was made before takes a tenth of one. */
export async function templateFolder(): Promise<string | null> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const home = path.resolve(path.dirname(entry), '..');
  const cache = path.resolve(home, '../../.hardtop');
  const folder = path.join(cache, `template-${await versionIn(home)}`);
  if (existsSync(folder)) return folder;
  try {
    await mkdir(cache, { recursive: true });
    await makeTemplate(folder);
    return folder;
  } catch (error) {
    // A read-only installation does without.
    if (systemCode(error) === undefined) throw error;
    return null;
  }
}

/** Made aside and moved into place whole: a crash halfway leaves no half template. */
async function makeTemplate(folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  const { PGlite } = await import('@electric-sql/pglite');
  const made = await PGlite.create(aside);
  await made.close();
  await letAllRead(aside);
  await moveInto(aside, folder);
}

/** Whoever installs is often not who serves. There is nothing in an empty database that nobody may know. */
async function letAllRead(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Sees to it that a data folder has its database, or a place for one, which nobody but its owner may enter. */
export async function preparePlace(target: string): Promise<void> {
  if (!existsSync(target)) await copyTemplate(target);
  await mkdir(target, { recursive: true });
  // PGlite lets everybody read and write its files; a folder of somebody else's has the rights that they gave it.
  await chmod(target, 0o700).catch(() => {});
}

/** Gives a data folder its database: a copy of the template, moved into place whole. */
async function copyTemplate(target: string): Promise<void> {
  const template = await templateFolder();
  if (template === null) return;
  // The folder is locked: what lies there is left from a start that was killed.
  const aside = `${target}.new`;
  await rm(aside, { recursive: true, force: true });
  await cp(template, aside, { recursive: true });
  await moveInto(aside, target);
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
