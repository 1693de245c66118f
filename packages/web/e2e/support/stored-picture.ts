import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const stored = fileURLToPath(new URL('../pictures/', import.meta.url));
const results = fileURLToPath(new URL('../../../../test-results/pictures/', import.meta.url));

/** Squares across a page of A4, as `comparePrint` counts them. */
const ACROSS = 56;
/** From white to black, a sign each: a page can be looked at in any editor. */
const INK = '.123456789abcdefghijklmnopqrstuvwxyz';

type Page = readonly number[];

function makePage(squares: Page): string {
  const signs = squares.map((grey) => INK.charAt(Math.round(((255 - grey) / 255) * (INK.length - 1))));
  const lines: string[] = [];
  for (let at = 0; at < signs.length; at += ACROSS) lines.push(signs.slice(at, at + ACROSS).join(''));
  return lines.join('\n');
}

const parsePage = (text: string): Page =>
  [...text.replaceAll('\n', '')].map((sign) => 255 - (INK.indexOf(sign) / (INK.length - 1)) * 255);

/** Mean difference of two pages, of 255; a page that is not there differs in everything. */
function difference(a: Page, b: Page | undefined): number {
  if (b === undefined || b.length !== a.length) return 255;
  return a.reduce((sum, grey, i) => sum + Math.abs(grey - (b[i] ?? 0)), 0) / a.length;
}

/**
 * How far each printed page is from the one that is kept in `e2e/pictures`. `UPDATE_PICTURES=1` keeps what is printed now;
 * what was seen last lies in `test-results/pictures`.
 */
export function againstStored(name: string, pages: readonly Page[]): readonly number[] {
  const text = `${pages.map(makePage).join('\n\n')}\n`;
  const file = path.join(stored, `${name}.txt`);
  const folder = process.env.UPDATE_PICTURES === undefined ? results : stored;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.txt`), text);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n\n').map(parsePage) : [];
  const count = Math.max(kept.length, pages.length);
  return Array.from({ length: count }, (_, i) => difference(kept[i] ?? [], pages[i]));
}
