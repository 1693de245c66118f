import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { StartProblem, systemCode } from '../settings/start-problem.ts';
import { archiveFile } from '../storage/game-archive.ts';

/** The file of a game that was put away, in base64; null where there is none. */
export async function readArchived(archive: string, id: string): Promise<string | null> {
  try {
    return (await readFile(archiveFile(archive, id))).toString('base64');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The files that a restore lays into the archive, until it is certain that they may stay. */
export class LaidFiles {
  private readonly archive: string;
  private readonly files: string[] = [];
  private known = 0;

  constructor(archive: string) {
    this.archive = archive;
  }

  get count(): number {
    return this.files.length + this.known;
  }

  async lay(id: string, base64: string): Promise<void> {
    const file = archiveFile(this.archive, id);
    const there = await readArchived(this.archive, id);
    // Another one is another database's; the same one was left by a restore that was killed, or the archive stays where it was.
    if (there !== null && there !== base64)
      throw new StartProblem('backup', `${file} is there already: restore beside an empty archive.`);
    if (there !== null) {
      this.known += 1;
      return;
    }
    await mkdir(this.archive, { recursive: true });
    this.files.push(file);
    await writeFile(file, Buffer.from(base64, 'base64'), { mode: 0o600, flush: true });
  }

  async takeAway(): Promise<void> {
    for (const file of this.files) await rm(file, { force: true });
  }
}
