import type { TableRuleset } from '@hardtop/board';
import { Match, matchOrder, parseJournal } from '@hardtop/kernel';
import { loadTables, rulesetsWith } from '@hardtop/rulesets';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseDicePlan } from '../game/dice-plan.ts';
import { parseMessage } from '../stdio/message.ts';
import { readAnswer } from '../terminal/answer-line.ts';
import { CliFailure } from './failure.ts';
import { parseJsonText } from './files.ts';

/** Why a text was refused, or null: it was taken. Anything but words for people is a fault. */
type Reader = (text: string) => string | null;

const readers = new Map<string, Reader>();

const NAMES = [
  'designs of deluxe',
  'designs of roadrage',
  'designs of sixth',
  'orders of deluxe',
  'orders of roadrage',
  'orders of sixth',
  'answers of deluxe',
  'answers of roadrage',
  'answers of sixth',
  'dice',
  'messages',
  'journals',
  'scenarios of deluxe',
  'scenarios of roadrage',
  'scenarios of sixth',
] as const;

beforeAll(async () => {
  for (const { id, notation } of rulesetsWith('garage')) {
    const { read } = await notation();
    readers.set(`designs of ${id}`, (text) => {
      const all = [...read(text)];
      const refused = all.filter(({ design }) => design === null);
      for (const { problems, notUnderstood } of refused)
        expect(problems.length + notUnderstood.length).toBeGreaterThan(0);
      return refused.length > 0 || all.length === 0 ? 'not all designs' : null;
    });
  }
  for (const table of await loadTables()) addTable(table);
  readers.set('dice', (text) => JSON.stringify(parseDicePlan(text, 'seed')) && null);
  readers.set('messages', (text) => reasonIn(parseMessage(text)));
  readers.set('journals', (text) => reasonIn(parseJournal(parseJsonText(text, 'x.json'))));
});

function addTable(table: TableRuleset): void {
  const match = Match.start(table, table.scenarios[0]?.file, { seed: 'x' });
  const decision = match.ok ? match.value.decisions().find(({ topic }) => topic !== 'dice') : undefined;
  if (decision === undefined) throw new Error(`${table.id} asks nothing`);
  readers.set(`orders of ${table.id}`, (text) => reasonIn(matchOrder(text, decision)));
  readers.set(`answers of ${table.id}`, (text) => reasonIn(readAnswer(text, decision, () => null)));
  readers.set(`scenarios of ${table.id}`, (text) => reasonIn(table.parseSetup(parseJsonText(text, 'x.json'))));
}

function reasonIn(result: { readonly ok: boolean; readonly error?: unknown }): string | null {
  if (result.ok) return null;
  const text = JSON.stringify(result.error);
  expect(text.length).toBeGreaterThan(2);
  return text;
}

/** Takes or refuses with words; a stack that overflows is neither. */
function readBy(name: string, text: string): void {
  const read = readers.get(name);
  if (read === undefined) throw new Error(`there is no reader of ${name}`);
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
  }
}

/** Milliseconds of this process's own work, whatever else the machine is busy with. */
function workOf(job: () => void): number {
  const before = process.cpuUsage();
  job();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const HOSTILE = [
  ...['{', '[', '(', '"', "'", '“', '<', '\\', '\\"', '{"a":', '[[1,', '{}', '()', '{\n', '[{', '{"a":1},\n', '{,,,,'],
  ...['\t', ' ', ' \t', '\n', ',', ', ', ';', '.', 'a.', '-', '—', '#', '$', '1', '1,', '1,000,', '1)', '0x', '1e9'],
  ...[
    'MG ',
    '2 MG ',
    'turret {',
    'turret (2 MG, ',
    'linked to ',
    'and ',
    'each ',
    'w/',
    'x2 ',
    'F10 ',
    'armor ',
    'driver, ',
  ],
  ...['a', 'é', '\u0301', '\u202e', '\ufeff', '\u0000', '\u001b[2J', '\ud83d', '\ude00', '😀', 'ﷺ', 'İ', 'ß', '١'],
  ...['{"t":"x"}\n', '{"name":"a', 'Killer, mid-sized,\n\n', 'Killer, mid-sized, (\n\n', '{\n\n', 'A1b2C3d4E5f6G7\n'],
];

describe.each(NAMES)('a reader of %s', (name) => {
  it('takes or refuses whatever is typed, deep, long or odd, and never falls over', () => {
    const piece = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 12 }), fc.json());
    const text = fc
      .array(fc.tuple(piece, fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(300) })))
      .map((parts) =>
        parts
          .map(([part, times]) => part.repeat(times))
          .join('')
          .slice(0, 20_000),
      );
    fc.assert(
      fc.property(text, (given) => readBy(name, given)),
      { numRuns: 15 },
    );
  });

  it('takes eight times as long for eight times as much, not sixty-four times', () => {
    for (const piece of HOSTILE) {
      const milliseconds = (length: number) => {
        const text = `Killer, mid-sized, ${piece.repeat(Math.ceil(length / piece.length))}`;
        return workOf(() => readBy(name, piece.startsWith('{') || piece.startsWith('[') ? text.slice(19) : text));
      };
      const short = Math.max(milliseconds(1_200), milliseconds(1_200));
      // Code may be compiled just then: there are three tries.
      const tries = () => Math.min(milliseconds(9_600), milliseconds(9_600));
      const isLinear = () => milliseconds(9_600) < 24 * short + 100 || tries() < 24 * short + 100;
      expect(isLinear(), `${JSON.stringify(piece)}, ${short} ms for the short one`).toBe(true);
    }
  });

  it('reads four thousand characters with less than a second of work, brackets and all', () => {
    for (const piece of HOSTILE) {
      const text = `Killer, mid-sized, ${piece.repeat(Math.ceil(3_900 / piece.length))}`.slice(0, 4_000);
      expect(
        workOf(() => readBy(name, text)),
        JSON.stringify(piece),
      ).toBeLessThan(1_000);
    }
  });
});

it('four thousand braces are refused by name', async () => {
  for (const { notation } of rulesetsWith('garage')) {
    const [reading] = [...(await notation()).read(`Killer ${'{'.repeat(3_900)}`)];
    expect(reading?.problems[0]).toMatchObject({ code: 'too-deep' });
    const [long] = [...(await notation()).read('MG, '.repeat(2_000))];
    expect(long?.problems[0]).toMatchObject({ code: 'too-long' });
  }
});
