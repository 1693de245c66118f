import type { Board } from '@hardtop/board';
import type { Viewer } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { layoutOf, poseAt, SQUARE } from '../table/queries/spots.ts';
import type { State } from '../table/state/state.ts';

export function view(setup: Setup, state: State, _viewer: Viewer): Board {
  return {
    bounds: layoutOf(setup).bounds,
    unit: { plural: 'squares', mark: ' sq', scale: { per: 1 / SQUARE, unit: 'squares' } },
    areas: [],
    pieces: state.people.flatMap(({ id, at, seat, facing, index, condition }) =>
      at === null
        ? []
        : [
            {
              ...{
                id,
                seat,
                tag: setup.people[index]?.tag ?? id,
                name: setup.people[index]?.name ?? id,
                kind: 'pedestrian',
                body: 'pedestrian',
              },
              ...{
                pose: poseAt(setup, at, facing),
                length: SQUARE / 2,
                width: SQUARE / 2,
                face: 'up',
                mounts: [],
                burning: false,
                notes: [],
              },
              state: condition === 'fit' ? 'fit' : 'wreck',
            } as const,
          ],
    ),
    clock: { turn: state.turn, phase: 7 - state.phase, phases: 6, label: `Phase ${state.phase}`, tracks: [] },
    goal: { text: 'Hold the field.', limit: 'a draw' },
    sheets: [],
  };
}
