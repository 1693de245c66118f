import { DEEPEST_JSON, deepField, type Problem } from '@hardtop/kernel';

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
  const deep = deepField(text, WHOLE);
  if (deep !== null) {
    const message = `This nests deeper than ${DEEPEST_JSON} levels.`;
    return { code: 'too-deep', field: deep, message, legal: [`up to ${DEEPEST_JSON} levels`] };
  }
  const unfit = MAYBE_UNFIT.test(text) ? unfitIn(text) : null;
  if (unfit === null) return null;
  const message = 'This has a zero character or half a pair of surrogates.';
  return { code: 'json', field: unfit, message, legal: ['any other character'] };
}

const WHOLE = '(body)';

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
