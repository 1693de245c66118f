import { type Play, workOff } from '@hardtop/kernel';
import type { Consequence, TwilightPlay } from './state/effects.ts';

/** The chapter that carries an effect out. */
// biome-ignore lint/correctness/useYield: no chapter is here yet
function* chapterOf({ effect }: Consequence): TwilightPlay {
  throw new Error(`no chapter carries out ${effect.kind}`);
}

/** Plays a piece of a chapter with all that it sets off, depth-first. */
export function carryOut<R>(piece: TwilightPlay<R>): Play<R> {
  return workOff(piece, chapterOf);
}
