import type { SkillId } from '../../catalog/skills.ts';

/** Plusses over the base level; a skill that is not there he never learned. */
type Skills = Readonly<Partial<Record<SkillId, number>>>;

/** Somebody with a past (deluxe/VII.1/skills, deluxe/VII.2/prestige). */
export interface Character {
  readonly name: string | null;
  readonly skills: Skills;
  /** Points saved towards the next level of each skill, and towards any. */
  readonly saved: Readonly<Partial<Record<SkillId | 'general', number>>>;
  readonly prestige: number;
  /** Confirmed kills before this fight. */
  readonly kills: number;
}
