import { INDIRECT_FIRE } from '../../catalog/ordnance-handling.ts';
import type { Cell } from '../../scenarios/world.ts';
import { corrected, deviationOf, fallsAt, ON_TARGET, roundFlight } from '../figures/heavy/indirect.ts';
import { loadedRound, type Served, spendRounds } from '../queries/guns.ts';
import { indirectTarget, missionOf, observerOf } from '../queries/indirect-missions.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf } from '../queries/position.ts';
import { spotOf } from '../queries/spots.ts';
import { cellNear, middleOf } from '../queries/ways.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { momentOf, type TwilightGame } from '../state/state.ts';
import { type Mission, thingId } from '../state/things.ts';
import { nameOf, ruleOf } from './heavy-fire.ts';
import { rollFor, tell } from './telling.ts';

/** Lobs a round at a square: the first by a task, later ones corrected by whoever sees them fall. */
export function* fireIndirect(
  game: TwilightGame,
  person: Person,
  served: Served,
  at: Cell,
  mines: number,
  action: 'indirect' | 'lob',
): TwilightPlay {
  const from = cellOf(game.state, person);
  const meters = from === null ? null : metersBetween(game.setup, from, at);
  if (from === null || meters === null) return;
  person.fired = true;
  const { item, ordnance } = served;
  spendRounds(served, 1);
  const { round } = loadedRound(served);
  yield* setOff(game, { kind: 'noise', at: from, by: person.id, loud: true });
  const off = yield* layOn(game, person, served, at);
  const cell = cellNear(game.setup, at.l, fallsAt(middleOf(game.setup, at), off));
  game.state.things.push({
    id: thingId(game.state, 'flying', cell),
    kind: 'flying',
    // Nobody knows where it will fall before it does.
    known: 0,
    what: 'shell',
    by: person.id,
    seat: person.seat,
    item: item.id,
    weapon: ordnance.id,
    round,
    at: cell,
    target: null,
    arrives: momentOf(game.state) + roundFlight(meters),
    off: off.meters,
    chance: mines,
    overhead: false,
  });
  const spot = spotOf(game.setup, at);
  const text = `${nameOf(game, person.id)} fires the ${ordnance.name}: ${round} over ${Math.round(meters)} m.`;
  const shot = { by: person.aboard?.vehicle ?? person.id, at: spot, style: 'shell', hit: true } as const;
  const marks = [`heavy/${ordnance.id}`, `round/${ordnance.id}/${round}`, 'heavy-fire/indirect', `action/${action}`];
  tell(game, { kind: 'indirect-fire', rule: ruleOf(ordnance), about: person.id, text, shot, marks }, [person.id]);
}

/** How far off the round will be. */
function* layOn(
  game: TwilightGame,
  person: Person,
  served: Served,
  at: Cell,
): TwilightPlay<{ meters: number; way: number }> {
  const before = missionOf(game.state, person, served, at);
  if (before !== null) return correct(game, person, before);
  const rule = ruleOf(served.ordnance);
  const target = indirectTarget(game, person, served);
  const of = { seat: person.seat, rule, purpose: 'the first round' } as const;
  const { dice, values, total } = yield* rollFor(game, '1d100', { ...of, ids: [person.id] });
  const isOn = target.kind === 'need' && total <= target.need;
  let off = ON_TARGET;
  if (!isOn) {
    const { total: pips } = yield* rollFor(game, `1d${INDIRECT_FIRE.deviationDie}`, { ...of, ids: [person.id] });
    const { total: way } = yield* rollFor(game, `1d${INDIRECT_FIRE.directions}`, { ...of, ids: [person.id] });
    off = deviationOf(pips, way);
  }
  const text = isOn ? 'The first round is laid on target.' : `The first round is laid ${off.meters} m off.`;
  game.emit({
    kind: 'laid',
    rule,
    about: person.id,
    text,
    target,
    roll: { dice, values, total },
    to: [person.seat],
    outcome: isOn ? 'good' : 'bad',
    marks: [isOn ? 'indirect/on-target' : 'indirect/off'],
  });
  game.state.things.push({
    id: thingId(game.state, 'mission', at),
    kind: 'mission',
    known: 1 << person.side,
    by: person.id,
    item: served.item.id,
    at,
    ...off,
  });
  return off;
}

/** Whoever sees the rounds fall halves the distance; unseen they fall as before. */
function correct(game: TwilightGame, person: Person, mission: Mission): { meters: number; way: number } {
  const rule = 'twilight/combat/first-edition-rules';
  const observer = observerOf(game, person, mission.at);
  if (observer !== null && mission.meters > 0) {
    Object.assign(mission, corrected(mission));
    const text = `${nameOf(game, observer.id)} corrects the fire: ${mission.meters === 0 ? 'on target' : `${mission.meters} m off`}.`;
    game.emit({
      kind: 'corrected',
      rule,
      about: person.id,
      text,
      to: [person.seat],
      outcome: 'good',
      marks: ['indirect/corrected'],
    });
  }
  return { meters: mission.meters, way: mission.way };
}
