import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Board } from '@hardtop/board';
import type { GameEvent } from '@hardtop/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { BLAST, BOARD, CRASH, HIT, MISS } from '../src/drawing-board/board-fixtures.ts';
import { axeFindingsInBothLooks } from './support/axe.ts';
import { answer, duelNow, mark, question } from './support/play.ts';
import { sitAtScriptedTable } from './support/scripted-table.ts';
import { visitors } from './support/visitors.ts';

const address = inject('address');
const visit = visitors();
const MOVING = { reducedMotion: 'no-preference' } as const;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const since = (page: Page) => page.getByRole('list', { name: 'Since your last answer' });

/** Suggested answers until a shot is offered, and that one fired. */
async function fireFirst(page: Page, look: typeof MOVING, limit = 60): Promise<void> {
  const shot = question(page)
    .getByRole('button', { name: / at .*hit/ })
    .first();
  for (let i = 0; i < limit; i++) {
    if ((await shot.count()) > 0) {
      await mark(shot);
      // Only this is to be seen in motion.
      await page.emulateMedia(look);
      return answer(page, 'Enter');
    }
    await answer(page, 'Space');
  }
  throw new Error(`nothing to fire at in ${limit} answers`);
}

describe('a fight', () => {
  it('what was rolled is still in view two seconds later, and goes with the next answer', async () => {
    const { page, complaints } = await visit();
    await duelNow(page, address);
    await fireFirst(page, MOVING);
    const told = await since(page).innerText();
    expect(told).toMatch(/needed \d+, rolled \d+/);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await since(page).innerText()).toBe(told);
    expect(await since(page).isVisible()).toBe(true);
    expect(await axeFindingsInBothLooks(page)).toEqual([]);
    await answer(page, 'Space');
    if ((await since(page).count()) > 0) expect(await since(page).innerText()).not.toContain(told);
    expect(complaints).toEqual([]);
  });

  it('an update does not start a running motion anew: a counter never goes back on its way', async () => {
    const { page } = await visit({ ...MOVING, viewport: DESKTOP });
    const table = await sitAtScriptedTable(page, address, lane(0));
    const xs: number[] = [];
    for (let step = 0; step < 5; step++) {
      await table.happens([drives(step, step + 1)], lane(step + 1));
      for (let i = 0; i < 3; i++) {
        await table.pass(40);
        xs.push(await xOf(page, 'car-1'));
      }
    }
    for (let i = 0; i < 60; i++) {
      await table.pass(32);
      xs.push(await xOf(page, 'car-1'));
    }
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(xs).size).toBeGreaterThan(10);
    expect(xs.at(-1)).toBe(500);
  });

  it('a wreck is not drawn before what makes it, nor its line told', async () => {
    const { page } = await visit({ ...MOVING, viewport: DESKTOP });
    const table = await sitAtScriptedTable(page, address);
    await table.happens(
      HIT.map((event) => ({ ...event, text: 'Blown to bits.' })),
      wreckage,
    );
    await table.pass(300);
    expect(await page.locator('.bd-is-wreck').count()).toBe(0);
    expect(await page.getByText('Blown to bits.').count()).toBe(0);
    await table.pass(1_500);
    await expect.poll(() => page.locator('.bd-is-wreck').count()).toBe(1);
    await expect.poll(() => page.getByRole('region', { name: 'Log' }).getByText('Blown to bits.').count()).toBe(2);
  });

  it('a key shows at once how everything stands', async () => {
    const { page } = await visit({ ...MOVING, viewport: DESKTOP });
    const table = await sitAtScriptedTable(page, address, lane(0));
    await table.happens([drives(0, 1)], lane(1));
    await table.happens([drives(1, 4)], lane(4));
    await page.keyboard.press('Shift');
    await expect.poll(() => xOf(page, 'car-1')).toBe(400);
  });
});

const wreckage: Board = {
  ...BOARD,
  pieces: BOARD.pieces.map((piece) => (piece.id === 'car-2' ? { ...piece, state: 'wreck', burning: true } : piece)),
};

const lane = (x: number): Board => ({
  ...BOARD,
  pieces: BOARD.pieces.map((piece) => (piece.id === 'car-1' ? { ...piece, pose: { x, y: 10, h: 2700 } } : piece)),
});

function drives(from: number, to: number): GameEvent {
  const path = [from, to].map((x) => ({ x, y: 10, h: 2700 }));
  return {
    n: 0,
    kind: 'move',
    rule: 'demo/fight',
    text: '',
    about: 'car-1',
    motion: { piece: 'car-1', path, style: 'drive' },
  };
}

/** Where the counter's element is, in drawing units. */
async function xOf(page: Page, piece: string): Promise<number> {
  const transform = await page.locator(`[data-moves="${piece}"]`).getAttribute('transform');
  return Number(/translate\((-?[\d.]+)/.exec(transform ?? '')?.[1]);
}

const STRIPS = fileURLToPath(new URL('../../../test-results/fight/', import.meta.url));

/** Milliseconds from the beginning at which a picture is taken. */
const SCENES: readonly (readonly [string, readonly GameEvent[], readonly number[]])[] = [
  ['shot', MISS, [60, 200, 340, 560]],
  ['hit', HIT, [60, 300, 720, 980]],
  ['crash', CRASH, [200, 600, 900, 1400]],
  ['explosion', BLAST, [200, 520, 700, 1100, 2200]],
];

describe.each([
  ['desktop', { viewport: DESKTOP, colorScheme: 'dark' }],
  ['phone', { viewport: PHONE, colorScheme: 'light' }],
] as const)('a film strip on a %s', (size, look) => {
  it('of a shot, a hit, a crash and an explosion shows something new in each picture', async () => {
    mkdirSync(STRIPS, { recursive: true });
    const { page, complaints } = await visit({ ...MOVING, ...look });
    const table = await sitAtScriptedTable(page, address);
    await table.pass(500);
    for (const [name, events, times] of SCENES) {
      await table.happens(events, name === 'explosion' ? wreckage : BOARD);
      const pictures = new Set<string>();
      let now = 0;
      for (const time of times) {
        await table.pass(time - now);
        now = time;
        pictures.add((await page.screenshot({ path: `${STRIPS}${name}-${size}-${time}.png` })).toString('base64'));
      }
      expect(pictures.size).toBe(times.length);
      await table.pass(1_500);
    }
    expect(complaints).toEqual([]);
  });
});
