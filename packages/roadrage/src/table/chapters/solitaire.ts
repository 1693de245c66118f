import { roll } from '@hardtop/kernel';
import {
  AGGRESSION_CHANGE,
  AGGRESSION_ROLL,
  AGGRESSIONS,
  type Aggression,
  HEAD_ON,
  NEW_STRATEGY_ON,
  type Position,
  STRATEGY_TABLE,
  STRATEGY_WORDS,
} from '../../catalog/solitaire.ts';
import { areEnemies, looksOut, sideOf } from '../queries/sides.ts';
import { facesAll, placeAmong } from '../queries/solitaire.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type Mind, type RoadGame, startOf, type Vehicle } from '../state/state.ts';

/** Position, aggression and strategy of the vehicles that have a mind, when the game begins. */
export function* firstStrategies(game: RoadGame): RoadPlay {
  let attackers: string | null = null;
  for (const vehicle of game.state.vehicles) {
    const given = startOf(game.setup, vehicle).solitaire;
    if (given === null) continue;
    if (given.position === null && facesAll(game, vehicle)) attackers ??= yield* headOn(game, vehicle);
    const side = sideOf(game.setup, vehicle.seat);
    const seen = placeAmong(game, vehicle);
    const dealt = attackers === null ? seen : attackers === 'both' || attackers === side ? 'offensive' : 'defensive';
    const position = given.position ?? dealt ?? 'offensive';
    const aggression = given.aggression ?? (yield* rollTemper(game, vehicle));
    vehicle.mind = { position, seen, aggression, strategy: 'A', fallen: 0 };
    yield* newStrategy(game, vehicle, vehicle.mind);
  }
}

/** Nose to nose a die says whether both attack, and if not, who does: the side named first, or the other. */
function* headOn(game: RoadGame, vehicle: Vehicle): RoadPlay<string> {
  const rule = 'roadrage/solo/position';
  const both = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: 'head on: who attacks' });
  if (both.total <= HEAD_ON.bothOffensiveTo) return 'both';
  const who = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: 'head on: which side attacks' });
  const sides = [...new Set(game.setup.seats.map((_, seat) => sideOf(game.setup, seat)))];
  return (who.total <= HEAD_ON.firstNamedTo ? sides[0] : sides[1]) ?? 'both';
}

function* rollTemper(game: RoadGame, vehicle: Vehicle): RoadPlay<Aggression> {
  const rule = 'roadrage/solo/aggression';
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: `${vehicle.name}'s temper` });
  const temper = AGGRESSION_ROLL.find(({ to }) => rolled.total <= to)?.is ?? 'medium';
  game.emit({
    kind: 'temper',
    rule,
    about: vehicle.id,
    roll: rolled,
    text: `${vehicle.name}'s aggression is ${temper}.`,
  });
  return temper;
}

function* newStrategy(game: RoadGame, vehicle: Vehicle, mind: Mind): RoadPlay {
  const rule = 'roadrage/solo/strategy';
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: `${vehicle.name}'s strategy` });
  mind.strategy = STRATEGY_TABLE[mind.position][mind.aggression][rolled.total - 1] ?? mind.strategy;
  const { strategy, position, aggression } = mind;
  const text = `${vehicle.name} (${position}, aggression ${aggression}) follows strategy ${strategy}: ${STRATEGY_WORDS[strategy]}.`;
  game.emit({ kind: 'strategy', rule, about: vehicle.id, roll: rolled, text, marks: [`strategy/${strategy}`] });
}

/** At the start of each turn: positions flip, lost friends are noted, and a 6 brings a new strategy. */
export function* reviewStrategies(game: RoadGame): RoadPlay {
  for (const vehicle of game.state.vehicles) {
    const { mind } = vehicle;
    if (mind === null || vehicle.gone) continue;
    flipPosition(game, vehicle, mind);
    yield* mourn(game, vehicle, mind);
    const rule = 'roadrage/solo/strategy';
    const rolled = yield* roll(game, '1d6', {
      seat: vehicle.seat,
      rule,
      purpose: `${vehicle.name}: a new strategy on 6`,
    });
    if (rolled.total >= NEW_STRATEGY_ON) yield* changeStrategy(game, vehicle, mind);
  }
}

function* changeStrategy(game: RoadGame, vehicle: Vehicle, mind: Mind): RoadPlay {
  const from = mind.strategy;
  yield* newStrategy(game, vehicle, mind);
  if (mind.strategy !== from) mind.changed = { turn: game.state.turn, from };
}

const OTHER: Readonly<Record<Position, Position>> = { offensive: 'defensive', defensive: 'offensive' };

/** What was set or rolled stands until somebody has passed: when all enemies are on the other side, the position flips. */
function flipPosition(game: RoadGame, vehicle: Vehicle, mind: Mind): void {
  const now = placeAmong(game, vehicle);
  if (now === null || now === mind.seen) return;
  const position = mind.seen === null ? now : OTHER[mind.position];
  mind.seen = now;
  if (position === mind.position) return;
  mind.position = position;
  const where = now === 'defensive' ? 'ahead of' : 'behind';
  const text = `${vehicle.name} is ${where} all its enemies now: its next strategy will be ${position}.`;
  game.emit({ kind: 'position', rule: 'roadrage/solo/position', about: vehicle.id, text });
}

function* mourn(game: RoadGame, vehicle: Vehicle, mind: Mind): RoadPlay {
  const { setup, state } = game;
  const fallen = state.vehicles.filter(
    (other) =>
      other !== vehicle &&
      !areEnemies(setup, other.seat, vehicle.seat) &&
      other.finished === null &&
      looksOut(setup, state, other),
  ).length;
  while (mind.fallen < fallen) {
    mind.fallen++;
    yield* shakenUp(game, vehicle);
  }
}

/** A critical hit, a lost component, or a friend destroyed: the temper may change. */
export function* shakenUp(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const { mind } = vehicle;
  if (mind === null) return;
  const rule = 'roadrage/solo/aggression';
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: `${vehicle.name}'s temper` });
  const change = rolled.total >= AGGRESSION_CHANGE.angrierOn ? 1 : rolled.total >= AGGRESSION_CHANGE.calmerOn ? -1 : 0;
  const place = AGGRESSIONS.indexOf(mind.aggression) + change;
  mind.aggression = AGGRESSIONS[Math.max(0, Math.min(AGGRESSIONS.length - 1, place))] ?? mind.aggression;
  game.emit({
    kind: 'temper',
    rule,
    about: vehicle.id,
    roll: rolled,
    text: `${vehicle.name}'s aggression is ${mind.aggression}.`,
  });
}
