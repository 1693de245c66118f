import { askPrivately, type Dialogue, type Seat, together } from '@hardtop/kernel';
import type { Design } from '../../garage/design/design.ts';
import { makeStatLine } from '../../garage/notation/make-stat-line.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { buildAnswered } from '../queries/builds.ts';
import { cardsOf, carNames } from '../queries/built-cards.ts';
import { fittedCar } from '../queries/fitting.ts';
import { BACK, DONE } from '../questions/fit-question.ts';
import type { SixthPlay } from '../state/effects.ts';
import { type Car, type CarId, carOfSeat, type SixthGame } from '../state/state.ts';

/** All builds at once: as the scenario has them, or as everybody chooses without looking. */
export function* layBuildsOpen(game: SixthGame): SixthPlay {
  const { setup, state } = game;
  const chosen = setup.secretBuilds ? yield* chooseAll(game) : null;
  const designs = setup.starts.map(({ seat, design }) => chosen?.get(seat) ?? design);
  const names = carNames(designs.map((design, seat) => design?.name ?? setup.seats[seat]?.name ?? ''));
  for (const [seat, design] of designs.entries()) {
    const car = carOfSeat(state, seat);
    if (design === null) throw new Error(`seat ${seat} has no build`);
    car.cards = cardsOf(design);
    car.name = names[seat] ?? design.name;
    if (chosen !== null) tellBuild(game, car, design);
  }
}

/** Each for himself; nobody learns anything before the last has chosen. */
function* chooseAll(game: SixthGame): SixthPlay<ReadonlyMap<number, Design>> {
  const dialogues = game.state.cars.map((car) => [car.seat, chooseOne(game, car)] as const);
  return yield* together(new Map(dialogues));
}

function* chooseOne(game: SixthGame, { seat, id }: Car): Dialogue<Design> {
  const asked: SixthAsked = { seat, topic: 'build', car: id };
  return buildAnswered(game.setup, seat, yield* askPrivately(game, asked)) ?? (yield* fitOne(game, seat, id));
}

/** Card by card, every step legal. */
function* fitOne(game: SixthGame, seat: Seat, car: CarId): Dialogue<Design> {
  const fitted: string[] = [];
  for (;;) {
    const asked: SixthAsked = { seat, topic: 'fit', car, fitted: [...fitted] };
    const { option } = yield* askPrivately(game, asked);
    if (option === DONE) return fittedCar(game.setup, seat, fitted);
    if (option === BACK) fitted.pop();
    else fitted.push(option);
  }
}

function tellBuild({ setup, emit }: SixthGame, car: Car, design: Design): void {
  const line = makeStatLine({ ...design, name: car.name, size: setup.size });
  const text = `${setup.seats[car.seat]?.name ?? 'Somebody'} has built ${line}`;
  emit({ kind: 'build', rule: 'sixth/hardtop/hidden', about: car.id, text });
}
