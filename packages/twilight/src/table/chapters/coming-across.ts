import { cellsIn } from '../../scenarios/map-reader.ts';
import type { Deed } from '../../scenarios/script.ts';
import type { Cell } from '../../scenarios/world.ts';
import { gridOf } from '../queries/bearing.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf } from '../queries/position.ts';
import { isStandable } from '../queries/reach.ts';
import { peopleOf, placeOf } from '../queries/script.ts';
import { mapOf } from '../queries/world-map.ts';
import type { Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';
import { reveal } from './sighting.ts';

// People who are met as far off as dice say (L2921).

/** Not on the map yet. */
export const isWaiting = ({ at, aboard, condition }: Person): boolean =>
  at === null && aboard === null && condition === 'fit';

/** From now on they come unnoticed; or somebody has noticed them. */
export function conceal(game: TwilightGame, people: readonly Person[], concealed: boolean): void {
  for (const person of people) {
    if (concealed) Object.assign(person, { concealed, seen: 0, seenThisPhase: 0 });
    else reveal(game, person);
  }
}

/** They stand where the nearest of the others is so many meters off, as near a square as the grid has, on the side of the place. */
export function comeAcross(
  game: TwilightGame,
  { who, from, place }: Extract<Deed, { kind: 'meet' }>,
  range: number,
): void {
  const { state } = game;
  const others = peopleOf(game, from).flatMap((one) => cellOf(state, one) ?? []);
  const [first] = others;
  if (first === undefined) return;
  const squares = squaresAt(game, others, range, first.l, placeOf(game, place).region);
  for (const [i, person] of peopleOf(game, who).filter(isWaiting).entries())
    person.at = squares[i % Math.max(1, squares.length)] ?? null;
}

/** Those that are off by the fewest whole squares first, among them those nearest to the place. */
function squaresAt(
  { setup, state }: TwilightGame,
  others: readonly Cell[],
  range: number,
  l: number,
  region: Parameters<typeof cellsIn>[0],
): readonly Cell[] {
  const map = mapOf(setup);
  const level = setup.levels[l];
  if (level === undefined) return [];
  const home = cellsIn(region);
  const goal = home[Math.floor(home.length / 2)];
  const whole = { shape: 'rect', l, x: 0, y: 0, w: level.width, h: level.height } as const;
  return cellsIn(whole)
    .filter(({ x, y }) => isStandable(map, state, l, x, y))
    .map((cell) => {
      const meters = Math.min(...others.map((other) => metersBetween(setup, other, cell)));
      const off = Math.floor(Math.abs(meters - range) / gridOf(setup, l));
      return { cell, off, beside: goal === undefined ? 0 : metersBetween(setup, goal, cell) };
    })
    .sort((a, b) => a.off - b.off || a.beside - b.beside)
    .map(({ cell }) => cell);
}
