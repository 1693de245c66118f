// Designs as JSON: read strictly, every problem at once; and the schema for others to read them by.

import { err, type Problem, type Result, readBy } from '@hardtop/kernel';
import { strangerProblem } from '@hardtop/workshop/codes';
import * as z from 'zod';
import { DESIGN_VERSION, type Design } from '../design/design.ts';
import { DESIGN } from './design-schema.ts';

export function parseDesign(json: unknown): Result<Design, readonly Problem[]> {
  const first = strangerProblem(json, DESIGN_VERSION);
  return first === null ? readBy(DESIGN, json) : err([first]);
}

/** For docs/design.schema.json. */
export function designJsonSchema(): unknown {
  return {
    title: 'A Hardtop design (deluxe)',
    ...z.toJSONSchema(DESIGN, { io: 'input', reused: 'inline' }),
  };
}
