// A design in a few dozen characters, for links: a version, the design bit by bit, a checksum.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { LONGEST_CODE } from '../code-length.ts';
import { BitReader, BitWriter, checksumOf, isCodeText } from './bits.ts';
import type { Codec } from './codec.ts';

const CHECK_LENGTH = 2;

export const badCode = (message: string): { readonly ok: false; readonly error: Problem } =>
  err({ code: 'bad-code', message });

/** `version` is of the codes, not of the designs in them. */
export function sealedCode<Design>(codec: Codec<Design>, version: string, design: Design): string {
  const bits = new BitWriter();
  codec.write(bits, design);
  const body = version + bits.finish();
  return body + checksumOf(body);
}

/** What is in a code that begins with this version, null if it ends too early; `otherwise` says what is wrong with another. */
export function openedCode<Design>(
  codec: Codec<Design>,
  version: string,
  code: string,
  otherwise: (body: string) => string,
): Result<Design | null> {
  const trimmed = code.trim();
  if (trimmed.length <= CHECK_LENGTH + version.length || !isCodeText(trimmed))
    return badCode('This is not the code of a design.');
  if (trimmed.length > LONGEST_CODE)
    return badCode(`A code has up to ${LONGEST_CODE} characters; this one has ${trimmed.length}.`);
  const body = trimmed.slice(0, -CHECK_LENGTH);
  if (checksumOf(body) !== trimmed.slice(-CHECK_LENGTH))
    return badCode('This code is damaged: a character is wrong, or a part of it is missing.');
  if (!body.startsWith(version)) return badCode(otherwise(body));
  const bits = new BitReader(body.slice(version.length));
  const design = codec.read(bits);
  return ok(bits.failed ? null : design);
}
