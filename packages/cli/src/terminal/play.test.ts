import type { TableMatch } from '@hardtop/board';
import { type DicePlan, Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { describe, expect, it } from 'vitest';
import type { OpenTable } from '../game/open-table.ts';
import { type Player, Table } from '../game/table.ts';
import { pipe } from '../testing/run-cli.ts';
import { playInTerminal } from './play.ts';

const [bot] = toy.bots;
if (bot === undefined) throw new Error('the toy has lost its bot');

/** The kernel's toy at a table, whatever the registry lists. */
function toyTable(dice: DicePlan, second: 'person' | 'bot' = 'bot'): OpenTable {
  const file = { turns: 3, seats: 2 };
  const started = Match.start(toy, file, { seed: '3', dice });
  if (!started.ok) throw new Error('the toy does not start');
  const match = started.value as TableMatch;
  const player: Player = second === 'bot' ? { kind: 'bot', bot: bot as never } : { kind: 'person' };
  const players = new Map<number, Player>([
    [0, { kind: 'person' }],
    [1, player],
  ]);
  const table = new Table({ match, players, seed: '3', personRolls: true, isRefereed: false, save: () => undefined });
  return { ruleset: match.ruleset, scenario: { id: null, title: 'Toy', file }, table, takenUp: 0 };
}

async function play(open: OpenTable, lines: readonly string[]): Promise<string> {
  const { io, said } = pipe(lines);
  await playInTerminal(open, io, undefined);
  return said();
}

describe('a game in the terminal', () => {
  it('asks for dice once the list has run out, also for the bot', async () => {
    const open = toyTable({ script: [6, 5], after: 'hand' });
    const out = await play(open, ['10', 'ram', '1', '7 7', '3 4', 'quit']);
    expect(out).toContain('2d6: 6 + 5 = 11');
    expect(out).toContain('Roll 2d6 for ramming.');
    expect(out).toContain('Type the 2 dice as they fell. Legal: 1–6 1–6.');
    expect(out).toContain('params.d1 must be d1 from 1 to 6.');
    expect(out).toContain('2d6: 3 + 4 = 7');
  });

  it('sets numbers by place, by words and alone', async () => {
    const open = toyTable({ script: [], after: 'seed' }, 'person');
    const out = await play(open, ['1 35', 'speed 45', 'quit']);
    expect(out).toContain('Speeds: 35, 45.');
    expect(await play(toyTable({ script: [], after: 'seed' }, 'person'), ['25', '1', 'quit'])).toContain(
      'Speeds: 25, 10.',
    );
  });

  it('takes back with the consent of whoever shares the screen', async () => {
    const open = toyTable({ script: [], after: 'seed' }, 'person');
    const out = await play(open, ['1 35', '1 45', 'undo', 'grant', 'quit']);
    expect(out).toContain('asks to take the last answer back');
    expect(open.table.match.rows.map((row) => `${row.kind} ${row.option}`)).toEqual([
      'choice speed',
      'choice speed',
      'undo ask',
      'undo grant',
      'undo take',
    ]);
  });

  it('lets a standing order answer', async () => {
    const open = toyTable({ script: [], after: 'seed' });
    await play(open, ['order hold', '10', '10', 'order cancel hold', 'quit']);
    expect(open.table.match.rows.filter((row) => row.by === 'order')).toHaveLength(2);
    expect(open.table.match.orders).toEqual([]);
  });

  it('says what an order answered, and opens it for the player', async () => {
    const open = toyTable({ script: [], after: 'seed' });
    const out = await play(open, ['order hold', '10', 'open', 'ram', 'open', 'quit']);
    expect(out).toContain('Dodged, by your order (type "open" to be asked).');
    expect(open.table.match.rows.filter((row) => row.seat === 0 && row.kind === 'choice').at(-1)).toMatchObject({
      by: 'player',
      option: 'ram',
    });
    expect(out).toContain('nothing can be opened');
  });

  it('refuses a standing order whose numbers do not fit, and says which would', async () => {
    const open = toyTable({ script: [], after: 'seed' });
    const out = await play(open, ['order cruise 12', 'order cruise x', 'order cruise 10 20', 'order hold 3', 'quit']);
    expect(out.match(/params\.mph must be mph from 10 to 50 in steps of 5\./g)).toHaveLength(2);
    expect(out).toContain('These are too many numbers for the order. Legal: order cruise <mph from 10 to 50');
    expect(out).toContain('These are too many numbers for the order. Legal: order hold.');
    expect(open.table.match.orders).toEqual([]);
  });

  it('says what a good driver would do, and why; Enter does it', async () => {
    const open = toyTable({ script: [6, 5], after: 'seed' }, 'person');
    const out = await play(open, ['why', '', '', 'why', '', 'quit']);
    expect(out).toContain('Speed (mph 10). Better safe.');
    expect(out).toContain('Ram. The odds are fair.');
    expect(out).toMatch(/\*\s+1 {2}Ram/);
    expect(open.table.match.rows[2]?.option).toBe('ram');
  });

  it('coasts by the advice and stops for a good shot', async () => {
    const open = toyTable({ script: [], after: 'seed' });
    const out = await play(open, ['coast', 'quit']);
    expect(out).toContain('Coasting stops for a shot of 72 %.');
    expect(open.table.match.rows.filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  it('shows the odds and the reasons behind an option', async () => {
    const out = await play(toyTable({ script: [], after: 'seed' }), ['50', '? ram', 'quit']);
    expect(out).toContain('needs 8 (base 6, −2 too fast)');
    expect(out).toContain('    −2 too fast [toy/1/ram]');
  });
});
