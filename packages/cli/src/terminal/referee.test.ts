import type { TableMatch } from '@hardtop/board';
import { Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { expect, it } from 'vitest';
import type { OpenTable } from '../game/open-table.ts';
import { Table } from '../game/table.ts';
import { pipe } from '../testing/run-cli.ts';
import { playInTerminal } from './play.ts';

function toyTable(isRefereed: boolean): OpenTable {
  const file = { turns: 1, seats: 2, armor: [7, 8] };
  const started = Match.start(toy, file, { seed: '3' });
  if (!started.ok) throw new Error('the toy does not start');
  const match = started.value as TableMatch;
  const players = new Map(match.seats.map(({ seat }) => [seat, { kind: 'person' as const }]));
  const table = new Table({ match, players, seed: '3', personRolls: true, isRefereed, save: () => undefined });
  return { ruleset: match.ruleset, scenario: { id: null, title: 'Toy', file }, table, takenUp: 0 };
}

async function said(open: OpenTable, lines: readonly string[]): Promise<string> {
  const { io, said: text } = pipe(lines);
  await playInTerminal(open, io, undefined);
  return text();
}

it('a referee lists corrections, makes one with a reason, and reads of it in the report', async () => {
  const open = toyTable(true);
  const text = await said(open, ['correct car 2', 'correct armor 1: 3 because it was misread', '', '', '', '']);
  expect(text).toContain('armor 1  Car 2: Armor of car 2 (to from 0 to 9)');
  expect(open.table.match.rows[0]).toMatchObject({ kind: 'amend', seat: null, by: 'referee', note: 'it was misread' });
  expect(text).toContain('Armor 3/9');
});

it('a correction that is not offered, or has no reason, is refused in words', async () => {
  const text = await said(toyTable(true), ['correct gold 1: 3 because I want it', 'correct armor 1: 3']);
  expect(text).toContain('"gold 1" is nothing that can be corrected now.');
  expect(text).toContain('To make one: correct ID');
});

it('nobody else corrects anything', async () => {
  const open = toyTable(false);
  const text = await said(open, ['correct', 'correct armor 1: 3 because I say so']);
  expect(text).toContain('start with --referee');
  expect(open.table.match.rows).toEqual([]);
});

it('a referee overrules what a seat did last, and it answers again; nobody else does', async () => {
  const open = toyTable(true);
  const text = await said(open, ['', 'overrule', 'overrule 9 because so', 'overrule 1 because the ruler slipped']);
  expect(text).toContain('To take back what one did last');
  expect(text).toContain('There is no seat "9".');
  const own = open.table.match.rows.filter(({ kind }) => kind === 'undo');
  expect(own).toMatchObject([{ seat: 0, by: 'referee', note: 'the ruler slipped' }]);
  expect(open.table.match.decisions().map(({ seat }) => seat)).toContain(0);
  const other = toyTable(false);
  expect(await said(other, ['', 'overrule 1 because I say so'])).toContain('start with --referee');
  expect(other.table.match.rows.filter(({ kind }) => kind === 'undo')).toEqual([]);
});
