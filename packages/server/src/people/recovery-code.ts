import { createHash, randomInt } from 'node:crypto';

/** Digits and letters that nobody takes for each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [GROUPS, EACH] = [5, 5];

/** 125 bits, to be written on paper: `7K2QF-…`. */
export function makeRecoveryCode(): string {
  const group = () => Array.from({ length: EACH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As somebody reads it off paper: any case, with or without hyphens, O for 0. Null if it cannot be one. */
export function parseRecoveryCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return new RegExp(`^[${LETTERS}]{${GROUPS * EACH}}$`).test(letters) ? letters : null;
}

/** Nobody guesses 125 bits: it needs no slow hash. */
export function digestOfCode(code: string): string {
  return createHash('sha256')
    .update(`recovery:${parseRecoveryCode(code) ?? ''}`)
    .digest('base64url');
}
