// Small drawing helpers: everything becomes a string of SVG. Millimetres throughout.

export const FONT =
  "'Sofia Sans Condensed Variable','Sofia Sans Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow','Helvetica Neue Condensed',sans-serif";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hundredths are finer than any printer. */
export const mm = (value: number): string => String(Math.round(value * 100) / 100 || 0);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// What XML cannot hold at all: control characters, halves of pairs, the two non-characters.
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const esc = (words: string): string =>
  words.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A group that a screen reader names. */
export const group = (title: string, inner: string, attributes = ''): string =>
  `<g${attributes === '' ? '' : ` ${attributes}`}><title>${esc(title)}</title>${inner}</g>`;

export const at = (x: number, y: number, inner: string): string =>
  `<g transform="translate(${mm(x)} ${mm(y)})">${inner}</g>`;

/** Three pens: a heavy one for outlines, a thin one for boxes, a hairline for rules. */
export const PENS = { heavy: 0.6, medium: 0.35, thin: 0.2, hair: 0.12 } as const;
export type Pen = keyof typeof PENS;

export const stroke = (d: string, pen: Pen, more = ''): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${PENS[pen]}"${more}/>`;

/** Drawn over what lies below. */
export const shape = (d: string, pen: Pen, fill = '#fff', more = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="#000" stroke-width="${PENS[pen]}"${more}/>`;

const corners = ({ x, y, width, height }: Rect): string =>
  `x="${mm(x)}" y="${mm(y)}" width="${mm(Math.max(0, width))}" height="${mm(Math.max(0, height))}"`;

export const box = (rect: Rect, pen: Pen, fill = 'none', radius = 0, more = ''): string =>
  `<rect ${corners(rect)}${radius > 0 ? ` rx="${mm(radius)}"` : ''} fill="${fill}" stroke="#000" stroke-width="${PENS[pen]}"${more}/>`;

export const bar = (rect: Rect, fill = '#000'): string => `<rect ${corners(rect)} fill="${fill}"/>`;

export const rule = (x: number, y: number, width: number, pen: Pen = 'hair'): string =>
  stroke(`M${mm(x)} ${mm(y)}h${mm(width)}`, pen);

export const circle = (x: number, y: number, r: number): string =>
  `M${mm(x - r)} ${mm(y)}A${mm(r)} ${mm(r)} 0 1 1 ${mm(x + r)} ${mm(y)}A${mm(r)} ${mm(r)} 0 1 1 ${mm(x - r)} ${mm(y)}z`;

/** Slanted lines instead of a tint: greys do not survive a photocopier. */
export function hatch({ x, y, width, height }: Rect, gap = 1.2): string {
  const lines: string[] = [];
  for (let k = gap; k < width + height; k += gap) {
    const x1 = x + Math.min(k, width);
    const y1 = y + Math.max(0, k - width);
    const x2 = x + Math.max(0, k - height);
    const y2 = y + Math.min(k, height);
    lines.push(`M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`);
  }
  return stroke(lines.join(''), 'hair');
}

export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});
