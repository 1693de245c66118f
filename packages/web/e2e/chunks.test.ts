import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { filesFrom, filesWith, pageEntries, rulesIn } from './support/chunks.ts';
import { startGame } from './support/play.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();

describe('what comes at once', () => {
  it.each(pageEntries())('with %s is no rules of any game', (entry) => {
    expect(rulesIn(filesFrom(entry))).toEqual([]);
  });

  it.each(['deluxe', 'roadrage'])('with the garage of %s is no table, no bots, no other game', (ruleset) => {
    const rooms = rulesIn(filesWith(`${ruleset}/src/garage/garage.ts`));
    expect(rooms).toContain(`${ruleset}/garage`);
    for (const room of ['table', 'bot', 'view', 'scenarios']) expect(rooms).not.toContain(`${ruleset}/${room}`);
    expect(rooms.filter((room) => !room.startsWith(`${ruleset}/`))).toEqual([]);
  });

  it.each(['deluxe', 'roadrage'])('with the table of %s is no other game', (ruleset) => {
    const rooms = rulesIn(filesWith(`${ruleset}/src/play/ruleset.ts`));
    expect(rooms).toContain(`${ruleset}/table`);
    expect(rooms.filter((room) => !room.startsWith(`${ruleset}/`))).toEqual([]);
  });

  it('with a rule index is nothing but the index', () => {
    for (const ruleset of ['deluxe', 'roadrage', 'twilight'])
      expect(rulesIn(filesWith(`${ruleset}/src/rules.ts`))).toEqual([`${ruleset}/rules.ts`]);
  });
});

/** Paths of all that a page asks for from now on. */
function asked(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const rulesAsked = (paths: readonly string[]) =>
  rulesIn(paths.filter((path) => path.endsWith('.js')).map((path) => path.slice(1)));

describe('what a visitor loads', () => {
  it('for the first page and a duel is the rule index of that duel, and the list of rules once', async () => {
    const { page } = await visit();
    const paths = asked(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Duel now' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(rulesAsked(paths)).toEqual([]);
    await startGame(page);
    await page.waitForLoadState('networkidle');
    expect(rulesAsked(paths)).toEqual(['deluxe/rules.ts']);
    expect(paths.filter((path) => path === '/api/rulesets')).toHaveLength(1);
    expect(paths.filter((path) => path.endsWith('/rules'))).toEqual([]);
  });

  it('for a garage is that garage', async () => {
    const { page } = await visit();
    const paths = asked(page);
    await page.goto(`${address}/garage`);
    await page.getByRole('radio', { name: 'Car Wars Deluxe' }).waitFor();
    await page.waitForLoadState('networkidle');
    const rooms = rulesAsked(paths);
    expect(rooms).toContain('deluxe/garage');
    for (const room of ['table', 'bot', 'view', 'scenarios']) expect(rooms).not.toContain(`deluxe/${room}`);
    expect(rooms.filter((room) => !room.startsWith('deluxe/'))).toEqual([]);
  });

  it('for the desk is the campaign', async () => {
    const { page } = await visit();
    const paths = asked(page);
    await page.goto(`${address}/desk`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(rulesAsked(paths).filter((room) => !room.startsWith('twilight/'))).toEqual([]);
  });
});
