// A link as a code for cameras.

import { encode } from 'uqr';

/** Cameras of telephones give up on codes of much more. */
export const LONGEST_QR = 1_200;

/** Light around it, in modules: without it cameras do not find it. */
export const QUIET = 4;

type Correction = 'Q' | 'M' | 'L';

/** What is short can afford to be mended; what is long must stay coarse enough to be seen. */
function correctionFor(length: number): Correction {
  if (length <= 160) return 'Q';
  return length <= 500 ? 'M' : 'L';
}

/** Rows of modules, true for dark. */
type QrRows = readonly (readonly boolean[])[];

/** Null: too long for a code. */
export function makeQr(text: string, correction: Correction = correctionFor(text.length)): QrRows | null {
  if (text.length > LONGEST_QR) return null;
  return encode(text, { ecc: correction, border: QUIET }).data;
}

/** The dark modules as one path, a module being one unit. */
export function qrPath(rows: QrRows): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x += 1;
      runs.push(`M${from} ${y}h${x + 1 - from}v1H${from}z`);
    }
  });
  return runs.join('');
}

const HALVES = [' ', '▀', '▄', '█'] as const;

/** Lines of half blocks, two rows each; a block is a dark module, or a light one where `isInverted`. */
export function qrLines(rows: QrRows, isInverted: boolean): readonly string[] {
  const lines: string[] = [];
  for (let y = 0; y < rows.length; y += 2) {
    const [above = [], below = []] = [rows[y], rows[y + 1]];
    const signs = above.map((dark, x) => {
      const under = below[x] ?? false;
      return HALVES[(dark === isInverted ? 0 : 1) + (under === isInverted ? 0 : 2)] ?? ' ';
    });
    lines.push(signs.join(''));
  }
  return lines;
}
