// A text of many designs cut into pieces, one design each, so that a bad one spoils no other.

export interface Chunk {
  readonly kind: 'json' | 'paragraph';
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** How far may still be looked ahead: whatever is written, no more than a few times the whole. */
interface Sight {
  left: number;
}

const SIGHT = 8;

/** A string of JSON, a bracket, or a quotation mark that does not close on its line. */
const STEP = /"(?:[^"\\\n]|\\.)*"|[{}[\]"]/g;

/** Where the value that opens here closes again; -1 if it does not, or too far off. */
function closing(text: string, from: number, sight: Sight): number {
  let depth = 0;
  let at = from;
  STEP.lastIndex = from;
  for (let step = STEP.exec(text); step !== null && step[0] !== '"'; step = STEP.exec(text)) {
    at = STEP.lastIndex;
    depth += /^[{[]/.test(step[0]) ? 1 : /^[}\]]/.test(step[0]) ? -1 : 0;
    if (depth === 0 || at - from > sight.left) break;
  }
  sight.left -= at - from;
  return depth === 0 ? at : -1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** A broken object ends where the next one of its kind begins: at a brace as far to the left, or after a blank line. */
function endOfBroken(text: string, from: number, limit: number): number {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, from))?.[0] ?? '';
  for (let at = endOfLine(text, from); at < limit; at = endOfLine(text, at + 1)) {
    const next = text.slice(at + 1, at + 200);
    if (next.startsWith(`${indent}{`) || /^[ \t]*\r?\n/.test(next)) return at;
  }
  return limit;
}

function endOfObject(text: string, from: number, sight: Sight): number {
  const end = closing(text, from, sight);
  if (end > 0 && isJson(text.slice(from, end))) return end;
  return endOfBroken(text, from, end > 0 ? end : text.length);
}

/** Up to a blank line, or to a line that begins an object. */
function endOfParagraph(text: string, from: number): number {
  const blank = /\n[ \t\r]*\n|\n[ \t]*\{/.exec(text.slice(from));
  return blank === null ? text.length : from + blank.index;
}

export function* chunksOf(whole: string): Generator<Chunk> {
  const text = whole.replace(/^\uFEFF/, '');
  let at = 0;
  let line = 1;
  let counted = 0;
  const lineAt = (place: number): number => {
    for (; counted < place; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    return line;
  };
  let isArray = false;
  const sight: Sight = { left: SIGHT * text.length };
  while (at < text.length) {
    const character = text.charAt(at);
    if (/\s/.test(character) || (isArray && /[,\]]/.test(character))) {
      at += 1;
      continue;
    }
    if (character === '[' && /^\[\s*(?:\{|\]|$)/.test(text.slice(at, at + 500))) {
      isArray = true;
      at += 1;
      continue;
    }
    const isObject = character === '{';
    const end = isObject ? endOfObject(text, at, sight) : endOfParagraph(text, at);
    yield { kind: isObject ? 'json' : 'paragraph', text: text.slice(at, end).trim(), line: lineAt(at) };
    at = Math.max(end, at + 1);
  }
}
