import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEEPEST_JSON, DepthWalk, deepField, type Problem } from '@hardtop/kernel';

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

/** So many letters are looked at before others are answered. */
const LETTERS_AT_ONCE = 1024 * 1024;

/** Why a body is refused before anybody looks at what it says; null if it is not. In time linear in its length. */
export function bodyProblem(text: string): Problem | null {
  return tooDeep(deepField(text, WHOLE));
}

/** The same for a long one, some letters at a time; it is refused as well if it consists of brackets: to read such a one costs many times what it weighs. */
export async function longBodyProblem(text: string): Promise<Problem | null> {
  const walk = new DepthWalk(text, WHOLE);
  const most = Math.floor(text.length / CHARACTERS_EACH);
  let count = 0;
  for (let from = 0; from < text.length; from += LETTERS_AT_ONCE) {
    await nextTurn();
    const until = Math.min(text.length, from + LETTERS_AT_ONCE);
    const deep = walk.goOn(until);
    if (deep !== null) return tooDeep(deep);
    count += openingsIn(text, from, until);
    if (count > most) return CROWDED;
  }
  return null;
}

const WHOLE = '(body)';

/** What people send has some forty characters for each list or object in it, a map of nothing but points fourteen. */
const CHARACTERS_EACH = 8;

const CROWDED: Problem = {
  code: 'too-many',
  field: WHOLE,
  message: 'This has more lists and objects than its length allows.',
};

function tooDeep(field: string | null): Problem | null {
  if (field === null) return null;
  const message = `This nests deeper than ${DEEPEST_JSON} levels.`;
  return { code: 'too-deep', field, message, legal: [`up to ${DEEPEST_JSON} levels`] };
}

function openingsIn(text: string, from: number, until: number): number {
  let count = 0;
  for (let i = from; i < until; i++) {
    const char = text.charCodeAt(i);
    if (char === OPEN_LIST || char === OPEN_OBJECT) count++;
  }
  return count;
}

const [OPEN_LIST, OPEN_OBJECT] = [0x5b, 0x7b];

/** Why a value is refused for a character in it; `text` is what it was read from. Only where an escape looks like one is it looked into. */
export function unfitProblem(text: string, value: unknown): Problem | null {
  const field = MAYBE_UNFIT.test(text) ? unfitField(value, '') : null;
  if (field === null) return null;
  const message = 'This has a zero character or half a pair of surrogates.';
  return { code: 'json', field, message, legal: ['any other character'] };
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
