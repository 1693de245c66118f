// What figures of fights on foot are drawn with. A stroke is what it is painted as and its path.

/** `paint`: in the seat's colour and pattern; `deck`: darker, and plain. Others are classes of figures.css. */
type Ink =
  | 'paint'
  | 'deck'
  | 'seam'
  | 'glass'
  | 'track'
  | 'steel'
  | 'arm'
  | 'cloth'
  | 'wood'
  | 'hide'
  | 'dark'
  | 'skin'
  | 'sail';
export type Stroke = readonly [ink: Ink, d: string];

export const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
/** The same on the other side. */
export const both = (x: number, y: number, w: number, h: number): string => box(x, y, w, h) + box(-x - w, y, w, h);
export const rows = (ys: readonly number[], half: number): string => ys.map((y) => `M${-half} ${y}H${half}`).join('');

/** An animal or a vehicle, in a frame of 50 by 100. */
export interface Shape {
  readonly parts: readonly Stroke[];
  /** Turned about a place of the hull. */
  readonly turret?: { readonly x: number; readonly y: number; readonly parts: readonly Stroke[] };
  /** Where heads are seen of those aboard, from the first place on. */
  readonly places?: readonly (readonly [x: number, y: number])[];
}
