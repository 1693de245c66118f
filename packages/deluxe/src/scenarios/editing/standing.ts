// Who and what stands on the map: vehicles, people, walls, buildings, gates.

import { choicesOfWords, type Field, type Layable, titleOfWord } from '@hardtop/kernel';
import { BREACH } from '../../catalog/collisions.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import { REVERSE } from '../../catalog/maneuvers.ts';
import { CHART_TOP_SPEED, SPEED_STEP } from '../../catalog/movement-chart.ts';
import { PERSON_DP } from '../../catalog/people.ts';
import { SQUARE } from '../../catalog/units.ts';
import { FACING, HEADING, hits, label, side, X, Y } from './fields.ts';

const PLACE: readonly Field[] = [X, Y, HEADING];
const BOX = { kind: 'box', x: 'x', y: 'y', length: 'length', width: 'width', heading: 'heading' } as const;

const VEHICLE: Layable = {
  id: 'vehicle',
  title: 'Vehicle',
  group: 'Fighters',
  path: 'vehicles',
  most: 16,
  fresh: { seat: 0, car: 'killer-kart' },
  shape: { kind: 'point', x: 'x', y: 'y', heading: 'heading', ...COUNTERS.car },
  fields: [
    { path: 'seat', label: 'Seat', kind: 'seat' },
    { path: 'car', label: 'Vehicle', kind: 'vehicle' },
    {
      path: 'speed',
      label: 'Speed',
      hint: 'In steps of 5; less than 0 is reverse.',
      kind: 'number',
      min: -REVERSE.topSpeed,
      max: CHART_TOP_SPEED,
      step: SPEED_STEP,
      unit: 'mph',
      usual: 0,
    },
    { path: 'handling', label: 'Handling', kind: 'number', min: -6, max: 5, step: 1, none: 'its class' },
    { path: 'burning', label: 'On fire', kind: 'flag', usual: false },
    X,
    Y,
    FACING,
  ],
};

const PERSON: Layable = {
  id: 'person',
  title: 'Person on foot',
  group: 'Fighters',
  path: 'people',
  most: 60,
  fresh: {},
  shape: { kind: 'point', x: 'x', y: 'y', heading: 'heading', ...COUNTERS.pedestrian },
  fields: [
    { path: 'name', label: 'Name', kind: 'text', most: 60, none: 'nobody in particular' },
    { path: 'seat', label: 'On the side of', kind: 'seat', none: 'nobody: a bystander' },
    {
      path: 'armor',
      label: 'Body armor',
      kind: 'choice',
      usual: 'none',
      choices: [
        { value: 'none', title: 'None' },
        { value: 'bodyarmor', title: 'Body armor' },
        { value: 'improvedbodyarmor', title: 'Improved body armor' },
      ],
    },
    { path: 'hits', label: 'Hits taken', kind: 'number', min: 0, max: PERSON_DP, step: 1, usual: 0 },
    {
      path: 'way',
      label: 'Way',
      hint: 'The corners he walks to, one after the other.',
      kind: 'rows',
      row: 'Corner',
      most: 20,
      fresh: { x: 2, y: 2 },
      fields: [X, Y],
    },
    { path: 'round', label: 'Begins anew after the last corner', kind: 'flag', usual: false },
    ...PLACE,
  ],
};

const junk = (kind: 'debris' | 'obstacle'): Layable => ({
  id: kind,
  title: titleOfWord(kind),
  group: 'Ground',
  path: 'junk',
  most: 200,
  is: { kind },
  fresh: { kind },
  shape: { kind: 'point', x: 'x', y: 'y', length: SQUARE, width: 2 * SQUARE },
  fields: [
    {
      path: 'squares',
      label: 'Squares',
      kind: 'choice',
      usual: 2,
      choices: [
        { value: 1, title: 'One' },
        { value: 2, title: 'Two' },
      ],
    },
    X,
    Y,
  ],
});

const WALL: Layable = {
  id: 'wall',
  title: 'Wall',
  group: 'Walls',
  path: 'map.walls',
  most: 100,
  fresh: {},
  shape: { kind: 'segment', x: 'x', y: 'y', length: 'length', heading: 'heading', width: BREACH.width },
  fields: [
    label('wall'),
    hits('Hits at one blow that open a breach.'),
    side('length', 'Length', BREACH.toPass * BREACH.width, 200),
    { path: 'thickness', label: 'Thickness', kind: 'number', min: 0.05, max: 2, step: 0.05, usual: BREACH.width },
    {
      path: 'openings',
      label: 'Doors and windows',
      kind: 'rows',
      row: 'Opening',
      most: 40,
      fresh: { at: 0, width: 1 },
      fields: [
        { path: 'at', label: 'From the middle', kind: 'number', min: -1000, max: 1000, step: 0.25, unit: '″' },
        side('width', 'Width', BREACH.width, 100),
      ],
    },
    ...PLACE,
  ],
};

const PILLAR: Layable = {
  id: 'pillar',
  title: 'Pillar or building',
  group: 'Walls',
  path: 'map.pillars',
  most: 200,
  fresh: { length: 1, width: 1 },
  shape: BOX,
  fields: [
    label('pillar'),
    hits('What it takes before it breaks.'),
    side('length', 'Length', 0.25, 100),
    side('width', 'Width', 0.25, 100),
    ...PLACE,
  ],
};

const GATE: Layable = {
  id: 'gate',
  title: 'Gate',
  group: 'Walls',
  path: 'map.gates',
  most: 20,
  fresh: {},
  shape: { kind: 'rim', wall: 'wall', at: 'at', width: 'width' },
  fields: [
    { path: 'label', label: 'Called', kind: 'text', most: 60, none: 'by its wall' },
    {
      path: 'wall',
      label: 'In the wall to the',
      kind: 'choice',
      choices: choicesOfWords(['north', 'south', 'east', 'west']),
    },
    { path: 'at', label: 'Middle, along the wall', kind: 'number', min: -1000, max: 1000, step: 0.25, unit: '″' },
    { path: 'width', label: 'Width', kind: 'number', min: 1, max: 20, step: 0.25, unit: '″', usual: 3 },
  ],
};

const REFUGE: Layable = {
  id: 'refuge',
  title: 'Refuge',
  group: 'Walls',
  path: 'map.refuges',
  most: 20,
  fresh: { length: 2, width: 2 },
  shape: BOX,
  fields: [
    { path: 'label', label: 'Called', kind: 'text', most: 60, usual: 'the refuge' },
    side('length', 'Length', 1, 100),
    side('width', 'Width', 1, 100),
    ...PLACE,
  ],
};

export const FIGHTERS: readonly Layable[] = [VEHICLE, PERSON];
export const BUILT: readonly Layable[] = [WALL, PILLAR, GATE, REFUGE];
export const JUNK: readonly Layable[] = [junk('debris'), junk('obstacle')];
