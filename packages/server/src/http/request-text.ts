import type { Problem } from '@hardtop/kernel';

/** What nests deeper is nothing that anybody wrote: the longest journal has a dozen levels. */
const DEEPEST = 64;

/** Characters that no database column takes: the zero character, and halves of pairs. */
const UNFIT = /\0|\p{Surrogate}/u;
const MAYBE_UNFIT = /\\u(?:0000|d[89a-f])/i;

/** Why an address cannot be read; null if it can. */
export function addressProblem(url: string): Problem | null {
  const legal = ['UTF-8, each byte beyond ASCII as %xx'];
  let text: string;
  try {
    text = decodeURIComponent(url);
  } catch {
    return {
      code: 'address',
      field: '(address)',
      message: 'The address has an escape that stands for nothing.',
      legal,
    };
  }
  if (!text.includes('\0')) return null;
  return { code: 'address', field: '(address)', message: 'The address has a zero character.', legal };
}

/** Why a body is refused before anybody looks at what it says; null if it is not. In time linear in its length. */
export function bodyProblem(text: string): Problem | null {
  const deep = deepField(text);
  if (deep !== null) {
    const message = `This nests deeper than ${DEEPEST} levels.`;
    return { code: 'too-deep', field: deep, message, legal: [`up to ${DEEPEST} levels`] };
  }
  const unfit = MAYBE_UNFIT.test(text) ? unfitIn(text) : null;
  if (unfit === null) return null;
  const message = 'This has a zero character or half a pair of surrogates.';
  return { code: 'json', field: unfit, message, legal: ['any other character'] };
}

/** The outermost field that nests too deep; null if none does. */
function deepField(text: string): string | null {
  let depth = 0;
  let field = WHOLE;
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
      if (++depth > DEEPEST) return field;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--;
  }
  return null;
}

const WHOLE = '(body)';
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Only where an escape looks like one: reading the text twice is for few. Text that is no JSON is refused elsewhere. */
function unfitIn(text: string): string | null {
  try {
    return unfitField(JSON.parse(text), '');
  } catch {
    return null;
  }
}

function unfitField(value: unknown, at: string): string | null {
  if (typeof value === 'string') return UNFIT.test(value) ? at || WHOLE : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inside] of Object.entries(value)) {
    const found = UNFIT.test(key) ? at || WHOLE : unfitField(inside, at === '' ? key : `${at}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
