const PLAIN = /^[ !#-[\]-~]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what JSON writes long.
const WRITTEN_LONG = /["\\\u0000-\u001f\ud800-\udfff]/;
const NUMBER_BYTES = 24;
const SMALL = 1_000_000;
const SMALL_BYTES = 7;

/** At most so many bytes a plain value takes as JSON, and seldom many more than it does: quicker than to write it. */
export function jsonBound(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return stringBound(value);
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < SMALL ? SMALL_BYTES : NUMBER_BYTES;
    case 'object':
      if (value === null) return 4;
      return Array.isArray(value) ? listBound(value) : fieldsBound(value as Readonly<Record<string, unknown>>);
    default:
      return 5;
  }
}

function stringBound(text: string): number {
  if (PLAIN.test(text)) return text.length + 2;
  return (WRITTEN_LONG.test(text) ? 6 : 3) * text.length + 2;
}

function listBound(list: readonly unknown[]): number {
  let bytes = 2;
  for (const item of list) bytes += jsonBound(item) + 1;
  return bytes;
}

function fieldsBound(fields: Readonly<Record<string, unknown>>): number {
  let bytes = 2;
  for (const field in fields) bytes += fieldBound(field) + jsonBound(fields[field]) + 2;
  return bytes;
}

/** The same few names come again and again. */
const fieldBounds = new Map<string, number>();
const MOST_FIELDS = 1_000;

function fieldBound(field: string): number {
  const known = fieldBounds.get(field);
  if (known !== undefined) return known;
  const bound = stringBound(field);
  if (fieldBounds.size < MOST_FIELDS) fieldBounds.set(field, bound);
  return bound;
}
