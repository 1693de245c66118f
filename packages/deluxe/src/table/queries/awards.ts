// What a fight teaches (deluxe/VII.1/general-points and the awards of each skill).
import { GENERAL_AWARDS, SKILL_AWARDS, SKILLS, type SkillId } from '../../catalog/skills.ts';
import type { Character } from '../state/character.ts';
import type { PersonId } from '../state/ids.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { World } from '../state/state.ts';
import { type Fighter, fightersOf } from './fighters.ts';
import { learningOf } from './learning.ts';

/** Points towards one skill, or towards any. */
interface Award {
  readonly skill: SkillId | 'general';
  readonly points: number;
  readonly why: string;
}

interface Experience {
  readonly person: PersonId;
  readonly awards: readonly Award[];
}

/** Seats that have won, as the end of the game has it. */
export function experienceOf(world: World, winners: readonly number[]): readonly Experience[] {
  return fightersOf(world).map((fighter) => ({
    person: fighter.person,
    awards: fighter.death === null ? awardsOf(world.setup, fighter, winners) : [],
  }));
}

/** For those who live to learn from it. */
function awardsOf(setup: Setup, fighter: Fighter, winners: readonly number[]): readonly Award[] {
  return [
    ...drivingAwards(setup, fighter),
    ...gunneryAwards(fighter),
    ...awardsOnFoot(fighter),
    ...generalAwards(setup, fighter, winners),
  ];
}

/** The skill that a vehicle takes. */
function drivingSkillOf(setup: Setup, vehicle: string): 'driver' | 'cyclist' {
  return modelOf(setup, vehicle).counter === 'car' ? 'driver' : 'cyclist';
}

function drivingAwards(setup: Setup, { vehicle, drives, inCombat, kills }: Fighter): readonly Award[] {
  if (vehicle === null || !drives) return [];
  const skill = drivingSkillOf(setup, vehicle);
  return [
    ...(inCombat ? [{ skill, points: SKILL_AWARDS.combat, why: 'drove in combat and lived' }] : []),
    ...(kills.length > 0
      ? [{ skill, points: kills.length * SKILL_AWARDS.kill, why: countOf(kills.length, 'kill') }]
      : []),
  ];
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** For whoever pulled the trigger of a vehicle's weapon. */
function gunneryAwards({ person, inCombat, kills, did }: Fighter): readonly Award[] {
  if (did.guns !== true) return [];
  const own = kills.filter((kill) => kill.person === person).length;
  return [
    ...(inCombat ? ([{ skill: 'gunner', points: SKILL_AWARDS.combat, why: 'fired in combat' }] as const) : []),
    ...(own > 0
      ? ([
          { skill: 'gunner', points: own * SKILL_AWARDS.kill, why: `${countOf(own, 'kill')} by his own shot` },
        ] as const)
      : []),
  ];
}

function awardsOnFoot({ person, vehicle, kills, peopleKilled, did }: Fighter): readonly Award[] {
  const awards: Award[] = [];
  const add = (skill: SkillId, points: number, why: string): void => {
    if (points > 0) awards.push({ skill, points, why });
  };
  if (did.onFoot === true) {
    add('handgunner', SKILL_AWARDS.onFoot, 'fought on foot');
    add('handgunner', peopleKilled * SKILL_AWARDS.personOnFoot, `${peopleKilled} killed on foot`);
    const own = kills.filter((kill) => kill.person === person && vehicle === null).length;
    add('handgunner', own * SKILL_AWARDS.vehicleOnFoot, `${countOf(own, 'vehicle')} killed on foot`);
  }
  if (did.fists !== undefined) {
    add('martialArts', SKILL_AWARDS.fists, 'fought hand to hand');
    add('martialArts', did.fists * SKILL_AWARDS.subdued, `${did.fists} killed or knocked out`);
  }
  if (did.healed !== undefined) add('paramedic', did.healed * SKILL_AWARDS.healed, `saved ${did.healed}`);
  return awards;
}

const general = ({ value, label }: (typeof GENERAL_AWARDS)[keyof typeof GENERAL_AWARDS]): Award => ({
  skill: 'general',
  points: value,
  why: label.toLowerCase(),
});

/** As far as the table can tell; bravery, rescues, tactics and missions are the referee's. */
function generalAwards(setup: Setup, { seat, kills, entered }: Fighter, winners: readonly number[]): readonly Award[] {
  const isWon = winners.includes(seat);
  const salvage = kills.filter((kill) => kill.salvage).map(() => general(GENERAL_AWARDS.salvage));
  if (setup.occasion.kind === 'arena')
    return [
      ...(isWon ? [general(GENERAL_AWARDS.arenaWon)] : []),
      ...(entered ? [general(GENERAL_AWARDS.arenaSurvived)] : []),
      ...salvage,
    ];
  if (!isWon) return salvage;
  return [general(isOutnumbered(setup, seat) ? GENERAL_AWARDS.roadWonOutnumbered : GENERAL_AWARDS.roadWon), ...salvage];
}

/** Fewer vehicles on his side than against it. */
function isOutnumbered({ sides, starts }: Setup, seat: number): boolean {
  const own = starts.filter(({ model }) => sides[model.seat] === sides[seat]).length;
  return own < starts.length - own;
}

/** `Driver +2`, `Handgunner +1`: the sum of what each skill gets, and where that leads somebody with a past. */
export function sumsOf(
  awards: readonly Award[],
  character?: Character,
): readonly { readonly label: string; readonly points: number; readonly why: readonly string[] }[] {
  const skills = [...new Set(awards.map(({ skill }) => skill))];
  return skills.map((skill) => {
    const own = awards.filter((award) => award.skill === skill);
    const label = skill === 'general' ? 'Any skill' : SKILLS[skill].name;
    const points = own.reduce((sum, { points: each }) => sum + each, 0);
    const next = character === undefined ? [] : [learningOf(character, skill, points)];
    return { label, points, why: [...own.map(({ why }) => why), ...next] };
  });
}
