import { useCallback, useEffect, useState } from 'preact/compat';

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** One step a second at speed 1. */
export const STEP_MS = 1000;

export interface Player {
  readonly at: number;
  /** Where it was before: a step forward moves the counters, a jump does not. */
  readonly from: number;
  readonly playing: boolean;
  readonly speed: Speed;
  go(to: number): void;
  setPlaying(playing: boolean): void;
  setSpeed(speed: Speed): void;
}

/** A position in a film of so many frames, and the clock that moves it. */
export function usePlayer(length: number): Player {
  const [{ at, from }, setPlace] = useState({ at: 0, from: 0 });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = Math.max(0, length - 1);
  const go = useCallback(
    (to: number) => setPlace((old) => ({ at: Math.min(last, Math.max(0, to)), from: old.at })),
    [last],
  );
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, go]);
  return { at: Math.min(at, last), from, playing, speed, go, setPlaying, setSpeed };
}
