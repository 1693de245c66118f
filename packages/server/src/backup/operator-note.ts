import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** How whoever may read a data folder reaches the server that holds it. */
interface OperatorNote {
  readonly address: string;
  readonly secret: string;
}

const note = z.object({ address: z.string(), secret: z.string() });
const fileIn = (folder: string) => path.join(folder, 'operator.json');

export function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Leaves the note, for the folder's owner alone. Returns how to take it away again. */
export function leaveNote(folder: string, { address, secret }: OperatorNote): () => void {
  const file = fileIn(folder);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ address, secret }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Null where no server left one. */
export function readNote(folder: string): OperatorNote | null {
  try {
    return note.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** Whether a request shows the secret. */
export function showsSecret(authorization: string | undefined, secret: string): boolean {
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${secret}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
