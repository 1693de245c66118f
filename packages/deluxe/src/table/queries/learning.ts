// What skill points make of somebody (deluxe/VII.1/learning).
import { NEW_SKILL, SKILL_POINTS, SKILLS, type SkillId, skillRow } from '../../catalog/skills.ts';
import type { Character } from '../state/character.ts';
import { skillName } from './skills.ts';

const { eachLevel } = SKILL_POINTS;

/** How far points bring a skill, those saved before included: the level he then has, and what is left for the next. */
export function improved(
  { skills, saved }: Character,
  skill: SkillId,
  points: number,
): { readonly level: number | null; readonly left: number } {
  const { most, inborn } = skillRow(skill);
  const before = skills[skill] ?? (inborn ? 0 : null);
  const all = (saved[skill] ?? 0) + points;
  // What he never learned takes a course besides the points, and Mechanic a life of its own.
  if (before === null || skill === 'mechanic') return { level: before, left: all };
  const level = before + Math.floor(all / eachLevel);
  if (most !== null && level > most) return { level: most, left: 0 };
  return { level, left: all % eachLevel };
}

/** In words: what he rises to, what is still missing, or what a new skill would cost him. */
export function learningOf(character: Character, skill: SkillId | 'general', points: number): string {
  if (skill === 'general') {
    const all = (character.saved.general ?? 0) + points;
    return `${all} to spend, ${eachLevel} a level; a new skill also $${NEW_SKILL.dollars} and ${NEW_SKILL.months} months`;
  }
  const { level, left } = improved(character, skill, points);
  if (level === null)
    return left < eachLevel
      ? `${left} of ${eachLevel} towards a skill he has not`
      : `${SKILLS[skill].name} for $${NEW_SKILL.dollars} and ${NEW_SKILL.months} months of training`;
  const before = character.skills[skill] ?? 0;
  const next = `${left} of ${eachLevel} to ${skillName(skill, level + 1)}`;
  return level > before ? `rises to ${skillName(skill, level)}, ${next}` : next;
}
