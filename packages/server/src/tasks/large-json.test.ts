import { describe, expect, it } from 'vitest';
import { PIECE_CHARACTERS, parseInPieces } from './large-json.ts';

const LONG = 'x'.repeat(PIECE_CHARACTERS);
/** Some three pieces of it. */
const many = (text: string) =>
  Array<string>(Math.ceil((3 * PIECE_CHARACTERS) / (text.length + 1)))
    .fill(text)
    .join(',');

/** What JSON.parse makes of it, and the longest piece that was read in one go. */
async function read(text: string) {
  let longest = 0;
  const value = await parseInPieces(text, (piece) => {
    longest = Math.max(longest, piece.length);
    return JSON.parse(piece);
  });
  return { value, longest };
}

describe('a long text is read piece by piece', () => {
  it.each([
    ['a list of small things', `[${many('{}')}]`],
    ['numbers and words', ` [ ${many(' 1 , "a\\"]," , null')} ] \n`],
    ['a file with a long list inside', `{"format":"f","designs":[${many('{"a":[1,2,{"b":"}"}]}')}],"end":{"x":1}}`],
    ['long lists within long lists', `[[${many('1')}],{"a":{"b":[${many('"\\\\"')}]}},[${many('[]')}]]`],
    ['many members', `{${Array.from({ length: 20_000 }, (_, i) => `"m${i}" : [${i}]`).join(',\n')}}`],
    ['nothing, at length', `[${' '.repeat(PIECE_CHARACTERS)}]`],
    ['a member twice', `{"a":1,"b":[${many('2')}],"a":3}`],
  ])('%s', async (_what, text) => {
    const { value, longest } = await read(text);
    expect(value).toEqual(JSON.parse(text));
    expect(longest).toBeLessThanOrEqual(PIECE_CHARACTERS + 2);
  });

  it('a word that is longer than a piece is one piece', async () => {
    const { value, longest } = await read(`{"a":"${LONG}","b":["${LONG}",1]}`);
    expect(value).toEqual({ a: LONG, b: [LONG, 1] });
    expect(longest).toBeGreaterThan(PIECE_CHARACTERS);
  });

  it.each([
    ['nothing but a comma', `[${' '.repeat(PIECE_CHARACTERS)},${' '.repeat(PIECE_CHARACTERS)}]`],
    ['cut off', `[${many('1')}`],
    ['cut off in a word', `[${many('1')},"`],
    ['with something behind it', `[${many('1')}] 2`],
    ['closed as something else', `[${many('1')}}`],
    ['with a comma at the end', `[${many('1')},]`],
    ['with nothing between two commas', `[${many('1')},,${many('1')}]`],
    ['with nothing at the start', `[ ,${many('1')}]`],
    ['with a member without a name', `{"a":[${many('1')}],[${many('1')}]}`],
    ['with a member without a value', `{"a":[${many('1')}],"b":}`],
    ['with a long member whose name is none', `{a:[${many('1')}]}`],
    ['with a bracket that closes nothing', `[${many('1')},2}]`],
  ])('what is %s is refused', async (_what, text) => {
    expect(() => JSON.parse(text)).toThrow();
    await expect(read(text)).rejects.toThrow(SyntaxError);
  });
});
