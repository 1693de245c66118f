// What holds whenever somebody is asked, whatever is played.

import { type Shape, separation } from '@hardtop/geometry';
import { TRACKS } from '../catalog/dashboard.ts';
import { durabilityOf } from '../table/queries/cards.ts';
import { baseOf, wallsOf } from '../table/queries/outline.ts';
import { tokenShape } from '../table/queries/token-shape.ts';
import { type Car, printOf, type SixthGame } from '../table/state/state.ts';

/** Things that have been pushed together may lie this far into each other, in car lengths. */
const SLACK = 0.01;

/** Sentences about what is wrong; none in a sound game. */
export function brokenInvariants(game: SixthGame): readonly string[] {
  return [
    ...game.state.cars.flatMap((car) => carProblems(game, car)),
    ...tokenProblems(game),
    ...roundProblems(game),
    ...overlapProblems(game),
  ];
}

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function carProblems({ setup, state }: SixthGame, car: Car): readonly string[] {
  const problems: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) problems.push(`${car.id}: ${what}`);
  };
  for (const [side, armor] of Object.entries(car.armor))
    must(isWithin(armor, setup.size.ap), `armor ${armor} on the ${side}`);
  must(isWithin(car.tires, TRACKS.tires), `tires ${car.tires}`);
  must(isWithin(car.power, TRACKS.power) && (car.power > 0 || car.out !== null), `power ${car.power}`);
  must(isWithin(car.speed, TRACKS.speed) && !(car.reverse && car.speed > 0), `speed ${car.speed}`);
  must(isWithin(car.control, 99) && isWithin(car.ace, 99), `${car.control} control, ${car.ace} aces`);
  must(isWithin(car.points, TRACKS.speed) && (car.out === null || car.points === 0), `${car.points} points`);
  const wrecks = state.tokens.filter(({ id }) => id === `wreck-${car.id}`).length;
  must(wrecks === (car.out === null ? 0 : 1), `${wrecks} wrecks of it`);
  return [...problems, ...cardProblems(car)];
}

/** A card is face down when it can take no more, or was fired once. */
function cardProblems(car: Car): readonly string[] {
  return car.cards.flatMap((card) => {
    const { name, attack } = printOf(card);
    const durability = durabilityOf(car, card);
    const isSound = durability === null ? card.damage === 0 : isWithin(card.damage, durability);
    const isUsedUp = durability !== null && card.damage >= durability;
    const faces = card.faceDown === isUsedUp || (card.faceDown && attack?.oneShot === true);
    return isSound && faces ? [] : [`${car.id}: ${name} has taken ${card.damage} of ${durability}`];
  });
}

function tokenProblems({ state: { tokens } }: SixthGame): readonly string[] {
  return tokens.flatMap(({ id, damage, durability, gone }) => {
    const isSound = durability === null ? damage === 0 : isWithin(damage, durability) && (gone || damage < durability);
    return isSound ? [] : [`${id}: ${damage} of ${durability}`];
  });
}

function roundProblems({ setup, state: { queue, first, round, cars } }: SixthGame): readonly string[] {
  const isSound = queue.every((seat) => isWithin(seat, cars.length - 1)) && new Set(queue).size === queue.length;
  return isSound && isWithin(first, cars.length - 1) && isWithin(round, setup.roundLimit)
    ? []
    : [`round ${round}, first ${first}, queue ${queue}`];
}

/** No car and no token lies in another or in a wall. */
function overlapProblems({ setup, state }: SixthGame): readonly string[] {
  const things: readonly { readonly id: string; readonly shape: Shape }[] = [
    ...state.cars.filter(({ out }) => out === null).map(({ id, pose }) => ({ id, shape: baseOf(pose) })),
    ...state.tokens
      .filter(({ gone }) => !gone)
      .map((token) => ({ id: token.id, shape: token.kind === 'wreck' ? baseOf(token.pose) : tokenShape(token) })),
  ];
  const walls = wallsOf(setup).map((shape, i) => ({ id: `wall ${i}`, shape }));
  return things.flatMap((one, i) =>
    [...things.slice(i + 1), ...walls].flatMap((other) => {
      const { gap } = separation(one.shape, other.shape);
      return gap < -SLACK ? [`${one.id} lies ${(-gap).toFixed(3)} in ${other.id}`] : [];
    }),
  );
}
