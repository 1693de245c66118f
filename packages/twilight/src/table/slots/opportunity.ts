import { ACTIONS, kindOf } from '../actions/list.ts';
import { askSeat } from '../chapters/asking.ts';
import { keepsGoing } from '../chapters/recovery.ts';
import { canAct } from '../queries/able.ts';
import { cycleOf } from '../queries/crews.ts';
import { initiativeOf, quicknessOf } from '../queries/initiative.ts';
import { cellOf, facingTo, sameCell } from '../queries/position.ts';
import { seesPerson, seesVehicle } from '../queries/sight.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { areHostile, isVehicleId, personOf, sideBit, type TwilightGame, vehicleOf } from '../state/state.ts';

export const HOLD = 'hold';

/** Whether somebody may fire now at what has come into view: he aims that way, and has not fired so in this phase (B-16). */
function isReady(game: TwilightGame, person: Person, target: string): boolean {
  const { aim } = person;
  if (aim === null || person.reacted || person.frozen > 0 || person.ducked || !canAct(person)) return false;
  // Talking does not go with firing (L2227).
  if (person.talked) return false;
  if (initiativeOf(game.setup, person) <= 0) return false;
  const { state } = game;
  const other = isVehicleId(target) ? vehicleOf(state, target) : personOf(state, target);
  if (!areHostile(state, person.side, other.side)) return false;
  const sees = isVehicleId(target)
    ? seesVehicle(game, person, vehicleOf(state, target))
    : seesPerson(game, person, personOf(state, target));
  if (!sees) return false;
  if (aim.target === target || isRiderOf(game, aim.target, target)) return true;
  const [from, to] = [
    cellOf(state, person),
    isVehicleId(target) ? vehicleOf(state, target).at : cellOf(state, personOf(state, target)),
  ];
  if (from === null || to === null || aim.at === null) return false;
  return sameCell(aim.at, to) || facingTo(from, aim.at) === facingTo(from, to);
}

/** He aims at somebody on the cycle that has come into view. */
const isRiderOf = ({ state }: TwilightGame, aimedAt: string | null, target: string): boolean =>
  aimedAt !== null && !isVehicleId(aimedAt) && cycleOf(state, personOf(state, aimedAt))?.id === target;

/** Everybody who aims there is asked, quickest first; the mover may be down before the last of them. */
export function* opportunityFire(game: TwilightGame, target: string, wasSeen: number): TwilightPlay {
  const { setup, state } = game;
  let ready: Person[] | null = null;
  for (const person of state.people)
    if (person.aim !== null && isReady(game, person, target)) {
      if (ready === null) ready = [person];
      else ready.push(person);
    }
  if (ready === null) return;
  if (ready.length > 1) ready.sort((a, b) => quicknessOf(setup, b) - quicknessOf(setup, a) || a.index - b.index);
  for (const person of ready) {
    if (!isReady(game, person, target) || isDown(game, target)) continue;
    yield* askOne(game, person, target, (wasSeen & sideBit(person.side)) !== 0);
  }
}

const isDown = ({ state }: TwilightGame, target: string): boolean =>
  !isVehicleId(target) && personOf(state, target).condition !== 'fit';

function* askOne(game: TwilightGame, person: Person, target: string, wasSeen: boolean): TwilightPlay {
  if (!ACTIONS.some(({ reaction }) => (reaction?.options(game, person, target, wasSeen).length ?? 0) > 0)) return;
  const answer = yield* askSeat(game, {
    topic: 'opportunity',
    seat: person.seat,
    person: person.id,
    target,
    wasSeen,
  });
  if (answer.option === HOLD) return;
  const { reaction } = kindOf(answer.option);
  if (reaction === undefined || !(yield* keepsGoing(game, person))) return;
  person.reacted = true;
  // In a phase in which he could act it is his action and the aim stays; in another it uses the aim up.
  const waits = state(game).queue.includes(person.id);
  const { aim } = person;
  yield* reaction.perform(game, person, target, wasSeen, answer);
  person.acted = true;
  // Who guides a missile aims on at what it flies to.
  const isGuiding = person.aim !== null && person.aim !== aim;
  if (!isGuiding) person.aim = waits ? aim : null;
}

const state = (game: TwilightGame): TwilightGame['state'] => game.state;
