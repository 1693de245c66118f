// Spikes, oil and mines under people's feet (deluxe/VI.2/spikes, deluxe/VI.2/oil, deluxe/VI.2/mines).
import { CONTACT_SLACK, overlaps, type Pose, rectangle } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { BURNING_UNDERFOOT, OIL_UNDERFOOT, SPIKES_UNDERFOOT } from '../../catalog/underfoot.ts';
import { isAlive, isConscious } from '../queries/crew.ts';
import { isActor } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import type { CounterKind } from '../state/counters.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Pedestrian, State } from '../state/state.ts';
import { hurtPedestrian } from './crew.ts';

const SPIKES = 'deluxe/VI.2/spikes';
const OIL = 'deluxe/VI.2/oil';

/** Nobody is heavy enough for mines (deluxe/VI.2/mines): only these are met on foot. */
const MET: readonly CounterKind[] = ['spikes', 'oil', 'flaming-oil'];

function liesIn({ counters }: State, pose: Pose, kinds: readonly CounterKind[]): boolean {
  const square = rectangle(pose, COUNTERS.pedestrian);
  return counters.some(
    ({ kind, pose: at, size }) => kinds.includes(kind) && overlaps(square, rectangle(at, size), CONTACT_SLACK),
  );
}

const SLICKS: readonly CounterKind[] = ['oil', 'flaming-oil'];

/** Whoever has just come into a square finds what lies in it. */
export function* treadOn(game: DeluxeGame, pedestrian: Pedestrian): DeluxePlay {
  const { state } = game;
  if (!state.counters.some(({ kind }) => MET.includes(kind))) return;
  if (liesIn(state, pedestrian.pose, ['spikes'])) yield* treadOnSpikes(game, pedestrian);
  if (liesIn(state, pedestrian.pose, SLICKS)) yield* slip(game, pedestrian);
  else pedestrian.slips = undefined;
}

function seatOf({ person }: Pedestrian): number {
  return person.seat ?? 0;
}

function* treadOnSpikes(game: DeluxeGame, pedestrian: Pedestrian): DeluxePlay {
  const who = personName(game.setup, pedestrian.person);
  const seat = seatOf(pedestrian);
  const rolled = yield* roll(game, '2d', { seat, rule: SPIKES, purpose: `${who} among the spikes` });
  const isHurt = rolled.total <= SPIKES_UNDERFOOT.hurtOn;
  const text = `${who} ${isHurt ? 'treads on a spike' : 'picks his way among the spikes'}.`;
  const outcome = isHurt ? 'bad' : 'neutral';
  const about = pedestrian.person.id;
  game.emit({ kind: 'underfoot', rule: SPIKES, about, roll: rolled, outcome, text });
  if (!isHurt) return;
  const { total } = yield* roll(game, SPIKES_UNDERFOOT.damage, {
    seat,
    rule: SPIKES,
    purpose: 'the spike',
    atLeast: 0,
  });
  yield* hurtPedestrian(game, pedestrian, total, { rule: SPIKES, bodyArmor: true });
}

/** Each further square of oil is harder than the one before; who lies in it already cannot fall. */
function* slip(game: DeluxeGame, pedestrian: Pedestrian): DeluxePlay {
  if (pedestrian.fallen === true || !isConscious(pedestrian.person)) return;
  const { slips = 0, person } = pedestrian;
  const need = OIL_UNDERFOOT.keepsFeet[Math.min(slips, OIL_UNDERFOOT.keepsFeet.length - 1)] ?? 0;
  const who = personName(game.setup, person);
  const rolled = yield* roll(game, '2d', { seat: seatOf(pedestrian), rule: OIL, purpose: `${who} on the oil` });
  const stays = rolled.total >= need;
  pedestrian.slips = slips + 1;
  if (!stays) pedestrian.fallen = true;
  const text = `${who} ${stays ? 'keeps his feet' : 'falls'} on the oil: needed ${need}, rolled ${rolled.total}.`;
  const marks = stays ? [] : ['underfoot/fallen'];
  game.emit({
    kind: 'underfoot',
    rule: OIL,
    about: person.id,
    roll: rolled,
    outcome: stays ? 'neutral' : 'bad',
    text,
    marks,
  });
}

/** As a turn ends: who fell and has done nothing else tries to stand up; who is in flames burns. */
export function* settleUnderfoot(game: DeluxeGame): DeluxePlay {
  for (const pedestrian of game.state.pedestrians) {
    if (pedestrian.fallen === true && isConscious(pedestrian.person)) yield* standUp(game, pedestrian);
    const isBurning = isAlive(pedestrian.person) && pedestrian.riding === undefined;
    if (isBurning && liesIn(game.state, pedestrian.pose, ['flaming-oil'])) {
      const text = `${personName(game.setup, pedestrian.person)} stands in burning oil.`;
      game.emit({ kind: 'underfoot', rule: OIL, about: pedestrian.person.id, outcome: 'bad', text });
      yield* hurtPedestrian(game, pedestrian, BURNING_UNDERFOOT, { rule: OIL, bodyArmor: true });
    }
  }
}

/** It takes the whole turn, and may fail. */
function* standUp(game: DeluxeGame, pedestrian: Pedestrian): DeluxePlay {
  const { person } = pedestrian;
  const { turn } = game.state;
  const isBusy = person.actedTurn === turn || (isActor(pedestrian) && pedestrian.acts.steps > 0);
  if (isBusy) return;
  const who = personName(game.setup, person);
  const rolled = yield* roll(game, '2d', { seat: seatOf(pedestrian), rule: OIL, purpose: `${who} gets up` });
  const stands = rolled.total >= OIL_UNDERFOOT.standsUp;
  if (stands) pedestrian.fallen = undefined;
  const text = `${who} ${stands ? 'stands up again' : 'does not get up'}: needed ${OIL_UNDERFOOT.standsUp}, rolled ${rolled.total}.`;
  const marks = stands ? ['underfoot/stands'] : [];
  game.emit({
    kind: 'underfoot',
    rule: OIL,
    about: person.id,
    roll: rolled,
    outcome: stands ? 'good' : 'neutral',
    text,
    marks,
  });
}
