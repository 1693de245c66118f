import { slideLeg } from '@hardtop/geometry';
import { type Play, roll } from '@hardtop/kernel';
import { JUMP_START_CONTROL_ROLL, JUMP_START_LOSS as LOSS } from '../../catalog/jump-start.ts';
import { PERSON_DP } from '../../catalog/people.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { type DeluxeGame, isUpright, sizeOf, type Vehicle } from '../state/state.ts';
import { controlModifiers, controlNeed, controlResult, RECONSTRUCTED, RESULT_WORDS } from './control-table.ts';
import { drive } from './driving.ts';
import { fishtailMotion, type Hand } from './steering.ts';

const RULE = 'deluxe/II.6/control-table';

/** Why a driver rolls who has not steered. */
export const WOUNDED = 'a wounded driver';

/** Rolls for control; whoever a skid wounds rolls in his turn. A wound comes once, so it ends. */
export function* checkControl(game: DeluxeGame, vehicles: readonly Vehicle[], why: string): Play {
  const due = vehicles.map((vehicle) => ({ vehicle, reason: why }));
  for (let next = due.shift(); next !== undefined; next = due.shift()) {
    const shaken = yield* rollControl(game, next.vehicle, next.reason);
    due.push(...shaken.map((vehicle) => ({ vehicle, reason: WOUNDED })));
  }
}

const NOBODY: readonly Vehicle[] = [];

/** At rest there is nothing to lose. */
function* rollControl(game: DeluxeGame, vehicle: Vehicle, why: string): Play<readonly Vehicle[]> {
  if (vehicle.gone || vehicle.speed === 0 || !isUpright(vehicle)) return NOBODY;
  const modifiers = controlModifiers(vehicle.speed);
  const name = nameOf(game, vehicle);
  const purpose = `${name} to keep control`;
  const rolled = yield* roll(game, JUMP_START_CONTROL_ROLL.dice, { seat: ownerOf(game, vehicle), rule: RULE, purpose });
  const total = rolled.total + (modifiers[0]?.value ?? 0);
  const result = controlResult(total);
  game.emit({
    kind: 'control',
    rule: RULE,
    about: vehicle.id,
    roll: rolled,
    modifiers,
    target: controlNeed(vehicle.speed),
    outcome: result === 'none' ? 'good' : 'bad',
    text: `${name}, for ${why}: ${total} on the Control Table (${RECONSTRUCTED}): ${RESULT_WORDS[result]}.`,
    marks: [`jump-start/control-${result}`],
  });
  switch (result) {
    case 'none':
      return NOBODY;
    case 'fishtail':
      return yield* fishtail(game, vehicle);
    case 'skid':
      return yield* skid(game, vehicle);
    case 'fishtail-and-skid':
      return [...(yield* fishtail(game, vehicle)), ...(yield* skid(game, vehicle))];
    case 'roll':
    case 'roll-and-burn':
      return yield* rollOver(game, vehicle, result === 'roll-and-burn');
  }
}

/** The tail swings a square, to a side by the die. */
function* fishtail(game: DeluxeGame, vehicle: Vehicle): Play<readonly Vehicle[]> {
  const name = nameOf(game, vehicle);
  const purpose = `the way ${name}'s tail swings`;
  const rolled = yield* roll(game, '1d', { seat: ownerOf(game, vehicle), rule: RULE, purpose });
  const side: Hand = rolled.total % 2 === 1 ? 'left' : 'right';
  const motion = fishtailMotion(vehicle.pose, side, LOSS.fishtail, sizeOf(vehicle));
  const text = `${name} fishtails ${side}.`;
  return (yield* drive(game, vehicle, motion, { style: 'fishtail', rule: RULE, text })).shaken;
}

/** An inch on, the way it was going as the phase began; the next move is spent by it. */
function* skid(game: DeluxeGame, vehicle: Vehicle): Play<readonly Vehicle[]> {
  if (vehicle.gone || vehicle.speed === 0) return NOBODY;
  if (vehicle.jumpStart !== undefined) vehicle.jumpStart.losesMove = true;
  const text = `${nameOf(game, vehicle)} skids an inch on, and loses its next move.`;
  const motion = [slideLeg(vehicle.phaseHeading, LOSS.skid)];
  return (yield* drive(game, vehicle, motion, { style: 'skid', rule: RULE, text })).shaken;
}

/** Over on its roof and out of it (H-333); burning, with all aboard. */
function* rollOver(game: DeluxeGame, vehicle: Vehicle, burns: boolean): Play<readonly Vehicle[]> {
  const motion = [slideLeg(vehicle.phaseHeading, LOSS.skid)];
  const text = `${nameOf(game, vehicle)} rolls over.`;
  const { shaken } = yield* drive(game, vehicle, motion, { style: 'roll', rule: RULE, text });
  vehicle.down = 'top';
  vehicle.speed = 0;
  if (burns) burn(game, vehicle);
  return shaken.filter((other) => other !== vehicle);
}

function burn(game: DeluxeGame, vehicle: Vehicle): void {
  vehicle.burning = true;
  for (const person of vehicle.crew) person.hits = PERSON_DP;
  const text = `${nameOf(game, vehicle)} burns out, and nobody gets away from it.`;
  const harm = [{ piece: vehicle.id, style: 'fire' }] as const;
  game.emit({ kind: 'fire', rule: RULE, about: vehicle.id, outcome: 'bad', text, harm });
}
