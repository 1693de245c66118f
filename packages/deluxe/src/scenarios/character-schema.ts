import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { SKILL_POINTS, SKILLS } from '../catalog/skills.ts';

/** Somebody with a past. */
export const characterSchema = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  /** Plusses over the base level; a skill that is not there he never learned. */
  skills: z.partialRecord(z.enum(keysOf(SKILLS)), z.int().min(0).max(20)).default({}),
  /** Skill points that he has had to spend, those to begin with included. */
  points: z.int().min(0).max(2000).default(SKILL_POINTS.toBegin),
  /** Of those, points not spent yet: by the skill that they count for alone, or for any. */
  saved: z.partialRecord(z.enum([...keysOf(SKILLS), 'general']), z.int().min(0).max(200)).default({}),
  prestige: z.int().min(-100).max(500).default(0),
  /** Confirmed kills before. */
  kills: z.int().min(0).max(1000).default(0),
});

export type CharacterFile = z.output<typeof characterSchema>;
