import type { Point } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import type { Scenario } from './scenario-schema.ts';

const RULE = 'sixth/hardtop/setup';

const problem = (field: string, message: string): Problem => ({ code: 'map', field, rule: RULE, message });

/** All that lies in the arena lies in it, and areas go round something convex. */
export function mapProblems({ arena, countdown }: Scenario): readonly Problem[] {
  const { side } = arena;
  const isIn = ({ x, y }: Point): boolean => x >= 0 && x <= side && y >= 0 && y <= side;
  const off = (list: string, rows: readonly Point[]): readonly Problem[] =>
    rows.flatMap((row, i) => (isIn(row) ? [] : [problem(`${list}.${i}`, `Lies outside the arena (0 to ${side}).`)]));
  return [
    ...off('arena.walls', arena.walls),
    ...off('arena.hazards', arena.hazards),
    ...off('arena.tokens', arena.tokens),
    ...off('arena.numbers', arena.numbers),
    ...arena.numbers.flatMap((row, i) =>
      row.use === 'trigger'
        ? [
            ...off(`arena.numbers.${i}.lays.hazards`, row.lays.hazards),
            ...off(`arena.numbers.${i}.lays.tokens`, row.lays.tokens),
          ]
        : [],
    ),
    ...off('countdown.lays.hazards', countdown?.lays.hazards ?? []),
    ...off('countdown.lays.tokens', countdown?.lays.tokens ?? []),
    ...arena.terrain.flatMap(({ points }, i) => [
      ...(points.some(isIn) ? [] : [problem(`arena.terrain.${i}`, `Lies outside the arena (0 to ${side}).`)]),
      ...(isConvex(points)
        ? []
        : [problem(`arena.terrain.${i}.points`, 'Its corners must go counter-clockwise round something convex.')]),
    ]),
  ];
}

/** Every corner turns to the left. */
function isConvex(points: readonly Point[]): boolean {
  return points.every((b, i) => {
    const a = points[(i + points.length - 1) % points.length] ?? b;
    const c = points[(i + 1) % points.length] ?? b;
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= 0;
  });
}
