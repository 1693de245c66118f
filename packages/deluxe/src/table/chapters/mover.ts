import { samePose, slideLeg } from '@hardtop/geometry';
import { type Ask, answerOf, ask, IDLE, type Option } from '@hardtop/kernel';
import type { DeluxeAsked } from '../queries/asked.ts';
import { canSteer, isSubstitute } from '../queries/crew.ts';
import { seatAtWheel } from '../queries/deciding.ts';
import { motionOf } from '../queries/maneuver-shape.ts';
import { equalsAtHead, inchesIn, movesIn, SHORTER_BY, shortMoveIn } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { isPlainlyOut } from '../queries/out.ts';
import { runsDark } from '../queries/sight.ts';
import { slickModifiers } from '../queries/slicks.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, type PendingCrash, sizeOf, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import { crossLines } from './arena.ts';
import { beginBootlegger, endBootlegger, lose, slideOn } from './bootlegger.ts';
import { attempt } from './control.ts';
import { hold } from './crash.ts';
import { markDrove } from './crew.ts';
import { dropAutomatically } from './dropping.ts';
import { type EveningOut, eveningOut } from './evening-out.ts';
import { fireWindow } from './fire-window.ts';
import { choiceOf, directionOf, troubleOf } from './maneuver.ts';
import { carryRiders } from './riders.ts';
import { beginRoll, rollOn, vault } from './roll-over.ts';
import { fishtail, skid } from './skid.ts';
import { leftBehind, updateTouching } from './touching.ts';
import { travel } from './travel.ts';

const ORDER = 'deluxe/IV.1/order-of-movement';

/** One mover: who it is, its move, what it meets, who fires. */
export function* moveNext(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  // A collision may have taken the move of this phase from someone (H-05).
  state.queue = state.queue.filter((id) => movesIn(vehicleOf(state, id), state.phase));
  const equals = equalsAtHead(state);
  const vehicle = equals.length > 1 ? yield* nextMover(game, equals) : settle(game, equals[0] ?? null);
  if (vehicle !== null) {
    state.queue = state.queue.filter((id) => id !== vehicle.id);
    yield* move(game, vehicle);
    yield* dropAutomatically(game, vehicle);
    if (game.setup.onFoot) for (const each of state.vehicles) carryRiders(game, each);
    if (game.setup.safe !== undefined) crossLines(game);
    yield* fireWindow(game, vehicle);
  }
  if (state.queue.length === 0) state.at = 'phase-end';
  if (game.setup.safe !== undefined) crossLines(game);
}

/** Among equals in speed the quicker driver chooses when to move: now, or after the others. */
function* nextMover(game: DeluxeGame, equals: readonly Vehicle[]): DeluxePlay<Vehicle | null> {
  const { state } = game;
  for (const vehicle of equals) {
    if (state.waiting.includes(vehicle.id)) continue;
    const others = equals.filter((other) => other !== vehicle && !state.waiting.includes(other.id));
    const chooses = others.length > 0 && canSteer(vehicle, state.turn);
    if (!chooses) return settle(game, vehicle);
    const seat = seatAtWheel(game, vehicle);
    const names = others.map((other) => other.id);
    const asked: DeluxeAsked = { topic: 'order', seat, vehicle: vehicle.id, others: names };
    const { option } = yield* ask(game, asked);
    if (option === 'now') return settle(game, vehicle);
    state.waiting.push(vehicle.id);
  }
  return settle(game, equals[0] ?? null);
}

/** Once somebody moves, those who let him go first may choose again. */
function settle(game: DeluxeGame, vehicle: Vehicle | null): Vehicle | null {
  game.state.waiting = [];
  return vehicle;
}

export function orderQuestion(game: World, vehicle: Vehicle, others: readonly Vehicle[]): Ask {
  const names = others.map((other) => nameOf(game, other)).join(' and ');
  const now: Option = {
    id: 'now',
    label: 'Move now',
    words: ['now', 'first'],
    preview: () => ({ text: `Moves before ${names}.` }),
  };
  const wait: Option = {
    id: 'wait',
    label: `Let ${names} go first`,
    words: ['wait'],
    preview: () => ({ text: `Moves after ${names}.` }),
  };
  const prompt = `${nameOf(game, vehicle)} and ${names} are equally fast, and its driver is the quicker. Move first?`;
  return {
    seat: seatAtWheel(game, vehicle),
    topic: 'order',
    rule: ORDER,
    about: vehicle.id,
    prompt,
    options: () => [now, wait],
    suggested: answerOf('now'),
  };
}

function move(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  // Whatever is the matter with it waits till it is down again.
  if (vehicle.flight !== null) return flyOn(game, vehicle, vehicle.flight.heading);
  const { pending } = vehicle;
  vehicle.pending = null;
  if (vehicle.rolling !== null) return rollOn(game, vehicle);
  if (vehicle.bootlegger !== null && pending === null && !vehicle.bootlegger.lost) return turnAbout(game, vehicle);
  return pending === null ? drive(game, vehicle) : swing(game, vehicle, pending);
}

/** What a lost control roll does first: the tail swings out, if it does, and then the rest of it. */
function* swing(game: DeluxeGame, vehicle: Vehicle, pending: PendingCrash): DeluxePlay {
  lose(game, vehicle);
  if (pending.fishtail !== null) {
    const { stopped } = yield* fishtail(game, vehicle, pending.fishtail);
    if (vehicle.gone || vehicle.speed === 0) return;
    // A collision that ends the move leaves the second part for the next one (H-17).
    if (stopped) return pending.crash === null ? undefined : hold(vehicle, { ...pending, fishtail: null });
  }
  if (pending.crash !== null) yield* crash(game, vehicle, pending);
  else yield* drive(game, vehicle);
}

function drive(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  if (vehicle.bootlegger !== null) return slideOn(game, vehicle);
  if (canSteer(vehicle, game.state.turn) && !isPlainlyOut(game, vehicle)) return steer(game, vehicle);
  return coast(game, vehicle);
}

/** In the air nobody steers. */
function* flyOn(game: DeluxeGame, vehicle: Vehicle, heading: number): DeluxePlay {
  const { must } = shortMoveIn(vehicle, game.state.phase);
  const inches = inchesIn(vehicle.speed, game.state.phase) - (must ? SHORTER_BY : 0);
  if (must) vehicle.owesShort = false;
  const text = `${nameOf(game, vehicle)} flies on.`;
  yield* travel(game, vehicle, [slideLeg(heading, inches)], 'vault', { rule: 'deluxe/XIV.5/flying', text });
}

/** The second leg of a bootlegger. */
function* turnAbout(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { completed } = yield* endBootlegger(game, vehicle);
  if (completed && !vehicle.gone && vehicle.pending === null && canSteer(vehicle, game.state.turn))
    yield* evenOut(game, vehicle);
}

function* crash(game: DeluxeGame, vehicle: Vehicle, pending: PendingCrash): DeluxePlay {
  switch (pending.crash?.kind) {
    case 'skid':
      return yield* skid(game, vehicle, pending, yield* straightDistance(game, vehicle));
    case 'roll':
      return yield* beginRoll(game, vehicle, pending);
    case 'vault':
      return yield* vault(game, vehicle, pending);
    case undefined:
      return;
  }
}

/** The inches of a move without a maneuver; a driver who owes a short move may take it now. */
function* straightDistance(game: DeluxeGame, vehicle: Vehicle): DeluxePlay<number> {
  const inches = inchesIn(vehicle.speed, game.state.phase);
  const { may, must } = shortMoveIn(vehicle, game.state.phase);
  const short =
    must ||
    (may &&
      canSteer(vehicle, game.state.turn) &&
      (yield* ask(game, asks(game, 'short-move', vehicle))).option === 'short');
  if (short) vehicle.owesShort = false;
  return short ? inches - SHORTER_BY : inches;
}

export function shortQuestion(game: World, vehicle: Vehicle, inches: number): Ask {
  const full: Option = {
    id: 'full',
    label: `Full move, ${inches} in`,
    words: ['full'],
    preview: () => ({ text: `Moves ${inches} in.` }),
  };
  const text = `Moves ${inches - SHORTER_BY} in; the short move of this turn is done.`;
  const short: Option = {
    id: 'short',
    label: `Short move, ${inches - SHORTER_BY} in`,
    words: ['short', 'half'],
    preview: () => ({ text }),
  };
  const prompt = `${nameOf(game, vehicle)} is skidding. Take the short move now?`;
  return {
    seat: seatAtWheel(game, vehicle),
    topic: 'short-move',
    rule: inches < 2 ? 'deluxe/IV.1/half-move' : 'deluxe/IV.1/one-and-a-half-move',
    about: vehicle.id,
    prompt,
    options: () => [full, short],
    suggested: answerOf('full'),
  };
}

/** Nobody at the wheel, or nothing to steer with: straight on. */
function* coast(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { must } = shortMoveIn(vehicle, game.state.phase);
  const inches = inchesIn(vehicle.speed, game.state.phase) - (must ? SHORTER_BY : 0);
  if (must) vehicle.owesShort = false;
  const choice = { maneuver: null, side: null, amount: 0, distance: inches, straightFirst: false };
  const text = `${nameOf(game, vehicle)} runs straight on.`;
  yield* travel(game, vehicle, motionOf(vehicle.pose, choice, directionOf(vehicle), sizeOf(vehicle)), 'drive', {
    rule: 'deluxe/V.4/uncontrolled',
    text,
  });
}

/** The driver's move: one maneuver or straight on, then its control roll. */
function* steer(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const answer = yield* ask(game, asks(game, 'maneuver', vehicle));
  const choice = choiceOf(vehicle, game.state.phase, answer);
  if (choice.maneuver === 'bootlegger') {
    if (isSubstitute(vehicle)) markDrove(vehicle, game.state.turn);
    return yield* beginBootlegger(game, vehicle, choice);
  }
  const { phaseHeading: heading, speed } = vehicle;
  const trouble = troubleOf(vehicle, choice);
  if (choice.distance < inchesIn(vehicle.speed, game.state.phase)) vehicle.owesShort = false;
  if (choice.maneuver !== null && isSubstitute(vehicle)) markDrove(vehicle, game.state.turn);
  const motion = motionOf(vehicle.pose, choice, directionOf(vehicle), sizeOf(vehicle));
  const slick = trouble === null ? [] : slickModifiers(game.state, vehicle, motion);
  const name = trouble?.label ?? 'straight on';
  const text = `${nameOf(game, vehicle)}: ${name.toLowerCase()}${choice.side === null ? '' : ` ${choice.side}`}.`;
  const { completed } = yield* travel(game, vehicle, motion, 'drive', {
    rule: trouble?.rule ?? 'deluxe/IV.3/straight',
    text,
  });
  // The speed it was driven at, whatever a collision on the way left of it; at rest there is nothing to roll (H-07).
  const driven = { heading, speed: vehicle.speed === 0 ? 0 : speed, slick };
  if (trouble !== null && !vehicle.gone)
    yield* attempt(game, vehicle, trouble, { maneuver: choice.maneuver, side: choice.side, ...driven });
  const steady = vehicle.pending === null && canSteer(vehicle, game.state.turn);
  if (completed && choice.maneuver !== null && steady) yield* evenOut(game, vehicle);
}

function asks(game: DeluxeGame, topic: 'maneuver' | 'short-move' | 'even-out', vehicle: Vehicle): DeluxeAsked {
  const asked = { topic, seat: seatAtWheel(game, vehicle), vehicle: vehicle.id } as const;
  // Which way somebody goes in the dark is his own affair.
  return game.setup.dark && runsDark(game.setup, game.state, vehicle) ? { ...asked, secret: true } : asked;
}

function evenOut(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const question = eveningOut(game, vehicle);
  return question === null ? IDLE : nudge(game, vehicle, question);
}

function* nudge(game: DeluxeGame, vehicle: Vehicle, question: EveningOut): DeluxePlay {
  const pose = question.poseFor((yield* ask(game, asks(game, 'even-out', vehicle))).option);
  if (pose === null || samePose(pose, vehicle.pose)) return;
  const motion = { piece: vehicle.id, path: [vehicle.pose, pose], style: 'drive' } as const;
  vehicle.pose = pose;
  updateTouching(game, vehicle, leftBehind(game.state, vehicle));
  game.emit({
    kind: 'move',
    rule: 'deluxe/IV.4/evening-out',
    about: vehicle.id,
    motion,
    text: `${nameOf(game, vehicle)} evens out.`,
  });
}
