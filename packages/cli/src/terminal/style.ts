/** Colours for a terminal; plain text everywhere else. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  /** The colour of a seat; null is nobody's. */
  seat(seat: number | null, text: string): string;
}

const SEAT_COLOURS = [36, 33, 35, 32, 34, 31] as const;

export function styleFor(hasColour: boolean): Style {
  const paint = (code: number) => (text: string) => (hasColour ? `\u001b[${code}m${text}\u001b[0m` : text);
  return {
    bold: paint(1),
    dim: paint(2),
    good: paint(32),
    bad: paint(31),
    seat: (seat, text) => (seat === null ? text : paint(SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 36)(text)),
  };
}
