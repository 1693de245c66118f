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

/** Nobody has anything to fire: horses to mount, mines to lay and to lift, letters to burn. */
const yard: ScenarioFile = {
  id: 'rare-yard',
  title: 'Yard',
  turnLimit: 4,
  levels: [{ id: 'yard', width: 2, height: 2 }],
  seats: SEATS,
  people: [
    { id: 'horse', name: 'Horse', kind: 'animal', animal: 'horse', seat: 0, at: { x: 0, y: 0 } },
    {
      ...{ name: 'Groom', count: 2, seat: 0, type: 'elite', at: { x: 0, y: 0 } },
      items: [{ kind: 'gear', what: 'goal', name: 'The letters' }],
    },
    {
      name: 'Sapper',
      count: 2,
      seat: 1,
      type: 'elite',
      at: { x: 1, y: 1 },
      items: [{ kind: 'mine', what: 'antipersonnel', count: 3 }],
    },
  ],
  script: [
    {
      id: 'burned',
      when: { kind: 'destroyed', item: 'The letters' },
      deeds: [{ kind: 'tell', text: 'Nobody will read them.' }],
    },
  ],
};

/** Mortars over a river: nothing to do but to fire, to miss and to correct. */
const river: ScenarioFile = {
  id: 'rare-river',
  title: 'River',
  turnLimit: 6,
  levels: [{ id: 'river', width: 16, height: 2, areas: [{ kind: 'deep-water', rect: [1, 0, 14, 2] }] }],
  seats: SEATS,
  people: [
    {
      name: 'Mortarman',
      count: 2,
      seat: 0,
      type: 'veteran',
      skills: { HW: 20 },
      items: [{ kind: 'heavy', what: '60mm-mortar', magazines: 6, rest: 'tripod' }],
      at: { x: 0, y: 0 },
    },
    { name: 'Swimmer', seat: 1, type: 'elite', at: { x: 15, y: 0 } },
  ],
};

export const RARE_WALLS: readonly ScenarioFile[] = [house, yard, river];
