// Names, labels and odd numbers inside a code.

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

/** Links are mostly called A, B, C and turrets t1, t2. */
export const label: Codec<string> = {
  write(out, value) {
    const letter = /^[A-Z]$/.test(value) ? value.charCodeAt(0) - 65 : -1;
    const number = /^t[1-8]$/.test(value) ? Number(value.slice(1)) - 1 : -1;
    if (letter >= 0) out.put(letter, 1 + 5);
    else if (number >= 0) out.put(0b10 * 8 + number, 2 + 3);
    else {
      out.put(0b11, 2);
      text.write(out, value);
    }
  },
  read(from) {
    if (from.take(1) === 0) return String.fromCharCode(65 + from.take(5));
    return from.take(1) === 0 ? `t${1 + from.take(3)}` : text.read(from);
  },
};

/** A count that is nearly always one. */
export const count: Codec<number> = {
  write: (out, value) => whole(0).write(out, value - 1),
  read: (from) => whole(0).read(from) + 1,
};

const figure = whole(6);

/** Whole numbers short; any other as its digits. */
export const amount: Codec<number> = {
  write(out, value) {
    const isWhole = Number.isSafeInteger(value) && value >= 0;
    out.put(isWhole ? 0 : 1, 1);
    if (isWhole) figure.write(out, value);
    else text.write(out, String(value));
  },
  read(from) {
    if (from.take(1) === 0) return figure.read(from);
    const value = Number(text.read(from));
    if (Number.isFinite(value)) return value;
    from.failed = true;
    return 0;
  },
};
