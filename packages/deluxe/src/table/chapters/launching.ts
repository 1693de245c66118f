// Grenades from launchers (deluxe/V.2/grenade-launcher): where they land.
import { add, distance, makePose, type Point, scale } from '@hardtop/geometry';
import { roll, type Seat, type Target } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import {
  BOUNCE_DICE,
  CLOSE_THROW,
  DEVIATION_DIRECTIONS,
  DEVIATION_DISTANCES,
  EXACT_ROLL,
} from '../../catalog/grenade-deviation.ts';
import { grenade as grenadeRow } from '../../catalog/grenades.ts';
import { TO_HIT_DICE } from '../../catalog/targeting.ts';
import { SQUARE } from '../../catalog/units.ts';
import { type Astray, bounceOf, landingOf } from '../queries/grenade-flight.ts';
import type { Gun } from '../queries/guns.ts';
import { originOf } from '../queries/line-of-fire.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import { shotRecord } from '../queries/shot-record.ts';
import { outlineOf } from '../queries/target-outline.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { GrenadeLoad } from '../state/model.ts';
import { type DeluxeGame, type Vehicle, vehicleOf } from '../state/state.ts';
import type { Shot } from '../state/target.ts';

const RULE = 'deluxe/V.2/grenade-launcher';
const DEVIATION = 'deluxe/V.6/grenade-deviation';

interface Launch {
  readonly shot: Shot;
  readonly gun: Gun;
  readonly seat: Seat;
}

/** The grenade that leaves the tube now: the first loaded is the first out. */
function grenadeIn({ model, state }: Gun): GrenadeLoad {
  const loads = model.grenades ?? [];
  const load = loads[loads.length - (state.shots ?? 0) - 1];
  if (load === undefined) throw new Error(`${model.id} is empty`);
  return load;
}

/** Launched, it flies to its mark or beside it, bounces off what is in the way, and lies there till its time is up. */
export function* launch(game: DeluxeGame, launched: Launch, need: Target & { readonly kind: 'need' }): DeluxePlay {
  const { shot, gun, seat } = launched;
  const { state } = game;
  const firer = vehicleOf(state, shot.firer);
  const load = grenadeIn(gun);
  const from = originOf(firer, gun.model.at);
  const mark = markOf(game, shot);
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: RULE, purpose: `${weaponLabel(gun.model)} to hit` });
  const isExact = rolled.total === EXACT_ROLL;
  const missedBy = Math.max(0, need.need - rolled.total);
  const { name } = grenadeRow(load.grenade);
  const fate = isExact ? 'to the very square' : missedBy === 0 ? 'close to the mark' : 'wide of the mark';
  const text = `${nameOf(game, firer)} launches a ${name.toLowerCase()} ${fate}: needed ${need.need}, rolled ${rolled.total}.`;
  const seen = { roll: rolled, target: need, modifiers: need.modifiers, shot: shotRecord(game, shot, gun, true) };
  const marks = [`grenade/${load.grenade}`];
  game.emit({ kind: 'to-hit', rule: RULE, about: firer.id, outcome: 'neutral', text, marks, ...seen });
  const landing = yield* flyTo(game, { seat, firer, from, mark, missedBy, isExact });
  state.countersMade++;
  const { turn, phase } = state;
  state.counters.push({
    id: `laid-${state.countersMade}`,
    kind: 'grenade',
    pose: makePose(landing.x, landing.y, 0),
    size: COUNTERS.pedestrian,
    course: null,
    laid: { by: firer.id, weapon: gun.model.weapon, fuse: 'touch', turn, phase },
    grenade: { id: load.grenade, goesOff: turn + load.delay },
  });
}

/** A grenade on its way, launched or thrown. */
interface Flying {
  readonly seat: Seat;
  /** What it leaves, which is not in its way; null for somebody on foot. */
  readonly firer: Vehicle | null;
  readonly from: Point;
  readonly mark: Point;
  readonly missedBy: number;
  readonly isExact: boolean;
}

/** Where it comes to rest: on its mark or beside it, or off what was in the way. */
export function* flyTo(game: DeluxeGame, flying: Flying): DeluxePlay<Point> {
  const { seat, from, mark, missedBy, isExact } = flying;
  const astray = isExact ? { right: 0, beyond: 0 } : yield* goAstray(game, seat, missedBy, distance(from, mark));
  return yield* comeDown(game, flying, landingOf(from, mark, astray));
}

/** The square that is aimed at. */
function markOf(game: DeluxeGame, { target }: Shot): Point {
  if (target.kind === 'ground') return target.point;
  return target.kind === 'vehicle' ? vehicleOf(game.state, target.vehicle).pose : outlineOf(game, target).pose;
}

function* goAstray(game: DeluxeGame, seat: Seat, missedBy: number, inches: number): DeluxePlay<Astray> {
  const die = yield* roll(game, '1d', { seat, rule: DEVIATION, purpose: 'which way it goes astray' });
  const { aside, along } = DEVIATION_DIRECTIONS[die.total - 1] ?? DEVIATION_DIRECTIONS[0];
  const odd = along === null ? yield* roll(game, '1d', { seat, rule: DEVIATION, purpose: 'long or short' }) : null;
  const ahead = odd === null ? (along ?? 0) : odd.total % 2 === 0 ? 1 : -1;
  const most = inches < CLOSE_THROW.inches ? CLOSE_THROW.most : Number.POSITIVE_INFINITY;
  const right = aside === 0 ? 0 : aside * Math.min(most, yield* squares(game, seat, missedBy));
  const beyond = ahead === 0 ? 0 : ahead * Math.min(most, yield* squares(game, seat, missedBy));
  const where = [
    ...(right === 0 ? [] : [`${Math.abs(right)} to the ${right > 0 ? 'right' : 'left'}`]),
    ...(beyond === 0 ? [] : [`${Math.abs(beyond)} ${beyond > 0 ? 'long' : 'short'}`]),
  ].join(' and ');
  const text = `It goes astray: squares ${where}.`;
  game.emit({ kind: 'grenade', rule: DEVIATION, outcome: 'neutral', text, roll: die });
  return { right, beyond };
}

function* squares(game: DeluxeGame, seat: Seat, missedBy: number): DeluxePlay<number> {
  const row = DEVIATION_DISTANCES.find((each) => missedBy <= each.missedBy) ?? DEVIATION_DISTANCES[0];
  const { total } = yield* roll(game, row.dice, { seat, rule: DEVIATION, purpose: 'how far', atLeast: 0 });
  return Math.max(row.least, row.halved ? Math.ceil(total / 2) : total);
}

/** Off a wall or a vehicle it bounces so many squares. */
function* comeDown(game: DeluxeGame, { firer, seat, from }: Flying, to: Point): DeluxePlay<Point> {
  const rule = 'deluxe/V.6/grenade-bounce';
  const bounce = bounceOf(game, firer, from, to);
  if (bounce === null) return to;
  const rolled = yield* roll(game, BOUNCE_DICE, { seat, rule, purpose: 'how far it bounces', atLeast: 0 });
  const text = `It strikes something solid and bounces ${rolled.total} square${rolled.total === 1 ? '' : 's'}.`;
  game.emit({ kind: 'grenade', rule, outcome: 'neutral', text, roll: rolled });
  return add(bounce.point, scale(bounce.way, rolled.total * SQUARE));
}
