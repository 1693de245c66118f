import { CONTACT_SLACK, overlaps, rectangle } from '@hardtop/geometry';
import { IDLE, type RuleId, roll, type Seat } from '@hardtop/kernel';
import { WATER } from '../../catalog/terrain.ts';
import { ownerOf } from '../queries/deciding.ts';
import { droppedAt, droppingsOf } from '../queries/dropping.ts';
import { depthAt } from '../queries/ground.ts';
import { type Gun, gunsAboard } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import { isInWater } from '../queries/water.ts';
import type { Counter } from '../state/counters.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import { type DeluxeGame, isUpright, onMap, shapeOf, type Vehicle } from '../state/state.ts';
import { paintWindows } from './paint.ts';
import { showDestroyed, showGun, tellAboard } from './showing.ts';
import { pickedBy } from './strike.ts';

const RULE = 'deluxe/V.5/dropped-weapons';
const WATER_RULE = 'deluxe/XIV.5/water';
const SPRAY = 'deluxe/V.5/paint-and-smoke';

/** A counter behind or beside the vehicle; whoever stands where paint is sprayed has it on his windows. */
export function* drop(game: DeluxeGame, vehicle: Vehicle, gun: Gun): DeluxePlay {
  lay(game, vehicle, gun);
  if (isInWater(game.setup, vehicle)) yield* backUp(game, vehicle, gun);
}

function lay(game: DeluxeGame, vehicle: Vehicle, gun: Gun): void {
  const { state } = game;
  const { weapon, at, fuse, gas } = gun.model;
  const droppings = droppingsOf(weapon);
  if (droppings === null) throw new Error(`${weapon} is not dropped`);
  const { size } = droppings;
  const kind = gas === true ? 'tear-gas' : droppings.kind;
  gun.state.firedTurn = state.turn;
  if (gun.state.shots !== null) gun.state.shots--;
  if (gun.state.shots === 0) gun.state.automatic = false;
  const pose = droppedAt(vehicle, at, size);
  const isUnderWater = depthAt(game.setup, pose) > 0;
  const sinks = isUnderWater && (kind === 'mines' || kind === 'spikes');
  if (!sinks) showGun(game, vehicle, gun);
  if (isUnderWater && kind === 'oil') {
    tellDispersed(game, vehicle, gun);
    return;
  }
  state.countersMade++;
  const laid = { by: vehicle.id, weapon, fuse, turn: state.turn, phase: state.phase };
  const counter: Counter = { id: `laid-${state.countersMade}`, kind, pose, size, course: null, laid };
  if (sinks) counter.sunk = true;
  state.counters.push(counter);
  // Who lays it is past it.
  vehicle.over.push(counter.id);
  tellDrop(game, vehicle, gun, counter);
  if (kind === 'paint') paintAround(game, vehicle, counter);
}

function tellDrop(game: DeluxeGame, vehicle: Vehicle, { model }: Gun, { kind, pose, sunk }: Counter): void {
  const isSpray = kind === 'smoke' || kind === 'paint' || kind === 'tear-gas';
  const where = model.at === 'back' ? 'behind it' : `on its ${model.at}`;
  const text = `${nameOf(game, vehicle)} ${isSpray ? 'sprays' : 'drops'} ${kind.replace('-', ' ')} ${where}.`;
  const marks = [`weapon/${model.weapon}`, `counter/${kind}`, ...(sunk === true ? ['terrain/sunk'] : [])];
  const shot = { by: vehicle.id, mount: model.id, at: { x: pose.x, y: pose.y }, style: 'thrown', hit: true } as const;
  const rule: RuleId = isSpray ? SPRAY : RULE;
  const about = vehicle.id;
  const told = { kind: 'drop', rule, about, outcome: 'neutral', text, shot, marks } as const;
  // What sinks is known to those who dropped it alone.
  game.emit(sunk === true ? { ...told, to: ownSide(game.setup, about) } : told);
  if (sunk !== true) return;
  const splash = `${nameOf(game, vehicle)} drops something into the water.`;
  game.emit({ kind: 'drop', rule: WATER_RULE, about, outcome: 'neutral', text: splash });
}

function ownSide(setup: Setup, id: Vehicle['id']): readonly Seat[] {
  const { seat } = modelOf(setup, id);
  return setup.seats.flatMap((_, other) => (areAllies(setup, seat, other) ? [other] : []));
}

/** Oil spreads on the water and is gone, lit or not. */
function tellDispersed(game: DeluxeGame, vehicle: Vehicle, { model }: Gun): void {
  const text = `${nameOf(game, vehicle)} drops oil into the water, where it disperses.`;
  const marks = [`weapon/${model.weapon}`];
  game.emit({ kind: 'drop', rule: WATER_RULE, about: vehicle.id, outcome: 'neutral', text, marks });
}

/** Water comes in by the open port of what drops things; sprays have none. */
function* backUp(game: DeluxeGame, vehicle: Vehicle, { state, model }: Gun): DeluxePlay {
  const kind = droppingsOf(model.weapon)?.kind;
  if (kind === 'smoke' || kind === 'paint' || state.dp <= 0) return;
  const about = vehicle.id;
  const of = {
    seat: ownerOf(game, vehicle),
    rule: WATER_RULE,
    purpose: `water in ${nameOf(game, vehicle)}'s dropper`,
  } as const;
  const first = yield* roll(game, '1d', of);
  const leaks = first.total <= WATER.backsUp.to;
  const what = leaks ? `water backs up into its ${weaponLabel(model)}` : `its ${weaponLabel(model)} stays dry`;
  const told = { kind: 'water', rule: WATER_RULE, about } as const;
  game.emit({ ...told, roll: first, outcome: leaks ? 'bad' : 'good', text: `${nameOf(game, vehicle)}: ${what}.` });
  if (!leaks) return;
  const harm = yield* roll(game, WATER.backsUp.damage, { ...pickedBy(game, vehicle, of.seat, of), atLeast: 0 });
  const before = state.dp;
  state.dp = Math.max(0, before - harm.total);
  const text = `${nameOf(game, vehicle)}: ${weaponLabel(model)} ${before} → ${state.dp} (water).`;
  tellAboard(game, vehicle, { ...told, roll: harm, outcome: 'bad', text });
  if (state.dp === 0) showDestroyed(game, vehicle, model.id, WATER_RULE);
}

function paintAround(game: DeluxeGame, layer: Vehicle, { id, pose, size }: Counter): void {
  const shape = rectangle(pose, size);
  for (const vehicle of onMap(game.state)) {
    if (vehicle === layer || !overlaps(shape, shapeOf(vehicle), CONTACT_SLACK)) continue;
    vehicle.over.push(id);
    paintWindows(game, vehicle);
  }
}

/** Whether it lays something by itself: nobody need be awake for it. */
function isLaying({ state }: Gun): boolean {
  return state.automatic && !state.aimed && state.dp > 0 && state.shots !== 0;
}

function* layAll(game: DeluxeGame, vehicle: Vehicle, isDue: (gun: Gun) => boolean): DeluxePlay {
  if (vehicle.gone || !isUpright(vehicle)) return;
  for (const gun of gunsAboard(modelOf(game.setup, vehicle.id), vehicle)) {
    if (!isLaying(gun) || !isDue(gun)) continue;
    yield* drop(game, vehicle, gun);
    if (gun.state.shots === 0) tellEmpty(game, vehicle, gun);
  }
}

function tellEmpty(game: DeluxeGame, vehicle: Vehicle, { model }: Gun): void {
  const text = `${nameOf(game, vehicle)}: ${weaponLabel(model)} is empty.`;
  tellAboard(game, vehicle, { kind: 'drop', rule: RULE, about: vehicle.id, outcome: 'neutral', text });
}

/** After a move: one counter of each dropper that is on automatic. */
export function dropAutomatically(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  return hasAutomatic(vehicle) ? layAll(game, vehicle, () => true) : IDLE;
}

/** As a turn ends: the droppers of a vehicle at rest that have laid nothing in it. */
export function dropAtRest(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { turn } = game.state;
  if (vehicle.speed !== 0 || !hasAutomatic(vehicle)) return IDLE;
  return layAll(game, vehicle, ({ state }) => state.firedTurn !== turn);
}

function hasAutomatic({ parts }: Vehicle): boolean {
  for (const part of parts) if (part.kind === 'weapon' && part.automatic) return true;
  return false;
}
