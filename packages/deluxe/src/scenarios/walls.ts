import { degrees, makePose } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import { withBreach } from '../table/queries/breaches.ts';
import type { Span, Structure } from '../table/state/setup.ts';
import type { Scenario } from './scenario-schema.ts';

type WallFile = Scenario['map']['walls'][number];

const spanOf = ({ at, width }: WallFile['openings'][number]): Span => ({ from: at - width / 2, to: at + width / 2 });

/** Walls with their doors and windows in order. */
export function wallsOf(walls: readonly WallFile[]): readonly Structure[] {
  return walls.map(({ x, y, length, thickness, heading, dp, label, openings }, i): Structure => {
    const spans = openings.map(spanOf).reduce<readonly Span[]>(withBreach, []);
    return {
      id: `wall-${i + 1}`,
      kind: 'wall',
      height: null,
      pose: makePose(x, y, degrees(heading)),
      size: { length, width: thickness },
      dp,
      label: `the ${label}`,
      ...(spans.length === 0 ? {} : { openings: spans }),
    };
  });
}

/** Openings lie within their wall. */
export function wallProblems(walls: readonly WallFile[]): readonly Problem[] {
  return walls.flatMap(({ length, openings }, i) =>
    openings.flatMap((opening, k): readonly Problem[] => {
      const { from, to } = spanOf(opening);
      if (from >= -length / 2 && to <= length / 2) return [];
      const field = `map.walls.${i}.openings.${k}`;
      const message = `Lies beyond the end of the wall, which reaches ${length / 2} inches to each side of its middle.`;
      return [{ code: 'opening', field, rule: 'deluxe/V.7/breaches', message }];
    }),
  );
}
