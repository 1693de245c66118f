import { PassThrough } from 'node:stream';
import type { Question } from '@hardtop/kernel';
import { run } from '../run.ts';

type Line = Readonly<Record<string, unknown>>;

/** A program at the other end of `--stdio`: answers each question as it comes. */
export async function converse(
  args: readonly string[],
  answer: (question: Question) => Line,
): Promise<{ readonly code: number; readonly lines: readonly Line[] }> {
  const input = new PassThrough();
  const lines: Line[] = [];
  const hear = (text: string): void => {
    const line = JSON.parse(text) as Line;
    lines.push(line);
    if (line.type === 'question') input.write(`${JSON.stringify(answer(line.question as Question))}\n`);
  };
  const code = await run(args, {
    input,
    out: hear,
    err: (text) => {
      throw new Error(`nothing may be said beside the protocol: ${text}`);
    },
    env: {},
    isTerminal: false,
    isOutTerminal: false,
    isErrTerminal: false,
    hasColour: false,
    columns: 80,
  });
  return { code, lines };
}
