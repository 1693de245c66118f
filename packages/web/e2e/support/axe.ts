import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const source = readFileSync(
  fileURLToPath(new URL('../../../../node_modules/axe-core/axe.min.js', import.meta.url)),
  'utf8',
);

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What stands in the way of people who hear, zoom or tab through the page as it is now. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = (await page.evaluate('axe.run()')) as { readonly violations: readonly Finding[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
}
