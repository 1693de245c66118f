import { type Heading, normalizeHeading } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { FATAL_ROLL, FIREBALL, SCALE } from '../../catalog/maneuvers.ts';
import { bodyOf, crewOf, soundFigures } from '../queries/figures.ts';
import { strapSave } from '../queries/saves.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { markPoints, strike } from './damage.ts';
import { jolt } from './hanging-on.ts';
import { moveSquare } from './move.ts';
import { swingTo } from './swing.ts';
import { trailOf } from './trail.ts';
import { hurt } from './wounds.ts';

const FATAL = 'roadrage/control/fatal-roll';
const TUMBLE = 'roadrage/control/fireball';

/** Up to this the die says left. */
const LEFT_UP_TO = 3;
const SIDES = 4;

/** A 12: it turns over, and the die says how. */
export function* fatalRoll(game: RoadGame, vehicle: Vehicle, heading: Heading): RoadPlay {
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule: FATAL, purpose: `${vehicle.name} turns over` });
  const row = FATAL_ROLL.find(({ to }) => rolled.total <= to) ?? FATAL_ROLL[0];
  const side = row.turn < 0 ? '-left' : row.turn > 0 ? '-right' : '';
  const mark = row.kind === 'roof' ? `fatal/roof${side}` : 'fatal/fireball';
  const how = row.kind === 'roof' ? `flips onto its roof${side.replace('-', ' to the ')}` : 'tumbles over and over';
  const text = `${vehicle.name} ${how}.`;
  game.emit({ kind: 'fatal', rule: FATAL, about: vehicle.id, text, roll: rolled, outcome: 'bad', marks: [mark] });
  vehicle.carriedSkid = null;
  vehicle.flight = null;
  yield* jolt(game, vehicle, 'rolled', vehicle.speed);
  if (row.kind === 'fireball') return yield* startTumbling(game, vehicle, heading);
  yield* slideOnRoof(game, vehicle, normalizeHeading(heading - row.turn * 10), -row.turn * 10);
}

/** Squares it has yet to move; never more than its speed gives. */
function rest(vehicle: Vehicle): number {
  return Math.min(vehicle.left, vehicle.speed / SCALE.mphPerSquare);
}

function* slideOnRoof(game: RoadGame, vehicle: Vehicle, heading: Heading, turn: number): RoadPlay {
  vehicle.rolling = { heading, kind: 'roof' };
  vehicle.down = 2;
  yield* swingTo(game, vehicle, normalizeHeading(vehicle.pose.h + turn));
  yield* cripple(game, vehicle);
  const text = (count: number): string => `${vehicle.name} slides ${squaresOf(count)} on its roof.`;
  const trail = trailOf(game, vehicle, { style: 'roll', rule: FATAL, text });
  for (let squares = rest(vehicle); squares > 0 && !vehicle.gone; squares--) {
    if (!(yield* moveSquare(trail.game, vehicle, heading, 'roof', true))) break;
    trail.note();
  }
  trail.end();
  comeToRest(vehicle);
}

/** Every box is filled, and all inside are thrown about by as many points; belts save. */
function* cripple(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const { hitPoints } = soundFigures(game, vehicle);
  const points = Math.max(0, hitPoints - vehicle.damage);
  if (points === 0) return;
  yield* markPoints(game, vehicle, points, 'turning over', FATAL);
  if (bodyOf(game, vehicle).bike) return;
  const save = strapSave(game, vehicle);
  for (const person of crewOf(game, vehicle)) yield* hurt(game, person, points, save, 'whiplash', FATAL, hitPoints);
}

function comeToRest(vehicle: Vehicle): void {
  vehicle.speed = 0;
  vehicle.left = 0;
  vehicle.rolling = null;
}

/** It spins across its way and rolls on, a side for each square. */
function* startTumbling(game: RoadGame, vehicle: Vehicle, heading: Heading): RoadPlay {
  const purpose = `which way ${vehicle.name} spins`;
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule: TUMBLE, purpose });
  const left = rolled.total <= LEFT_UP_TO;
  const turn = FATAL_ROLL[FATAL_ROLL.length - 1]?.turn ?? 0;
  const text = `${vehicle.name} spins ${left ? 'left' : 'right'} across the road.`;
  game.emit({ kind: 'fatal', rule: TUMBLE, about: vehicle.id, text, roll: rolled, outcome: 'bad' });
  vehicle.rolling = { heading, kind: 'fireball' };
  yield* swingTo(game, vehicle, normalizeHeading(heading + (left ? turn : -turn) * 10));
  yield* tumble(game, vehicle);
}

/** All of this turn's movement, side over side; each square costs dice by the speed. */
export function* tumble(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const { rolling } = vehicle;
  if (rolling === null) return;
  const text = (count: number): string => `${vehicle.name} tumbles ${squaresOf(count)}.`;
  const trail = trailOf(game, vehicle, { style: 'roll', rule: TUMBLE, text });
  for (let squares = rest(vehicle); squares > 0 && !vehicle.gone; squares--) {
    if (!(yield* moveSquare(trail.game, vehicle, rolling.heading, 'tumble', true))) break;
    trail.note();
    vehicle.down = nextSide(vehicle.down);
    const dice = Math.max(1, Math.floor(vehicle.speed / FIREBALL.mphPerDie));
    yield* strike(trail.game, vehicle, { dice, armor: true, cause: 'tumbling', rule: TUMBLE });
  }
  trail.end();
}

function nextSide(down: Vehicle['down']): Vehicle['down'] {
  const next = (down + 1) % SIDES;
  return next === 1 || next === 2 || next === 3 ? next : 0;
}

/** At the end of a turn of tumbling it is slower; when it lies still, it may even stand on its wheels. */
export function slowTumbling(game: RoadGame, vehicle: Vehicle): void {
  if (vehicle.rolling?.kind !== 'fireball') return;
  vehicle.speed = Math.max(0, vehicle.speed - FIREBALL.slowsBy);
  if (vehicle.speed > 0) return;
  comeToRest(vehicle);
  const wheels = vehicle.down === 0;
  if (wheels && !vehicle.crippled) vehicle.idle = FIREBALL.idleTurns;
  const text = `${vehicle.name} comes to rest ${wheels ? 'on its wheels' : vehicle.down === 2 ? 'on its roof' : 'on its side'}.`;
  game.emit({ kind: 'fatal', rule: TUMBLE, about: vehicle.id, text });
}
