import { CONTACT_SLACK, overlaps, type Pose, rectangle } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import { droppedAt, droppingsOf } from '../queries/dropping.ts';
import { type Gun, gunsAboard } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import type { Counter } from '../state/counters.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, isUpright, onMap, shapeOf, type Vehicle } from '../state/state.ts';
import { paintWindows } from './paint.ts';
import { showGun, tellAboard } from './showing.ts';

const RULE = 'deluxe/V.5/dropped-weapons';
const SPRAY = 'deluxe/V.5/paint-and-smoke';

/** A counter behind or beside the vehicle; whoever stands where paint is sprayed has it on his windows. */
export function drop(game: DeluxeGame, vehicle: Vehicle, gun: Gun): void {
  const { state } = game;
  const { weapon, at, fuse, gas } = gun.model;
  const droppings = droppingsOf(weapon);
  if (droppings === null) throw new Error(`${weapon} is not dropped`);
  const { size } = droppings;
  const kind = gas === true ? 'tear-gas' : droppings.kind;
  gun.state.firedTurn = state.turn;
  if (gun.state.shots !== null) gun.state.shots--;
  if (gun.state.shots === 0) gun.state.automatic = false;
  showGun(game, vehicle, gun);
  state.countersMade++;
  const laid = { by: vehicle.id, weapon, fuse, turn: state.turn, phase: state.phase };
  const pose = droppedAt(vehicle, at, size);
  const counter: Counter = { id: `laid-${state.countersMade}`, kind, pose, size, course: null, laid };
  state.counters.push(counter);
  // Who lays it is past it.
  vehicle.over.push(counter.id);
  tellDrop(game, vehicle, gun, counter);
  if (kind === 'paint') paintAround(game, vehicle, counter);
}

function tellDrop(game: DeluxeGame, vehicle: Vehicle, { model }: Gun, { kind, pose }: Counter): void {
  const isSpray = kind === 'smoke' || kind === 'paint' || kind === 'tear-gas';
  const where = model.at === 'back' ? 'behind it' : `on its ${model.at}`;
  const text = `${nameOf(game, vehicle)} ${isSpray ? 'sprays' : 'drops'} ${kind.replace('-', ' ')} ${where}.`;
  const marks = [`weapon/${model.weapon}`, `counter/${kind}`];
  const shot = { by: vehicle.id, mount: model.id, at: { x: pose.x, y: pose.y }, style: 'thrown', hit: true } as const;
  game.emit({ kind: 'drop', rule: isSpray ? SPRAY : RULE, about: vehicle.id, outcome: 'neutral', text, shot, marks });
}

function paintAround(game: DeluxeGame, layer: Vehicle, { id, pose, size }: Counter): void {
  const shape = rectangle(pose, size);
  for (const vehicle of onMap(game.state)) {
    if (vehicle === layer || !overlaps(shape, shapeOf(vehicle), CONTACT_SLACK)) continue;
    vehicle.over.push(id);
    paintWindows(game, vehicle);
  }
}

/** The smoke of a flame, wherever it hangs. */
export function layCloud({ state }: DeluxeGame, { id: by }: Vehicle, weapon: WeaponId, pose: Pose): void {
  state.countersMade++;
  const laid = { by, weapon, fuse: 'touch', turn: state.turn, phase: state.phase } as const;
  const id = `laid-${state.countersMade}`;
  state.counters.push({ id, kind: 'smoke', pose, size: COUNTERS.smoke, course: null, laid });
}

/** Whether it lays something by itself: nobody need be awake for it. */
function isLaying({ state }: Gun): boolean {
  return state.automatic && !state.aimed && state.dp > 0 && state.shots !== 0;
}

function layAll(game: DeluxeGame, vehicle: Vehicle, isDue: (gun: Gun) => boolean): void {
  if (vehicle.gone || !isUpright(vehicle)) return;
  for (const gun of gunsAboard(modelOf(game.setup, vehicle.id), vehicle)) {
    if (!isLaying(gun) || !isDue(gun)) continue;
    drop(game, vehicle, gun);
    if (gun.state.shots === 0) tellEmpty(game, vehicle, gun);
  }
}

function tellEmpty(game: DeluxeGame, vehicle: Vehicle, { model }: Gun): void {
  const text = `${nameOf(game, vehicle)}: ${weaponLabel(model)} is empty.`;
  tellAboard(game, vehicle, { kind: 'drop', rule: RULE, about: vehicle.id, outcome: 'neutral', text });
}

/** After a move: one counter of each dropper that is on automatic. */
export function dropAutomatically(game: DeluxeGame, vehicle: Vehicle): void {
  if (hasAutomatic(vehicle)) layAll(game, vehicle, () => true);
}

/** As a turn ends: the droppers of a vehicle at rest that have laid nothing in it. */
export function dropAtRest(game: DeluxeGame, vehicle: Vehicle): void {
  const { turn } = game.state;
  if (vehicle.speed === 0 && hasAutomatic(vehicle)) layAll(game, vehicle, ({ state }) => state.firedTurn !== turn);
}

function hasAutomatic({ parts }: Vehicle): boolean {
  for (const part of parts) if (part.kind === 'weapon' && part.automatic) return true;
  return false;
}
