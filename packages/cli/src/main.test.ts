import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE_TYPES, parseMessage } from './stdio/message.ts';
import { bundledCommand } from './testing/bundle.ts';
import { digestIn, folder } from './testing/run-cli.ts';

const PROTOCOL = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));

describe('the command as a process', () => {
  let command: string;
  beforeAll(async () => {
    command = await bundledCommand();
  });
  const finish = (args: readonly string[], input: string) =>
    spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8' });

  it('a game killed in the middle goes on where it stood', async () => {
    const file = path.join(folder(), 'game.json');
    const args = ['play', '--seed', '3', '--journal', file];
    const player = spawn(process.execPath, [command, ...args]);
    for (let i = 0; i < 4; i++) {
      await question(player);
      player.stdin.write('\n');
    }
    await question(player);
    player.kill('SIGKILL');
    await once(player, 'exit');
    const rows = JSON.parse(readFileSync(file, 'utf8')).rows.length;
    expect(rows).toBeGreaterThanOrEqual(4);
    const rest = finish(args, 'concede\n');
    expect(rest.stdout).toContain(`Taken up after ${rows} rows.`);
    const whole = finish(['play', '--seed', '3'], '\n\n\n\nconcede\n');
    expect(digestIn(rest.stdout)).toBe(digestIn(whole.stdout));
  });

  it('ends although somebody holds its input open, and paints nothing into a pipe', async () => {
    const player = spawn(process.execPath, [command, 'play', '--seed', '3']);
    let out = '';
    player.stdout.on('data', (chunk) => {
      out += chunk;
    });
    player.stdin.write('concede\n');
    const [code] = await once(player, 'exit');
    expect(code).toBe(0);
    expect(out).toContain('digest ');
    expect(out).not.toContain('\u001b');
  });

  it('keeps stack traces to itself', () => {
    const ran = finish(['play', '--ruleset', 'chess'], '');
    expect(ran.status).toBe(2);
    expect(ran.stderr.trim().split('\n')).toHaveLength(1);
    expect(
      spawnSync(process.execPath, [command, 'play', '--ruleset', 'chess'], {
        env: { HARDTOP_DEBUG: '1' },
        encoding: 'utf8',
      }).stderr,
    ).toContain('    at ');
  });
});

/** Waits until a question stands there: every answer shown before it is in the journal. */
function question(player: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    const listen = (chunk: Buffer): void => {
      text += chunk.toString();
      if (!/\*\s+\d+ {2}\S/.test(text)) return;
      player.stdout.off('data', listen);
      resolve();
    };
    player.stdout.on('data', listen);
  });
}

it('docs/protocol.md shows lines that are JSON, and only messages that are understood', () => {
  const text = readFileSync(PROTOCOL, 'utf8');
  for (const [, block = ''] of text.matchAll(/```json\n(.*?)```/gs)) {
    for (const line of block.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('type');
  }
  const inputs = [...text.matchAll(/^\| `(\{.*?\})` \|/gm)].map(([, line = '']) => parseMessage(line));
  expect(inputs.filter((parsed) => !parsed.ok)).toEqual([]);
  const shown = inputs.flatMap((parsed) => (parsed.ok ? [parsed.value.message.type] : []));
  expect([...new Set<string>(shown)].sort()).toEqual([...MESSAGE_TYPES].sort());
});
