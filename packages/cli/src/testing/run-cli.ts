import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import type { Io } from '../input/io.ts';
import { run } from '../run.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The near end of a pipe that says these lines, and what came out of it. */
export function pipe(lines: readonly string[]): { readonly io: Io; said(): string; complained(): string } {
  let out = '';
  let err = '';
  const io: Io = {
    input: Readable.from(lines.map((line) => `${line}\n`)),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    env: {},
    isTerminal: false,
    isOutTerminal: false,
    isErrTerminal: false,
    hasColour: false,
    columns: 80,
  };
  return { io, said: () => out, complained: () => err };
}

/** Runs a command line in this process with the given input, as a pipe would. */
export async function cli(args: readonly string[], input: readonly string[] = []): Promise<Ran> {
  const { io, said, complained } = pipe(input);
  const code = await run(args, io);
  return { code, out: said(), err: complained() };
}

const folders: string[] = [];

/** A folder of the test file's own, gone when its tests are done. */
export function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'hardtop-cli-'));
  folders.push(made);
  return made;
}

afterAll(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

export function digestIn(text: string): string | undefined {
  return /digest ([0-9a-f]{64})/.exec(text)?.[1];
}
