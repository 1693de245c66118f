import type { Seat } from './decision.ts';

/** Who looks at a game: a seat, the referee, who may know everything, or with null whoever sits nowhere. */
export type Viewer = Seat | 'referee' | null;

/** Whether something told to these seats, or without them to everyone, reaches a viewer. */
export function reaches(to: readonly Seat[] | undefined, viewer: Viewer): boolean {
  if (to === undefined || viewer === 'referee') return true;
  return viewer !== null && to.includes(viewer);
}
