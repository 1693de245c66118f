/** What nests deeper is nothing that anybody wrote: the longest journal has a dozen levels. */
export const DEEPEST_JSON = 64;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** The outermost field of a JSON text that nests too deep, or `whole`; null if none does. To be asked before anybody walks into it. */
export function deepField(text: string, whole: string): string | null {
  return new DepthWalk(text, whole).goOn(text.length);
}

/** The same for a long text, some letters at a time. */
export class DepthWalk {
  private readonly text: string;
  private field: string;
  private at = 0;
  private depth = 0;
  /** Where the string began that is being read; -1 outside of one. */
  private quote = -1;

  constructor(text: string, whole: string) {
    this.text = text;
    this.field = whole;
  }

  /** The field that nests too deep, if it does so before `until`. */
  goOn(until: number): string | null {
    const { text } = this;
    let { at, depth, quote } = this;
    for (; at < until; at++) {
      const char = text.charCodeAt(at);
      if (quote >= 0) {
        if (char === BACKSLASH) at++;
        else if (char === QUOTE) {
          if (depth === 1) this.field = text.slice(quote + 1, Math.min(at, quote + 50));
          quote = -1;
        }
      } else if (char === QUOTE) quote = at;
      else if (char === OPEN_LIST || char === OPEN_OBJECT) {
        if (++depth > DEEPEST_JSON) return this.field;
      } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--;
    }
    this.at = at;
    this.depth = depth;
    this.quote = quote;
    return null;
  }
}
