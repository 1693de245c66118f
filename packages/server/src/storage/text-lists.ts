/** Between texts that are sent as one: neither JSON nor an id has it inside, and nothing need be escaped as it must in an array. */
const BETWEEN = '\u001e';

/** Many texts as one parameter. */
export function inOneText(texts: readonly (string | number)[]): string {
  return texts.join(BETWEEN);
}

/** The same texts again, in a statement. */
export const list = (parameter: number) => `string_to_array($${parameter}::text, e'\\x1e')`;

/** Where an empty one stands for nothing. */
export const listOfSome = (parameter: number) => `string_to_array($${parameter}::text, e'\\x1e', '')`;
