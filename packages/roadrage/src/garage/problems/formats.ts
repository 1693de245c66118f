import { BODIES } from '../../catalog/bodies.ts';
import {
  FORMAT_IDS,
  FORMATS,
  type FormatId,
  type Role,
  WEAPONS_BY_WORD,
  type WeaponsAllowed,
} from '../../catalog/formats.ts';
import { WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import type { Design } from '../design/design.ts';
import { withArticle } from '../figures/article.ts';
import { costOf } from '../figures/cost.ts';
import { crewProblems } from './crew.ts';
import { optionProblems } from './options.ts';
import { type Blame, type RoadProblem, VEHICLE } from './problem.ts';
import { gunPlace, weaponProblems } from './weapons.ts';

// The book's five kinds of game: does a vehicle, a side, a whole field keep to one of them?

const rule = 'roadrage/setup/formats';

/** The book gives ranges: the organizer takes the lean end or the rich one. */
interface FormatSettings {
  readonly budget: 'lean' | 'rich';
  readonly veterans: boolean;
}

export const RICH: FormatSettings = { budget: 'rich', veterans: false };

export function roleOf(format: FormatId, role: string): Role {
  const found = FORMATS[format].roles.find(({ id }) => id === role);
  if (found === undefined) throw new Error(`${format} has no role ${role}`);
  return found;
}

const end = (range: readonly [number, number], { budget }: FormatSettings): number => range[budget === 'lean' ? 0 : 1];

function budgetProblems(design: Design, role: Role, settings: FormatSettings): readonly RoadProblem[] {
  const cost = costOf(design);
  const most = { minor: end(role.minor, settings), major: end(role.major, settings) };
  return (['minor', 'major'] as const)
    .filter((size) => cost[size] > most[size])
    .map((size) => ({
      code: size === 'minor' ? 'budget-minor' : 'budget-major',
      rule,
      where: 'Budget',
      message: `${cost[size]} ${size} options; a ${role.name.toLowerCase()} has ${most[size]}.`,
      blame: VEHICLE,
    }));
}

const WORDS: Readonly<Record<WeaponsAllowed, string>> = {
  none: 'no weapons at all',
  hand: 'hand weapons only',
  loTech: 'hand weapons, crossbows and machine guns only',
  all: 'all weapons',
};

function weaponProblem(role: Role, id: WeaponId, where: string, blame: Blame): readonly RoadProblem[] {
  const { weapons } = role;
  if (weapons === 'all' || WEAPONS_BY_WORD[weapons].includes(id)) return [];
  const message = `A ${role.name.toLowerCase()} has ${WORDS[weapons]}, not ${withArticle(WEAPONS[id].name.toLowerCase())}.`;
  return [{ code: 'format-weapon', rule, where, message, blame }];
}

/** Where people fight with what they carry, nothing at all is built in. */
const isHandOnly = ({ weapons }: Role): boolean => weapons === 'none' || weapons === 'hand';

function formatWeapons(design: Design, role: Role): readonly RoadProblem[] {
  const built = design.weapons.flatMap((fitting, index): readonly RoadProblem[] => {
    const blame: Blame = { list: 'weapons', index };
    const where = gunPlace(fitting);
    if (!isHandOnly(role)) return weaponProblem(role, fitting.weapon, where, blame);
    const message = `A ${role.name.toLowerCase()} has nothing built in: no ${WEAPONS[fitting.weapon].name.toLowerCase()}.`;
    return [{ code: 'format-built-in', rule, where, message, blame }];
  });
  const carried = design.crew.flatMap(({ name, weapons }, index) =>
    weapons.flatMap((id) =>
      weaponProblem(role, id, `${name}, ${WEAPONS[id].name.toLowerCase()}`, { list: 'crew', index }),
    ),
  );
  return [...built, ...carried];
}

/** What only this format minds. */
const entryProblems = (design: Design, role: Role, settings: FormatSettings): readonly RoadProblem[] => [
  ...budgetProblems(design, role, settings),
  ...formatWeapons(design, role),
];

/** Everything wrong with one vehicle in this format, the book's own rules included. */
export function checkFor(
  format: FormatId,
  role: string,
  design: Design,
  settings: FormatSettings,
): readonly RoadProblem[] {
  const asked = roleOf(format, role);
  return [
    ...optionProblems(design),
    ...weaponProblems(design),
    ...crewProblems(design, { veterans: settings.veterans, helmets: FORMATS[format].freeHelmets }),
    ...entryProblems(design, asked, settings),
  ];
}

/** Major options that belong to a side, not to each of its vehicles. */
export function checkSide(
  format: FormatId,
  role: string,
  side: readonly Design[],
  settings: FormatSettings,
): readonly RoadProblem[] {
  const asked = roleOf(format, role);
  if (!asked.majorPerSide) return [];
  const majors = side.reduce((sum, design) => sum + costOf(design).major, 0);
  const most = end(asked.major, settings);
  if (majors <= most) return [];
  const message = `${majors} major options on this side; it has ${most} for all its vehicles together.`;
  return [{ code: 'side-major', rule, where: 'Side', message, blame: VEHICLE }];
}

/** All vehicles of a race are of one body. */
export function checkField(format: FormatId, field: readonly Design[]): readonly RoadProblem[] {
  const bodies = [...new Set(field.map(({ body }) => body))];
  if (!FORMATS[format].oneBody || bodies.length < 2) return [];
  const names = bodies.map((body) => BODIES[body].name.toLowerCase()).join(', ');
  const message = `All vehicles of a race are of one body; these are ${bodies.length}: ${names}.`;
  return [{ code: 'format-body', rule, where: 'Field', message, blame: VEHICLE }];
}

export interface Entry {
  readonly format: FormatId;
  readonly role: string;
}

/** Every role of every format, the leanest first. */
export const ENTRIES: readonly Entry[] = FORMAT_IDS.flatMap((format) =>
  FORMATS[format].roles.map(({ id }) => ({ format, role: id })),
);

/** The roles it can take part in. The book's own rules are asked once, with and without free helmets. */
export function entriesOf(design: Design, { veterans }: Pick<FormatSettings, 'veterans'>): readonly Entry[] {
  if (optionProblems(design).length + weaponProblems(design).length > 0) return [];
  const isSound = (helmets: boolean): boolean => crewProblems(design, { veterans, helmets }).length === 0;
  const sound = { helmets: isSound(true), plain: isSound(false) };
  return ENTRIES.filter(
    ({ format, role }) =>
      (FORMATS[format].freeHelmets ? sound.helmets : sound.plain) &&
      entryProblems(design, roleOf(format, role), { budget: 'rich', veterans }).length === 0,
  );
}

/** Names of the formats it keeps to. */
export function formatNames(design: Design, settings: Pick<FormatSettings, 'veterans'>): readonly string[] {
  return entriesOf(design, settings).map(({ format, role }) => {
    const { name, roles } = FORMATS[format];
    return roles.length === 1 ? name : `${name} (${roleOf(format, role).name.toLowerCase()})`;
  });
}
