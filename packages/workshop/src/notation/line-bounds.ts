import type { Problem } from '@hardtop/kernel';

/** The longest line of a book has some six hundred characters. */
const MOST_CHARACTERS = 4_000;
/** A rack of a turret of a trailer: nobody puts more into one another. */
const DEEPEST = 12;

/** Why a paragraph is no stat line, whatever it says; null if it may be one. */
export function lineProblem(text: string): Problem | null {
  if (text.length > MOST_CHARACTERS) {
    const message = `A stat line has up to ${MOST_CHARACTERS} characters; this has ${text.length}.`;
    return { code: 'too-long', message, legal: ['a blank line between two vehicles'] };
  }
  if (!isDeep(text)) return null;
  return { code: 'too-deep', message: `Here are more than ${DEEPEST} brackets inside one another.` };
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    else if (depth > 0 && ')]}'.includes(character)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
