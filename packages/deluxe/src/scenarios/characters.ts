// Characters made of skill points (deluxe/VII.1/skills), and what they make of a crew.
import { keysOf, type Problem } from '@hardtop/kernel';
import { SKILL_POINTS, SKILLS, type SkillId, skillRow } from '../catalog/skills.ts';
import { skillName } from '../table/queries/skills.ts';
import type { Character } from '../table/state/character.ts';
import type { PersonModel, VehicleModel } from '../table/state/model.ts';
import type { CharacterFile } from './character-schema.ts';

const RULE = 'deluxe/VII.1/skills';

/** What a level of a skill has cost; the base level of what everybody can do is free. */
function costOf(skill: SkillId, level: number): number {
  return SKILL_POINTS.eachLevel * (level + (skillRow(skill).inborn ? 0 : 1));
}

export function characterOf({ name, skills, saved, prestige, kills }: CharacterFile): Character {
  const known: Partial<Record<SkillId, number>> = {};
  for (const id of keysOf(SKILLS)) {
    const level = skills[id] ?? (skillRow(id).inborn ? 0 : undefined);
    if (level !== undefined) known[id] = level;
  }
  return { name: name ?? null, skills: known, saved, prestige, kills };
}

/** Why nobody can have become what a scenario makes of him. */
export function characterProblems({ skills, points }: CharacterFile, field: string): readonly Problem[] {
  const problems: Problem[] = [];
  const lines: string[] = [];
  let spent = 0;
  for (const id of keysOf(SKILLS)) {
    const level = skills[id];
    if (level === undefined) continue;
    const cost = costOf(id, level);
    spent += cost;
    if (cost > 0) lines.push(`${skillName(id, level)} ${cost}`);
    const { most, name, rule } = skillRow(id);
    if (most !== null && level > most)
      problems.push({
        code: 'skill',
        field: `${field}.skills.${id}`,
        rule,
        message: `Nobody rises above ${name} +${most}.`,
        legal: Array.from({ length: most + 1 }, (_, plus) => String(plus)),
      });
  }
  if (spent > points)
    problems.push({
      code: 'skill',
      field: `${field}.skills`,
      rule: RULE,
      message: `These skills take ${spent} points (${lines.join(', ')}); he has had ${points}.`,
      legal: [`${points} points or fewer, ${SKILL_POINTS.eachLevel} a level`],
    });
  return problems;
}

/** Somebody with what he has learned and with what he has not, at the wheel of such a thing. */
export function learned(person: PersonModel, character: Character, wheel: 'driver' | 'cyclist'): PersonModel {
  const { skills } = character;
  const { hands, throws } = person;
  const { running = 0 } = skills;
  return {
    ...person,
    driverSkill: skills[wheel] ?? null,
    gunnerSkill: skills.gunner ?? null,
    ...(running > 0 && { running }),
    ...(hands !== undefined && { hands: { ...hands, skill: skills.handgunner ?? null } }),
    ...(throws !== undefined && { throws: { ...throws, skill: skills.handgunner ?? 0 } }),
    character,
  };
}

/** With what each of the crew has learned; null is somebody of whom the scenario says nothing. */
export function withCharacters(model: VehicleModel, characters: readonly (Character | null)[]): VehicleModel {
  if (characters.every((character) => character === null)) return model;
  const wheel = model.counter === 'car' ? 'driver' : 'cyclist';
  const crew = model.crew.map((person, i): PersonModel => {
    const character = characters[i] ?? null;
    return character === null ? person : learned(person, character, wheel);
  });
  return { ...model, crew };
}
