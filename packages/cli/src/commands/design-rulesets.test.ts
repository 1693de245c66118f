import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rulesetsWith } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { cli, folder } from '../testing/run-cli.ts';
import { outfitOf } from './design-files.ts';

const OUTFITS = await Promise.all(
  rulesetsWith('garage').map(async ({ id }) => ({ id, ...(await outfitOf({ ruleset: id })) })),
);

describe.each(OUTFITS)('hardtop design --ruleset $id', ({ id, garage, notation }) => {
  const stock = garage.stock();
  const [first] = stock;
  if (first === undefined) throw new Error(`the garage of ${id} is empty`);
  const design = (...words: readonly string[]) => cli(['design', ...words, '--ruleset', id]);

  it('lists the stock, each with a price', async () => {
    const lines = (await design('list')).out.trim().split('\n');
    expect(lines).toHaveLength(stock.length);
    for (const line of lines) expect(line).not.toMatch(/null|undefined|NaN/);
  });

  it('shows, codes and draws a stock vehicle', async () => {
    expect((await design('show', first.id)).out).toBe(`${notation.statLine(first.design)}\n`);
    expect((await design('code', first.id)).out).toBe(`${garage.code(first.design)}\n`);
    for (const kind of ['fresh', 'blank', 'plan', 'counters', 'key'])
      expect((await design('sheet', first.id, '--kind', kind)).out).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
  });

  it('reads the first of the stock in every form, and finds it legal', async () => {
    const one = first.design;
    const file = path.join(folder(), 'stock.txt');
    writeFileSync(file, `${notation.statLine(one)}\n\n${JSON.stringify(one)}\n\n${garage.code(one)}\n`);
    const { code, out } = await design('check', file, '--json');
    const rows = out
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row));
    const whole = { name: first.name, legal: true, problems: [], differences: [], notUnderstood: [] };
    expect(rows).toMatchObject([
      { source: 'stat-line', ...whole },
      { source: 'json', ...whole },
      { source: 'code', ...whole },
    ]);
    expect(code).toBe(0);
  });

  it('says in words what is wrong with a file', async () => {
    const { code, out } = await cli(
      ['design', 'check', '-', '--ruleset', id],
      [`${notation.statLine(first.design)} Flux capacitor.`],
    );
    expect(code).toBe(1);
    expect(out).toMatch(/not understood: "Flux capacitor"/i);
  });
});
