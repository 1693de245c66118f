import type { Garage, Reading } from '@hardtop/workshop';

/** The first design in a text, or null if there is none at all. */
export function firstReading(garage: Garage, text: string): Reading | null {
  for (const reading of garage.read(text)) return reading;
  return null;
}
