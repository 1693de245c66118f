import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesetsWith } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { cli, folder } from '../testing/run-cli.ts';
import { outfitOf } from './design-files.ts';

const OUTFITS = await Promise.all(
  rulesetsWith('garage').map(async ({ id, title }) => ({ id, title, ...(await outfitOf({ ruleset: id })) })),
);

describe.each(OUTFITS)('hardtop design share, $id', ({ id, title, garage, notation }) => {
  const [first] = garage.stock();
  if (first === undefined) throw new Error(`the garage of ${id} is empty`);
  const code = garage.code(first.design);
  const link = `https://duel.example/garage/shared#${id}.${code.length}.${code}`;
  const share = (...words: readonly string[]) =>
    cli(['design', 'share', first.id, '--ruleset', id, '--base', 'https://duel.example', ...words]);

  it('prints the link, which every other command takes', async () => {
    expect((await share()).out).toBe(`${link}\n`);
    expect((await cli(['design', 'show', link])).out).toBe(`${notation.statLine(first.design)}\n`);
    expect((await cli(['design', 'share', link, '--base', 'http://other.example:81/'])).out).toBe(
      `${link.replace('https://duel.example', 'http://other.example:81')}\n`,
    );
  });

  it.each([
    ['text', `${first.name}\n`],
    ['markdown', `### ${first.name}\n`],
    ['bbcode', `[b]${first.name}[/b]\n`],
  ])('writes a post as %s', async (style, begins) => {
    const { out } = await share('--as', style);
    expect(out.startsWith(begins)).toBe(true);
    expect(out).toContain(title);
    expect(out).toContain(link);
  });

  it('draws a code for cameras and a card', async () => {
    const lines = (await share('--qr')).out.trimEnd().split('\n').slice(1);
    expect(new Set(lines.map((line) => [...line].length)).size).toBe(1);
    expect(lines.join('')).toMatch(/^[ ▀▄█]+$/);
    const file = path.join(folder(), 'card.svg');
    expect((await share('--card', file)).err).toBe(`The card is in ${file}.\n`);
    const card = readFileSync(file, 'utf8');
    expect(card).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"[\s\S]*<\/svg>\n$/);
    expect((await share('--card', '-')).out).toBe(card);
  });
});

describe('hardtop design share', () => {
  it.each([
    [['killer-kart', '--base', 'duel.example'], /"duel\.example" is no address of a server\. Legal: https:/],
    [['killer-kart', '--as', 'html'], /There is no post as "html"\. Legal: text, markdown, bbcode/],
    [['https://duel.example/garage/shared#deluxe.31.1AnKSYY'], /This link was cut: of the 31 characters/],
    [['https://duel.example/garage/shared#seventh.3.abc'], /There is no ruleset "seventh" with a garage/],
    [['killer-kart', '--card', '/no/such/folder/card.svg'], /Cannot write \/no\/such\/folder\/card\.svg: /],
  ])('%j is refused in words', async (words, told) => {
    const { code, err } = await cli(['design', 'share', ...words]);
    expect(code).not.toBe(0);
    expect(err).toMatch(told);
  });
});
