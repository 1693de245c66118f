// Words that no reader took, as written.

import type { UnknownWords } from '@hardtop/workshop';
import type { TokenRange } from './draft.ts';
import type { Token } from './lexer.ts';
import type { Page } from './page.ts';

/** Neighbours are one piece of text. */
export function leftOver(page: Page): readonly UnknownWords[] {
  const spans = [...page.unknown].sort((a, b) => a.from - b.from);
  const merged: TokenRange[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && (last.to >= span.from || isStroke(page, last, span)))
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  const own = merged
    .map((span) => withoutCount(page, span))
    .map((span) => ({ words: page.wordsOf(span), at: page.cursor.tokens[span.from]?.at ?? 0 }));
  return [...own, ...page.foreign].sort((a, b) => a.at - b.at);
}

/** "5/3" and "s/p" are one piece. */
function isStroke({ cursor: { tokens } }: Page, { to }: TokenRange, { from }: TokenRange): boolean {
  return from === to + 1 && tokens[to]?.text === '/' && tokens[to]?.isGlued === true && tokens[from]?.isGlued === true;
}

/** "2 linked gauss guns": the number is understood, the guns are not. */
function withoutCount({ cursor }: Page, { from, to }: TokenRange): TokenRange {
  let start = from;
  if (cursor.tokens.slice(from, to).every(({ kind }) => kind !== 'word')) return { from, to };
  // "x-ray laser" begins with no sign of times.
  while (start < to - 1 && isCount(cursor.tokens[start]) && (start > from || cursor.tokens[start]?.text !== 'x'))
    start += 1;
  return { from: start, to };
}

const isCount = (token: Token | undefined): boolean =>
  token?.kind === 'number' || /^(?:a|an|one|two|three|four|five|six|linked|x)$/.test(token?.text ?? '');
