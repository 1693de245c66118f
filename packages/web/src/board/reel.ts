import type { Beat } from './beats.ts';

/** Time, and the next chance to draw: the browser's, or a test's. */
export interface ReelClock {
  now(): number;
  /** Calls once at the next frame; what it returns calls that off. */
  nextFrame(draw: () => void): () => void;
}

interface ReelWatcher {
  /** A beat begins. Every beat does, even where two fall into one frame. */
  onBeat(beat: Beat): void;
  /** How far the beat that is on has come, 0..1. */
  onFrame(beat: Beat, share: number): void;
  onEnd(): void;
}

/** Plays beats one after the other; returns what stops it, without a word to the watcher. */
export function runReel(beats: readonly Beat[], clock: ReelClock, watcher: ReelWatcher): () => void {
  const started = clock.now();
  let index = -1;
  /** When the beat that is on began, from the start. */
  let since = 0;
  let callOff = (): void => undefined;
  const tick = (): void => {
    const elapsed = clock.now() - started;
    while (index < 0 || elapsed - since >= (beats[index]?.ms ?? 0)) {
      since += index < 0 ? 0 : (beats[index]?.ms ?? 0);
      const ended = beats[index];
      if (ended !== undefined) watcher.onFrame(ended, 1);
      index++;
      const next = beats[index];
      if (next === undefined) {
        watcher.onEnd();
        return;
      }
      watcher.onBeat(next);
    }
    const beat = beats[index];
    if (beat === undefined) return;
    watcher.onFrame(beat, beat.ms === 0 ? 1 : (elapsed - since) / beat.ms);
    callOff = clock.nextFrame(tick);
  };
  tick();
  return () => callOff();
}
