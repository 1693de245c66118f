import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** All the command touches of its surroundings, so that tests can hold the other end. */
export interface Io {
  readonly input: Readable;
  out(text: string): void;
  err(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A person sits at both ends. */
  readonly isTerminal: boolean;
  /** What the command says, and what it says beside that, is read on a terminal as it comes. */
  readonly isOutTerminal: boolean;
  readonly isErrTerminal: boolean;
  readonly hasColour: boolean;
  readonly columns: number;
}

export function nodeIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // A reader such as `head` may leave early; that is no error of ours.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    input: stdin,
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    env,
    isTerminal: stdin.isTTY === true && stdout.isTTY === true,
    isOutTerminal: stdout.isTTY === true,
    isErrTerminal: stderr.isTTY === true,
    hasColour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    columns: stdout.columns ?? 80,
  };
}

/** Input line by line, from a person or a pipe. A pipe may run ahead; nothing it said is lost. */
export class Lines {
  private readonly waiting: string[] = [];
  private ended = false;
  private wake: (() => void) | null = null;
  private readonly reader;

  constructor(io: Io) {
    const output = io.isTerminal ? { output: process.stdout } : {};
    this.reader = createInterface({ input: io.input, terminal: io.isTerminal, prompt: '> ', ...output });
    this.reader.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.wake?.();
    });
  }

  /** The next line; null once there are no more. */
  async next(): Promise<string | null> {
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.waiting.shift() ?? null;
  }

  /** Where a person types. */
  prompt(): void {
    this.reader.prompt();
  }

  close(): void {
    this.reader.close();
  }
}
