import { Breather } from './breather.ts';

/** What is no longer than this is read in one go, which takes a millisecond or two. */
export const PIECE_CHARACTERS = 64 * 1024;

type Parse = (text: string) => unknown;

/** Reads a long JSON text piece by piece, so that others are answered in between. Throws what `parse` throws where it is none. */
export function parseInPieces(text: string, parse: Parse): Promise<unknown> {
  return new LargeText(text, parse).valueOf({ start: 0, end: text.length });
}

/** A part of the text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Some elements of a list, or members of an object. */
interface Piece extends Span {
  /** Where the value of a single member begins, behind its colon; -1 in lists, and where there are several. */
  readonly value: number;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

class LargeText {
  private readonly text: string;
  private readonly parse: Parse;
  private readonly breather = new Breather();

  constructor(text: string, parse: Parse) {
    this.text = text;
    this.parse = parse;
  }

  async valueOf(span: Span): Promise<unknown> {
    await this.breather.breathe();
    const first = this.firstOf(span);
    const opening = this.text.charCodeAt(first);
    const isContainer = opening === OPEN_LIST || opening === OPEN_OBJECT;
    if (span.end - first <= PIECE_CHARACTERS || !isContainer) return this.parse(this.text.slice(span.start, span.end));
    return opening === OPEN_LIST ? this.listOf({ ...span, start: first }) : this.objectOf({ ...span, start: first });
  }

  private async listOf(span: Span): Promise<readonly unknown[]> {
    const list: unknown[] = [];
    for (const piece of await this.piecesOf(span, CLOSE_LIST)) {
      const isLong = piece.end - piece.start > PIECE_CHARACTERS;
      if (isLong) list.push(await this.valueOf(piece));
      else for (const value of (await this.read(`[${this.slice(piece)}]`)) as readonly unknown[]) list.push(value);
    }
    return list;
  }

  private async objectOf(span: Span): Promise<object> {
    const object = {};
    for (const piece of await this.piecesOf(span, CLOSE_OBJECT)) {
      const isLong = piece.end - piece.start > PIECE_CHARACTERS && piece.value >= 0;
      if (!isLong) Object.assign(object, await this.read(`{${this.slice(piece)}}`));
      // Whether the name is one that may be is for the same reader to say.
      else
        for (const name of Object.keys(this.parse(`{${this.text.slice(piece.start, piece.value)}0}`) as object))
          Object.assign(object, { [name]: await this.valueOf({ start: piece.value, end: piece.end }) });
    }
    return object;
  }

  private async read(text: string): Promise<unknown> {
    await this.breather.breathe();
    return this.parse(text);
  }

  /** The items of a list or an object, as many together as make a piece; one that is longer stands alone. */
  private async piecesOf(span: Span, closing: number): Promise<readonly Piece[]> {
    const walk = new Walk(this.text, span.start);
    while (!walk.isOver && walk.at < span.end) {
      await this.breather.breathe();
      walk.goOn(Math.min(span.end, walk.at + PIECE_CHARACTERS));
    }
    const isWhole = walk.isOver && !walk.isBroken && this.text.charCodeAt(walk.at - 1) === closing;
    // What is cut off or goes on behind its end is no JSON, and is called that.
    if (!isWhole || this.firstOf({ start: walk.at, end: span.end }) < span.end) this.parse('[');
    return walk.pieces;
  }

  private firstOf({ start, end }: Span): number {
    let at = start;
    while (at < end && isBlank(this.text.charCodeAt(at))) at++;
    return at;
  }

  private slice({ start, end }: Span): string {
    return this.text.slice(start, end);
  }
}

function isBlank(char: number): boolean {
  return char === 0x20 || char === 0x0a || char === 0x0d || char === 0x09;
}

/** A walk through a list or an object that notes where its own items are, not those of what is inside. */
class Walk {
  readonly pieces: Piece[] = [];
  at: number;
  isOver = false;
  /** There is nothing between two commas. */
  isBroken = false;
  private readonly text: string;
  private depth = 0;
  private inString = false;
  private start: number;
  private value = -1;
  private isEmpty = true;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
    this.start = start + 1;
  }

  goOn(until: number): void {
    while (this.at < until && !this.isOver) {
      const char = this.text.charCodeAt(this.at);
      if (this.inString) this.walkString(char);
      else this.walk(char);
      this.at++;
    }
  }

  private walkString(char: number): void {
    if (char === BACKSLASH) this.at++;
    else if (char === QUOTE) this.inString = false;
  }

  private walk(char: number): void {
    if (char === COMMA && this.depth === 1) return void this.note();
    if (char === CLOSE_LIST || char === CLOSE_OBJECT) return void this.close();
    if (char === COLON && this.depth === 1 && this.value < 0) this.value = this.at + 1;
    else if (char === QUOTE) this.inString = true;
    this.isEmpty &&= this.depth === 0 || isBlank(char);
    if (char === OPEN_LIST || char === OPEN_OBJECT) this.depth++;
  }

  private close(): void {
    if (--this.depth > 0) return;
    if (this.pieces.length > 0 || !this.isEmpty) this.note();
    this.isOver = true;
  }

  private note(): void {
    const { start, at: end, value } = this;
    const last = this.pieces.at(-1);
    this.isBroken ||= this.isEmpty;
    if (last === undefined || end - last.start > PIECE_CHARACTERS) this.pieces.push({ start, end, value });
    else this.pieces[this.pieces.length - 1] = { start: last.start, end, value: -1 };
    this.start = end + 1;
    this.value = -1;
    this.isEmpty = true;
  }
}
