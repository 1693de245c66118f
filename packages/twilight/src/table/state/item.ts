import type { ItemKind, Rest, Spare, StartItem } from '../../scenarios/setup.ts';

/** Something carried, mounted, or lying about. Ids are unique in a game, for things change hands. */
export interface Item {
  readonly id: string;
  readonly kind: ItemKind['kind'];
  /** The key of its table in the catalogue. */
  readonly what: ItemKind['what'];
  readonly name: string | null;
  /** How many of it are left: grenades, blocks, matches. */
  count: number;
  /** What is loaded, and how many rounds of it. */
  round: string;
  loaded: number;
  /** Which of the weapon's feeds it has. */
  readonly feed: number;
  spares: Spare[];
  readonly scope: boolean;
  rest: Rest;
  readonly rangefinder: number;
  /** Reload actions that have been spent on it. */
  reloading: number;
  /** A lamp burns, a radio is ready to send, a mask is worn. */
  on: boolean;
}

/** As it starts. */
export function itemFrom(start: StartItem): Item {
  const { id, kind, what, name, count, round, loaded, feed, spares, scope, rest, rangefinder } = start;
  return {
    id,
    kind,
    what,
    name,
    count,
    round,
    loaded,
    feed,
    spares: [...spares],
    scope,
    rest,
    rangefinder,
    reloading: 0,
    on: false,
  };
}
