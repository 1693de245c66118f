// Endless roads of a scenario file, and what can be won on them.
import type { Problem, Seat } from '@hardtop/kernel';
import { SECTION } from '../catalog/road-sections.ts';
import type { Highway } from '../table/state/road.ts';
import type { Setup } from '../table/state/setup.ts';
import type { Scenario } from './scenario-schema.ts';

const ROAD = 'deluxe/XIV.1/road-scenarios';
const DUEL = 'deluxe/XIV.1/road-duel';
const PACK = 'deluxe/XIV.1/pack-attack';

export function highwayOf({ map }: Scenario): { readonly highway?: Highway } {
  const { highway } = map;
  if (highway === undefined) return {};
  const { sections, debris, town, rolled } = highway;
  const country = (map.maxX - map.minX) / 2;
  return {
    highway: { sections: sections ?? [], given: sections !== undefined, debris, town: town ?? null, rolled, country },
  };
}

/** Who is hunted: the side of that seat. */
export function loneOf({ objective }: Scenario, sides: readonly Seat[]): { readonly lone?: Seat } {
  if (objective.kind !== 'pack-attack') return {};
  const lone = objective.lone ?? 0;
  return { lone: sides[lone] ?? lone };
}

/** How wide the country beside a road is at least: what is not asphalt must be somewhere. */
const LEAST_COUNTRY = SECTION.width;

/** What a road and what is won on it need, all at once. */
export function highwayProblems(file: Scenario, setup: Setup): readonly Problem[] {
  const { map, objective } = file;
  const { highway } = map;
  const problem = (field: string, rule: Problem['rule'], message: string): Problem => ({
    code: 'highway',
    field,
    ...(rule === undefined ? {} : { rule }),
    message,
  });
  const problems: Problem[] = [];
  if (objective.kind === 'pack-attack' && highway === undefined)
    problems.push(problem('map.highway', PACK, 'A pack hunts on a highway: there is none to run away on.'));
  if (objective.kind !== 'pack-attack' && objective.lone !== undefined)
    problems.push(problem('objective.lone', PACK, 'Nobody is hunted but by a pack.'));
  if (objective.lone !== undefined && objective.lone >= file.seats.length)
    problems.push(problem('objective.lone', PACK, `There is no seat ${objective.lone}.`));
  if (highway === undefined) return problems;
  if (map.walled) problems.push(problem('map.walled', ROAD, 'A highway goes on: there can be no wall around it.'));
  if (map.pillars.length + map.walls.length + map.terrain.length > 0)
    problems.push(
      problem('map', ROAD, 'Beside a highway there are no pillars, walls or terrain: they would be left behind.'),
    );
  if (map.maxX - map.minX < 2 * LEAST_COUNTRY)
    problems.push(
      problem('map.maxX', ROAD, `The country beside the road must be ${2 * LEAST_COUNTRY} inches wide in all.`),
    );
  if (highway.town !== undefined && objective.kind !== 'pack-attack')
    problems.push(problem('map.highway.town', PACK, 'Nobody runs for the town but from a pack.'));
  if (highway.rolled && setup.starts.length !== 2)
    problems.push(problem('map.highway.rolled', DUEL, 'Places are rolled for two vehicles.'));
  return problems;
}
