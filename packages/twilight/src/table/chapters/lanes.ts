import { RIDERS } from '../../catalog/firing.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { BurstDice } from '../figures/bursts.ts';
import { hazardDice, hitsAmong } from '../figures/bursts.ts';
import { ordnanceNamed, roundOf } from '../figures/heavy/ordnance.ts';
import { BAND_ORDER } from '../figures/shots.ts';
import { bulletOf, isSmallArm } from '../queries/arms.ts';
import { sidesKnowing } from '../queries/audience.ts';
import { initiativeOf } from '../queries/initiative.ts';
import { companionOf, isInLane, laneOf, othersInLane, type Sprayed } from '../queries/lanes.ts';
import { cellOf } from '../queries/position.ts';
import { isAlive } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { personOf, type State, type TwilightGame } from '../state/state.ts';
import type { HazardLane } from '../state/things.ts';
import { strikeTarget } from './ordnance-effects.ts';
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

/** One hit to each in turn, the nearest first; half of them on the other of rider and mount. */
function victimsOf(companion: Person | null, others: readonly Person[], hits: number): readonly Person[] {
  const victims: Person[] = [];
  const his = companion !== null && others.includes(companion) ? Math.ceil(hits * RIDERS.strays) : 0;
  const rest = companion === null ? others : others.filter((one) => one !== companion);
  for (let i = 0; i < hits; i++) {
    const victim =
      companion !== null && (i < his || rest.length === 0) ? companion : rest[(i - his) % Math.max(1, rest.length)];
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

/** So many hits on somebody at whom it was not aimed: bullets, or rounds of a gun, which do what they do to a target. */
function* strikeOther(game: TwilightGame, flying: Flying, victim: Person, times: number): TwilightPlay {
  const { by, from, band, round } = flying;
  const firer = personOf(game.state, by);
  const ordnance = ordnanceNamed(flying.weapon);
  if (ordnance !== null) {
    const { seat, side } = firer;
    const shell = { round: roundOf(ordnance, round), weapon: ordnance.name, band: BAND_ORDER.indexOf(band) };
    const incoming = { by, seat, side, ...shell, from, overhead: false, mines: 'raam' } as const;
    return yield* strikeTarget(game, incoming, victim.id, times);
  }
  const item = itemById(game.state, firer, flying.item);
  if (item === undefined || !isSmallArm(item)) return;
  const bullet = bulletOf(item, band);
  for (let i = 0; i < times; i++) {
    const hit = { person: victim.id, by, with: bulletWords(round), ...bullet, from, part: null, how: 'shot' } as const;
    yield* setOff(game, { kind: 'hit', hit });
  }
}

export const bulletWords = (round: string): string => (round === 'buckshot' ? 'buckshot' : 'bullet');

/** In the firer's next phase they end with his slot; without one, with this phase. */
function layLane(game: TwilightGame, attack: Sprayed, dice: number, hitsEach: number): void {
  if (dice <= 0) return;
  const { setup, state } = game;
  const { firer, item } = attack;
  const hasNext = initiativeOf(setup, firer) >= (state.phase === 1 ? 6 : state.phase - 1);
  const lane: HazardLane = {
    id: `t${state.nextThing++}`,
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

function* laneAttack(game: TwilightGame, person: Person, lane: HazardLane): TwilightPlay {
  const firer = personOf(game.state, lane.by);
  const { name } = person;
  const told = {
    seat: firer.seat,
    rule: 'twilight/combat/danger-zone',
    purpose: 'danger zone',
    ids: [person.id],
  } as const;
  const { values } = yield* rollAndTell(game, `${lane.dice}d6`, told, (rolled) => ({
    kind: 'lane-attack',
    about: person.id,
    outcome: hitsAmong(rolled.values) > 0 ? 'bad' : 'good',
    text: `${name} comes into the danger zone of a burst: ${hitsAmong(rolled.values)} of ${lane.dice} dice hit.`,
    marks: ['fire/lane-attack'],
  }));
  const hits = hitsAmong(values) * lane.hitsEach;
  if (hits > 0) yield* strikeOther(game, lane, person, hits);
}

function itemById(state: State, firer: Person, id: string) {
  return (
    firer.carries.find((one) => one.id === id) ??
    state.vehicles.flatMap(({ weapons }) => weapons).find((one) => one.id === id)
  );
}
