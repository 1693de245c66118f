// Names and counts inside a code.

import { type Codec, whole } from './codec.ts';

const COMMON = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-';
const length = whole(3);
const codePoint = whole(6);

/** Six bits a character while it is letters, figures, spaces and hyphens; any other text by code points. */
export const text: Codec<string> = {
  write(out, value) {
    const characters = [...value];
    const isCommon = characters.every((character) => COMMON.includes(character));
    out.put(isCommon ? 0 : 1, 1);
    length.write(out, characters.length);
    for (const character of characters) {
      if (isCommon) out.put(COMMON.indexOf(character), 6);
      else codePoint.write(out, character.codePointAt(0) ?? 0);
    }
  },
  read(from) {
    const isCommon = from.take(1) === 0;
    const size = length.read(from);
    if (size > 4000) from.failed = true;
    let made = '';
    for (let i = 0; i < size && !from.failed; i += 1) {
      const point = isCommon ? -1 : codePoint.read(from);
      if (point > 0x10ffff) from.failed = true;
      else made += isCommon ? COMMON.charAt(from.take(6)) : String.fromCodePoint(point);
    }
    return made;
  },
};

/** A count that is nearly always one. */
export const count: Codec<number> = {
  write: (out, value) => whole(0).write(out, value - 1),
  read: (from) => whole(0).read(from) + 1,
};
