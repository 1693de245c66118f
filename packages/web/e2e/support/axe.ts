import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What colours can spoil. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

async function run(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: only }) };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as {
    readonly violations: readonly Finding[];
  };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
}

async function look(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`:root[data-theme="${theme}"]`).waitFor();
}

/** What stands in the way of people who hear, zoom or tab through the page as it is now. */
export function axeFindings(page: Page): Promise<readonly string[]> {
  return run(page);
}

/** What is called otherwise than it shows, so that nobody finds it by saying what they see. */
export function misnamed(page: Page): Promise<readonly string[]> {
  return run(page, ['label-content-name-mismatch']);
}

/** The same, in the dark and in the sun: of all that axe asks, only the colours differ between the two. */
export async function axeFindingsInBothLooks(page: Page): Promise<readonly string[]> {
  await look(page, 'dark');
  const dark = await run(page);
  await look(page, 'light');
  const light = await run(page, OF_COLOUR);
  await look(page, 'dark');
  return [...dark, ...light.map((finding) => `in the light: ${finding}`)];
}

/** How much of the page lies beyond its right edge, in pixels. */
export async function overhang(page: Page): Promise<number> {
  const [wide, seen] = (await page.evaluate('[document.documentElement.scrollWidth, window.innerWidth]')) as [
    number,
    number,
  ];
  return Math.max(0, wide - seen);
}
