// A design bit by bit, for links.

import { describeProblem, type Result } from '@hardtop/kernel';
import { badCode, type Codec, openedCode, sealedCode } from '@hardtop/workshop/codes';
import type { Design } from '../design/design.ts';
import { DESIGN, parseDesign } from './design-schema.ts';
import { bitsOf } from './schema-bits.ts';

const CODE_VERSION = '1';
const BITS = bitsOf(DESIGN) as Codec<Design>;

export const makeCode = (design: Design): string => sealedCode(BITS, CODE_VERSION, design);

export function parseCode(code: string): Result<Design> {
  const otherwise = (body: string): string =>
    `This code is of version ${body.charAt(0)}; this program reads version ${CODE_VERSION}.`;
  const opened = openedCode(BITS, CODE_VERSION, code, otherwise);
  if (!opened.ok) return opened;
  if (opened.value === null) return badCode('This code ends too early.');
  // Bits can say a billion guns; what may be in a design is what may be in its JSON.
  const read = parseDesign(opened.value);
  return read.ok ? read : badCode(`This code holds no design: ${read.error.map(describeProblem).join(' ')}`);
}
