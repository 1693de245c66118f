// Names of links and turrets and odd numbers inside a code.

import { type Codec, text, whole } from '@hardtop/workshop/notation';

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
