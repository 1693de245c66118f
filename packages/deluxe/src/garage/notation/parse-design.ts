// Designs as JSON: read strictly, every problem at once; and the schema for others to read them by.

import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import * as z from 'zod';
import { DESIGN_VERSION, type Design } from '../design/design.ts';
import { designSchema } from './design-schema.ts';

export function parseDesign(json: unknown): Result<Design, readonly Problem[]> {
  const version = versionProblem(json);
  if (version !== null) return err([version]);
  const read = readBy(designSchema, json);
  return read.ok ? ok(read.value) : read;
}

/** Said before anything else: what a newer program writes is not an error of the file's author. */
function versionProblem(json: unknown): Problem | null {
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

/** For docs/design.schema.json. */
export function designJsonSchema(): unknown {
  return {
    title: 'A Hardtop design (deluxe)',
    ...z.toJSONSchema(designSchema, { io: 'input', reused: 'inline' }),
  };
}
