import { headingOf, makePose, overlaps, type Pose, rectangle } from '@hardtop/geometry';
import { ask } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { WALKING } from '../../catalog/people.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { STEPS_WITH_LOAD } from '../queries/carrying.ts';
import { isConscious } from '../queries/crew.ts';
import { isBoreDownOn } from '../queries/danger.ts';
import { type Actor, canAct, isActor, sprintingSpeed, stepsAt, walkingSpeed } from '../queries/on-foot.ts';
import { personName, squareOf, walkerOf } from '../queries/people.ts';
import { firstStep, openWayTo, type Reached, reachOf, type Square, stepsBetween, stepTo } from '../queries/reach.ts';
import { standingPieces } from '../queries/structures.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { Walker } from '../state/setup.ts';
import { type DeluxeGame, onMap, type Pedestrian, shapeOf, type World } from '../state/state.ts';
import { shiftInBed } from './in-the-bed.ts';
import { makeFor } from './on-foot.ts';
import { treadOn } from './underfoot.ts';

const RULE = 'deluxe/IV.9/pedestrians';
const OWN_WAY = 'deluxe/VI.1/movement';

/** When all vehicles of a phase have moved: whoever has somewhere to go takes his step; whether anybody did. */
export function* walkOn(game: DeluxeGame): DeluxePlay<boolean> {
  let moved = false;
  // Somebody may be gone before it is his turn.
  for (const pedestrian of [...game.state.pedestrians]) {
    const went = isActor(pedestrian) ? yield* stepByWill(game, pedestrian) : yield* stepOn(game, pedestrian);
    if (went) moved = true;
  }
  return moved;
}

/** Whether somebody takes a step in a phase, or may be asked for one, while everything else stays as it is. */
export function isAnybodyWalking(world: World, phase: number): boolean {
  for (const pedestrian of world.state.pedestrians) if (mayStep(world, pedestrian, phase)) return true;
  return false;
}

function mayStep(world: World, pedestrian: Pedestrian, phase: number): boolean {
  const { setup, state } = world;
  if (isActor(pedestrian)) {
    if (pedestrian.riding !== undefined) return pedestrian.acts.shift !== undefined;
    if (!isFreeToStep(world, pedestrian, phase)) return false;
    return aheadOf(pedestrian) !== null || isBoreDownOn(state, pedestrian, pedestrian.pose);
  }
  const walker = walkerOf(setup, pedestrian.person.id);
  if (walker === null || walker.way.length === 0 || !isConscious(pedestrian.person)) return false;
  return stepsAt(pedestrian, walker.speed, phase);
}

/** Whoever has fired goes no further in that turn (deluxe/VI.2/combat). */
function isFreeToStep({ setup, state }: World, actor: Actor, phase: number): boolean {
  const { person, acts } = actor;
  if (!canAct(actor) || person.actedTurn === state.turn) return false;
  if (acts.carries !== undefined && acts.steps >= STEPS_WITH_LOAD) return false;
  const mph = acts.sprints ? sprintingSpeed(setup, person.id) : walkingSpeed(setup, person.id);
  return stepsAt(actor, mph, phase);
}

/** A step towards where he wants to be; with a car coming at him he may think again. */
function* stepByWill(game: DeluxeGame, actor: Actor): DeluxePlay<boolean> {
  const { person, acts } = actor;
  if (actor.riding !== undefined) return acts.shift === undefined ? false : yield* shiftInBed(game, actor);
  if (!isFreeToStep(game, actor, game.state.phase)) return false;
  let to = nextStep(game, actor);
  if (isBoreDownOn(game.state, actor, to ?? actor.pose) && game.state.resigned[person.seat] !== true) {
    const asked: DeluxeAsked = { topic: 'walk', seat: person.seat, person: person.id };
    makeFor(game, actor, (yield* ask(game, asked)).option);
    to = nextStep(game, actor);
  }
  if (to === null) return false;
  const from = actor.pose;
  actor.pose = to;
  acts.steps++;
  acts.tripod = undefined;
  const motion = { piece: person.id, path: [from, to], style: 'drive' } as const;
  const text = `${personName(game.setup, person)} ${acts.sprints ? 'sprints' : 'runs'} on.`;
  game.emit({ kind: 'move', rule: OWN_WAY, about: person.id, motion, text });
  if (game.state.counters.length > 0) yield* treadOn(game, actor);
  return true;
}

/** Steps that he looks ahead for a way round what has come between. */
const LOOKS = 9;

/** The next square of the shortest way, or of the way that brings him nearest. */
function nextStep(world: World, actor: Actor): Pose | null {
  const goal = aheadOf(actor);
  if (goal === null) return null;
  const step = openWayTo(world, actor, LOOKS, goal) ?? wayAround(world, actor, goal);
  return step === null ? null : stepTo(actor.pose, step);
}

/** The square where he wants to be; null when he is there. */
function aheadOf({ pose, acts: { goal } }: Actor): Square | null {
  if (goal === null) return null;
  const east = Math.round((goal.x - pose.x) / WALKING.inches);
  const north = Math.round((goal.y - pose.y) / WALKING.inches);
  return east === 0 && north === 0 ? null : { east, north };
}

function wayAround(world: World, actor: Actor, goal: Square): Square | null {
  let best: Reached | null = null;
  let least = stepsBetween({ east: 0, north: 0 }, goal);
  for (const reached of reachOf(world, actor, LOOKS, goal)) {
    const left = stepsBetween(reached, goal);
    if (left >= least) continue;
    best = reached;
    least = left;
    if (left === 0) break;
  }
  return best === null ? null : firstStep(best);
}

function* stepOn(game: DeluxeGame, pedestrian: Pedestrian): DeluxePlay<boolean> {
  const { person, pose: from } = pedestrian;
  const walker = walkerOf(game.setup, person.id);
  if (walker === null || !isConscious(person) || !stepsAt(pedestrian, walker.speed, game.state.phase)) return false;
  const to = nextSquare(pedestrian, walker);
  if (to === null || !isFree(game, pedestrian, to)) return false;
  pedestrian.pose = to;
  const motion = { piece: person.id, path: [from, to], style: 'drive' } as const;
  const text = `${personName(game.setup, person)} walks on.`;
  game.emit({ kind: 'move', rule: RULE, about: person.id, motion, text });
  if (game.state.counters.length > 0) yield* treadOn(game, pedestrian);
  return true;
}

/** The next square of his way, straight or diagonal; at a corner he turns to the next one. */
function nextSquare(pedestrian: Pedestrian, { way, round }: Walker): Pose | null {
  const { x, y } = pedestrian.pose;
  for (let turns = 0; turns <= way.length; turns++) {
    const corner = way[pedestrian.corner];
    if (corner === undefined) return null;
    const [right, up] = [Math.sign(corner.x - x), Math.sign(corner.y - y)];
    if (right !== 0 || up !== 0)
      return makePose(x + right * WALKING.inches, y + up * WALKING.inches, headingOf({ x: right, y: up }));
    pedestrian.corner++;
    if (round && pedestrian.corner === way.length) pedestrian.corner = 0;
  }
  return null;
}

/** He waits for what stands in his way, and steps over who lies there. */
function isFree({ setup, state }: World, walking: Pedestrian, to: Pose): boolean {
  const square = rectangle(to, COUNTERS.pedestrian);
  if (onMap(state).some((vehicle) => overlaps(square, shapeOf(vehicle)))) return false;
  if (standingPieces(setup, state).some(({ shape }) => overlaps(square, shape))) return false;
  return !state.pedestrians.some(
    (other) => other !== walking && isConscious(other.person) && overlaps(square, squareOf(other)),
  );
}
