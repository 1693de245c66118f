// Getting out of vehicles, off them, and back in (deluxe/VI.3/mounting, deluxe/VI.3/jumping, deluxe/VI.3/entering).

import { TURNS_TO_RIGHT_A_CYCLE } from '../../catalog/cycle-hits.ts';
import { MOUNTING } from '../../catalog/people.ts';
import { armTasksOf } from '../queries/arm-tasks.ts';
import { isCycle } from '../queries/build.ts';
import { driverOf, isConscious } from '../queries/crew.ts';
import { ownerOf } from '../queries/deciding.ts';
import { besideOf, canEnter, canLeave, canRight, isFalling } from '../queries/leaving.ts';
import { nameOf } from '../queries/names.ts';
import type { Actor } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { changeClass, withoutSkill } from '../queries/skill.ts';
import type { Task } from '../state/acts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { OpenPlace, Post } from '../state/model.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, type Person, type Vehicle, vehicleOf } from '../state/state.ts';
import type { LeaveDeed } from '../state/target.ts';
import { beginLift, finishLift } from './carrying.ts';
import { loseRider } from './crew.ts';
import { fall, takeOut } from './falling-off.ts';
import { tellNoShot } from './fire.ts';
import { noteLeaving } from './story.ts';
import { finishArm } from './tripods.ts';
import type { TaskBegun } from './walk-question.ts';

const MOUNTING_RULE = 'deluxe/VI.3/mounting';
const JUMPING_RULE = 'deluxe/VI.3/jumping';
const ENTERING_RULE = 'deluxe/VI.3/entering';
const FALLEN = 'deluxe/VI.3/fallen-cycle';

/** Out by one side: at rest a whole turn beside it, from a moving vehicle with a fall. */
export function* leave(game: DeluxeGame, { side }: LeaveDeed, vehicle: Vehicle, member: Person): DeluxePlay {
  const { turn } = game.state;
  const pose = besideOf(game, vehicle, side);
  if (!canLeave(vehicle, member, turn) || pose === null)
    return tellNoShot(game, vehicle, `its ${member.post} cannot get out`);
  member.actedTurn = turn;
  noteLeaving(game, member.id, vehicle);
  const speed = Math.abs(vehicle.speed);
  const task: Task = speed === 0 ? { kind: 'dismount', until: turn + MOUNTING.turns } : { kind: 'land', until: turn };
  const pedestrian = takeOut(game, vehicle, member, task);
  pedestrian.pose = pose;
  const who = capital(personName(game.setup, pedestrian.person));
  const how = speed === 0 ? `gets ${isCycle(vehicle) ? 'off' : 'out'}` : `jumps off at ${speed} mph`;
  const motion = { piece: member.id, path: [vehicle.pose, pose], style: 'drive' } as const;
  const rule = speed === 0 ? MOUNTING_RULE : JUMPING_RULE;
  const marks = vehicle.rolling === null ? [] : ['jump/rolling'];
  game.emit({ kind: 'leave', rule, about: member.id, outcome: 'neutral', text: `${who} ${how}.`, motion, marks });
  if (speed === 0) return;
  yield* fall(game, pedestrian, { off: vehicle, speed, seat: ownerOf(game, vehicle), rule, words: 'lands' });
  if (member.post === 'driver' && isFalling(vehicle)) yield* loseRider(vehicle);
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Begins to get in, or to pick up a cycle. */
export function beginTask(game: DeluxeGame, actor: Actor, begun: TaskBegun): void {
  const { setup, state } = game;
  actor.acts.goal = null;
  if ('counter' in begun) {
    beginLift(game, actor, begun.counter);
    return;
  }
  if ('arm' in begun) {
    beginArm(game, actor, begun);
    return;
  }
  const { kind, vehicle: id } = begun;
  const { person, acts } = actor;
  const turns = kind === 'enter' ? MOUNTING.turns : TURNS_TO_RIGHT_A_CYCLE;
  acts.task = { kind, vehicle: id, until: state.turn + turns - 1 };
  const name = nameOf(game, vehicleOf(state, id));
  const text = `${capital(personName(setup, person))} begins to ${kind === 'enter' ? `get into ${name}` : `pick up ${name}`}.`;
  const rule = kind === 'enter' ? ENTERING_RULE : FALLEN;
  game.emit({ kind: 'task', rule, about: person.id, outcome: 'neutral', text });
}

/** To set up a weapon, or to load it. */
function beginArm(
  { setup, state }: DeluxeGame,
  actor: Actor,
  { kind, arm }: Extract<TaskBegun, { readonly arm: string }>,
): void {
  const task = armTasksOf(setup, actor).find((one) => one.kind === kind && one.arm.model.id === arm);
  if (task !== undefined) actor.acts.task = { kind, arm, until: state.turn + task.turns - 1 };
}

/** As a turn ends: what has had its time is done, if it still can be. */
export function finishTask(game: DeluxeGame, actor: Actor): void {
  const { state } = game;
  const { person, acts } = actor;
  const { task } = acts;
  if (task === undefined) return;
  if (!isConscious(person)) acts.task = undefined;
  if (task.until > state.turn || acts.task === undefined) return;
  acts.task = undefined;
  if ('counter' in task) finishLift(game, actor, task.counter);
  if ('arm' in task) finishArm(game, actor, task);
  if (!('vehicle' in task)) return;
  const vehicle = vehicleOf(state, task.vehicle);
  if (task.kind === 'right' && canRight(game, actor, vehicle)) rightUp(game, actor, vehicle);
  if (task.kind === 'enter' && canEnter(game, actor, vehicle)) getIn(game, actor, vehicle);
}

/** It stands, and runs (H-277). */
function rightUp(game: DeluxeGame, { person }: Actor, vehicle: Vehicle): void {
  vehicle.down = 'underbody';
  vehicle.righting = 0;
  vehicle.starting = undefined;
  const text = `${capital(personName(game.setup, person))} has ${nameOf(game, vehicle)} up and running.`;
  game.emit({ kind: 'righting', rule: FALLEN, about: vehicle.id, outcome: 'neutral', text });
}

function getIn(game: DeluxeGame, actor: Actor, vehicle: Vehicle): void {
  const { setup, state } = game;
  const { post, place } = seatFor(game, vehicle);
  const before = withoutSkill(setup, vehicle);
  const person: Person = { ...actor.person, post, place: place ?? undefined };
  state.pedestrians = state.pedestrians.filter((other) => other !== actor);
  vehicle.crew = [...vehicle.crew, person];
  vehicle.over = vehicle.over.filter((id) => id !== person.id);
  changeClass(vehicle, withoutSkill(setup, vehicle) - before);
  const who = capital(personName(setup, actor.person));
  const where = post === 'driver' ? 'at its controls' : `as ${post}`;
  const text = `${who} is ${isCycle(vehicle) ? 'on' : 'in'} ${nameOf(game, vehicle)}, ${where}.`;
  const motion = { piece: person.id, path: [actor.pose, vehicle.pose], style: 'drive' } as const;
  game.emit({ kind: 'enter', rule: ENTERING_RULE, about: vehicle.id, outcome: 'neutral', text, motion });
}

/** The driver's if nobody has it, then one at the guns; on a cycle the saddle before the sidecar (H-276). */
function seatFor({ setup }: DeluxeGame, vehicle: Vehicle): { readonly post: Post; readonly place: OpenPlace | null } {
  const { crew } = modelOf(setup, vehicle.id);
  const taken = (post: Post): number => vehicle.crew.filter((one) => one.post === post).length;
  const built = (post: Post): number => crew.filter((one) => one.post === post).length;
  const post = taken('driver') === 0 ? 'driver' : taken('gunner') < built('gunner') ? 'gunner' : 'passenger';
  if (!isCycle(vehicle)) return { post, place: null };
  const saddles = crew.filter(({ place }) => place === 'saddle').length;
  const isFull = vehicle.crew.filter(({ place }) => place === 'saddle').length >= saddles;
  return { post, place: isFull ? 'sidecar' : 'saddle' };
}

/** As a turn ends: whoever has the controls of what was shut off starts it, three turns long. */
export function startEngine(game: DeluxeGame, vehicle: Vehicle): void {
  if (vehicle.starting === undefined || driverOf(vehicle) === null || vehicle.gone) return;
  vehicle.starting--;
  if (vehicle.starting > 0) return;
  vehicle.starting = undefined;
  const text = `${nameOf(game, vehicle)} runs again.`;
  game.emit({ kind: 'starting', rule: ENTERING_RULE, about: vehicle.id, outcome: 'neutral', text });
}
