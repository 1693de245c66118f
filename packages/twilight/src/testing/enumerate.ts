// For tests of odds: a piece of the rules is run over and over until every result of every throw has come up.

import type { NewEvent } from '@hardtop/kernel';
import { carryOut } from '../table/consequences.ts';
import type { TwilightPlay } from '../table/state/effects.ts';
import type { TwilightGame } from '../table/state/state.ts';
import type { TestGame } from './fights.ts';

/** One way that the dice may fall: how likely it is, and what was told until it was at its end. */
export interface Gone {
  readonly chance: number;
  readonly events: readonly NewEvent[];
  readonly game: TwilightGame;
}

interface Throw {
  readonly sides: number;
  readonly count: number;
  face: number;
}

class Ended extends Error {}

/** Runs a piece for every fall of the dice, each from the same start; `ends`: kinds of events after which the rest does not matter. */
export function throughAll(
  start: TestGame,
  ends: readonly string[],
  piece: (game: TwilightGame) => TwilightPlay,
  seen: (gone: Gone) => void,
): void {
  const path: Throw[] = [];
  do {
    let [at, chance] = [0, 1];
    const take = (count: number, sides: number): readonly number[] => {
      const known = path[at] ?? { count, sides, face: 0 };
      path[at++] = known;
      chance /= sides ** count;
      let left = known.face;
      return Array.from({ length: count }, () => {
        const face = (left % sides) + 1;
        left = Math.floor(left / sides);
        return face;
      });
    };
    const events: NewEvent[] = [];
    const emit = (event: NewEvent): void => {
      events.push(event);
      if (ends.includes(event.kind)) throw new Ended();
    };
    const game: TwilightGame = { ...start, state: structuredClone(start.state), dice: { take }, emit };
    run(piece(game));
    seen({ chance, events, game });
    path.length = at;
    while (path.length > 0) {
      const last = path[path.length - 1];
      if (last === undefined || ++last.face < last.sides ** last.count) break;
      path.pop();
    }
  } while (path.length > 0);
}

function run(piece: TwilightPlay): void {
  try {
    if (carryOut(piece).next().done !== true) throw new Error('something was asked');
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
}
