import { DRIVING } from '../../catalog/driving.ts';
import type { Cell } from '../../scenarios/world.ts';
import { tracksAfter } from '../figures/heavy/armor.ts';
import { aboardOf, describe } from '../queries/crews.ts';
import { sameCell } from '../queries/position.ts';
import { stepMeters } from '../queries/reach.ts';
import { poseAt } from '../queries/spots.ts';
import type { Driven } from '../queries/vehicle-reach.ts';
import { wayTo } from '../queries/ways.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sheetOf, type TwilightGame } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { startle } from './melee.ts';
import { minesAhead } from './mines.ts';
import { rollFor, tell } from './telling.ts';

const RULE = 'twilight/combat/action-drive';

/** What 1D100 must not exceed beyond the safe speed. */
export const drivingSkill = (game: Pick<TwilightGame, 'setup'>, driver: Person): number =>
  sheetOf(game.setup, driver).skills.drive ?? 0;

/** Drives a way square by square; faster than is safe the driver rolls first. */
export function* driveAlong(
  game: TwilightGame,
  driver: Person,
  vehicle: Vehicle,
  { path, share }: Driven,
): TwilightPlay {
  const reckless = share > 1;
  const kept = reckless ? yield* keepsControl(game, driver, vehicle) : 'kept';
  const way = kept === 'kept' ? path : path.slice(0, Math.ceil(path.length / 2));
  vehicle.reckless = reckless;
  vehicle.condition = 'running';
  const { steps, mine } = yield* minesAhead(game, vehicle, way, 'drive');
  const walked = yield* rollAlong(game, vehicle, way.slice(0, steps));
  // Its driver may have been shot from the saddle, or have lost his nerve, on the way.
  vehicle.speed = kept === 'kept' && mine === null && vehicle.condition === 'running' ? vehicle.moved : 0;
  tellDrive(game, vehicle, walked);
  if (mine !== null && vehicle.at !== null)
    yield* setOff(game, { kind: 'mine', what: mine, victim: vehicle.id, at: vehicle.at });
  if (kept === 'crash') yield* crash(game, vehicle);
}

/** Square by square; whoever stands in the way of a vehicle is shaken (C-13). */
function* rollAlong(game: TwilightGame, vehicle: Vehicle, path: readonly Cell[]): TwilightPlay<readonly Cell[]> {
  const walked: Cell[] = vehicle.at === null ? [] : [vehicle.at];
  const wasSeen = vehicle.seen;
  for (const cell of path) {
    const from = vehicle.at;
    if (from === null || vehicle.condition !== 'running' || vehicle.burningSince !== null) break;
    const way = wayTo(game.setup, from, cell);
    if (way !== null) turnTo(vehicle, way);
    vehicle.moved += stepMeters(game, from, cell);
    vehicle.at = cell;
    walked.push(cell);
    yield* setOff(game, { kind: 'vehicle-entered', vehicle: vehicle.id, from, wasSeen });
    yield* scare(game, vehicle, cell);
  }
  return walked;
}

/** The turret goes round with the hull. */
export function turnTo(vehicle: Vehicle, way: number): void {
  vehicle.turret = (vehicle.turret + way - vehicle.heading + 8) % 8;
  vehicle.heading = way;
}

function* scare(game: TwilightGame, vehicle: Vehicle, cell: Cell): TwilightPlay {
  for (const person of game.state.people) {
    if (person.at === null || person.condition !== 'fit' || !sameCell(person.at, cell)) continue;
    if (areHostile(game.state, vehicle.side, person.side)) yield* startle(game, vehicle, person);
  }
}

/** Beyond the safe speed: the skill, or it comes to a stop half way; badly failed, it crashes (C-15, C-02). */
function* keepsControl(
  game: TwilightGame,
  driver: Person,
  vehicle: Vehicle,
): TwilightPlay<'kept' | 'stopped' | 'crash'> {
  const skill = drivingSkill(game, driver);
  const { dice, values, total } = yield* rollFor(game, '1d100', {
    seat: driver.seat,
    rule: RULE,
    purpose: 'driving',
    ids: [vehicle.id],
  });
  const isKept = total <= skill;
  const isCrash = !isKept && total > 100 - Math.ceil((100 - skill) / 10);
  const name = vehicle.name;
  const text = isKept
    ? `${name} is held at high speed.`
    : isCrash
      ? `${name} goes out of control.`
      : `${name} has to brake.`;
  const target = { kind: 'need', base: skill, modifiers: [], need: skill, atMost: true } as const;
  const marks = [isKept ? 'drive/held' : isCrash ? 'drive/crash' : 'drive/braked'];
  const told = { roll: { dice, values, total }, target, marks };
  tell(game, { kind: 'driving', rule: RULE, about: vehicle.id, text, outcome: isKept ? 'good' : 'bad', ...told }, [
    vehicle.id,
  ]);
  return isKept ? 'kept' : isCrash ? 'crash' : 'stopped';
}

/** Running gear damaged, everybody aboard knocked about. */
function* crash(game: TwilightGame, vehicle: Vehicle): TwilightPlay {
  const { suspension } = describe(vehicle);
  vehicle.suspension =
    suspension.kind === 'tracked'
      ? tracksAfter(vehicle.suspension, ONE_MINOR)
      : vehicle.suspension + suspension.critical;
  const isGone =
    suspension.kind === 'tracked' ? vehicle.suspension >= 2 : vehicle.suspension >= 2 * suspension.critical;
  vehicle.crippled = isGone ? 'stopped' : 'halved';
  vehicle.speed = 0;
  const text = `${vehicle.name} crashes: its running gear is ${isGone ? 'gone' : 'damaged'}.`;
  const harm = [{ piece: vehicle.id, style: 'crash' } as const];
  tell(game, { kind: 'crash', rule: RULE, about: vehicle.id, text, outcome: 'bad', harm, marks: ['drive/wrecked'] }, [
    vehicle.id,
  ]);
  for (const person of aboardOf(game.state, vehicle)) {
    if (person.condition === 'dead') continue;
    const hit = {
      person: person.id,
      by: null,
      with: 'the crash',
      dice: DRIVING.crashDice,
      plus: 0,
      pen: 1,
      from: null,
      part: null,
      how: 'blow',
    } as const;
    yield* setOff(game, { kind: 'hit', hit });
  }
}

const ONE_MINOR = { minor: 1, major: 0 } as const;

function tellDrive(game: TwilightGame, vehicle: Vehicle, path: readonly Cell[]): void {
  if (path.length < 2) return;
  const text = `${vehicle.name} drives ${vehicle.moved} m${vehicle.reckless ? ', faster than is safe' : ''}.`;
  const poses = path.map((cell, i) => poseAt(game.setup, cell, headingAt(game, path, i, vehicle.heading)));
  const motion = { piece: vehicle.id, path: poses, style: 'drive' } as const;
  const marks = [vehicle.reckless ? 'drive/reckless' : 'drive/safe', `drive/${vehicle.kind}`];
  tell(game, { kind: 'drive', rule: RULE, about: vehicle.id, text, motion, marks }, [vehicle.id]);
}

function headingAt({ setup }: TwilightGame, path: readonly Cell[], i: number, last: number): number {
  const [from, to] = [path[i], path[i + 1]];
  return from === undefined || to === undefined ? last : (wayTo(setup, from, to) ?? last);
}
