import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { LIMITS } from './limits.ts';

/** A name as it is shown, and as it is compared. */
export interface KeptName {
  readonly name: string;
  readonly key: string;
}

/** Letters of any script with their marks, digits, and few signs between: nothing that turns, hides or breaks a line. */
const FIT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]+$/u;
/** Some letters and marks show nothing at all. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** More on one letter is a tower, no name. */
const TOWER = /\p{M}{4}/u;
/** Scripts whose letters look like each other's: in one name they are there to deceive. */
const LOOKALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const BAD: Problem = {
  code: 'name',
  field: 'name',
  message: 'That cannot be kept as a name.',
  legal: [
    `2 to ${LIMITS.nameCharacters} letters and digits of one script`,
    'spaces, dots, hyphens and apostrophes between',
  ],
};

/** Brings a name into one form: what looks the same is the same. */
export function parseName(text: string): Result<KeptName, Problem> {
  const name = text
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const key = keyOf(name);
  const { length } = [...name];
  const isFit = length >= 2 && length <= LIMITS.nameCharacters && FIT.test(name) && !UNSEEN.test(name);
  const scripts = LOOKALIKES.filter((script) => script.test(name)).length;
  return isFit && !TOWER.test(name) && scripts <= 1 ? ok({ name, key }) : err(BAD);
}

/** What a name is looked up by, whatever was typed: case, spaces and signs do not count. */
export function keyOf(name: string): string {
  const letters = name.normalize('NFKC').toLowerCase().normalize('NFKC');
  return letters.replace(/[^\p{L}\p{M}\p{N}]/gu, '').slice(0, 4 * LIMITS.nameCharacters);
}
