import { type Play, workOff } from '@hardtop/kernel';
import { explode, ignite } from './chapters/burning.ts';
import { meetHazard, plungeHandling } from './chapters/control.ts';
import { rollCrashTable1, rollCrashTable2 } from './chapters/crash.ts';
import { jumpClear } from './chapters/riders.ts';
import type { DeluxePlay, Effect } from './state/effects.ts';
import { type DeluxeGame, vehicleOf } from './state/state.ts';

/** Every chapter that another can set off. What is set off is carried out depth-first, before the next line of what set it off. */
function chapterOf(game: DeluxeGame, effect: Effect): DeluxePlay {
  switch (effect.kind) {
    case 'hazard':
      return meetHazard(game, effect);
    case 'corner-lost':
      return plungeHandling(game, effect);
    case 'crash-table-1':
      return rollCrashTable1(game, effect);
    case 'crash-table-2':
      return rollCrashTable2(game, effect);
    case 'fire':
      return ignite(game, effect);
    case 'explosion':
      return explodeAll(game, effect);
  }
}

/** Whoever is on top jumps clear first (deluxe/VI.3/getting-off). */
function* explodeAll(game: DeluxeGame, effect: Effect & { readonly kind: 'explosion' }): DeluxePlay {
  if (game.setup.onFoot) yield* jumpClear(game, vehicleOf(game.state, effect.vehicle));
  yield* explode(game, effect);
}

/** Plays a piece of a chapter with all that it sets off. */
export function withConsequences<R>(game: DeluxeGame, piece: DeluxePlay<R>): Play<R> {
  return workOff(piece, (effect) => chapterOf(game, effect));
}
