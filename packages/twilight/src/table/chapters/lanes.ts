import { roll } from '@hardtop/kernel';
import { RIDERS } from '../../catalog/firing.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { BurstDice } from '../figures/bursts.ts';
import { hazardDice, hitsAmong } from '../figures/bursts.ts';
import { ordnanceNamed, roundOf } from '../figures/heavy/ordnance.ts';
import { BAND_ORDER } from '../figures/shots.ts';
import { bulletOf, isSmallArm } from '../queries/arms.ts';
import { sidesKnowing } from '../queries/audience.ts';
import { isLost } from '../queries/crews.ts';
import { vehiclePenetration } from '../queries/fire.ts';
import { initiativeOf } from '../queries/initiative.ts';
import { companionOf, isInLane, laneOf, othersInLane, type Sprayed } from '../queries/lanes.ts';
import { cellOf } from '../queries/position.ts';
import { isAlive } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, personOf, type State, type TwilightGame, vehicleOf } from '../state/state.ts';
import { type HazardLane, thingId } from '../state/things.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { strikeTarget } from './ordnance-effects.ts';
import { noteBurst } from './raking.ts';
import { rollAndTell, tell } from './telling.ts';

// Stray bullets of a burst: at others beside the line at once, then at whoever comes there.

/** Half of the dice that missed are rolled again at others in the lane; what is left stays there. */
export function* strays(
  game: TwilightGame,
  attack: Sprayed,
  dice: number,
  { hitsEach }: Pick<BurstDice, 'hitsEach'>,
): TwilightPlay {
  if (dice === 0) return;
  const others = othersInLane(game, attack);
  const { firer } = attack;
  if (others.length === 0) return layLane(game, attack, hazardDice(dice, null), hitsEach);
  if (game.setup.hidden) return yield* straysUnseen(game, attack, dice, hitsEach, others);
  const told = {
    seat: firer.seat,
    rule: 'twilight/combat/danger-zone',
    purpose: 'stray bullets',
    ids: [firer.id],
  } as const;
  const { values } = yield* rollAndTell(game, `${dice}d6`, told, (rolled) => ({
    kind: 'strays',
    about: firer.id,
    text: `Stray bullets: ${hitsAmong(rolled.values)} of ${dice} dice hit others in the danger zone.`,
    marks: ['fire/strays'],
  }));
  const hits = hitsAmong(values);
  const victims = victimsOf(companionOf(game, attack), others, hits);
  for (const victim of victims) yield* strikeOther(game, flyingOf(attack), victim, hitsEach);
  layLane(game, attack, hazardDice(dice, hits), hitsEach);
}

/** In the fog nobody learns by dice that somebody is there: they fall unseen, and as many stay as if nobody were (TF-27). */
function* straysUnseen(
  game: TwilightGame,
  attack: Sprayed,
  dice: number,
  hitsEach: number,
  others: readonly string[],
): TwilightPlay {
  const rule = 'twilight/combat/danger-zone';
  const of = { seat: attack.firer.seat, rule, purpose: 'stray bullets', to: [] } as const;
  const { values } = yield* roll(game, `${dice}d6`, of);
  layLane(game, attack, hazardDice(dice, null), hitsEach);
  for (const victim of victimsOf(companionOf(game, attack), others, hitsAmong(values))) {
    const { name } = isVehicleId(victim) ? vehicleOf(game.state, victim) : personOf(game.state, victim);
    const text = `Stray bullets strike ${name}.`;
    tell(game, { kind: 'strays', rule, about: victim, text, outcome: 'bad', marks: ['fire/strays'] }, [victim]);
    yield* strikeOther(game, flyingOf(attack), victim, hitsEach);
  }
}

/** One hit to each in turn, the nearest first; half of them on the other of rider and mount. */
function victimsOf(companion: string | null, others: readonly string[], hits: number): readonly string[] {
  const victims: string[] = [];
  const other = companion === null || !others.includes(companion) ? null : companion;
  const his = other === null ? 0 : Math.ceil(hits * RIDERS.strays);
  const rest = other === null ? others : others.filter((one) => one !== other);
  for (let i = 0; i < hits; i++) {
    const victim =
      other !== null && (i < his || rest.length === 0) ? other : rest[(i - his) % Math.max(1, rest.length)];
    if (victim !== undefined) victims.push(victim);
  }
  return victims;
}

/** What flies in a lane: of which weapon, fired by whom. */
type Flying = Pick<HazardLane, 'by' | 'item' | 'weapon' | 'round' | 'band' | 'from'>;

const flyingOf = ({ firer, item, band, from }: Sprayed): Flying => ({
  by: firer.id,
  item: item.id,
  weapon: item.what,
  round: item.round,
  band,
  from,
});

/** So many hits on what was not aimed at: bullets, or rounds of a gun, which do what they do to a target. */
function* strikeOther(game: TwilightGame, flying: Flying, victim: string, times: number): TwilightPlay {
  const { by, from, band, round } = flying;
  const firer = personOf(game.state, by);
  const ordnance = ordnanceNamed(flying.weapon);
  if (ordnance !== null) {
    const { seat, side } = firer;
    const shell = { round: roundOf(ordnance, round), weapon: ordnance.name, band: BAND_ORDER.indexOf(band) };
    const incoming = { by, seat, side, ...shell, from, overhead: false, mines: 'raam' } as const;
    return yield* strikeTarget(game, incoming, victim, times);
  }
  const item = itemById(game.state, firer, flying.item);
  if (item === undefined || !isSmallArm(item)) return;
  const bullet = bulletOf(item, band);
  const what = { by, with: bulletWords(round), from } as const;
  if (isVehicleId(victim)) {
    // All hits of one roll strike the same place, as those of a burst do (TF-26).
    const plates = { penetration: vehiclePenetration({ bullet }), dice: 0, how: 'small-arm', times } as const;
    return yield* setOff(game, { kind: 'vehicle-hit', hit: { vehicle: victim, ...what, ...plates } });
  }
  for (let i = 0; i < times; i++)
    yield* setOff(game, { kind: 'hit', hit: { person: victim, ...what, ...bullet, part: null, how: 'shot' } });
}

export const bulletWords = (round: string): string => (round === 'buckshot' ? 'buckshot' : 'bullet');

/** In the firer's next phase they end with his slot; without one, with this phase. */
function layLane(game: TwilightGame, attack: Sprayed, dice: number, hitsEach: number): void {
  if (dice <= 0) return;
  const { setup, state } = game;
  const { firer, item } = attack;
  const hasNext = initiativeOf(setup, firer) >= (state.phase === 1 ? 6 : state.phase - 1);
  const lane: HazardLane = {
    id: thingId(state, 'lane', attack.from),
    kind: 'lane',
    by: firer.id,
    ...laneOf(attack),
    dice,
    hitsEach,
    item: item.id,
    weapon: item.what,
    round: item.round,
    untilPhase: hasNext ? null : phaseCode(state),
    // Where it comes from is told by the lane.
    known: sidesKnowing(game, [firer.id]),
  };
  state.things.push(lane);
  noteBurst(game, lane);
  const text = `${dice} ${dice === 1 ? 'die of the burst stays' : 'dice of the burst stay'} in its danger zone.`;
  tell(game, { kind: 'lane', rule: 'twilight/combat/danger-zone', about: firer.id, text, marks: ['fire/lane'] }, [
    firer.id,
  ]);
}

/** Grows with every phase. */
const phaseCode = ({ turn, phase }: State): number => turn * 10 - phase;

/** With the phase go those that were to last no longer; none lasts beyond the next one. */
export function* endLanesOfPhase({ state }: TwilightGame): TwilightPlay {
  if (!state.things.some((thing) => thing.kind === 'lane')) return;
  const now = phaseCode(state);
  state.things = state.things.filter(
    (thing) => thing.kind !== 'lane' || thing.untilPhase === null || thing.untilPhase > now,
  );
  for (const thing of state.things) {
    // Lanes last through the next phase at most: whoever fired them may be down by then.
    if (thing.kind === 'lane' && thing.untilPhase === null) Object.assign(thing, { untilPhase: nextCode(state) });
  }
}

const nextCode = (state: State): number =>
  state.phase === 1 ? phaseCode({ ...state, turn: state.turn + 1, phase: 6 }) : phaseCode(state) + 1;

/** Whoever comes into a lane is attacked by all of its dice. */
export function* crossLanes(game: TwilightGame, person: Person, from: Cell): TwilightPlay {
  const at = cellOf(game.state, person);
  if (at === null) return;
  const lanes = game.state.things.filter((thing) => thing.kind === 'lane');
  for (const lane of lanes)
    if (lane.by !== person.id && isAlive(person) && isInLane(game, lane, at) && !isInLane(game, lane, from))
      yield* laneAttack(game, person, lane);
}

/** A vehicle that drives into a lane, with all who are in it. */
export function* driveThroughLanes(game: TwilightGame, vehicle: Vehicle, from: Cell): TwilightPlay {
  const lanes = game.state.things.filter((thing) => thing.kind === 'lane');
  for (const lane of lanes) {
    const { at } = vehicle;
    if (at === null || isLost(vehicle) || personOf(game.state, lane.by).aboard?.vehicle === vehicle.id) continue;
    if (isInLane(game, lane, at) && !isInLane(game, lane, from)) yield* laneAttack(game, vehicle, lane);
  }
}

function* laneAttack(game: TwilightGame, { id, name }: Person | Vehicle, lane: HazardLane): TwilightPlay {
  const firer = personOf(game.state, lane.by);
  const told = { seat: firer.seat, rule: 'twilight/combat/danger-zone', purpose: 'danger zone', ids: [id] } as const;
  const { values } = yield* rollAndTell(game, `${lane.dice}d6`, told, (rolled) => ({
    kind: 'lane-attack',
    about: id,
    outcome: hitsAmong(rolled.values) > 0 ? 'bad' : 'good',
    text: `${name} comes into the danger zone of a burst: ${hitsAmong(rolled.values)} of ${lane.dice} dice hit.`,
    marks: ['fire/lane-attack'],
  }));
  const hits = hitsAmong(values) * lane.hitsEach;
  if (hits > 0) yield* strikeOther(game, lane, id, hits);
}

function itemById(state: State, firer: Person, id: string) {
  return (
    firer.carries.find((one) => one.id === id) ??
    state.vehicles.flatMap(({ weapons }) => weapons).find((one) => one.id === id)
  );
}
