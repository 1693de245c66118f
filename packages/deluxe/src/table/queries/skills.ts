import { RUNNING, WALKING } from '../../catalog/people.ts';
import { MARTIAL_ARTS, PARAMEDIC, SKILLS, type SkillId } from '../../catalog/skills.ts';
import type { Character } from '../state/character.ts';

/** `Driver`, `Driver +2`. */
export function skillName(id: SkillId, level: number): string {
  return level === 0 ? SKILLS[id].name : `${SKILLS[id].name} +${level}`;
}

/** How fast somebody runs without sprinting (deluxe/VII.1/running), before what he wears slows him. mph. */
export function runningSpeed(character: Character | undefined): number {
  return Math.min(RUNNING.topMph, WALKING.mph + RUNNING.mphPerPlus * (character?.skills.running ?? 0));
}

/** Blows a turn, and what each has more, hand to hand (deluxe/VII.1/martial-arts, P-09). */
export function fightingStyle(character: Character | undefined): {
  readonly blows: number;
  readonly hit: number;
  readonly damage: number;
} {
  const level = character?.skills.martialArts;
  if (level === undefined) return { blows: 1, hit: 0, damage: 0 };
  const style = { blows: MARTIAL_ARTS.blows, hit: 0, damage: 0 };
  for (let plus = 0; plus < level; plus++) {
    const gain = MARTIAL_ARTS.cycle[plus % MARTIAL_ARTS.cycle.length];
    if (gain === 'hit') style.hit++;
    else if (gain === 'damage') style.damage++;
    else style.blows++;
  }
  return style;
}

/** What a medic must roll on two dice; null for whoever never learned it (deluxe/VII.1/paramedic). */
export function medicNeed(character: Character | undefined): number | null {
  const level = character?.skills.paramedic;
  return level === undefined ? null : PARAMEDIC.need - level;
}

/** `Rosa: Driver +1, Gunner; prestige 12, ace`. */
export function describeCharacter({ name, skills, prestige, kills }: Character): string {
  const known = (Object.entries(skills) as [SkillId, number][])
    .filter(([id, level]) => level > 0 || !SKILLS[id].inborn)
    .map(([id, level]) => skillName(id, level));
  const fame = [
    ...(prestige === 0 ? [] : [`prestige ${prestige}`]),
    ...(kills === 0 ? [] : [`${kills} kill${kills === 1 ? '' : 's'}`]),
  ];
  const learned = known.length === 0 ? 'no skill but running' : known.join(', ');
  return `${name === null ? '' : `${name}: `}${[learned, ...fame].join('; ')}`;
}
