import { useEffect, useState } from 'preact/compat';
import { type OpenGarage, useGarage } from './garage-context.ts';
import { inTurns } from './in-turns.ts';
import { type AnyReading, readAny } from './read-any.ts';

/** More than this in one file is left out, and said. */
export const MOST_READINGS = 10_000;

interface Readings {
  readonly readings: readonly AnyReading[];
  /** 0 to 1; 1: all of it is read. */
  readonly progress: number;
  /** There is more in the text than is read at once. */
  readonly isCut: boolean;
}

const NOTHING: Readings = { readings: [], progress: 1, isCut: false };

async function* upTo(open: OpenGarage, text: string, most: number): AsyncGenerator<AnyReading> {
  let count = 0;
  for await (const reading of readAny(open, text)) {
    yield reading;
    count += 1;
    if (count >= most) return;
  }
}

async function readInTurns(open: OpenGarage, text: string, tell: (found: Readings) => boolean): Promise<void> {
  const readings: AnyReading[] = [];
  const lines = text.split('\n').length;
  // One more shows that there are more.
  await inTurns(
    upTo(open, text, MOST_READINGS + 1),
    (reading) => readings.push(reading),
    () => tell({ readings: [], progress: Math.min(0.99, (readings.at(-1)?.line ?? 0) / lines), isCut: false }),
  );
  tell({ readings: readings.slice(0, MOST_READINGS), progress: 1, isCut: readings.length > MOST_READINGS });
}

/** Every design in a text, read while the page goes on. */
export function useReadings(text: string): Readings {
  const open = useGarage();
  const [found, setFound] = useState<Readings & { readonly of: string }>({ ...NOTHING, of: '' });
  useEffect(() => {
    let isHere = true;
    if (text.trim() !== '')
      void readInTurns(open, text, (now) => {
        if (isHere) setFound({ ...now, of: text });
        return isHere;
      });
    return () => {
      isHere = false;
    };
  }, [open, text]);
  if (text.trim() === '') return NOTHING;
  return found.of === text ? found : { ...NOTHING, progress: 0 };
}
