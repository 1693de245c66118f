import type { ScenarioFile } from './scenario-schema.ts';

const PILLARS = [
  { kind: 'brickWall', x: 7, y: 7, width: 2, height: 2, label: 'pillar' },
  { kind: 'brickWall', x: 16, y: 7, width: 2, height: 2, label: 'pillar' },
  { kind: 'brickWall', x: 7, y: 16, width: 2, height: 2, label: 'pillar' },
  { kind: 'brickWall', x: 16, y: 16, width: 2, height: 2, label: 'pillar' },
] as const;

/** A walled floor of clean asphalt with four pillars. */
const arena = { width: 25, height: 25, footing: 'clean', obstacles: [...PILLARS] } satisfies ScenarioFile['map'];

/** The book has speed pushes for races and chases; within four walls there is no ground to make up. */
const NO_PUSHES = { speedPush: false } as const;

export const hiTechDuel: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'four-pillars',
  title: 'Four Pillars',
  summary: 'A Road Reaver, the underdog, against a Gun Wagon in a walled arena. The last that can move or fire wins.',
  format: 'hiTech',
  turnLimit: 40,
  map: arena,
  variants: NO_PUSHES,
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: 'road-reaver', x: 3, y: 12, heading: 270, speed: 30 },
    { seat: 1, car: 'gun-wagon', x: 21, y: 12, heading: 90, speed: 30 },
  ],
};

/** Four corners, four cars. */
export const hiTechMelee: ScenarioFile = {
  ...hiTechDuel,
  id: 'four-corners',
  title: 'Four Corners',
  summary: 'Four hi-tech cars, one from each corner of the arena.',
  seats: [{ name: 'Bone' }, { name: 'Cyan' }, { name: 'Violet' }, { name: 'Lime' }],
  vehicles: [
    { seat: 0, car: 'police-special', x: 2, y: 2, heading: 315, speed: 30 },
    { seat: 1, car: 'laser-coupe', x: 22, y: 22, heading: 135, speed: 30 },
    { seat: 2, car: 'road-reaver', x: 2, y: 22, heading: 225, speed: 30 },
    { seat: 3, car: 'rocket-van', x: 22, y: 2, heading: 45, speed: 30 },
  ],
};

/** The same floor without a grid. */
export const openDuel: ScenarioFile = {
  ...hiTechDuel,
  id: 'four-pillars-open',
  title: 'Four Pillars, gridless',
  summary: 'The arena duel with a ruler: turns in steps of 15°, guns on a line, range counted.',
  variants: { ...NO_PUSHES, movement: 'open', rangeModifiers: true },
  vehicles: [
    { seat: 0, car: 'road-reaver', x: 3, y: 12, heading: 270, speed: 30 },
    { seat: 1, car: 'road-reaver', x: 21, y: 12, heading: 90, speed: 30 },
  ],
};

/** Junk to hide behind, rubble to shake on. */
export const loTechDuel: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'scrapyard',
  title: 'Scrapyard',
  summary: 'A lo-tech duel of two alike among crates and rubble: hand weapons and machine guns.',
  format: 'loTech',
  turnLimit: 40,
  variants: NO_PUSHES,
  map: {
    width: 24,
    height: 20,
    footing: 'road',
    patches: [
      { x: 9, y: 3, width: 6, height: 5, grounds: ['rough'], label: 'rubble' },
      { x: 9, y: 12, width: 6, height: 5, grounds: ['offRoad', 'slippery'], label: 'mud', soft: true },
      { x: 11, y: 9, width: 2, height: 2, footing: 'oil', label: 'spill' },
    ],
    obstacles: [
      { kind: 'crate', x: 6, y: 6 },
      { kind: 'crate', x: 6, y: 13 },
      { kind: 'crate', x: 17, y: 6 },
      { kind: 'crate', x: 17, y: 13 },
      { kind: 'barrier', x: 11, y: 1 },
      { kind: 'barrier', x: 12, y: 18 },
    ],
  },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: 'scrap-hunter', x: 2, y: 10, heading: 270, speed: 20 },
    { seat: 1, car: 'scrap-hunter', x: 21, y: 9, heading: 90, speed: 20 },
  ],
};

/** Nobody armed, everybody welcome. */
export const derby: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'mud-bowl',
  title: 'Mud Bowl',
  summary: 'A destruction derby of four in a bowl with a muddy middle. No weapons: the last one moving wins.',
  turnLimit: 60,
  map: {
    width: 17,
    height: 17,
    footing: 'road',
    patches: [{ x: 6, y: 6, width: 5, height: 5, grounds: ['offRoad', 'slippery'], label: 'mud', soft: true }],
  },
  variants: { ...NO_PUSHES, phases: 'rounds' },
  objective: { kind: 'lastMoving' },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }, { name: 'Violet' }, { name: 'Lime' }],
  vehicles: [
    { seat: 0, car: 'derby-wreck', x: 2, y: 2, heading: 315, speed: 20 },
    { seat: 1, car: 'derby-wreck', x: 14, y: 14, heading: 135, speed: 20 },
    { seat: 2, car: 'derby-wreck', x: 2, y: 14, heading: 225, speed: 20 },
    { seat: 3, car: 'derby-wreck', x: 14, y: 2, heading: 45, speed: 20 },
  ],
};
