import type { Play } from '@hardtop/kernel';
import { ACTIONS, perform } from './actions/list.ts';
import { askSeat } from './chapters/asking.ts';
import { frozenDriver } from './chapters/panic.ts';
import { comeRound, keepsGoing } from './chapters/recovery.ts';
import { lookAgain, lookInPhase } from './chapters/sighting.ts';
import { carryOut } from './consequences.ts';
import { canAct, isFighting, isPresent } from './queries/able.ts';
import { isBolting } from './queries/bolting.ts';
import { initiativeOf, quicknessOf } from './queries/initiative.ts';
import { mayAct } from './queries/slots.ts';
import { marchOn, orderMarch } from './slots/march.ts';
import { beginFight } from './slots/meeting.ts';
import { declareRepetition, repeatAgain } from './slots/repetition.ts';
import type { TwilightPlay } from './state/effects.ts';
import type { Gait, Person } from './state/person.ts';
import { personOf, sheetOf, type TwilightGame } from './state/state.ts';
import { PHASE_ENDS, TURN_ENDS } from './turn-ends.ts';

const FIRST_PHASE = 6;
const MOST_INITIATIVE = 6;

/** From one rest point to the next. */
export function segment(game: TwilightGame): Play {
  return carryOut(step(game));
}

function* step(game: TwilightGame): TwilightPlay {
  switch (game.state.at) {
    case 'start':
      return yield* beginTurn(game);
    case 'declare':
      return yield* declare(game);
    case 'phase':
      return beginPhase(game);
    case 'slot':
      return yield* slot(game);
    case 'phase-end':
      return yield* endPhase(game);
    case 'end':
      return yield* endTurn(game);
  }
}

function* beginTurn(game: TwilightGame): TwilightPlay {
  const { state, setup } = game;
  game.emit({ kind: 'turn', rule: 'twilight/combat/turn', text: `Turn ${state.turn}.` });
  for (const person of state.people) {
    person.knockedDown = false;
    person.repeats = null;
    person.mustDuck = false;
  }
  state.contact = false;
  state.phase = FIRST_PHASE;
  yield* comeRound(game);
  lookAgain(game);
  if (state.turn === 1) yield* beginFight(game);
  // In contact each seat names who repeats; otherwise each squad says what it does all turn.
  const isTheirs = (seat: number): boolean =>
    state.people.some(
      (person) =>
        person.seat === seat &&
        isFighting(person) &&
        isPresent(person) &&
        initiativeOf(setup, person) < MOST_INITIATIVE,
    );
  state.declaring = state.contact ? setup.seats.map((_, seat) => seat).filter(isTheirs) : state.squads.map((_, i) => i);
  state.at = state.declaring.length > 0 ? 'declare' : 'phase';
}

function* declare(game: TwilightGame): TwilightPlay {
  const { state } = game;
  const next = state.declaring.shift();
  if (next !== undefined) {
    if (state.contact) yield* declareRepetition(game, next);
    else yield* orderMarch(game, next);
  }
  if (state.declaring.length === 0) state.at = 'phase';
}

/** Whoever repeats goes first; then initiative equal to the phase, the next higher, and so on (L2233). */
function beginPhase(game: TwilightGame): void {
  const { setup, state } = game;
  for (const person of state.people) {
    person.acted = false;
    person.reacted = false;
    person.fired = false;
    person.talked = false;
    person.gait = null;
    person.moved = 0;
    person.hurtThisPhase = 0;
    person.throughFire = false;
    if (person.frozen > 0) frozenDriver(game, person);
  }
  for (const vehicle of state.vehicles) {
    vehicle.acted = false;
    vehicle.reckless = false;
    vehicle.moved = 0;
    vehicle.left = 0;
  }
  state.things = state.things.filter(
    (thing) => thing.kind !== 'lane' || thing.untilPhase === null || thing.untilPhase >= state.turn * 10 - state.phase,
  );
  lookInPhase(game);
  const slots: { readonly person: Person; readonly order: number; readonly quick: number }[] = [];
  for (const person of state.people) {
    if (!canAct(person) || isRidden(game, person) || isBolting(person)) continue;
    const initiative = initiativeOf(setup, person);
    if (initiative <= 0) continue;
    if (person.repeats !== null) slots.push({ person, order: 0, quick: quicknessOf(setup, person) });
    else if (initiative >= state.phase && person.alert === 'alert')
      slots.push({ person, order: initiative, quick: quicknessOf(setup, person) });
  }
  slots.sort((a, b) => a.order - b.order || b.quick - a.quick || a.person.index - b.person.index);
  state.queue = slots.map(({ person }) => person.id);
  state.at = 'slot';
}

/** A mount goes where its rider goes, in his slot. */
function isRidden({ setup, state }: TwilightGame, animal: Person): boolean {
  const { rides } = animal;
  return rides !== null && sheetOf(setup, animal).kind === 'animal' && canAct(personOf(state, rides));
}

/** One actor to a segment. */
function* slot(game: TwilightGame): TwilightPlay {
  const { state } = game;
  let person: Person | null = null;
  while (person === null && state.queue.length > 0) {
    const next = personOf(state, state.queue[0] ?? '');
    if (mayAct(game, next)) person = next;
    else state.queue.shift();
  }
  if (person === null) {
    state.at = 'phase-end';
    return;
  }
  yield* actOf(game, person);
  if (state.queue[0] === person.id) state.queue.shift();
}

function* actOf(game: TwilightGame, person: Person): TwilightPlay {
  const { state } = game;
  endLanesOf(game, person);
  if (person.frozen > 0 || person.mustDuck) return yield* goDown(game, person);
  if (person.repeats !== null) {
    if (person.repeats.option === 'march') return yield* marchOn(game, person);
    return yield* repeatAgain(game, person);
  }
  // Nobody is asked by the phase while nobody is in contact.
  if (!state.contact) return;
  const answer = yield* askSeat(game, { topic: 'act', seat: person.seat, person: person.id, gait: null });
  person.acted = true;
  if (
    person.task !== null &&
    person.task.kind !== 'radio' &&
    !answer.option.startsWith('move:crawl') &&
    !answer.option.startsWith('work') &&
    !answer.option.startsWith('climb') &&
    !answer.option.startsWith('search') &&
    !answer.option.startsWith('aid')
  )
    person.task = null;
  // A seriously wounded character may faint of it.
  if (answer.option !== 'wait' && !(yield* keepsGoing(game, person))) return;
  yield* perform(game, person, answer);
  yield* andAlso(game, person);
}

/** After a walk or a trot one may fire, strike or talk in the same phase. */
function* andAlso(game: TwilightGame, person: Person): TwilightPlay {
  const { gait } = person;
  if (gait === null || !canAct(person) || person.frozen > 0 || !isWorthAsking(game, person, gait)) return;
  const answer = yield* askSeat(game, { topic: 'act', seat: person.seat, person: person.id, gait });
  yield* perform(game, person, answer);
}

/** With nothing to do but wait nobody is asked. In the fog he is: a pause must not tell what somebody sees. */
function isWorthAsking(game: TwilightGame, person: Person, gait: Gait): boolean {
  if (game.setup.hidden) return true;
  return ACTIONS.some(
    (kind) => kind.id !== 'wait' && kind.after?.includes(gait) === true && kind.options(game, person, gait).length > 0,
  );
}

function* goDown(game: TwilightGame, person: Person): TwilightPlay {
  const answer = yield* askSeat(game, { topic: 'down', seat: person.seat, person: person.id });
  person.acted = true;
  person.mustDuck = false;
  if (answer.option !== 'wait' && !(yield* keepsGoing(game, person))) return;
  yield* perform(game, person, answer);
}

/** Dice that stayed in a lane are gone when the firer's slot comes (B-15). */
function endLanesOf({ state }: TwilightGame, { id }: Person): void {
  if (state.things.some((thing) => thing.kind === 'lane' && thing.by === id))
    state.things = state.things.filter((thing) => thing.kind !== 'lane' || thing.by !== id);
}

function* endPhase(game: TwilightGame): TwilightPlay {
  const { state } = game;
  for (const end of PHASE_ENDS) yield* end(game);
  for (const person of state.people) {
    if (person.frozen === 0) continue;
    person.frozen--;
    person.frozenFor++;
  }
  if (state.phase > 1) {
    state.phase--;
    state.at = 'phase';
  } else state.at = 'end';
}

function* endTurn(game: TwilightGame): TwilightPlay {
  const { state } = game;
  for (const end of TURN_ENDS) yield* end(game);
  state.turn++;
  state.phase = FIRST_PHASE;
  state.at = 'start';
}
