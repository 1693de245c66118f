import type { ScenarioFile } from './scenario-schema.ts';

type PersonFile = ScenarioFile['people'][number];

const SEATS = [{ name: 'Blue' }, { name: 'Red' }];

/** Guns and launchers before a house: walls to breach, squares to shell, and who comes out of the door is waited for. */
const house: ScenarioFile = {
  id: 'rare-house',
  title: 'House',
  turnLimit: 5,
  levels: [
    {
      id: 'street',
      width: 8,
      height: 5,
      buildings: [
        {
          name: 'House',
          rect: [4, 1, 3, 3],
          cover: 'brick-wall',
          openings: [{ kind: 'door', x: 4, y: 2, side: 'west' }],
        },
      ],
    },
  ],
  seats: SEATS,
  people: [
    ...(['m202', 'm203', '82mm'] as const).map(
      (what, i): PersonFile => ({
        name: `Gunner ${i + 1}`,
        seat: 0,
        type: 'elite',
        items: [{ kind: 'heavy', what, magazines: 3, rest: 'tripod' }],
        at: { x: 0, y: i + 1 },
      }),
    ),
    { name: 'Runner', count: 3, seat: 1, type: 'elite', at: { x: 3, y: 0 } },
    { name: 'Tenant', count: 2, seat: 1, type: 'experienced', at: { x: 5, y: 2 } },
  ],
};

export const RARE_WALLS: readonly ScenarioFile[] = [house];
