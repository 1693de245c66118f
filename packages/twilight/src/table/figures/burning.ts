import { diceOf } from '@hardtop/kernel';
import { BURNS } from '../../catalog/burns.ts';

type BurnKind = keyof typeof BURNS;

/** Seconds of a phase, each with its own burn and its own try to put it out. */
export const SECONDS_PER_PHASE = 5;

/** Dice a second for so many fragments, or gouts of fuel, on one part. */
export const burnDice = (kind: BurnKind, fragments: number): number => diceOf(BURNS[kind].damage).count * fragments;

/** Open flame is kept off by a helmet or a vest; nothing keeps off what clings. */
export const isShielded = (kind: BurnKind, armor: number): boolean => kind === 'structure' && armor > 0;
