// Pairs of writer and reader for one kind of value each, put together from small ones.

import type { BitReader, BitWriter } from './bits.ts';

export interface Codec<T> {
  write(out: BitWriter, value: T): void;
  read(from: BitReader): T;
}

/** Exp-Golomb of order `k`: numbers below 2^k take k + 1 bits, twice as many two more. */
export function whole(k: number): Codec<number> {
  return {
    write(out, value) {
      const shifted = value + 2 ** k;
      const width = Math.floor(Math.log2(shifted)) + 1;
      for (let i = k + 1; i < width; i += 1) out.put(0, 1);
      out.put(shifted, width);
    },
    read(from) {
      let extra = 0;
      while (from.take(1) === 0) {
        extra += 1;
        if (from.failed || extra > 40) return 0;
      }
      return 2 ** (k + extra) + from.take(k + extra) - 2 ** k;
    },
  };
}

function placeIn<T extends string>(ids: readonly [T, ...T[]], place: Codec<number>): Codec<T> {
  return {
    write: (out, value) => place.write(out, ids.indexOf(value)),
    read(from) {
      const id = ids[place.read(from)];
      from.failed ||= id === undefined;
      return id ?? ids[0];
    },
  };
}

/** Place in a list that only ever grows at its end. */
export function oneOf<T extends string>(ids: readonly [T, ...T[]]): Codec<T> {
  const width = Math.ceil(Math.log2(ids.length));
  return placeIn(ids, { write: (out, place) => out.put(place, width), read: (from) => from.take(width) });
}

/** A list of ids to which a later version may add: room for twice as many, and more. */
export const oneOfMany = <T extends string>(ids: readonly [T, ...T[]]): Codec<T> =>
  placeIn(ids, whole(Math.max(1, Math.ceil(Math.log2(ids.length)) - 1)));

export function optional<T>(codec: Codec<T>): Codec<T | undefined> {
  return {
    write(out, value) {
      out.put(value === undefined ? 0 : 1, 1);
      if (value !== undefined) codec.write(out, value);
    },
    read: (from) => (from.take(1) === 1 ? codec.read(from) : undefined),
  };
}

/** What is false is left out, as designs do. */
export const yes: Codec<boolean | undefined> = {
  write: (out, value) => out.put(value === true ? 1 : 0, 1),
  read: (from) => (from.take(1) === 1 ? true : undefined),
};

/** No list of a design is longer; a broken code must not ask for millions. */
const LONGEST = 1000;

export function listOf<T>(codec: Codec<T>): Codec<readonly T[]> {
  const length = whole(0);
  return {
    write(out, values) {
      length.write(out, values.length);
      for (const value of values) codec.write(out, value);
    },
    read(from) {
      const size = length.read(from);
      if (size > LONGEST) from.failed = true;
      const values: T[] = [];
      while (values.length < size && !from.failed) values.push(codec.read(from));
      return values;
    },
  };
}

type Fields<T> = { readonly [Key in keyof T]-?: Codec<T[Key]> };

/** Field by field in the order given; what is undefined is left out. */
export function record<T extends object>(fields: Fields<T>): Codec<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return {
    write(out, value) {
      for (const key of keys) fields[key].write(out, value[key]);
    },
    read(from) {
      const made: Partial<T> = {};
      for (const key of keys) {
        const value = fields[key].read(from);
        if (value !== undefined) made[key] = value;
      }
      return made as T;
    },
  };
}

export const constant = <T>(value: T): Codec<T> => ({ write: () => undefined, read: () => value });

/** One of several shapes, told apart by a word in them. */
export function tagged(
  key: string,
  tags: readonly [string, ...string[]],
  shapes: Readonly<Record<string, Codec<unknown>>>,
): Codec<object> {
  const tag = oneOf(tags);
  return {
    write(out, value) {
      const id = String(Reflect.get(value, key));
      tag.write(out, id);
      shapes[id]?.write(out, value);
    },
    read: (from) => Object(shapes[tag.read(from)]?.read(from)),
  };
}

const COMMON = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-';
const LONGEST_TEXT = 4000;
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
    if (size > LONGEST_TEXT) from.failed = true;
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
