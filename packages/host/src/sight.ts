import type { Seat, Viewer } from '@hardtop/kernel';

export interface HeldSeat {
  readonly seat: Seat;
  readonly key: string;
}

/** Whoever has some keys: the seats they play, and the referee's key if they are the referee. */
export interface KeyHolder {
  readonly held: readonly HeldSeat[];
  readonly referee: string | null;
}

/** With whose eyes somebody looks at a game, and which seats they play. */
export interface Sight {
  /** The board is seen with the first; what is told to any of them is told. */
  readonly eyes: readonly [Viewer, ...Viewer[]];
  readonly seats: readonly Seat[];
}

/** Sees all, plays nothing. */
export const ALL_SEEING: Sight = { eyes: ['referee'], seats: [] };

export function sightOf({ held, referee }: KeyHolder): Sight {
  const seats = held.map(({ seat }) => seat);
  const [first, ...others] = seats;
  if (referee !== null) return { eyes: ['referee'], seats };
  return { eyes: first === undefined ? [null] : [first, ...others], seats };
}

export function seesAll({ eyes }: Sight): boolean {
  return eyes[0] === 'referee';
}

/** Equal for those who see the same. */
export function sightKey({ eyes, seats }: Sight): string {
  return `${eyes.join()}/${seats.join()}`;
}
