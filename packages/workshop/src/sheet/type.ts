// Setting words: how wide they come out, and how they are made to fit.

import { esc, mm } from './ink.ts';

interface Type {
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Millimetres it may take at most. */
  readonly max?: number;
  /** Between letters, for small capitals. */
  readonly spacing?: number;
  readonly white?: boolean;
}

// Widths in thousandths of the size, of the widest face of the font stack.
const WIDTHS: readonly (readonly [signs: string, width: number])[] = [
  ["ijl'|", 190],
  [' .,:;!/I·ft()[]-"', 240],
  ['r°', 290],
  ['cksvxyzJ', 415],
  ['abdeghnopqu0123456789$?_+=<>#–−“”×', 470],
  ['FTLZEAKPSVXYBR', 550],
  ['CDHNUw&', 600],
  ['GOQMm', 690],
  ['W%@—…', 830],
];

const WIDTH_OF = new Map(WIDTHS.flatMap(([signs, width]) => [...signs].map((sign) => [sign, width] as const)));
/** A sign of another script is taken for a square. */
const UNKNOWN = 1000;
const BOLD = 1.07;

export function widthOf(words: string, { size, bold, spacing }: Type): number {
  let sum = 0;
  let signs = 0;
  for (const sign of words) {
    sum += WIDTH_OF.get(sign) ?? UNKNOWN;
    signs += 1;
  }
  return (sum / 1000) * size * (bold === true ? BOLD : 1) + signs * (spacing ?? 0);
}

/** Set smaller by a fifth at most, then cut short. */
const SQUEEZE = 1.25;

function cut(words: string, type: Type, max: number): string {
  if (widthOf(words, type) <= max * SQUEEZE) return words;
  const signs = [...words];
  while (signs.length > 0 && widthOf(`${signs.join('')}…`, type) > max * SQUEEZE) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** By how much too wide words are made smaller. */
const shrink = (wide: number, max: number | undefined): number => (max === undefined || wide <= max ? 1 : max / wide);

/**
 * Words are set as wide as they are reckoned, whatever face the reader's machine puts in the place of ours: a picture
 * cannot bring its fonts along, and a common one is half as wide again.
 */
const setWidth = (wide: number): string => `textLength="${mm(wide)}" lengthAdjust="spacingAndGlyphs"`;

export function text(x: number, y: number, words: string, type: Type): string {
  const { size, bold, italic, anchor, max, spacing, white } = type;
  const shown = max === undefined ? words : cut(words, type, Math.max(0, max));
  if (shown === '') return '';
  const wide = widthOf(shown, type);
  const by = shrink(wide, max);
  const attributes = [
    `x="${mm(x)}" y="${mm(y)}" font-size="${mm(size * by)}"`,
    bold === true ? 'font-weight="700"' : '',
    italic === true ? 'font-style="italic"' : '',
    anchor === undefined || anchor === 'start' ? '' : `text-anchor="${anchor}"`,
    spacing === undefined ? '' : `letter-spacing="${mm(spacing * by)}"`,
    white === true ? 'fill="#fff"' : '',
    setWidth(wide * by),
  ].filter((attribute) => attribute !== '');
  return `<text ${attributes.join(' ')}>${esc(shown)}</text>`;
}

/** A name in bold, and words about it in the same line. */
export function named(
  x: number,
  y: number,
  name: string,
  words: string,
  { size, max }: { readonly size: number; readonly max: number },
): string {
  const [bold, light] = [{ size, bold: true }, { size: size * 0.82 }];
  const shown = cut(name, bold, max);
  const left = max * SQUEEZE - widthOf(`${shown} `, bold);
  const rest = words === '' || left < size * 2 ? '' : cut(words, light, left / SQUEEZE);
  const wide = widthOf(shown, bold) + (rest === '' ? 0 : widthOf(` ${rest}`, light));
  const by = shrink(wide, max);
  const second =
    rest === ''
      ? ''
      : `<tspan font-weight="400" font-size="${mm(light.size * by)}" dx="${mm(size * 0.4 * by)}">${esc(rest)}</tspan>`;
  return `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size * by)}" font-weight="700" ${setWidth(wide * by)}>${esc(shown)}${second}</text>`;
}

/** A caption in small capitals. */
export const caption = (x: number, y: number, words: string, more: Partial<Type> = {}): string =>
  text(x, y, words.toUpperCase(), { size: 1.9, spacing: 0.12, ...more });

/** Lines no wider than this; a word that is longer still is cut. */
export function wrap(words: string, type: Type, max: number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of words.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || widthOf(longer, type) <= max) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}

export const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
