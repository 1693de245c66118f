// The check: every problem of a design at once, each with its rule and its numbers.

import type { SettledVariants } from '@hardtop/workshop';
import { FORMATS } from '../../catalog/formats.ts';
import type { Design } from '../design/design.ts';
import { costOf } from '../figures/cost.ts';
import { crewProblems, type PeopleSettings } from './crew.ts';
import { optionProblems } from './options.ts';
import type { RoadProblem } from './problem.ts';
import { weaponProblems } from './weapons.ts';

/** Survivors of a campaign may know more than new characters. */
export type GarageSettings = Pick<PeopleSettings, 'veterans'>;
export const NEW_CHARACTERS: GarageSettings = { veterans: false };

/** With a variant settled otherwise; anything that is none is passed over. */
export const settledAs = (settings: GarageSettings, { veterans }: SettledVariants): GarageSettings =>
  typeof veterans === 'boolean' ? { veterans } : settings;

/** Without a format, helmets pass on anything that could stand in a race. */
function couldRace(design: Design): boolean {
  const { minor, major } = costOf(design);
  return FORMATS.race.roles.some(
    (role) =>
      minor <= role.minor[1] &&
      major <= role.major[1] &&
      design.weapons.length === 0 &&
      design.crew.every(({ weapons }) => weapons.length === 0),
  );
}

/** What a design breaks whatever game it is built for. */
export function problemsOf(design: Design, { veterans }: GarageSettings): readonly RoadProblem[] {
  const people: PeopleSettings = { veterans, helmets: couldRace(design) };
  return [...optionProblems(design), ...weaponProblems(design), ...crewProblems(design, people)];
}
