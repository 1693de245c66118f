import { TOLERANCE } from '@hardtop/geometry';
import { IDLE, roll } from '@hardtop/kernel';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { ownerOf } from '../queries/deciding.ts';
import { sortFew } from '../queries/few.ts';
import { isInOwnWay } from '../queries/flames.ts';
import { type Gun, gunsAboard } from '../queries/guns.ts';
import { cloudsBefore } from '../queries/line-of-fire.ts';
import { inOrder } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel, weaponWorks } from '../queries/parts.ts';
import { aheadOf, firstInLine } from '../queries/straight-out.ts';
import { pointsLeft, structureOf } from '../queries/structures.ts';
import { targetName } from '../queries/target-names.ts';
import { rangeBetween } from '../queries/targeting.ts';
import { toHit } from '../queries/to-hit.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, isUpright, onMap, type Vehicle, vehicleOf } from '../state/state.ts';
import type { Shot } from '../state/target.ts';
import { weaponDamage } from './damage.ts';
import { giveAway } from './darkness.ts';
import { fireHazard } from './fire-hazard.ts';
import { fireGun } from './gunfire.ts';
import { kindOf } from './impact.ts';
import { launch } from './missiles.ts';
import { showGun } from './showing.ts';

const RULE = 'deluxe/V.5/automatic-fire';

/** As a turn ends, after all movement: every aimed weapon that is on automatic, the faster vehicle's first. Nobody need be awake. */
export function fireAutomatically(game: DeluxeGame): DeluxePlay {
  return game.state.vehicles.some(hasAutomatic) ? fireAll(game) : IDLE;
}

function* fireAll(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  const order = sortFew([...onMap(state)], inOrder);
  for (const vehicle of order) {
    for (const gun of gunsAboard(modelOf(game.setup, vehicle.id), vehicle))
      if (firesByItself(vehicle, gun, state.turn)) yield* fireStraight(game, vehicle, gun);
  }
}

function hasAutomatic({ parts }: Vehicle): boolean {
  for (const part of parts) if (part.kind === 'weapon' && part.automatic) return true;
  return false;
}

function firesByItself(vehicle: Vehicle, { state, model }: Gun, turn: number): boolean {
  if (!state.automatic || !state.aimed || state.firedTurn === turn || state.shots === 0) return false;
  return !vehicle.gone && isUpright(vehicle) && weaponWorks(vehicle, state, model);
}

/** Straight out from the middle of its side at the first thing there (G-13); a flame that hangs in the vehicle's own way burns it. */
export function* fireStraight(game: DeluxeGame, firer: Vehicle, gun: Gun): DeluxePlay {
  const { state, model } = gun;
  giveAway(game, firer);
  showGun(game, firer, gun);
  state.firedTurn = game.state.turn;
  if (state.shots !== null) state.shots--;
  if (state.shots === 0) state.automatic = false;
  const target = firstInLine(game, firer, model.at);
  const what = target === null ? 'nothing' : targetName(game, target);
  const text = `${nameOf(game, firer)}: ${weaponLabel(model)} fires straight out, at ${what}.`;
  const marks = [`weapon/${model.weapon}`];
  game.emit({ kind: 'fire', rule: RULE, about: firer.id, outcome: 'neutral', text, marks });
  if (traitsOf(model.weapon).guidance !== null) return launch(game, firer, gun, null);
  if (traitsOf(model.weapon).flameRange !== null && isInOwnWay(firer, aheadOf(firer, model.at)))
    yield* burnOneself(game, firer, gun);
  if (target === null) return;
  const shot: Shot = { id: `straight:${model.id}`, firer: firer.id, weapons: [model.id], target, beside: [] };
  if (!isStopped(game, shot, gun)) yield* strike(game, firer, gun, shot);
}

function* strike(game: DeluxeGame, firer: Vehicle, gun: Gun, shot: Shot): DeluxePlay {
  const need = toHit(game.setup, game.state, shot, gun, null);
  if (need.kind === 'need') yield* fireGun(game, { shot, gun, seat: ownerOf(game, firer) }, need);
}

/** A beam ends in smoke, a flame at its range, and a wall that nothing breaks is not worth a roll. */
function isStopped({ setup, state }: DeluxeGame, { firer: id, target }: Shot, { model }: Gun): boolean {
  const { isLaser, flameRange } = traitsOf(model.weapon);
  const firer = vehicleOf(state, id);
  if (isLaser && cloudsBefore(setup, state, firer, model.at, target) > 0) return true;
  if (target.kind === 'structure') return pointsLeft(state, structureOf(setup, target.structure)) === null;
  if (flameRange === null || target.kind !== 'vehicle') return false;
  return rangeBetween(firer, vehicleOf(state, target.vehicle)) > flameRange + TOLERANCE;
}

/** Full damage to the side it drives with. */
function* burnOneself(game: DeluxeGame, firer: Vehicle, { model }: Gun): DeluxePlay {
  const { damage } = weaponRow(model.weapon);
  if (damage === null) return;
  const rule = 'deluxe/V.2/flamethrower';
  const seat = ownerOf(game, firer);
  const rolled = yield* roll(game, damage, { seat, rule, purpose: 'driving into its own flame' });
  const side = firer.speed < 0 ? 'back' : 'front';
  const text = `${nameOf(game, firer)} drives into its own flame: ${rolled.total} to its ${side}.`;
  const harm = [{ piece: firer.id, style: 'fire', points: rolled.total, spot: side }] as const;
  game.emit({ kind: 'damage-roll', rule, about: firer.id, roll: rolled, outcome: 'bad', text, harm });
  const source = { kind: kindOf(model.weapon), rule, by: seat, weapon: model.weapon } as const;
  yield* fireHazard(firer, yield* weaponDamage(game, firer, { kind: 'side', side }, rolled.total, source));
}
