import type { Box, Point } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import type { Obstacle, Setup, Walker } from './setup.ts';

const RULE = 'roadrage/hardtop/setup';

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

export const isInBox = ({ x, y }: Point, { minX, minY, maxX, maxY }: Box): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

export function boxOfObstacle({ pose, size }: Obstacle): Box {
  const [w, l] = [size.width / 2, size.length / 2];
  return { minX: pose.x - w, minY: pose.y - l, maxX: pose.x + w, maxY: pose.y + l };
}

/** All that lies on the map has the map underneath. */
export function mapProblems(setup: Setup): readonly Problem[] {
  const { bounds, patches, obstacles, road, walkers } = setup;
  const range = `x ${bounds.minX + 0.5} to ${bounds.maxX - 0.5}, y ${bounds.minY + 0.5} to ${bounds.maxY - 0.5}`;
  const off = (field: string, word: string): Problem => ({
    code: 'map',
    field,
    rule: RULE,
    message: `${word} off the map (${range}).`,
  });
  return [
    ...patches.flatMap(({ box }, i) => (boxesMeet(box, bounds) ? [] : [off(`map.patches.${i}`, 'Lies')])),
    ...obstacles.flatMap((each, i) =>
      boxesMeet(boxOfObstacle(each), bounds) ? [] : [off(`map.obstacles.${i}`, 'Stands')],
    ),
    ...(road?.points ?? []).flatMap((point, i) =>
      isInBox(point, bounds) ? [] : [off(`map.road.points.${i}`, 'Leads')],
    ),
    ...walkers.flatMap((walker, i) =>
      isInBox(walker.pose, bounds) ? floorProblems(setup, walker, i) : [off(`walkers.${i}`, 'Stands')],
    ),
  ];
}

/** Nobody stands higher than the house is that he is in. */
function floorProblems({ obstacles }: Setup, { pose, floor }: Walker, index: number): readonly Problem[] {
  if (floor === 0) return [];
  const house = obstacles.find((each) => each.kind === 'building' && isInBox(pose, boxOfObstacle(each)));
  if (house !== undefined && floor <= house.floors) return [];
  const message =
    house === undefined
      ? 'There is no house here to be upstairs in.'
      : `The ${house.label} has ${house.floors} floors.`;
  return [{ code: 'place', field: `walkers.${index}.floor`, rule: RULE, message }];
}
