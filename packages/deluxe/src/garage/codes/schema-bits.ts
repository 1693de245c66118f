// The bits of a design in a code follow from the schema of its JSON, so that the two cannot part.

import * as codec from '@hardtop/workshop/codes';
import * as z from 'zod';

type Ids<Id extends string> = readonly [Id, ...Id[]];

/** Far beyond any vehicle, near enough to refuse nonsense. */
const MOST = 999;

const CODECS = new WeakMap<z.core.$ZodType, codec.Codec<unknown>>();

/** A schema whose bits do not follow from its kind. */
export function coded<S extends z.ZodType>(schema: S, bits: codec.Codec<unknown>): S {
  CODECS.set(schema, bits);
  return schema;
}

export function bitsOf(schema: z.core.$ZodType): codec.Codec<unknown> {
  const bits = CODECS.get(schema) ?? derived(schema);
  CODECS.set(schema, bits);
  return bits;
}

function derived(schema: z.core.$ZodType): codec.Codec<unknown> {
  if (schema instanceof z.ZodLiteral) return codec.constant(schema.value);
  if (schema instanceof z.ZodEnum) return codec.oneOf(schema.options as [string, ...string[]]);
  if (schema instanceof z.ZodString) return codec.text;
  if (schema instanceof z.ZodDefault) return bitsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return codec.listOf(bitsOf(schema.element));
  if (schema instanceof z.ZodObject) return fieldBits(schema.shape);
  if (!(schema instanceof z.ZodOptional)) throw new Error('this schema needs bits of its own');
  const inner = schema.unwrap();
  return inner instanceof z.ZodBoolean ? codec.yes : codec.optional(bitsOf(inner));
}

const fieldBits = (fields: z.core.$ZodShape): codec.Codec<object> =>
  codec.record<Record<string, unknown>>(
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, bitsOf(field)])),
  );

/** One bit in a code while all the fields of `odd` are absent. */
export function mostly<P extends z.ZodRawShape, O extends z.ZodRawShape>(id: string, plain: P, odd: O) {
  const [first, rest] = [fieldBits(plain), codec.optional(fieldBits(odd))];
  const isPlain = (value: object): boolean =>
    Object.keys(odd).every((key) => [undefined, false].includes(Reflect.get(value, key)));
  const bits: codec.Codec<object> = {
    write(out, value) {
      first.write(out, value);
      rest.write(out, isPlain(value) ? undefined : value);
    },
    read: (from) => ({ ...first.read(from), ...rest.read(from) }),
  };
  return coded(z.strictObject({ ...plain, ...odd }).meta({ id }), bits);
}

/** One of several shapes by a word in them; codes count the words in the order of `tags`. */
export function oneOfShapes(
  key: string,
  shapes: Readonly<Record<string, z.ZodObject>>,
  tags: readonly string[] = Object.keys(shapes),
): z.ZodType {
  const all = Object.values(shapes) as [z.ZodObject, ...z.ZodObject[]];
  const bits = Object.fromEntries(Object.entries(shapes).map(([tag, shape]) => [tag, bitsOf(shape)]));
  return coded(z.discriminatedUnion(key, all), codec.tagged(key, tags as [string, ...string[]], bits));
}

/** A list to which a later version may add. */
export const growing = <Id extends string>(ids: Ids<Id>) => coded(z.enum(ids), codec.oneOfMany(ids));
export const flag = z.boolean().optional();
export const counted = coded(z.int().min(1).max(MOST), codec.count);
/** From zero; numbers below 2^k take k + 1 bits. */
export const number = (k: number, least = 0) => coded(z.int().min(least).max(MOST), codec.whole(k));

/** Links are mostly called A, B, C and turrets t1, t2. */
export const label = coded(z.string().min(1).max(20), {
  write(out, value: string) {
    const letter = /^[A-Z]$/.test(value) ? value.charCodeAt(0) - 65 : -1;
    const place = /^t[1-8]$/.test(value) ? Number(value.slice(1)) - 1 : -1;
    if (letter >= 0) out.put(letter, 1 + 5);
    else if (place >= 0) out.put(0b10 * 8 + place, 2 + 3);
    else {
      out.put(0b11, 2);
      codec.text.write(out, value);
    }
  },
  read(from) {
    if (from.take(1) === 0) return String.fromCharCode(65 + from.take(5));
    return from.take(1) === 0 ? `t${1 + from.take(3)}` : codec.text.read(from);
  },
});

/** Whole numbers short; any other as its digits. */
export const amount = (schema: z.ZodNumber) =>
  coded(schema, {
    write(out, value: number) {
      const isWhole = Number.isSafeInteger(value) && value >= 0;
      out.put(isWhole ? 0 : 1, 1);
      if (isWhole) codec.whole(6).write(out, value);
      else codec.text.write(out, String(value));
    },
    read(from) {
      if (from.take(1) === 0) return codec.whole(6).read(from);
      const value = Number(codec.text.read(from));
      from.failed ||= !Number.isFinite(value);
      return Number.isFinite(value) ? value : 0;
    },
  });
