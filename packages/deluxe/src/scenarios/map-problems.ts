import { CONTACT_SLACK, degrees, makePose, overlaps, rectangle, type Shape } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import type { Setup } from '../table/state/setup.ts';
import type { Scenario } from './scenario-schema.ts';

const BOARD = 'deluxe/III.1/game-board';

/** A map without holes: there is a floor, and all that stands or lies on the map has it underneath. */
export function mapProblems({ map, junk }: Scenario): readonly Problem[] {
  const { minX, minY, maxX, maxY } = map;
  const problem = (field: string, message: string): Problem => ({ code: 'map', field, rule: BOARD, message });
  const empty = [
    ...(minX < maxX ? [] : [problem('map.maxX', `The map has no floor: it must reach farther east than x ${minX}.`)]),
    ...(minY < maxY ? [] : [problem('map.maxY', `The map has no floor: it must reach farther north than y ${minY}.`)]),
  ];
  if (empty.length > 0) return empty;
  const size = { length: maxY - minY, width: maxX - minX };
  const floor = rectangle({ x: (minX + maxX) / 2, y: (minY + maxY) / 2, h: 0 }, size);
  const off = (what: readonly (readonly [string, Shape])[]): readonly Problem[] =>
    what
      .filter(([, shape]) => !overlaps(shape, floor, CONTACT_SLACK))
      .map(([field]) => problem(field, `Lies off the map (x ${minX} to ${maxX}, y ${minY} to ${maxY}).`));
  return [
    ...off(map.pillars.map((pillar, i) => [`map.pillars.${i}`, boxOf(pillar, pillar.width)])),
    ...off(map.walls.map((wall, i) => [`map.walls.${i}`, boxOf(wall, wall.thickness)])),
    ...off(map.refuges.map((refuge, i) => [`map.refuges.${i}`, boxOf(refuge, refuge.width)])),
    ...off(map.terrain.map((area, i) => [`map.terrain.${i}`, outlineOf(area)])),
    ...off(junk.map(({ x, y }, i) => [`junk.${i}`, boxOf({ x, y, heading: 0, length: SQUARE }, SQUARE)])),
  ];
}

const SQUARE = 0.25;

function outlineOf(area: Scenario['map']['terrain'][number]): Shape {
  const length = 'length' in area ? area.length : SQUARE;
  return boxOf({ ...area, length }, 'width' in area ? area.width : SQUARE);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly length: number;
}

function boxOf({ x, y, heading, length }: Box, width: number): Shape {
  return rectangle(makePose(x, y, degrees(heading)), { length, width });
}

/** What a plant takes at most: the dice of one turn of overwork may not outnumber its points (deluxe/VIII.4/plant-over-speed, X-05). */
const MPH_PER_DIE = 10;

/** Nobody begins faster than his plant can drive him; what coasts without one may do as it likes. */
export function speedProblems(setup: Setup): readonly Problem[] {
  // What is left of a plant is its owner's secret there, and the reason would tell.
  if (setup.hidden) return [];
  return setup.starts.flatMap(({ model, speed, damage }): readonly Problem[] => {
    const dp = model.parts.reduce((sum, part) => sum + (part.kind === 'plant' ? part.dp : 0), 0);
    const most = model.topSpeed + MPH_PER_DIE * dp;
    if (speed <= most || (damage.plant ?? 0) >= dp) return [];
    const field = `vehicles.${Number(model.id.slice(1)) - 1}.speed`;
    const message = `${model.name} cannot go ${speed} mph: its plant is made for ${model.topSpeed} and breaks beyond ${most}.`;
    return [{ code: 'speed', field, rule: 'deluxe/VIII.4/plant-over-speed', message, legal: [`up to ${most}`] }];
  });
}
