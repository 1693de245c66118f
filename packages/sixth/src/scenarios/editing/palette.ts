// Who and what lies in the arena.

import type { Field, LaidShape, Layable } from '@hardtop/kernel';
import { HAZARD_IDS, HAZARD_SIZE, HAZARDS, SCENARIO_CARDS } from '../../catalog/hazards.ts';
import { OBSTACLES } from '../../catalog/obstacles.ts';
import type { Token } from '../setup.ts';
import { BASE } from '../start-spots.ts';
import { PLACE, X, Y } from './fields.ts';

const spot = ({ length, width }: { readonly length: number; readonly width: number }): LaidShape => ({
  kind: 'point',
  x: 'x',
  y: 'y',
  heading: 'heading',
  length,
  width,
});

const CAR: Layable = {
  id: 'car',
  title: 'Car',
  group: 'Fighters',
  path: 'cars',
  most: 4,
  fresh: { seat: 0, car: 'striker' },
  shape: { kind: 'point', x: 'at.x', y: 'at.y', heading: 'at.heading', ...BASE },
  fields: [
    { path: 'seat', label: 'Seat', kind: 'seat' },
    { path: 'car', label: 'Build', kind: 'vehicle', none: 'its player’s secret' },
    {
      path: 'at',
      label: 'Where it stands',
      kind: 'form',
      tag: null,
      none: 'its player places it',
      forms: [{ id: 'at', title: 'Here', fresh: { x: 6, y: 3 }, fields: PLACE }],
    },
    {
      path: 'strip',
      label: 'Its player places it',
      kind: 'form',
      tag: null,
      none: 'at the usual strip',
      forms: [{ id: 'strip', title: 'At a strip of its own', fresh: { x: 6, y: 1 }, fields: PLACE }],
    },
  ],
};

const WALL: Layable = {
  id: 'wall',
  title: 'Wall',
  group: 'Arena',
  path: 'arena.walls',
  most: 40,
  fresh: { length: 2, width: 0.25 },
  shape: { kind: 'box', x: 'x', y: 'y', length: 'length', width: 'width', heading: 'heading' },
  fields: [
    { path: 'length', label: 'Length', kind: 'number', min: 0.1, max: 40, step: 0.25 },
    { path: 'width', label: 'Width', kind: 'number', min: 0.05, max: 40, step: 0.25 },
    ...PLACE,
  ],
};

const TERRAIN: Layable = {
  id: 'terrain',
  title: 'Rough ground',
  group: 'Arena',
  path: 'arena.terrain',
  most: 40,
  fresh: { level: 1 },
  shape: { kind: 'corners', points: 'points', closed: true, least: 3 },
  fields: [
    { path: 'label', label: 'Called', kind: 'text', most: 60, usual: '' },
    { path: 'level', label: 'Level', kind: 'number', min: 1, max: 6, step: 1 },
    {
      path: 'points',
      label: 'Its corners, counter-clockwise',
      kind: 'rows',
      row: 'Corner',
      least: 3,
      most: 12,
      fresh: { x: 1, y: 1 },
      fields: [X, Y],
    },
  ],
};

const hazard = (kind: (typeof HAZARD_IDS)[number]): Layable => ({
  id: kind,
  title: HAZARDS[kind].name,
  group: 'Hazards',
  path: 'arena.hazards',
  most: 60,
  is: { kind },
  fresh: { kind },
  shape: spot(HAZARD_SIZE),
  fields: PLACE,
});

const TOKENS: Readonly<Record<Token['kind'], string>> = { barrier: 'Barrier', barrel: 'Barrel', wreck: 'Wreck' };

function token(kind: Token['kind']): Layable {
  const { shape, durabilityFaceUp } = OBSTACLES[kind];
  const size = shape?.kind === 'circle' ? { length: shape.diameter, width: shape.diameter } : (shape ?? BASE);
  return {
    id: kind,
    title: TOKENS[kind],
    group: 'Arena',
    path: 'arena.tokens',
    most: 40,
    is: { kind },
    fresh: { kind },
    shape: spot(size),
    fields: [
      ...(durabilityFaceUp === undefined
        ? []
        : [{ path: 'breaks', label: 'It can be broken', kind: 'flag', usual: false } as const]),
      ...PLACE,
    ],
  };
}

const NUMBER: Field = {
  path: 'number',
  label: 'Number on the card',
  kind: 'choice',
  choices: SCENARIO_CARDS.map((value) => ({ value, title: String(value) })),
};

const HAZARD_CHOICES = HAZARD_IDS.map((value) => ({ value, title: HAZARDS[value].name }));

const card = (
  use: string,
  title: string,
  fresh: Readonly<Record<string, unknown>>,
  own: readonly Field[],
): Layable => ({
  id: use,
  title,
  group: 'Numbered cards',
  path: 'arena.numbers',
  most: SCENARIO_CARDS.length,
  is: { use },
  distinct: NUMBER.path,
  fresh: { use, number: 0, ...fresh },
  shape: spot(HAZARD_SIZE),
  fields: [NUMBER, ...own, ...PLACE],
});

const CARDS: readonly Layable[] = [
  card('checkpoint', 'Checkpoint', {}, [{ path: 'seat', label: 'Whose', kind: 'seat', none: 'everybody’s' }]),
  card('trigger', 'Trigger', { lays: {} }, []),
  card('hazard', 'Hazard card', { hidden: true, hazard: 'mud' }, [
    { path: 'hidden', label: 'Nobody knows what it is', kind: 'flag', usual: false },
    { path: 'hazard', label: 'It is', kind: 'choice', choices: HAZARD_CHOICES },
  ]),
];

export const PALETTE: readonly Layable[] = [
  CAR,
  WALL,
  TERRAIN,
  ...(['barrier', 'barrel', 'wreck'] as const).map(token),
  ...HAZARD_IDS.map(hazard),
  ...CARDS,
];
