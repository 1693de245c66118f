// Designs as JSON: read strictly, every problem at once; and the schema for others to read them by.

import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { strangerProblem } from '@hardtop/workshop/codes';
import * as z from 'zod';
import type { Design } from '../design/design.ts';
import { designFrom, designSchema } from './design-schema.ts';

export const DESIGN_VERSION = 1;

export function parseDesign(json: unknown): Result<Design, readonly Problem[]> {
  const first = strangerProblem(json, DESIGN_VERSION);
  if (first !== null) return err([first]);
  const read = readBy(designSchema, json);
  return read.ok ? ok(designFrom(read.value)) : read;
}

/** For others who read and write designs. */
export function designJsonSchema(): unknown {
  return {
    title: 'A Hardtop design (sixth)',
    ...z.toJSONSchema(designSchema, { io: 'input', reused: 'inline' }),
  };
}
