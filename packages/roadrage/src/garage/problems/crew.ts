import { BODIES } from '../../catalog/bodies.ts';
import { CHARACTERS, GEAR, SKILL_IDS, SKILL_NAMES } from '../../catalog/characters.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Character, Design } from '../design/design.ts';
import { withArticle } from '../figures/article.ts';
import { figuresOf } from '../figures/figures.ts';
import { type Blame, type RoadProblem, VEHICLE } from './problem.ts';

/** How strictly people are looked at. */
export interface PeopleSettings {
  /** Survivors of a campaign may know more than a new character. */
  readonly veterans: boolean;
  /** Helmets are free for everybody in a race. */
  readonly helmets: boolean;
}

function seatProblems(design: Design): readonly RoadProblem[] {
  const { crew, body } = design;
  const { name } = BODIES[body];
  // What cargo takes beyond the passengers' seats is a fault of the cargo.
  const seats = Math.max(1, figuresOf(design).seats);
  if (crew.length === 0)
    return [
      {
        code: 'no-driver',
        rule: 'roadrage/design/bodies',
        where: 'Crew',
        message: 'Nobody drives it.',
        blame: VEHICLE,
      },
    ];
  if (crew.length <= seats) return [];
  return [
    {
      code: 'crew-seats',
      rule: 'roadrage/design/bodies',
      where: 'Crew',
      message: `${crew.length} people on ${seats} ${seats === 1 ? 'seat' : 'seats'} of this ${name.toLowerCase()}.`,
      blame: { list: 'crew', index: crew.length - 1 },
    },
  ];
}

const { skillPoints, mostPerSkill } = CHARACTERS;

function skillProblems({ name, skills }: Character, blame: Blame): readonly RoadProblem[] {
  const rule = 'roadrage/characters/skills';
  const high = SKILL_IDS.filter((id) => (skills[id] ?? 0) > mostPerSkill);
  const sum = SKILL_IDS.reduce((total, id) => total + (skills[id] ?? 0), 0);
  return [
    ...high.map((id): RoadProblem => {
      const message = `${name} has ${skills[id]} in ${SKILL_NAMES[id]}; a new character has ${mostPerSkill} at most.`;
      return { code: 'skill-most', rule, where: `${name}, ${SKILL_NAMES[id]}`, message, blame };
    }),
    ...(sum <= skillPoints
      ? []
      : [
          {
            code: 'skill-points',
            rule,
            where: name,
            message: `${name} has ${sum} skill points; a new character has ${skillPoints}.`,
            blame,
          } as const,
        ]),
  ];
}

function gearProblems({ name, gear }: Character, blame: Blame, mayWearHelmet: boolean): readonly RoadProblem[] {
  const rule = 'roadrage/characters/gear';
  const twice = gear.filter((id, i) => gear.indexOf(id) !== i);
  const found: RoadProblem[] = twice.map((id) => ({
    code: 'gear-twice',
    rule,
    where: `${name}, ${GEAR[id].name.toLowerCase()}`,
    message: `${name} wears more than one ${GEAR[id].name.toLowerCase()}.`,
    blame,
  }));
  if (gear.includes('crashHelmet') && !mayWearHelmet) {
    const message = `${name} has a crash helmet; only bikers and racers do.`;
    found.push({ code: 'helmet', rule, where: `${name}, helmet`, message, blame });
  }
  return found;
}

function carriedProblems({ name, weapons }: Character, blame: Blame): readonly RoadProblem[] {
  return weapons
    .filter((id) => WEAPONS[id].carried === 'vehicle')
    .map((id) => ({
      code: 'carried-weapon',
      rule: 'roadrage/design/weapons-table',
      where: `${name}, ${WEAPONS[id].name.toLowerCase()}`,
      message: `${name} cannot carry ${withArticle(WEAPONS[id].name.toLowerCase())}; it is built into a vehicle.`,
      blame,
    }));
}

/** What is wrong with somebody, whether he drives or walks. */
export function characterProblems(
  character: Character,
  index: number,
  { veterans, helmets }: PeopleSettings,
): readonly RoadProblem[] {
  const blame: Blame = { list: 'crew', index };
  return [
    ...(veterans ? [] : skillProblems(character, blame)),
    ...gearProblems(character, blame, helmets),
    ...carriedProblems(character, blame),
  ];
}

export function crewProblems(design: Design, settings: PeopleSettings): readonly RoadProblem[] {
  const helmets = settings.helmets || BODIES[design.body].bike;
  return [
    ...seatProblems(design),
    ...design.crew.flatMap((character, index) => characterProblems(character, index, { ...settings, helmets })),
  ];
}
