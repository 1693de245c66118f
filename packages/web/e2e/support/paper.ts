import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** What comes out of the printer: as many pages as the PDF has. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The drawing as it is saved, all pages one below another. */
export async function savedSheet(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

interface Compared {
  /** Mean difference of a printed page and the page of the drawing it stands for, of 255. */
  readonly same: readonly number[];
  /** The same for the page after it, to see that the measure tells pages apart. */
  readonly next: readonly number[];
  /** Each printed page in squares, line by line from the top, 0 for black to 255 for white. */
  readonly squares: readonly (readonly number[])[];
}

/** Runs in the page: how grey each small square of both is, so that the edge of a line does not count. */
async function compareInPage({
  svg,
  shots,
}: {
  readonly svg: string;
  readonly shots: readonly string[];
}): Promise<Compared> {
  // A page of A4 as a screen shows it; a hair is cut from its foot in print.
  const [wide, high, square] = [794, 1120, 14];
  const pageHigh = (wide * 297) / 210;
  const grey = async (src: string, y: number, tall: number): Promise<readonly number[]> => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [wide, high];
    const ink = canvas.getContext('2d');
    if (ink === null) throw new Error('no canvas');
    ink.drawImage(image, 0, y, wide, tall || image.height);
    const { data } = ink.getImageData(0, 0, wide, high);
    const across = Math.floor(wide / square);
    const sums = new Array<number>(across * Math.floor(high / square)).fill(0);
    for (let i = 0; i < data.length / 4; i++) {
      const [column, line] = [Math.floor((i % wide) / square), Math.floor(i / wide / square)];
      const at = line * across + column;
      if (column < across && at < sums.length) sums[at] = (sums[at] ?? 0) + (data[4 * i] ?? 0) / square ** 2;
    }
    return sums;
  };
  const difference = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
  const drawing = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const drawn = await Promise.all(shots.map((_, i) => grey(drawing, -i * pageHigh, shots.length * pageHigh)));
  const printed = await Promise.all(shots.map((shot) => grey(shot, 0, 0)));
  const against = (by: number) => printed.map((one, i) => difference(one, drawn[(i + by) % drawn.length] ?? []));
  return { same: against(0), next: against(1), squares: printed };
}

/** Every page as it is printed beside the page of the saved drawing that it should show. */
export async function comparePrint(page: Page, svg: string): Promise<Compared> {
  await page.emulateMedia({ media: 'print' });
  const sheets = await page.locator('.sheet-paper').all();
  const shots: string[] = [];
  for (const sheet of sheets) shots.push(`data:image/png;base64,${(await sheet.screenshot()).toString('base64')}`);
  await page.emulateMedia({ media: null });
  return page.evaluate(compareInPage, { svg, shots });
}

/** Runs in the page: words of one line that begin before those at their left end. */
function overlaps(svg: string): readonly string[] {
  const box = document.createElement('div');
  box.innerHTML = svg;
  document.body.append(box);
  const words = [...box.querySelectorAll('text')].map((text) => ({
    says: text.textContent ?? '',
    page: text.getCTM()?.f ?? 0,
    box: text.getBBox(),
    line: Number(text.getAttribute('y')),
  }));
  box.remove();
  const isOver = (a: (typeof words)[number], b: (typeof words)[number]) =>
    a.page === b.page && Math.abs(a.line - b.line) < 0.5 && a.box.x < b.box.x && a.box.x + a.box.width > b.box.x + 0.2;
  return words.flatMap((a) => words.filter((b) => b !== a && isOver(a, b)).map((b) => `${a.says} over ${b.says}`));
}

/** Words on paper that stand on other words, in the face that this machine has. */
export const wordsOverWords = (page: Page, svg: string): Promise<readonly string[]> => page.evaluate(overlaps, svg);
