import type { Param, Params, Seat } from './decision.ts';
import type { MapSteps } from './editing.ts';
import type { Game } from './play.ts';
import type { Amended, Correction, OnMap, Ruleset } from './ruleset.ts';

/** Something that can be corrected, and what it does. */
export interface Change extends Correction {
  make(params: Params): Amended;
}

/** A number of a record sheet: what it is, what it may be, and how it is set. */
export interface SheetFigure {
  readonly id: string;
  readonly label: string;
  /** What sort of thing, in the ruleset's words: `armor`, `weapon`, `ammunition`, `tire`… */
  readonly kind: string;
  readonly now: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  /** Where sheets are hidden only those who know it hear of it. */
  readonly secret: boolean;
  set(to: number): void;
}

type Held = Pick<SheetFigure, 'now' | 'set'>;

/** A figure that stands in a field of the state. */
export function heldIn<Key extends PropertyKey>(thing: { [key in Key]?: number | null }, field: Key): Held {
  return {
    now: thing[field] ?? 0,
    set(to) {
      thing[field] = to;
    },
  };
}

/** A field of the state that is so or not. */
export function flagIn<Key extends PropertyKey>(thing: { [key in Key]: boolean }, field: Key, one = true): Held {
  return {
    now: thing[field] === one ? 1 : 0,
    set(to) {
      thing[field] = (to === 1) === one;
    },
  };
}

/** What the changes of one thing have in common. */
interface Subject {
  readonly id: string;
  readonly name: string;
  /** Who hears of its secrets, where there are any. */
  readonly knownTo?: readonly Seat[];
}

export function settingOf({ id, name, knownTo }: Subject, figure: SheetFigure): Change {
  const { label, now, min = 0, max, step = 1, secret } = figure;
  const start = Math.min(max, Math.max(min, now));
  const to = secret && knownTo !== undefined ? { to: knownTo } : {};
  return {
    id: `${id} ${figure.id}`,
    label,
    group: name,
    params: [{ name: 'to', label, min, max, step, start }],
    make({ to: value = start }) {
      figure.set(value);
      return { text: `${name}: ${label.toLowerCase()} is ${value}, not ${now}.`, about: id, ...to };
    },
  };
}

export function removalOf({ id, name }: Subject, label: string, remove: () => void): Change {
  const make = () => {
    remove();
    return { text: `${name} is taken off the map.`, about: id };
  };
  return { id: `${id} remove`, label, group: name, params: [], map: { does: 'remove', of: id }, make };
}

/** How a piece, or something new of a size, is placed on a map whose axes count alike. */
export function placedOn(what: Extract<OnMap, { does: 'place' }>['what'], step: number, zero = 0): OnMap {
  const axis: MapSteps = { zero, step };
  return { does: 'place', what, x: axis, y: axis };
}

/** What the list of corrections calls things that are not on the map yet. */
export const NEW_THINGS = 'Something new';

/** More than this lies on no table by a referee's hand. */
export const MOST_LYING = 300;

/** A whole number within bounds that need not be whole, at first the nearest to what is now; no negative zero: JSON has none. */
export function nearestParam(name: string, unit: string, least: number, most: number, now: number): Param {
  const [min, max] = [Math.ceil(least), Math.floor(most)];
  const start = Math.min(max, Math.max(min, Math.round(now))) + 0;
  return { name, label: name.toUpperCase(), min, max, step: 1, unit, start };
}

/** A heading in degrees, all the way round. */
export function headingParam(step: number, now: number): Param {
  const start = (Math.round(now / step) * step) % 360;
  return { name: 'heading', label: 'Heading', min: 0, max: 360 - step, step, unit: '°', start };
}

/** A referee's part of a ruleset, from all that can be changed as things stand. */
export function amendingBy<Setup, State>(
  changesOf: (game: Game<Setup, State>) => readonly Change[],
): Pick<Ruleset<Setup, State>, 'corrections' | 'amend'> {
  return {
    corrections: (game) => changesOf(game).map(({ make: _, ...correction }) => correction),
    amend(game, correction, params) {
      const change = changesOf(game).find(({ id }) => id === correction);
      if (change === undefined) throw new Error(`nothing to correct: ${correction}`);
      return change.make(params);
    },
  };
}
