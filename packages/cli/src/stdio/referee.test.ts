import type { Question } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { converse } from '../testing/program.ts';
import { cli } from '../testing/run-cli.ts';

const ARGS = ['play', '--stdio', '--ruleset', 'deluxe', '--seed', '3', '--all'];

const suggested = ({ id, seat, suggested: sane, options }: Question) => {
  const [first] = options;
  const params = Object.fromEntries((first?.params ?? []).map((param) => [param.name, param.start ?? param.min]));
  return { type: 'choose', ask: id, seat, ...(sane ?? { option: first?.id, params }) };
};

type Line = Readonly<Record<string, unknown>>;

/** What is answered to lines that are the same whatever is asked. */
async function said(args: readonly string[], ...lines: readonly object[]): Promise<readonly Line[]> {
  const { out } = await cli(
    args,
    [...lines, { type: 'quit' }].map((line) => JSON.stringify(line)),
  );
  return out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as Line);
}

describe('a referee over lines', () => {
  it('takes back what a seat did last, with a reason that stands in the journal, and is asked on its behalf again', async () => {
    let asked = 0;
    let isBack = false;
    const { lines } = await converse([...ARGS, '--referee'], (question) => {
      asked += 1;
      if (asked === 7) return { type: 'overrule', seat: 1, reason: 'the rule was misread', ref: 'back' };
      isBack ||= asked > 7;
      return asked > 30 ? { type: 'quit' } : suggested(question);
    });
    const accepted = lines.find((line) => line.ref === 'back');
    expect(accepted).toMatchObject({ type: 'accepted', of: 'overrule', events: expect.any(Number) });
    expect(accepted?.rows).toEqual([
      expect.objectContaining({ kind: 'undo', by: 'referee', seat: 1, note: 'the rule was misread' }),
    ]);
    expect(isBack).toBe(true);
  });

  it('is shown all that there is on the desk', async () => {
    const lines = await said([...ARGS, '--referee'], { type: 'desk' });
    const desk = lines.find((line) => line.type === 'desk');
    expect(desk).toMatchObject({
      rows: 0,
      board: { pieces: expect.any(Array) },
      report: { entries: expect.any(Array) },
    });
    expect(desk?.open).not.toEqual([]);
  });

  it.each([
    [{ type: 'overrule', reason: 'why not' }, 'bad-line', 'seat'],
    [{ type: 'overrule', seat: 99, reason: 'why not' }, 'bad-line', 'seat'],
    [{ type: 'overrule', seat: 'one', reason: 'why not' }, 'bad-line', 'seat'],
    [{ type: 'overrule', seat: 0 }, 'bad-line', 'reason'],
    [{ type: 'overrule', seat: 0, reason: 'nothing is done yet' }, 'undo', 'seat'],
    [{ type: 'overrule', seat: 0, reason: 'x'.repeat(201) }, 'bad-line', 'reason'],
    [{ type: 'overrule', seat: 0, reason: 'why not', row: 1 }, 'bad-line', 'row'],
    [{ type: 'desk', seat: 0 }, 'bad-line', 'seat'],
  ])('who says %j is told what is wrong', async (line, code, field) => {
    const lines = await said([...ARGS, '--referee'], line);
    expect(lines.find((one) => one.type === 'refused')?.problem).toMatchObject({ code, field });
  });

  it.each([{ type: 'overrule', seat: 0, reason: 'mine' }, { type: 'desk' }])('is no player: %j', async (line) => {
    const lines = await said(ARGS, line);
    expect(lines.find((one) => one.type === 'refused')?.problem).toMatchObject({ code: 'referee' });
    expect(lines.some((one) => one.type === 'desk')).toBe(false);
  });
});
