import {
  CONTACT_SLACK,
  CORNERS,
  type Corner,
  degrees,
  distance,
  dot,
  forwardOf,
  type Heading,
  headingDifference,
  leastTurnToClear,
  localCorner,
  type Point,
  type Pose,
  pathOf,
  penetration,
  QUANTUM,
  rectangle,
  type Sense,
  type Shape,
  slideAlong,
  subtract,
  toWorld,
  turnAbout,
  turnLeg,
} from '@hardtop/geometry';
import { type Ask, answerOf, ask, type Option } from '@hardtop/kernel';
import type { Aside, DeluxeAsked } from '../queries/asked.ts';
import { isFreeAt } from '../queries/contact.ts';
import { canChoose, seatAtWheel } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, sizeOf, type Vehicle, type World } from '../state/state.ts';

const RULE = 'deluxe/IV.7/conforming';

/** What pushes: where it ends up, which way it travels, where it met the other. */
export interface Push {
  readonly vehicle: Vehicle;
  readonly pose: Pose;
  readonly heading: Heading;
  readonly point: Point;
}

// A vehicle that would have to spin farther than this is pushed ahead instead.
const MOST_TURN = degrees(135);
// Places closer to each other than this make no choice worth asking for.
const SAME_PLACE = 0.25;
const SAME_HEADING = degrees(10);
const MOST_OPTIONS = 4;
const MOST_SHOVE = 3;

const CORNER_NAMES = {
  frontRight: 'front right',
  frontLeft: 'front left',
  backLeft: 'back left',
  backRight: 'back right',
} as const satisfies Record<Corner, string>;

interface Pivot extends Aside {
  readonly turn: number;
}

/** The pivots that end the overlap: they swing the struck place along the push and end somewhere free (K-10). */
export function pivotsOf(game: DeluxeGame, pushed: Vehicle, push: Push): readonly Pivot[] {
  const against = rectangle(push.pose, sizeOf(push.vehicle));
  const pivots: Pivot[] = [];
  for (const corner of CORNERS) {
    const sense = senseOf(pushed, corner, push);
    const pivot = sense === null ? null : pivotOn(pushed, corner, sense, against);
    if (pivot !== null && isFreeAt(game.setup, game.state, pushed, pivot.pose, [push.vehicle.id])) pivots.push(pivot);
  }
  return distinct(pivots.sort((a, b) => Math.abs(a.turn) - Math.abs(b.turn)));
}

/** The sense in which a turn about the corner carries the struck place along the push; null at the corner itself. */
function senseOf(pushed: Vehicle, corner: Corner, { heading, point }: Push): Sense | null {
  const held = toWorld(pushed.pose, localCorner(sizeOf(pushed), corner));
  const arm = subtract(point, held);
  const along = dot({ x: 0 - arm.y, y: arm.x }, forwardOf(heading));
  if (Math.abs(along) <= CONTACT_SLACK) return null;
  return along > 0 ? 'left' : 'right';
}

function pivotOn(pushed: Vehicle, corner: Corner, sense: Sense, against: Shape): Pivot | null {
  const size = sizeOf(pushed);
  const held = localCorner(size, corner);
  const tenths = leastTurnToClear(size, pushed.pose, held, sense, [against], MOST_TURN);
  if (tenths === null) return null;
  const turn = sense === 'left' ? tenths : -tenths;
  const path = pathOf(pushed.pose, [turnLeg(pushed.pose, held, turn)], 3);
  const text = `on its ${CORNER_NAMES[corner]} corner, ${Math.round(tenths / 10)} degrees to the ${sense}`;
  return { id: corner, turn, pose: turnAbout(pushed.pose, held, turn), path, text };
}

function distinct(pivots: readonly Pivot[]): readonly Pivot[] {
  const kept: Pivot[] = [];
  for (const pivot of pivots) if (!kept.some((other) => isSamePlace(other.pose, pivot.pose))) kept.push(pivot);
  return kept.slice(0, MOST_OPTIONS);
}

function isSamePlace(a: Pose, b: Pose): boolean {
  return distance(a, b) < SAME_PLACE && headingDifference(a.h, b.h) < SAME_HEADING;
}

/** Pushed straight ahead, just clear of what pushes; null if something is in the way. */
export function shoveOf(game: DeluxeGame, pushed: Vehicle, push: Push): Aside | null {
  const size = sizeOf(pushed);
  const against = rectangle(push.pose, sizeOf(push.vehicle));
  let far = 0;
  let pose = pushed.pose;
  for (let depth = penetration(rectangle(pose, size), against); depth > CONTACT_SLACK; ) {
    far += Math.max(QUANTUM, depth - CONTACT_SLACK);
    if (far > MOST_SHOVE) return null;
    pose = slideAlong(pushed.pose, push.heading, far);
    depth = penetration(rectangle(pose, size), against);
  }
  if (!isFreeAt(game.setup, game.state, pushed, pose, [push.vehicle.id])) return null;
  return { id: 'ahead', pose, path: [pushed.pose, pose], text: `${far.toFixed(2)} inches ahead` };
}

export function overlapsPush(pushed: Vehicle, push: Push): boolean {
  const own = rectangle(pushed.pose, sizeOf(pushed));
  return penetration(own, rectangle(push.pose, sizeOf(push.vehicle))) > CONTACT_SLACK;
}

/** Where a vehicle in the way may go, the least disturbance first; empty if it cannot give way at all. */
export function waysAside(game: DeluxeGame, pushed: Vehicle, push: Push): readonly Aside[] {
  const pivots = pivotsOf(game, pushed, push);
  if (pivots.length > 0) return pivots;
  const shove = shoveOf(game, pushed, push);
  return shove === null ? [] : [shove];
}

/** The driver who is pushed picks the corner; the least turn if he cannot (K-10). */
export function* conform(game: DeluxeGame, pushed: Vehicle, ways: readonly Aside[], pusher: Vehicle): DeluxePlay {
  const [least] = ways;
  if (least === undefined) return;
  const choice = ways.length > 1 && canChoose(game, pushed) ? yield* chosen(game, pushed, ways, pusher) : least;
  pushed.pose = choice.pose;
  game.emit({
    kind: 'move',
    rule: RULE,
    about: pushed.id,
    motion: { piece: pushed.id, path: choice.path, style: 'shove' },
    text: `${nameOf(game, pushed)} gives way to ${nameOf(game, pusher)}: ${choice.text}.`,
  });
}

function* chosen(game: DeluxeGame, pushed: Vehicle, ways: readonly Aside[], pusher: Vehicle): DeluxePlay<Aside> {
  const seat = seatAtWheel(game, pushed);
  const asked: DeluxeAsked = { topic: 'conform', seat, vehicle: pushed.id, pusher: pusher.id, ways };
  const { option } = yield* ask(game, asked);
  const choice = ways.find((way) => way.id === option);
  if (choice === undefined) throw new Error(`no way aside ${option}`);
  return choice;
}

export function asideQuestion(game: World, pushed: Vehicle, ways: readonly Aside[], pusher: Vehicle): Ask {
  const options = ways.map(({ id, pose, path, text }): Option => {
    const label = `Pivot ${text}`;
    const ghosts = [{ piece: pushed.id, pose, path }];
    return { id, label, words: text.split(/[ ,]+/), preview: () => ({ text: `${label}.`, ghosts }) };
  });
  const prompt = `${nameOf(game, pusher)} pushes ${nameOf(game, pushed)} aside. On which corner does it pivot?`;
  const suggested = answerOf(options[0]?.id ?? '');
  return {
    seat: seatAtWheel(game, pushed),
    topic: 'conform',
    rule: RULE,
    about: pushed.id,
    prompt,
    options: () => options,
    suggested,
  };
}
