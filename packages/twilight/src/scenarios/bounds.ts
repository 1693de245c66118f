// What a stranger's file may ask for at most, counted from the file itself before anything is made of it.

import type { Problem } from '@hardtop/kernel';
import type { ItemFile } from './force-schema.ts';
import type { LevelFile, RegionFile } from './map-schema.ts';
import type { Scenario } from './scenario-schema.ts';
import type { Condition } from './script.ts';

const SET_UP = 'twilight/combat/turn';
const GRID_RULE = 'twilight/grid/system';
const SCRIPT_RULE = 'twilight/grid/adventures';

/** So much of a map, of things and of words a table has at hand for every choice within its time: two and more times what the largest adventure has. */
const MOST = {
  storeys: 6,
  squares: 12_000,
  areas: 600,
  covered: 20_000,
  edges: 2_000,
  obstacles: 600,
  lamps: 60,
  fields: 60,
  places: 60,
  placed: 20_000,
  people: 220,
  squads: 40,
  items: 800,
  loads: 3_000,
  conditions: 400,
  deeds: 400,
} as const;

interface Count {
  readonly most: number;
  readonly number: number;
  readonly field: string;
  readonly rule: NonNullable<Problem['rule']>;
  readonly of: string;
}

const sum = <T>(list: readonly T[], each: (one: T) => number): number => list.reduce((all, one) => all + each(one), 0);

/** Of a circle, those of the square around it. */
function squaresOf(region: RegionFile): number {
  if ('rect' in region) return region.rect[2] * region.rect[3];
  return (2 * region.disc[2] + 1) ** 2;
}

function mapCounts(levels: readonly LevelFile[]): readonly Count[] {
  const count = (of: string, most: number, each: (level: LevelFile) => number): Count => ({
    most,
    number: sum(levels, each),
    field: 'levels',
    rule: GRID_RULE,
    of,
  });
  return [
    count('squares', MOST.squares, ({ width, height }) => width * height),
    count('areas and buildings', MOST.areas, ({ areas, buildings }) => areas.length + buildings.length),
    count(
      'squares of areas and buildings',
      MOST.covered,
      ({ areas, buildings }) => sum(areas, squaresOf) + sum(buildings, squaresOf),
    ),
    count(
      'edges with walls',
      MOST.edges,
      ({ barriers, buildings }) =>
        sum(barriers, ({ length }) => length) + sum(buildings, ({ rect: [, , w, h] }) => 2 * (w + h)),
    ),
    count('squares with obstacles', MOST.obstacles, ({ obstacles }) => sum(obstacles, ({ w, h }) => w * h)),
    count('lamps', MOST.lamps, ({ lamps }) => lamps.length),
    count('minefields and traps', MOST.fields, ({ minefields, traps }) => minefields.length + traps.length),
    count('places', MOST.places, ({ places }) => places.length),
    count('squares of places', MOST.placed, ({ places }) => sum(places, squaresOf)),
  ];
}

const loadsOf = (items: readonly ItemFile[]): number =>
  sum(items, (item) => (item.kind === 'small-arm' || item.kind === 'heavy' ? item.magazines + item.spares.length : 0));

function forceCounts({ people, vehicles, goods }: Scenario): readonly Count[] {
  const of = (number: number, most: number, words: string): Count => ({
    most,
    number,
    field: 'people',
    rule: SET_UP,
    of: words,
  });
  const racks = vehicles.map(({ weapons }) => weapons ?? []);
  return [
    of(
      sum(people, ({ count }) => count),
      MOST.people,
      'people',
    ),
    of(
      sum(people, ({ at }) => (Array.isArray(at) ? at.length : 0)),
      MOST.people,
      'squares for people',
    ),
    of(new Set(people.map(({ seat, squad }) => `${seat}/${squad}`)).size, MOST.squads, 'squads'),
    of(
      sum(people, ({ count, items }) => count * items.length) + sum(racks, ({ length }) => length) + goods.length,
      MOST.items,
      'things that people and vehicles have',
    ),
    of(
      sum(people, ({ count, items }) => count * loadsOf(items)) + sum(racks, loadsOf) + loadsOf(goods),
      MOST.loads,
      'magazines, belts and rounds',
    ),
  ];
}

function conditionsOf(condition: Condition): number {
  if (condition.kind === 'all' || condition.kind === 'any') return 1 + sum(condition.of, conditionsOf);
  return condition.kind === 'not' ? 1 + conditionsOf(condition.of) : 1;
}

function scriptCounts({ script }: Scenario): readonly Count[] {
  const of = (number: number, most: number, words: string): Count => ({
    most,
    number,
    field: 'script',
    rule: SCRIPT_RULE,
    of: words,
  });
  return [
    of(
      sum(script, ({ when }) => conditionsOf(when)),
      MOST.conditions,
      'conditions',
    ),
    of(
      sum(script, ({ deeds }) => deeds.length),
      MOST.deeds,
      'deeds',
    ),
  ];
}

/** A line of sight may pass all levels of a site. */
function storeyCounts(levels: readonly LevelFile[]): readonly Count[] {
  const sites = [...new Set(levels.map(({ site }) => site))];
  return sites.map((name) => ({
    most: MOST.storeys,
    number: levels.filter(({ site }) => site === name).length,
    field: 'levels',
    rule: GRID_RULE,
    of: `levels of the site "${name}"`,
  }));
}

/** What there is too much of, all of it at once. */
export function boundProblems(scenario: Scenario): readonly Problem[] {
  const { levels } = scenario;
  const counts = [...mapCounts(levels), ...storeyCounts(levels), ...forceCounts(scenario), ...scriptCounts(scenario)];
  return counts.flatMap(({ number, most, field, rule, of }) => {
    if (number <= most) return [];
    const message = `There are ${number} ${of}, more than a table has room for.`;
    return [{ code: 'too-many', field, rule, message, legal: [`at most ${most} ${of}`] }];
  });
}
