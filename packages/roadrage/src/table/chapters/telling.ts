import type { NewEvent, Seat } from '@hardtop/kernel';
import { alliesOf } from '../queries/sides.ts';
import type { RoadGame } from '../state/state.ts';

/** Tells everybody; where sheets are hidden the side of this seat alone, and the others only what they can see. */
export function tellSide(game: RoadGame, seat: Seat, event: NewEvent, seen: string): void {
  if (!game.setup.hidden) {
    game.emit(event);
    return;
  }
  const { kind, rule, about, roll, outcome } = event;
  game.emit({
    kind,
    rule,
    text: seen,
    ...(about === undefined ? {} : { about }),
    ...(roll === undefined ? {} : { roll }),
    ...(outcome === undefined ? {} : { outcome }),
  });
  const { roll: _, ...figures } = event;
  game.emit({ ...figures, to: alliesOf(game.setup, seat) });
}

/** Tells the side of this seat alone. */
export function tellOnly(game: RoadGame, seat: Seat, event: NewEvent): void {
  game.emit({ ...event, to: alliesOf(game.setup, seat) });
}
