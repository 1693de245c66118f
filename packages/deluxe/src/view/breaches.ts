import type { Area } from '@hardtop/board';
import { breachesOf, breachShape, piecesOf } from '../table/queries/breaches.ts';
import type { Structure } from '../table/state/setup.ts';
import type { State } from '../table/state/state.ts';

/** A wall in pieces, and the gaps between them. */
export function breachedAreas(state: State, structure: Structure): readonly Area[] {
  const { id } = structure;
  const spans = breachesOf(state, id);
  const pieces = piecesOf(structure, spans).map(
    ({ shape }, i): Area => ({ id: `${id}/${i + 1}`, kind: 'wall', points: shape.points }),
  );
  const gaps = spans.map(
    (span, i): Area => ({
      id: `${id}/gap-${i + 1}`,
      kind: 'breach',
      points: breachShape(structure, span).points,
    }),
  );
  return [...pieces, ...gaps];
}
