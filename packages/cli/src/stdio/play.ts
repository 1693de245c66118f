import { OutOfDice } from '@hardtop/kernel';
import type { OpenTable } from '../game/open-table.ts';
import { CliFailure } from '../input/failure.ts';
import { type Io, Lines } from '../input/io.ts';
import { Dialogue, type Send } from './dialogue.ts';
import { parseMessage } from './message.ts';

/** A game over JSON lines, one message a line, for programs that play. */
export async function playByLines(openTable: () => Promise<OpenTable>, io: Io): Promise<number> {
  const send: Send = (line) => io.out(`${JSON.stringify(line)}\n`);
  const lines = new Lines(io);
  try {
    const dialogue = new Dialogue(await openTable(), send);
    dialogue.hello();
    return await converse(dialogue, lines, send);
  } catch (error) {
    const problem = problemOf(error);
    send({ type: 'error', ...problem });
    // The program has been told; whoever started it also wants to see where.
    if (problem.code === 'bug') throw error;
    return error instanceof CliFailure ? error.exitCode : 1;
  } finally {
    lines.close();
  }
}

async function converse(dialogue: Dialogue, lines: Lines, send: Send): Promise<number> {
  for (let isOn = dialogue.goOn(); isOn; ) {
    const line = await lines.next();
    if (line === null) {
      send({ type: 'error', code: 'input-ended', message: 'The input ended before the game.' });
      return 1;
    }
    if (line.trim() === '') continue;
    const parsed = parseMessage(line);
    if (!parsed.ok) {
      dialogue.refuse(parsed.error.problem, parsed.error.ref);
      continue;
    }
    const { message, ref } = parsed.value;
    if (message.type === 'quit') return 0;
    if (dialogue.hear(message, ref)) isOn = dialogue.goOn();
  }
  return 0;
}

function problemOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof OutOfDice) return { code: 'out-of-dice', message: error.message };
  if (error instanceof CliFailure) return { code: error.exitCode === 2 ? 'usage' : 'failed', message: error.message };
  return { code: 'bug', message: String(error) };
}
