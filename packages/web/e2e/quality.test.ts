import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { answer, duelNow, startGame } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));

const address = inject('address');
const visit = visitors();

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;

describe.each(SIZES)('on a %s', (_size, viewport) => {
  it('no axe violations in either look, nothing wider than the screen, and no complaints', async () => {
    const { page, complaints } = await visit({ viewport });
    const inTheWay = async () => [...(await axeFindingsInBothLooks(page)), await overhang(page)];
    await page.goto(address);
    await page.getByRole('button', { name: 'Duel now' }).waitFor();
    expect(await inTheWay()).toEqual([0]);
    await duelNow(page, address);
    expect(await inTheWay()).toEqual([0]);
    await page.goto(page.url().replace('/game/', '/replay/'));
    await page.getByRole('slider').first().waitFor();
    expect(await inTheWay()).toEqual([0]);
    expect(complaints).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('Tab goes round the whole table and sticks nowhere', async () => {
    const { page } = await visit();
    await duelNow(page, address);
    const seen = new Set<string>();
    for (let i = 0; i < 45; i++) {
      await page.keyboard.press('Tab');
      seen.add((await page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.innerText')) as string);
    }
    const names = [...seen].join('\n');
    for (const name of ['Skip to the content', 'The board', 'Zoom in', 'Keep 20 mph', 'Do it', 'Stinger 2'])
      expect(names).toContain(name);
  });

  it('plays several turns without a mouse', async () => {
    const { page, complaints } = await visit();
    await page.goto(address);
    await startGame(page, (button) => button.press('Enter'));
    for (const keys of [['3', 'Enter'], ['2', 'Enter'], ['ArrowDown', 'Enter'], ['Space'], ['Space']])
      await answer(page, ...keys);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});

describe('the first load', () => {
  it('is under 300 kB of JavaScript, gzipped', async () => {
    const { page } = await visit();
    const loaded = new Set<string>();
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      if (name.endsWith('.js')) loaded.add(name);
    });
    await duelNow(page, address);
    const names = readdirSync(assets).filter((name) => loaded.has(name));
    const bytes = names.reduce((sum, name) => sum + gzipSync(readFileSync(`${assets}${name}`)).length, 0);
    expect(names.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(300_000);
  });
});
