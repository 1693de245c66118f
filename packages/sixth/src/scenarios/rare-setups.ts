import { HAZARD_IDS } from '../catalog/hazards.ts';
import { CAR } from '../catalog/turning-key.ts';
import type { ScenarioFile } from './scenario-schema.ts';

// What random play in the scenarios hardly ever comes to.

const across = (level: number, y: number) => ({
  level,
  points: [
    { x: 0, y },
    { x: 12, y },
    { x: 12, y: y + 3 },
    { x: 0, y: y + 3 },
  ],
});

/** Ground worse than any usual arena has. */
const roughGround: ScenarioFile = {
  ruleset: 'sixth',
  id: 'rare-ground',
  title: 'Rough ground',
  roundLimit: 6,
  arena: { terrain: [across(3, 0), across(4, 3), across(5, 6), across(6, 9)] },
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }],
  cars: [
    { seat: 0, car: 'all-rounder', at: { x: 3, y: 2 } },
    { seat: 1, car: 'striker', at: { x: 9, y: 8 } },
  ],
};

const HALF_BASE = CAR.length / 2 + CAR.nose;
const HALF_BARRIER = 0.125;
/** So near that they touch. */
const TOUCHING = 0.002;
const GAP = 0.3;
const BARRIER_Y = 2 + HALF_BASE + TOUCHING + HALF_BARRIER;
const beyondBarrier = (half: number): number => BARRIER_Y + HALF_BARRIER + GAP + half;
const barrierAt = (x: number, y: number) => ({ kind: 'barrier', x, y, heading: 90 }) as const;

/** Three cars with a barrier at the nose, and close behind it a barrier, a wreck, a car. */
const pileUps: ScenarioFile = {
  ruleset: 'sixth',
  id: 'rare-pile-ups',
  title: 'Pile-ups',
  roundLimit: 3,
  arena: {
    tokens: [
      ...[2, 5, 8].map((x) => barrierAt(x, BARRIER_Y)),
      barrierAt(2, beyondBarrier(HALF_BARRIER)),
      { kind: 'wreck', x: 5, y: beyondBarrier(HALF_BASE) },
    ],
  },
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }, { name: 'Crimson' }, { name: 'Jade' }],
  cars: [
    { seat: 0, car: 'striker', at: { x: 2, y: 2 } },
    { seat: 1, car: 'striker', at: { x: 5, y: 2 } },
    { seat: 2, car: 'striker', at: { x: 8, y: 2 } },
    { seat: 3, car: 'striker', at: { x: 8, y: beyondBarrier(HALF_BASE) } },
  ],
};

/** A wall close ahead: behind a barrier, behind a barrel, and behind every hazard. */
const tightPlaces: ScenarioFile = {
  ruleset: 'sixth',
  id: 'rare-tight-places',
  title: 'Tight places',
  roundLimit: 4,
  arena: {
    walls: [{ x: 6, y: beyondBarrier(0.15), length: 0.3, width: 7 }],
    hazards: HAZARD_IDS.map((kind, i) => ({ kind, x: 2 + (i % 3) * 3, y: 7 + Math.floor(i / 3) * 2.2 })),
    tokens: [barrierAt(4, BARRIER_Y), { kind: 'barrel', x: 7, y: beyondBarrier(-0.35) }],
  },
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }, { name: 'Crimson' }, { name: 'Jade' }],
  cars: [
    { seat: 0, car: 'striker', at: { x: 4, y: 2 } },
    { seat: 1, car: 'striker', at: { x: 7, y: 2 } },
    { seat: 2, car: 'striker', at: { x: 3.5, y: 6 } },
    { seat: 3, car: 'striker', at: { x: 6.5, y: 6 } },
  ],
};

/** Numbered cards at the noses, and builds that nobody knows. */
const numbers: ScenarioFile = {
  ruleset: 'sixth',
  id: 'rare-numbers',
  title: 'Numbers',
  roundLimit: 4,
  builds: 'secret',
  arena: {
    numbers: [
      { number: 1, use: 'checkpoint', x: 3, y: 3.2 },
      { number: 2, use: 'trigger', x: 6, y: 3.2, lays: { tokens: [{ kind: 'barrel', x: 6, y: 9 }] } },
      { number: 3, use: 'hazard', hidden: true, hazard: null, x: 9, y: 3.2 },
    ],
  },
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }, { name: 'Crimson' }],
  cars: [3, 6, 9].map((x, seat) => ({ seat, at: { x, y: 2 } })),
};

export const RARE_SETUPS: readonly ScenarioFile[] = [roughGround, pileUps, tightPlaces, numbers];
