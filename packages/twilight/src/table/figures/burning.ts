import { diceOf } from '@hardtop/kernel';
import { BURNS } from '../../catalog/burns.ts';
import type { BurnAgent } from '../state/person.ts';

const ROWS = { phosphorus: 'white-phosphorus', thermite: 'thermite', fuel: 'fuel', flame: 'structure' } as const;

/** Seconds of a phase, each with its own burn and its own try to put it out. */
export const SECONDS_PER_PHASE = 5;

/** Dice a second (a phase, for open flame) for so many fragments, or gouts of fuel, on one part. */
export const burnDice = (agent: BurnAgent, fragments: number): number =>
  diceOf(BURNS[ROWS[agent]].damage).count * fragments;

/** Open flame is kept off by a helmet or a vest; nothing keeps off what clings. */
export const isShielded = (agent: BurnAgent, armor: number): boolean => agent === 'flame' && armor > 0;
