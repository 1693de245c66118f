import type { Notation, Reading } from '@hardtop/workshop';

/** The first design in a text, or null if there is none at all. */
export function firstReading(notation: Notation, text: string): Reading | null {
  for (const reading of notation.read(text)) return reading;
  return null;
}
