// What a concussion grenade does to whoever is near (deluxe/VI/concussion-grenade). Turns are seconds.

export interface ConcussionRow {
  /** A die, with what shelters him, of this or less. */
  readonly to: number;
  /** Turns out cold, and stunned turns after them. */
  readonly outTurns: number;
  readonly stunTurns: number;
}

export const CONCUSSION = [
  { to: 2, outTurns: 600, stunTurns: 0 },
  { to: 3, outTurns: 60, stunTurns: 120 },
  { to: 4, outTurns: 10, stunTurns: 120 },
  { to: 5, outTurns: 0, stunTurns: 30 },
  { to: 6, outTurns: 0, stunTurns: 10 },
] as const satisfies readonly ConcussionRow[];

/** Added to the die behind armor that stands, or behind a wall. */
export const SHELTER = { armor: 3, wall: 5 } as const;

/** What a stunned man loses of his aim. */
export const STUNNED_AIM = -3;
