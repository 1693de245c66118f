/** Words of a drawing, and the box they fill. */
export interface DrawnWords {
  readonly says: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Origin {
  readonly x: number;
  readonly y: number;
  /** Turned or scaled: where its words stand cannot be told from their numbers. */
  readonly isTurned: boolean;
}

function within({ x, y, isTurned }: Origin, attributes: string): Origin {
  const transform = /transform="([^"]*)"/.exec(attributes)?.[1];
  if (transform === undefined) return { x, y, isTurned };
  const [, dx, dy] = /^translate\(([-\d.]+)[ ,]([-\d.]+)\)$/.exec(transform) ?? [];
  return dx === undefined ? { x, y, isTurned: true } : { x: x + Number(dx), y: y + Number(dy), isTurned };
}

/** Letters without the room above and below them. */
const LETTER = 0.68;

function wordsAt({ x: ox, y: oy }: Origin, attributes: string, says: string): DrawnWords {
  const read = (name: string) => Number(new RegExp(`(?:^|\\s)${name}="([-\\d.]+)`).exec(attributes)?.[1]);
  const [x, y, size, wide] = [read('x') + ox, read('y') + oy, read('font-size'), read('textLength')];
  const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start';
  const left = x - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0);
  return { says, left, right: left + wide, top: y - size * LETTER, bottom: y };
}

/** Of all words that say how wide they are set. */
export function drawnWords(svg: string): readonly DrawnWords[] {
  const words: DrawnWords[] = [];
  const origins: Origin[] = [{ x: 0, y: 0, isTurned: false }];
  for (const [, slash, tag, attributes = '', says = ''] of svg.matchAll(/<(\/?)(g|text)\b([^>]*)>([^<]*)/g)) {
    const here = origins.at(-1) ?? { x: 0, y: 0, isTurned: true };
    if (tag === 'g' && slash === '/') origins.pop();
    else if (tag === 'g') origins.push(within(here, attributes));
    else if (slash === '' && attributes.includes('textLength') && !within(here, attributes).isTurned)
      words.push(wordsAt(here, attributes, says));
  }
  return words;
}

/** What a hair of two strokes is not. */
const HAIR = 0.05;

const isOver = (a: DrawnWords, b: DrawnWords): boolean =>
  a.left < b.right - HAIR && b.left < a.right - HAIR && a.top < b.bottom - HAIR && b.top < a.bottom - HAIR;

export const wordsOverWords = (words: readonly DrawnWords[]): readonly string[] =>
  words.flatMap((a, i) =>
    words
      .slice(i + 1)
      .filter((b) => isOver(a, b))
      .map((b) => `${a.says} / ${b.says}`),
  );
