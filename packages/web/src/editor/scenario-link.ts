import { deepField, err, ok, type Problem, type Result } from '@hardtop/kernel';
import { isRecord } from '../base/storage.ts';

/** A scenario on its way to somebody. */
export interface SentScenario {
  readonly ruleset: string;
  readonly file: Readonly<Record<string, unknown>>;
  /** Who made it, if they say so. */
  readonly by: string;
}

/** Of the fragment of a link: more is cut by what people send links with. */
export const LONGEST_LINK = 16_000;
/** Of a scenario as text: the largest of ours has a tenth. */
export const LARGEST_FILE = 256 * 1024;
const LONGEST_NAME = 60;

const problem = (code: string, message: string): { readonly ok: false; readonly error: readonly Problem[] } =>
  err([{ code, message }]);

async function through(bytes: Uint8Array<ArrayBuffer>, by: TransformStream, most: number): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value as Uint8Array;
    size += part.length;
    // What swells without end is let go before it fills the memory.
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part);
  }
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
}

/** What stands behind the `#`: how many characters follow, and they; null: it is too big for a link. */
export async function makeLinkText(sent: SentScenario): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(sent));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), LARGEST_FILE);
  if (packed === null) return null;
  const letters = toLetters(packed);
  return letters.length > LONGEST_LINK ? null : `${letters.length}.${letters}`;
}

const CUT = 'This link was cut on its way: ask for it once more, or for the file.';

export async function parseLinkText(text: string): Promise<Result<SentScenario, readonly Problem[]>> {
  const [, length = '', letters = ''] = /^(\d{1,6})\.([\w-]*)/.exec(text) ?? [];
  if (length === '') return problem('not-a-link', 'This is not a link to a scenario.');
  if (Number(length) > LONGEST_LINK)
    return problem('long-link', `A link holds up to ${LONGEST_LINK} characters; this one claims ${length}.`);
  if (letters.length < Number(length)) return problem('cut-link', CUT);
  try {
    const bytes = fromLetters(letters.slice(0, Number(length)));
    const unpacked = await through(bytes, new DecompressionStream('deflate-raw'), LARGEST_FILE);
    if (unpacked === null) return tooLarge('What is in this link');
    return sentIn(new TextDecoder().decode(unpacked));
  } catch {
    return problem('cut-link', CUT);
  }
}

const tooLarge = (what: string) =>
  problem('too-large', `${what} is larger than ${LARGEST_FILE / 1024} KB, which is more than a scenario can be.`);

function sentIn(text: string): Result<SentScenario, readonly Problem[]> {
  const read = readJson(text);
  if (!read.ok) return read;
  const { ruleset, file, by } = read.value;
  if (typeof ruleset !== 'string' || !isRecord(file))
    return problem('not-a-scenario', 'There is no scenario in this link.');
  return ok({ ruleset, file, by: typeof by === 'string' ? by.slice(0, LONGEST_NAME) : '' });
}

function readJson(text: string): Result<Readonly<Record<string, unknown>>, readonly Problem[]> {
  const deep = deepField(text, 'the file');
  if (deep !== null) return problem('too-deep', `Nests too deep, in ${deep}.`);
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? ok(value) : problem('not-a-scenario', 'A scenario is a JSON object.');
  } catch (error) {
    return problem('not-json', `This is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A scenario file as somebody saved it; what is wrong inside it the rules say when it is open. */
export function parseFileText(text: string, bytes: number): Result<Omit<SentScenario, 'by'>, readonly Problem[]> {
  if (bytes > LARGEST_FILE) return tooLarge(`The file has ${Math.ceil(bytes / 1024)} KB: it`);
  const read = readJson(text);
  if (!read.ok) return read;
  const { ruleset } = read.value;
  if (typeof ruleset !== 'string')
    return problem('no-ruleset', 'The file does not say what rules it belongs to: its field "ruleset" is missing.');
  return ok({ ruleset, file: read.value });
}
