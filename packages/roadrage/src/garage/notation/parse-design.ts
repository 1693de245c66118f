// Designs as JSON: read strictly, every problem at once; and the schema for others to read them by.

import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import * as z from 'zod';
import type { Design } from '../design/design.ts';
import { designFrom, designSchema } from './design-schema.ts';

export const DESIGN_VERSION = 1;

export function parseDesign(json: unknown): Result<Design, readonly Problem[]> {
  const first = strangerProblem(json);
  if (first !== null) return err([first]);
  const read = readBy(designSchema, json);
  return read.ok ? ok(designFrom(read.value)) : read;
}

/** Said before anything else: a design of another game or of a newer program is no error of the file's author. */
function strangerProblem(json: unknown): Problem | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { code: 'not-a-design', message: 'A design is a JSON object.' };
  const version: unknown = Reflect.get(json, 'version');
  if (typeof version !== 'number' || version <= DESIGN_VERSION) return null;
  return {
    code: 'newer-version',
    field: 'version',
    message: `This design is of version ${version}; this program reads up to version ${DESIGN_VERSION}. A newer one is needed.`,
    legal: [String(DESIGN_VERSION)],
  };
}

/** For others who read and write designs. */
export function designJsonSchema(): unknown {
  return {
    title: 'A Hardtop design (roadrage)',
    ...z.toJSONSchema(designSchema, { io: 'input', reused: 'inline' }),
  };
}
