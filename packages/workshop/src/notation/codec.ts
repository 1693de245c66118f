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

/** Place in a list that only ever grows at its end. */
export function oneOf<T extends string>(ids: readonly [T, ...T[]]): Codec<T> {
  const width = Math.ceil(Math.log2(ids.length));
  return {
    write: (out, value) => out.put(ids.indexOf(value), width),
    read(from) {
      const id = ids[from.take(width)];
      if (id !== undefined) return id;
      from.failed = true;
      return ids[0];
    },
  };
}

/** A list of ids to which a later version may add: room for twice as many, and more. */
export function oneOfMany<T extends string>(ids: readonly [T, ...T[]]): Codec<T> {
  const place = whole(Math.max(1, Math.ceil(Math.log2(ids.length)) - 1));
  return {
    write: (out, value) => place.write(out, ids.indexOf(value)),
    read(from) {
      const id = ids[place.read(from)];
      if (id !== undefined) return id;
      from.failed = true;
      return ids[0];
    },
  };
}

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
export function tagged<Tag extends string, Key extends string, T extends Readonly<Record<Key, Tag>>>(
  key: Key,
  tags: readonly [Tag, ...Tag[]],
  shapes: { readonly [Id in Tag]: Codec<Extract<T, Readonly<Record<Key, Id>>>> },
): Codec<T> {
  const tag = oneOf(tags);
  return {
    write(out, value) {
      const id = value[key];
      tag.write(out, id);
      (shapes[id] as Codec<T>).write(out, value);
    },
    read: (from) => (shapes[tag.read(from)] as unknown as Codec<T>).read(from),
  };
}
