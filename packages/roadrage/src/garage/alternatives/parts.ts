import { BODIES, BODY_IDS } from '../../catalog/bodies.ts';
import { CHARACTERS, GEAR, SKILL_IDS, SKILL_NAMES, type SkillId } from '../../catalog/characters.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Character, Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { newDriver } from '../design/people.ts';
import type { RoadProblem } from '../problems/problem.ts';

export interface Candidate {
  readonly label: string;
  readonly edit: Edit;
}
export type Candidates = Iterable<Candidate>;

const lower = (text: string): string => text.toLowerCase();

function* bodies(design: Design): Candidates {
  for (const body of BODY_IDS)
    if (body !== design.body)
      yield { label: `Build it as a ${lower(BODIES[body].name)}`, edit: { kind: 'body', body } };
}

const takeOut = (option: OptionId): Candidate => ({
  label: `Take out the ${lower(OPTIONS[option].name)}`,
  edit: { kind: 'removeOption', option },
});

export function* optionWays(design: Design, index: number): Candidates {
  const option = design.options[index];
  if (option === undefined) return;
  yield takeOut(option);
  for (const other of OPTIONS[option].excludes) if (design.options.includes(other)) yield takeOut(other);
  // Of an option that comes in several strengths, another may fit.
  for (const other of OPTIONS[option].excludes)
    if (!design.options.includes(other))
      yield {
        label: `Have ${lower(OPTIONS[other].name)} instead of ${lower(OPTIONS[option].name)}`,
        edit: {
          kind: 'several',
          edits: [
            { kind: 'removeOption', option },
            { kind: 'addOption', option: other },
          ],
        },
      };
  yield* bodies(design);
}

export function* cargoWays(design: Design): Candidates {
  for (const option of new Set(design.options)) {
    if (OPTIONS[option].effects.cargoPerSeat === undefined) continue;
    yield takeOut(option);
    const all = design.options.filter((other) => other === option);
    yield {
      label: `Take out every ${lower(OPTIONS[option].name)}`,
      edit: { kind: 'several', edits: all.map(() => ({ kind: 'removeOption', option })) },
    };
  }
  if (design.options.includes('sportsModel')) yield takeOut('sportsModel');
  yield* bodies(design);
}

export function* crewWays(design: Design, problem: RoadProblem): Candidates {
  const { index } = problem.blame;
  const character = design.crew[index];
  switch (problem.code) {
    case 'no-driver':
      yield { label: 'Put a driver in', edit: { kind: 'addCrew', character: newDriver(design) } };
      return;
    case 'crew-seats':
      yield* fewerPeople(design);
      return;
    default:
      if (character !== undefined) yield* betterCharacter(character, index);
      if (problem.code === 'helmet') yield* bodies(design);
  }
}

function* fewerPeople(design: Design): Candidates {
  const { crew } = design;
  for (let most = crew.length - 1; most > 0; most -= 1) {
    const edits = Array.from({ length: crew.length - most }, (_, i): Edit => ({ kind: 'removeCrew', index: crew.length - 1 - i })); // biome-ignore format: one list
    yield { label: `Leave ${crew.length - most} behind`, edit: { kind: 'several', edits } };
  }
  for (const option of new Set(design.options)) {
    const { seats, cargoPerSeat } = OPTIONS[option].effects;
    if (seats !== undefined || cargoPerSeat !== undefined) yield takeOut(option);
  }
  yield* bodies(design);
}

/** Skills in reach of a new character: each cut to its limit, then points taken where most lie. */
function withinLimits(skills: Character['skills']): Character['skills'] {
  const { mostPerSkill, skillPoints } = CHARACTERS;
  const made = Object.fromEntries(SKILL_IDS.map((id) => [id, Math.min(mostPerSkill, skills[id] ?? 0)]));
  const sum = (): number => SKILL_IDS.reduce((total, id) => total + (made[id] ?? 0), 0);
  while (sum() > skillPoints) {
    const most = SKILL_IDS.reduceRight<SkillId>((best, id) => ((made[id] ?? 0) > (made[best] ?? 0) ? id : best), 'car');
    made[most] = (made[most] ?? 0) - 1;
  }
  return Object.fromEntries(Object.entries(made).filter(([, points]) => points > 0));
}

const skillText = (skills: Character['skills']): string =>
  SKILL_IDS.flatMap((id) => (skills[id] === undefined ? [] : [`${SKILL_NAMES[id]} ${skills[id]}`])).join(', ');

function* betterCharacter(character: Character, index: number): Candidates {
  const set = (changed: Partial<Character>): Edit => ({
    kind: 'setCrew',
    index,
    character: { ...character, ...changed },
  });
  const { name, skills, gear, weapons } = character;
  const high = SKILL_IDS.filter((id) => (skills[id] ?? 0) > CHARACTERS.mostPerSkill);
  for (const id of high)
    yield {
      label: `Cut ${name}'s ${SKILL_NAMES[id]} to ${CHARACTERS.mostPerSkill}`,
      edit: set({ skills: { ...skills, [id]: CHARACTERS.mostPerSkill } }),
    };
  const legal = withinLimits(skills);
  yield { label: `Make ${name}'s skills ${skillText(legal)}`, edit: set({ skills: legal }) };
  for (const id of new Set(gear)) {
    yield { label: `One ${lower(GEAR[id].name)} for ${name}`, edit: set({ gear: [...new Set(gear)] }) };
    yield {
      label: `No ${lower(GEAR[id].name)} for ${name}`,
      edit: set({ gear: gear.filter((other) => other !== id) }),
    };
  }
  for (const id of new Set(weapons)) {
    const label = `Take the ${lower(WEAPONS[id].name)} from ${name}`;
    yield { label, edit: set({ weapons: weapons.filter((other) => other !== id) }) };
    if (WEAPONS[id].carried === 'vehicle') yield* builtIn(id, character, index);
  }
}

/** What nobody can carry may be built in. */
function* builtIn(weapon: Character['weapons'][number], character: Character, index: number): Candidates {
  const facing = WEAPONS[weapon].range === 'dropped' ? 'back' : 'front';
  const kept = character.weapons.filter((other) => other !== weapon);
  yield {
    label: `Build the ${lower(WEAPONS[weapon].name)} in`,
    edit: {
      kind: 'several',
      edits: [
        { kind: 'setCrew', index, character: { ...character, weapons: kept } },
        { kind: 'addWeapon', fitting: { weapon, mount: 'fixed', facing, targeting: 'none', twin: false } },
      ],
    },
  };
}
