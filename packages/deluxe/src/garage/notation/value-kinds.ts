// Kinds of values in a design: each knows its JSON, strictly, and its bits in a code, so that the two cannot part.

import { keysOf } from '@hardtop/kernel';
import {
  type Codec,
  constant,
  count as countBits,
  listOf,
  oneOf,
  oneOfMany,
  optional,
  record,
  text as textBits,
  whole as wholeBits,
  yes,
} from '@hardtop/workshop/notation';
import * as z from 'zod';

export interface Kind<T> {
  readonly bits: Codec<T>;
  readonly json: z.ZodType;
}

/** An object with these fields, in this order. */
export interface Shape<T extends object> extends Kind<T> {
  readonly json: z.ZodObject;
}

type Fields<T> = { readonly [Key in keyof T]-?: Kind<T[Key]> };
type Ids<Id extends string> = readonly [Id, ...Id[]];
type Table<Id extends string> = Readonly<Record<Id, unknown>>;

/** Far beyond any vehicle, near enough to refuse nonsense. */
const MOST = 999;

export const literal = <T extends string | number>(value: T): Kind<T> => ({
  bits: constant(value),
  json: z.literal(value),
});
export const oneOfThese = <Id extends string>(ids: Ids<Id>): Kind<Id> => ({ bits: oneOf(ids), json: z.enum(ids) });
/** A list to which a later version may add. */
export const oneOfGrowing = <Id extends string>(ids: Ids<Id>): Kind<Id> => ({
  bits: oneOfMany(ids),
  json: z.enum(ids),
});
/** Codes number ids in the order of the catalogue's tables: new ones go to the end, or the links people saved stop working. */
export const idIn = <Id extends string>(table: Table<Id>): Kind<Id> => oneOfThese(keysOf(table));
export const growingIn = <Id extends string>(table: Table<Id>): Kind<Id> => oneOfGrowing(keysOf(table));
export const maybe = <T>({ bits, json }: Kind<T>): Kind<T | undefined> => ({
  bits: optional(bits),
  json: json.optional(),
});
/** What JSON may leave out. */
export const orElse = <T>({ bits, json }: Kind<T>, value: T): Kind<T> => ({ bits, json: json.default(value) });
export const list = <T>({ bits, json }: Kind<T>, most = MOST): Kind<readonly T[]> => ({
  bits: listOf(bits),
  json: z.array(json).max(most),
});
export const flag: Kind<boolean | undefined> = { bits: yes, json: z.boolean().optional() };
export const text = (most: number): Kind<string> => ({ bits: textBits, json: z.string().max(most) });
export const count: Kind<number> = { bits: countBits, json: z.int().min(1).max(MOST) };
/** From zero; numbers below 2^k take k + 1 bits. */
export const whole = (k: number): Kind<number> => ({ bits: wholeBits(k), json: z.int().min(0).max(MOST) });

const jsonOf = <T>(fields: Fields<T>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries<Kind<unknown>>(fields).map(([key, { json }]) => [key, json]));

/** Fields in the order of their JSON; a code has those of `first` before the others. */
export const shape = <T extends object>(fields: Fields<T>, id?: string, first: readonly string[] = []): Shape<T> => {
  const json = z.strictObject(jsonOf(fields));
  const order = [...new Set([...first, ...Object.keys(fields)])] as (keyof T)[];
  const bits = Object.fromEntries(order.map((key) => [key, fields[key].bits])) as { [Key in keyof T]-?: Codec<T[Key]> };
  return { bits: record<T>(bits), json: id === undefined ? json : json.meta({ id }) };
};

/** One bit in a code while all the fields of `odd` are absent. */
export function mostly<A extends object, B extends object>(plain: Fields<A>, odd: Fields<B>, id: string): Shape<A & B> {
  const [first, rest] = [shape<A>(plain).bits, optional(shape<B>(odd).bits)];
  const isPlain = (value: object): boolean =>
    Object.keys(odd).every((key) => [undefined, false].includes(Reflect.get(value, key)));
  return {
    bits: {
      write(out, value) {
        first.write(out, value);
        rest.write(out, isPlain(value) ? undefined : value);
      },
      read: (from) => ({ ...first.read(from), ...(rest.read(from) ?? ({} as B)) }),
    },
    json: z.strictObject({ ...jsonOf(plain), ...jsonOf(odd) }).meta({ id }),
  };
}

/** Links are mostly called A, B, C and turrets t1, t2. */
export const label: Kind<string> = {
  json: z.string().min(1).max(20),
  bits: {
    write(out, value) {
      const letter = /^[A-Z]$/.test(value) ? value.charCodeAt(0) - 65 : -1;
      const number = /^t[1-8]$/.test(value) ? Number(value.slice(1)) - 1 : -1;
      if (letter >= 0) out.put(letter, 1 + 5);
      else if (number >= 0) out.put(0b10 * 8 + number, 2 + 3);
      else {
        out.put(0b11, 2);
        textBits.write(out, value);
      }
    },
    read(from) {
      if (from.take(1) === 0) return String.fromCharCode(65 + from.take(5));
      return from.take(1) === 0 ? `t${1 + from.take(3)}` : textBits.read(from);
    },
  },
};

const figure = wholeBits(6);

/** Whole numbers short; any other as its digits. */
const amountBits: Codec<number> = {
  write(out, value) {
    const isWhole = Number.isSafeInteger(value) && value >= 0;
    out.put(isWhole ? 0 : 1, 1);
    if (isWhole) figure.write(out, value);
    else textBits.write(out, String(value));
  },
  read(from) {
    if (from.take(1) === 0) return figure.read(from);
    const value = Number(textBits.read(from));
    if (Number.isFinite(value)) return value;
    from.failed = true;
    return 0;
  },
};

export const amount = (json: z.ZodType): Kind<number> => ({ bits: amountBits, json });
