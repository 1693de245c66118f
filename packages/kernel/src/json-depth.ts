/** What nests deeper is nothing that anybody wrote: the longest journal has a dozen levels. */
export const DEEPEST_JSON = 64;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** The outermost field of a JSON text that nests too deep, or `whole`; null if none does. To be asked before anybody walks into it. */
export function deepField(text: string, whole: string): string | null {
  let depth = 0;
  let field = whole;
  let quote = -1;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (quote >= 0) {
      if (char === BACKSLASH) i++;
      else if (char === QUOTE) {
        if (depth === 1) field = text.slice(quote + 1, Math.min(i, quote + 50));
        quote = -1;
      }
    } else if (char === QUOTE) quote = i;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      if (++depth > DEEPEST_JSON) return field;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--;
  }
  return null;
}
