import type { Garage, Reading } from '@hardtop/workshop';

export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[^\w.-]+/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The first design in a text, or null if there is none at all. */
export function firstReading(garage: Garage, text: string): Reading | null {
  for (const reading of garage.read(text)) return reading;
  return null;
}
