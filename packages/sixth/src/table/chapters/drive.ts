import type { Motion, Pose } from '@hardtop/geometry';
import { ask } from '@hardtop/kernel';
import type { SixthAsked } from '../queries/asked.ts';
import { type Met, metCalled } from '../queries/contact.ts';
import { acesFor } from '../queries/driving-dice.ts';
import { areTouching, isTouching, layoutAround, MOVER, touchingIn } from '../queries/layout.ts';
import { effectMarks } from '../queries/marks.ts';
import { canSteer, difficultyOf, legsOf, type Move, STRAIGHT, spinOf, type Way, zoneOf } from '../queries/moves.ts';
import { seatsInOrder } from '../queries/order.ts';
import { baseOf } from '../queries/outline.ts';
import { type Block, type Travelled, travel } from '../queries/travel.ts';
import { pressedInto } from '../queries/turning-away.ts';
import { moveOf } from '../questions/move-question.ts';
import { type SixthPlay, setOff } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { collide, pileUp, scrape } from './collision.ts';
import { rollDriving } from './driving-roll.ts';
import { arrive } from './moving.ts';
import { crossCards } from './number-cards.ts';
import { pushWall } from './wall-push.ts';

/** One movement point: the way, what is met on it, the driving roll, and a spin where that goes wrong. */
export function* driveOne(game: SixthGame, car: Car): SixthPlay {
  const move = canSteer(car) ? yield* chosenMove(game, car) : STRAIGHT;
  car.points--;
  const way = tried(game, car, legsOf(car, move));
  const wall = pressedInto(way);
  if (wall !== null) return yield* pushWall(game, car, wall);
  commit(game, car, move, way);
  yield* settle(game, car, way);
  if (car.out !== null) return;
  yield* crossCards(game, car);
  const reached = difficultyOf(move, way);
  const unpaid = yield* rollDriving(game, car, reached);
  if (unpaid > 0 && reached !== null && move.kind !== 'straight') {
    yield* spin(game, car, move.way, unpaid);
    yield* crossCards(game, car);
  }
}

function* chosenMove(game: SixthGame, car: Car): SixthPlay<Move> {
  const asked: SixthAsked = { seat: car.seat, topic: 'move', car: car.id };
  return moveOf(yield* ask(game, asked));
}

function tried({ setup, state }: SixthGame, car: Car, motion: Motion): Travelled {
  const layout = layoutAround(setup, state, car);
  const touching = touchingIn(layout, car.pose);
  return travel({ layout, touching, manner: { collides: true } }, car.pose, motion);
}

const DRIVEN = {
  straight: 'sixth/move/straight',
  slide: 'sixth/maneuver/slide',
  turn: 'sixth/maneuver/turn',
} as const;
const WORDS = { straight: 'drives straight', slide: 'slides', turn: 'turns' } as const;

/** On commitment to a maneuver an ace is taken, before any die. */
function commit(game: SixthGame, car: Car, move: Move, way: Travelled): void {
  const isManeuver = move.kind !== 'straight' && difficultyOf(move, { travel: 1, turned: angleOf(move) }) !== null;
  if (isManeuver) car.ace += acesFor(car);
  const where = move.kind === 'straight' ? '' : ` ${move.way}`;
  const what = move.kind === 'turn' && !isManeuver ? 'turns slightly' : WORDS[move.kind];
  arrive(game, car, way, {
    rule: move.kind === 'turn' && !isManeuver ? 'sixth/move/slight-turn' : DRIVEN[move.kind],
    text: `${car.name} ${car.reverse ? 'backs up: ' : ''}${what}${where}.`,
    marks: marksOf(car, move, isManeuver),
  });
}

const angleOf = (move: Move): number => (move.kind === 'turn' ? move.angle : 0);

function marksOf(car: Car, move: Move, isManeuver: boolean): readonly string[] {
  const zone = move.kind === 'turn' ? zoneOf(move.angle) : null;
  const way = `${car.reverse ? 'reverse' : 'move'}/${move.kind === 'turn' ? zone : move.kind}`;
  return isManeuver && acesFor(car) > 1 ? [way, ...effectMarks(car, 'aceAtSpeed')] : [way];
}

/** What the way did to light things, and whatever stopped it. */
function* settle(game: SixthGame, car: Car, way: Travelled): SixthPlay {
  const lights = game.state.tokens.filter(({ id }) => way.pushed.includes(id));
  yield* scrape(game, car, lights);
  if (way.block === null || way.block.kind === 'wall') return;
  yield* resolve(game, car, way, way.block);
}

function* resolve(game: SixthGame, car: Car, way: Travelled, block: Block): SixthPlay {
  const { setup, state } = game;
  if (block.kind === 'pile-up') {
    const [nearer, newer] = [metCalled(setup, state, block.nearer), metCalled(setup, state, block.newer)];
    return yield* pileUp(game, car, touchedFirst(game, car, nearer), nearer, newer);
  }
  const met = yield* inOrder(game, car, collisionsAt(game, car, way, block.with));
  for (const [i, one] of met.entries()) yield* collide(game, car, one, i > 0);
}

/** What the car itself touches of the chain it pushes. */
function touchedFirst({ setup, state }: SixthGame, car: Car, nearer: Met): Met {
  const base = baseOf(car.pose);
  if (isTouching(base, nearer.shape)) return nearer;
  const { bodies } = layoutAround(setup, state, car);
  const first = bodies.find((body) => isTouching(base, body.shapeAt(body.pose)));
  return first === undefined ? nearer : metCalled(setup, state, first.id);
}

/** Everything that is touched for the first time where it stopped. */
function collisionsAt({ setup, state }: SixthGame, car: Car, way: Travelled, first: string): readonly Met[] {
  const layout = layoutAround(setup, state, car);
  const before = touchingIn(layout, startOf(way));
  const now = touchingIn(layout, car.pose);
  const heavy = layout.bodies.filter(({ weight }) => weight === 'heavy').map(({ id }) => id);
  const ids = [...heavy, ...layout.walls.map(({ id }) => id)].filter(
    (id) => id === first || (areTouching(now, MOVER, id) && !areTouching(before, MOVER, id)),
  );
  return ids.map((id) => metCalled(setup, state, id));
}

function startOf({ path: [first], pose }: Travelled): Pose {
  return first ?? pose;
}

/** Players from the one with the marker on; among what is nobody's the mover chooses. */
function* inOrder(game: SixthGame, car: Car, met: readonly Met[]): SixthPlay<readonly Met[]> {
  const seats = seatsInOrder(game.state);
  const cars = met
    .flatMap((one) => (one.kind === 'car' ? [one] : []))
    .sort((a, b) => seats.indexOf(a.car.seat) - seats.indexOf(b.car.seat));
  const left = met.filter(({ kind }) => kind !== 'car');
  const chosen: Met[] = [];
  while (left.length > 1) {
    const among = left.map(({ id }) => id);
    const asked: SixthAsked = { seat: car.seat, topic: 'collide-first', car: car.id, among };
    const { option } = yield* ask(game, asked);
    chosen.push(...left.splice(among.indexOf(option), 1));
  }
  return [...cars, ...chosen, ...left];
}

/** The back swings round as far as the skids say; five flip the car. What it hits is settled afterwards. */
function* spin(game: SixthGame, car: Car, way: Way, unpaid: number): SixthPlay {
  const swing = tried(game, car, [spinOf(car, way, unpaid)]);
  const flips = unpaid > FLIP_AFTER;
  const hits = swing.block?.kind === 'collision';
  arrive(game, car, swing, {
    rule: hits ? 'sixth/control/spin-collision' : 'sixth/control/spinning-out',
    text: `${car.name} spins out.`,
    marks: [`spin/${flips ? 'flip' : unpaid}`, ...(hits ? ['spin-collision'] : [])],
    style: 'fishtail',
  });
  if (flips) {
    const text = `${car.name} flips over.`;
    const motion = { piece: car.id, path: TUMBLE.map(() => car.pose), style: 'roll' } as const;
    game.emit({ kind: 'flip', rule: 'sixth/control/flip', about: car.id, outcome: 'bad', text, motion });
    yield* setOff(game, { kind: 'eliminate', car: car.id, how: 'flip' });
  }
  yield* settle(game, car, swing);
}

const FLIP_AFTER = 4;
/** Once over and on to its roof, on the spot: a pose for each quarter. */
const TUMBLE = [0, 1, 2, 3, 4, 5, 6];
