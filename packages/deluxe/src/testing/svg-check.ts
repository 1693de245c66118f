// A small reader of SVG for tests: is it well-formed, what is in it, and does it stay on its page.

import { widthOf } from '@hardtop/workshop/sheet';

export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<|[^<]+/g;
const ENTITY = /&(?!amp;|lt;|gt;|quot;|#39;)/;

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (Node | string)[];
}

function attributesOf(words: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of words.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name in found) throw new Error(`attribute ${name} twice`);
    if (ENTITY.test(value)) throw new Error(`bare ampersand in ${name}`);
    found[name] = value;
  }
  return found;
}

/** Throws at the first thing that no XML reader would take. */
export function readSvg(text: string): Node {
  const root: Open = { name: '#root', attributes: {}, children: [] };
  const open: Open[] = [root];
  const top = (): Open => open.at(-1) ?? root;
  for (const [whole, closing, name, attributes = '', single] of text.matchAll(TAG)) {
    if (name === undefined) {
      if (whole.startsWith('<') || ENTITY.test(whole)) throw new Error(`not well-formed at ${whole.slice(0, 40)}`);
      if (whole.trim() !== '') top().children.push(whole);
    } else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const node: Open = { name, attributes: attributesOf(attributes), children: [] };
      top().children.push(node);
      if (single !== '/') open.push(node);
    }
  }
  const [svg] = root.children;
  if (open.length !== 1 || svg === undefined || typeof svg === 'string') throw new Error('tags are left open');
  return svg;
}

export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) if (typeof child !== 'string') yield* nodesOf(child);
}

export const wordsOf = (node: Node): string =>
  node.children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');

/** x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function matrixOf(words: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind = '', list = ''] of words.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = 0] = list.split(/[\s,]+/).map(Number);
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y]);
    else if (kind === 'scale') matrix = times(matrix, [x, 0, 0, x, 0, 0]);
    else if (kind === 'rotate') {
      const [sin, cos] = [Math.sin((x * Math.PI) / 180), Math.cos((x * Math.PI) / 180)];
      matrix = times(matrix, [cos, sin, -sin, cos, 0, 0]);
    } else throw new Error(`transform ${kind}`);
  }
  return matrix;
}

type Point = readonly [x: number, y: number];

/** Ends of lines and control points: a curve lies within them. Arcs are taken by their ends. */
function pathPoints(d: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = list.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const relative = command === command.toLowerCase();
    const put = (px: number, py: number): void => {
      [x, y] = relative ? [x + px, y + py] : [px, py];
      points.push([x, y]);
    };
    const upper = command.toUpperCase();
    if (upper === 'H') put(n[0] ?? 0, relative ? 0 : y);
    else if (upper === 'V') put(relative ? 0 : x, n[0] ?? 0);
    else if (upper === 'A') put(n[5] ?? 0, n[6] ?? 0);
    else if (upper === 'C' && !relative) for (let i = 0; i + 1 < n.length; i += 2) put(n[i] ?? 0, n[i + 1] ?? 0);
    else if (upper === 'M' || upper === 'L') for (let i = 0; i + 1 < n.length; i += 2) put(n[i] ?? 0, n[i + 1] ?? 0);
    else if (upper !== 'Z') throw new Error(`path command ${command}`);
  }
  return points;
}

const plainWords = (words: string): string =>
  words
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** Words are as wide as the sheet reckons them. */
function textPoints(node: Node): readonly Point[] {
  const { attributes } = node;
  const [x, y, size] = [Number(attributes.x), Number(attributes.y), Number(attributes['font-size'])];
  const type = { size, bold: attributes['font-weight'] === '700', spacing: Number(attributes['letter-spacing'] ?? 0) };
  const wide = widthOf(plainWords(wordsOf(node)), type);
  const anchor = attributes['text-anchor'];
  const start = anchor === 'end' ? x - wide : anchor === 'middle' ? x - wide / 2 : x;
  return [
    [start, y],
    [start + wide, y - size * 0.7],
  ];
}

function ownPoints(node: Node): readonly Point[] {
  const { attributes } = node;
  switch (node.name) {
    case 'path':
      return pathPoints(attributes.d ?? '');
    case 'rect': {
      const [x, y] = [Number(attributes.x ?? 0), Number(attributes.y ?? 0)];
      const [width, height] = [Number(attributes.width), Number(attributes.height)];
      if (!(width >= 0 && height >= 0)) throw new Error(`rect of ${attributes.width} by ${attributes.height}`);
      return [
        [x, y],
        [x + width, y + height],
      ];
    }
    case 'text':
      return textPoints(node);
    default:
      return [];
  }
}

/** Every point of the drawing in millimetres of the page. */
export function* pointsOf(node: Node, outer: Matrix = [1, 0, 0, 1, 0, 0]): Generator<Point> {
  const transform = node.attributes.transform;
  const matrix = transform === undefined ? outer : times(outer, matrixOf(transform));
  const [a, b, c, d, e, f] = matrix;
  for (const [x, y] of ownPoints(node)) yield [a * x + c * y + e, b * x + d * y + f];
  for (const child of node.children) if (typeof child !== 'string') yield* pointsOf(child, matrix);
}
