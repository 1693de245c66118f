import type { Beat } from '../board/beats.ts';
import { soundsOf } from './sounds.ts';
import { Synth } from './synth.ts';

/** The page has one sound card. */
export const synth = new Synth();

export function playBeat(beat: Beat, volume: number): void {
  for (const name of soundsOf(beat)) synth.play(name, volume);
}
