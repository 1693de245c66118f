import { type Play, roll, type Seat } from '@hardtop/kernel';
import { attackOnce } from './chapters/combat.ts';
import { layBuildsOpen } from './chapters/construction.ts';
import { checkSpeeds, returnTokens, takeControl } from './chapters/control.ts';
import { driveOne } from './chapters/drive.ts';
import { manageFires } from './chapters/fires.ts';
import { countDown } from './chapters/number-cards.ts';
import { placeCar } from './chapters/place.ts';
import { adjustSpeed } from './chapters/speed.ts';
import { carryOut } from './consequences.ts';
import { nextFirst, seatsInOrder } from './queries/order.ts';
import type { SixthPlay } from './state/effects.ts';
import { type Car, carOfSeat, type SixthGame, type Step } from './state/state.ts';

/** From one rest point to the next. */
export function segment(game: SixthGame): Play {
  return carryOut(step(game));
}

function* step(game: SixthGame): SixthPlay {
  switch (game.state.at) {
    case 'open':
      return yield* layOpen(game);
    case 'place':
      return yield* place(game);
    case 'check':
      return beginRound(game);
    case 'fires':
      return yield* fires(game);
    case 'adjust':
      return yield* adjust(game);
    case 'drive':
      return yield* drive(game);
    case 'combat':
      return yield* combat(game);
    case 'end':
      return endRound(game);
  }
}

/** All builds at once; then the dice say who has the marker. */
function* layOpen(game: SixthGame): SixthPlay {
  const { setup, state } = game;
  yield* layBuildsOpen(game);
  const of = { seat: 0, rule: 'sixth/arena/first-player', purpose: 'first player' } as const;
  const rolled = yield* roll(game, `1d${state.cars.length}`, of);
  state.first = rolled.total - 1;
  const text = `${setup.seats[state.first]?.name ?? 'Somebody'} is the first player.`;
  game.emit({ kind: 'first-player', rule: of.rule, text, roll: rolled });
  state.queue = seatsInOrder(state).filter((seat) => setup.starts[seat]?.pose === null);
  state.at = state.queue.length > 0 ? 'place' : 'check';
}

/** From the first player clockwise. */
function* place(game: SixthGame): SixthPlay {
  const { state } = game;
  const car = nextUp(game);
  if (car !== null) {
    yield* placeCar(game, car);
    state.queue.shift();
  }
  if (nextUp(game) === null) state.at = 'check';
}

function beginRound(game: SixthGame): void {
  const { state } = game;
  game.emit({ kind: 'round', rule: 'sixth/round/sequence', text: `Round ${state.round}.` });
  countDown(game);
  checkSpeeds(game);
  takeControl(game);
  enter(game, 'fires');
}

/** A phase in which all act in order. */
function enter({ state }: SixthGame, at: Step): void {
  state.queue = seatsInOrder(state);
  state.at = at;
}

/** Whose turn it is; whoever went out meanwhile is passed over. */
function nextUp({ state }: SixthGame): Car | null {
  const isOut = (seat: Seat | undefined): boolean => seat !== undefined && carOfSeat(state, seat).out !== null;
  while (isOut(state.queue[0])) state.queue.shift();
  const [seat] = state.queue;
  return seat === undefined ? null : carOfSeat(state, seat);
}

function* fires(game: SixthGame): SixthPlay {
  const car = nextUp(game);
  if (car !== null) {
    yield* manageFires(game, car);
    game.state.queue.shift();
  }
  if (nextUp(game) === null) enter(game, 'adjust');
}

function* adjust(game: SixthGame): SixthPlay {
  const car = nextUp(game);
  if (car === null) return enter(game, 'combat');
  yield* adjustSpeed(game, car);
  game.state.at = 'drive';
}

/** One movement point to a segment. */
function* drive(game: SixthGame): SixthPlay {
  const { state } = game;
  const [seat] = state.queue;
  const car = seat === undefined ? null : carOfSeat(state, seat);
  if (car !== null && car.points > 0) yield* driveOne(game, car);
  if (car !== null && car.points > 0) return;
  state.queue.shift();
  if (nextUp(game) === null) enter(game, 'combat');
  else state.at = 'adjust';
}

/** One attack to a segment; then whoever is next. What was fired can be fired again in the next round. */
function* combat(game: SixthGame): SixthPlay {
  const { state } = game;
  const car = nextUp(game);
  if (car !== null) {
    if (yield* attackOnce(game, car)) return;
    state.queue.shift();
  }
  if (nextUp(game) !== null) return;
  for (const one of state.cars) {
    one.attacked = [];
    one.fired = [];
  }
  state.at = 'end';
}

function endRound(game: SixthGame): void {
  const { state } = game;
  returnTokens(game);
  state.first = nextFirst(state);
  state.round++;
  state.at = 'check';
}
