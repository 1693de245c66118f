import {
  add,
  distance,
  forwardOf,
  headingOf,
  makePose,
  type Point,
  scale,
  sightLine,
  subtract,
  TOLERANCE,
} from '@hardtop/geometry';
import { type RuleId, roll, type Seat } from '@hardtop/kernel';
import { burstOf } from '../../catalog/burst.ts';
import { GUIDED_MISSILES, WIRE_ARMED_AFTER } from '../../catalog/guided-missiles.ts';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { isCritical } from '../queries/critical-hits.ts';
import { ownerOf } from '../queries/deciding.ts';
import { shownAt, sidesFacing } from '../queries/facing.ts';
import { arrivalNeed, isHidden } from '../queries/guided.ts';
import type { Gun } from '../queries/guns.ts';
import { originOf } from '../queries/line-of-fire.ts';
import { inchesIn } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { boundsOf } from '../queries/road.ts';
import { aheadOf } from '../queries/straight-out.ts';
import { standingPieces } from '../queries/structures.ts';
import { targetName } from '../queries/target-names.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { Missile } from '../state/missiles.ts';
import { type DeluxeGame, onMap, type Person, shapeOf, type Vehicle, vehicleOf } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import { burstAt } from './burst.ts';
import { takeDown } from './downing.ts';
import { fireHazard } from './fire-hazard.ts';
import { strikeWith } from './impact.ts';

const RULE = 'deluxe/V.2/guided-missile';
const KIND_RULES = {
  radar: 'deluxe/V.2/radar-missile',
  wire: 'deluxe/V.2/wire-missile',
} as const satisfies Record<string, RuleId>;

const ruleOf = ({ weapon }: Missile): RuleId => KIND_RULES[traitsOf(weapon).guidance ?? 'radar'];

/** `the missile of Stinger`. */
function missileName(game: DeluxeGame, { by }: Missile): string {
  return `the missile of ${nameOf(game, vehicleOf(game.state, by))}`;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a missile is sent after, by whom, and with what settled. */
interface Errand {
  readonly target: FireTarget;
  readonly person: Person;
  readonly aim: Missile['aim'];
}

/** A missile leaves its vehicle; without an errand straight out, after nothing. */
export function launch(game: DeluxeGame, firer: Vehicle, gun: Gun, errand: Errand | null): void {
  const { state } = game;
  const { weapon, at: mount } = gun.model;
  const target = errand?.target.kind === 'vehicle' ? vehicleOf(state, errand.target.vehicle) : null;
  const person = errand?.person ?? null;
  const from = originOf(firer, mount);
  const way = subtract(target?.pose ?? aheadOf(firer, mount, from), from);
  const byWire = traitsOf(weapon).guidance === 'wire';
  state.missilesMade++;
  const missile: Missile = {
    id: `missile-${state.missilesMade}`,
    weapon,
    by: firer.id,
    launched: { turn: state.turn, phase: state.phase },
    target: target?.id ?? null,
    guide: byWire && target !== null && person !== null ? { person: person.id, hits: person.hits } : null,
    aim: errand?.aim ?? [],
    pose: makePose(from.x, from.y, headingOf(way)),
    flown: 0,
    guided: target !== null,
    passed: [],
  };
  state.missiles.push(missile);
  const after = target === null ? '' : ` after ${nameOf(game, target)}`;
  const text = `${capital(missileName(game, missile))} is on its way${after}.`;
  const marks = ['missile/launched'];
  game.emit({ kind: 'missile', rule: ruleOf(missile), about: firer.id, outcome: 'neutral', text, marks });
}

/** The fastest things there are move first in a phase. */
export function* moveMissiles(game: DeluxeGame): DeluxePlay {
  const { turn, phase } = game.state;
  for (const missile of [...game.state.missiles]) {
    const { launched } = missile;
    if (launched.turn === turn && launched.phase === phase) continue;
    if (missile.guided) mayLoseWay(game, missile);
    yield* fly(game, missile);
  }
}

/** Whoever steers by wire does nothing else: as a turn begins his hands are full. */
export function holdWires({ state }: DeluxeGame): void {
  for (const { guide, guided, by } of state.missiles) {
    if (guide === null || !guided) continue;
    const { crew, speed } = vehicleOf(state, by);
    if (speed === 0) for (const person of crew) if (person.id === guide.person) person.actedTurn = state.turn;
  }
}

/** Why a missile cannot follow its target any more; null if it can. */
function whyLost(game: DeluxeGame, missile: Missile): string | null {
  const { state } = game;
  const target = state.vehicles.find(({ id }) => id === missile.target);
  if (target === undefined || target.gone) return 'its target is gone';
  if (isHidden(game, missile.pose, target.pose)) return 'its target is out of sight';
  const { guide } = missile;
  if (guide === null) return null;
  const firer = vehicleOf(state, missile.by);
  const person = firer.crew.find(({ id }) => id === guide.person);
  if (firer.gone || person === undefined || person.hits > guide.hits) return 'nobody guides it any more';
  if (firer.speed !== 0) return 'its vehicle moves';
  return isHidden(game, firer.pose, missile.pose) ? 'whoever guides it sees it no more' : null;
}

function mayLoseWay(game: DeluxeGame, missile: Missile): void {
  const reason = whyLost(game, missile);
  if (reason === null) return;
  missile.guided = false;
  const text = `${capital(missileName(game, missile))} flies straight on: ${reason}.`;
  const marks = ['missile/lost'];
  game.emit({ kind: 'missile', rule: ruleOf(missile), about: missile.by, outcome: 'neutral', text, marks });
}

/** One move: on to what it meets, past whatever it misses, until its way is done. */
function* fly(game: DeluxeGame, missile: Missile): DeluxePlay {
  let left = Math.min(inchesIn(GUIDED_MISSILES.mph, game.state.phase), GUIDED_MISSILES.range - missile.flown);
  while (left > TOLERANCE) {
    const from = missile.pose;
    const { thing, point, heading } = meet(game, missile, left);
    const inches = distance(from, point);
    missile.pose = makePose(point.x, point.y, heading);
    missile.flown += inches;
    left -= inches;
    tellFlight(game, missile, from);
    if (thing === null) break;
    if (yield* arrive(game, missile, thing)) return takeDown(game, missile);
  }
  yield* endFlight(game, missile);
}

type Met = Vehicle | { readonly structure: string };

interface Meeting {
  readonly thing: Met | null;
  readonly point: Point;
  readonly heading: number;
}

/** The first thing in its way; while it is guided it flies round and over all but its target. */
function meet(game: DeluxeGame, missile: Missile, inches: number): Meeting {
  const { setup, state } = game;
  const { pose, guided, target, passed, by, flown } = missile;
  const aim = guided && target !== null ? vehicleOf(state, target) : null;
  const way = aim === null ? forwardOf(pose.h) : subtract(aim.pose, pose);
  const heading = aim === null ? pose.h : headingOf(way);
  const end = add(pose, scale(forwardOf(heading), inches));
  const isMet = (vehicle: Vehicle): boolean =>
    aim === null ? !passed.includes(vehicle.id) && (vehicle.id !== by || flown > 0) : vehicle === aim;
  const vehicles = onMap(state).filter(isMet);
  const structures = aim === null ? standingPieces(setup, state) : [];
  const shapes = [...vehicles.map(shapeOf), ...structures.map(({ shape }) => shape)];
  const met = sightLine(pose, end, shapes);
  if (met === null) return { thing: null, point: end, heading };
  const built = structures[met.index - vehicles.length];
  const thing = built === undefined ? (vehicles[met.index] ?? null) : { structure: built.structure.id };
  return { thing, point: met.point, heading };
}

function tellFlight(game: DeluxeGame, missile: Missile, from: Missile['pose']): void {
  const { id, pose, flown } = missile;
  const motion = { piece: id, path: [from, pose], style: 'drive' } as const;
  const inches = Math.round(flown * 4) / 4;
  const text = `${capital(missileName(game, missile))} flies on, ${inches} in from where it was fired.`;
  game.emit({ kind: 'move', rule: RULE, about: id, motion, text });
}

/** Whether it ends here. */
function* arrive(game: DeluxeGame, missile: Missile, met: Met): DeluxePlay<boolean> {
  const { weapon, flown, by } = missile;
  const rule = ruleOf(missile);
  const isDud = traitsOf(weapon).guidance === 'wire' && flown < WIRE_ARMED_AFTER - TOLERANCE;
  const target: FireTarget =
    'structure' in met
      ? { kind: 'structure', structure: met.structure, spot: missile.pose }
      : sideMet(met, missile.pose);
  const seat = ownerOf(game, vehicleOf(game.state, by));
  const isHit = 'structure' in met ? 'hit' : yield* rollArrival(game, missile, met, target, seat);
  if (isHit === 'miss') {
    if (!('structure' in met)) missile.passed.push(met.id);
    missile.guided = false;
    return false;
  }
  if (isDud) {
    const text = `It strikes ${targetName(game, target)} and does not go off: ${WIRE_ARMED_AFTER} in arm it.`;
    game.emit({ kind: 'missile', rule, about: by, outcome: 'neutral', text, marks: ['missile/dud'] });
    return true;
  }
  const { x, y } = missile.pose;
  const from = subtract({ x, y }, forwardOf(missile.pose.h));
  const impact = { weapon, label: weaponRow(weapon).name, by, seat, target, from, at: { x, y }, wellAimed: false };
  const taken = yield* strikeWith(game, impact, isHit === 'critical');
  if (!('structure' in met)) yield* fireHazard(met, taken);
  return true;
}

/** The side of a vehicle that it meets. */
function sideMet(vehicle: Vehicle, point: Point): FireTarget & { readonly kind: 'vehicle' } {
  const [side = 'front'] = sidesFacing(vehicle, point);
  return { kind: 'vehicle', vehicle: vehicle.id, at: { kind: 'side', side: shownAt(vehicle, side) } };
}

/** The roll is made as it arrives. */
function* rollArrival(
  game: DeluxeGame,
  missile: Missile,
  vehicle: Vehicle,
  target: FireTarget,
  seat: Seat,
): DeluxePlay<'miss' | 'hit' | 'critical'> {
  if (target.kind !== 'vehicle') return 'hit';
  const need = arrivalNeed(game, missile, vehicle, target.at);
  if (need.kind !== 'need') return 'miss';
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: RULE, purpose: 'the missile to hit' });
  const hit = rolled.total >= need.need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const fate = hit ? 'hits' : 'misses and flies on';
  const text = `${capital(missileName(game, missile))} ${fate}: ${targetName(game, target)}, needed ${need.need}, rolled ${rolled.total}.`;
  const { modifiers } = need;
  const marks = [hit ? 'missile/hit' : 'missile/missed'];
  const told = { about: vehicle.id, roll: rolled, target: need, modifiers, marks };
  game.emit({ kind: 'to-hit', rule: RULE, outcome: hit ? 'good' : 'neutral', text, ...told });
  if (!hit) return 'miss';
  return isCritical(game.setup, need.need, rolled.total) ? 'critical' : 'hit';
}

/** Off the map, or at the end of its range. */
function* endFlight(game: DeluxeGame, missile: Missile): DeluxePlay {
  const { minX, minY, maxX, maxY } = boundsOf(game);
  const { x, y } = missile.pose;
  const isOff = x < minX || x > maxX || y < minY || y > maxY;
  if (!isOff && missile.flown < GUIDED_MISSILES.range - TOLERANCE) return;
  takeDown(game, missile);
  const what = isOff ? 'leaves the map' : `has flown its ${GUIDED_MISSILES.range} in and goes off on the ground`;
  const text = `${capital(missileName(game, missile))} ${what}.`;
  const marks = [isOff ? 'missile/off-map' : 'missile/spent'];
  game.emit({ kind: 'missile', rule: RULE, about: missile.by, outcome: 'neutral', text, marks });
  const seat = ownerOf(game, vehicleOf(game.state, missile.by));
  if (!isOff) yield* burstAt(game, { reach: burstOf(missile.weapon), at: { x, y }, seat, struck: null });
}
