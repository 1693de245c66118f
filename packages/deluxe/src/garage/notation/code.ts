// A design bit by bit, for links.

import { ok, type Result } from '@hardtop/kernel';
import { badCode, openedCode, sealedCode } from '@hardtop/workshop/notation';
import type { Design } from '../design/design.ts';
import { DESIGN } from './design-shapes.ts';

const CODE_VERSION = '1';

export const makeCode = (design: Design): string => sealedCode(DESIGN.bits, CODE_VERSION, design);

export function parseCode(code: string): Result<Design> {
  const opened = openedCode(
    DESIGN.bits,
    CODE_VERSION,
    code,
    (body) => `This code is of version ${body.charAt(0)}; this program reads version ${CODE_VERSION}.`,
  );
  if (!opened.ok) return opened;
  return opened.value === null ? badCode('This code ends too early.') : ok(opened.value);
}
