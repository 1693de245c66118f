import type { Area } from '@hardtop/board';
import { breachesOf, breachShape, isBreachable, piecesOf } from '../table/queries/breaches.ts';
import { pointsLeft } from '../table/queries/structures.ts';
import type { Structure } from '../table/state/setup.ts';
import type { State } from '../table/state/state.ts';

/** What can be broken says how much it takes: a wall at one blow, a pillar in all. */
export function withPoints(state: State, structure: Structure, area: Area): Area {
  const { dp, label } = structure;
  if (dp === null) return area;
  if (isBreachable(structure)) return { ...area, label: `${nameOf(label)}, ${dp} a breach` };
  return structure.kind === 'pillar'
    ? { ...area, label: `${nameOf(label)}, ${pointsLeft(state, structure)} of ${dp}` }
    : area;
}

/** Text speaks of "the fence"; a map says "fence". */
const nameOf = (label: string): string => label.replace(/^the /, '');

/** A wall in pieces, and the gaps between them. */
export function breachedAreas(state: State, structure: Structure): readonly Area[] {
  const { id } = structure;
  const spans = breachesOf(state, id);
  const pieces = piecesOf(structure, spans).map(({ shape }, i): Area => {
    const area: Area = { id: `${id}/${i + 1}`, kind: 'wall', points: shape.points };
    return i === 0 ? withPoints(state, structure, area) : area;
  });
  const gaps = spans.map(
    (span, i): Area => ({
      id: `${id}/gap-${i + 1}`,
      kind: 'breach',
      points: breachShape(structure, span).points,
    }),
  );
  return [...pieces, ...gaps];
}
