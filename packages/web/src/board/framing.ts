import type { Piece } from '@hardtop/board';
import type { PiecePose } from '@hardtop/kernel';
import { anchorOf, type BoardAction } from './board-action.ts';
import { type Box, boxAround, type Camera, fitBox, type Size, toScreen } from './camera.ts';
import { toMap, type XY } from './units.ts';

/** What a question is about: what must be seen, and what else would be good to see. */
export interface Scene {
  /** Whom it is about: never out of view, though what leads away from there may be too far off. */
  readonly first?: readonly XY[];
  readonly core: readonly XY[];
  /** The way ahead, which comes before the rest. */
  readonly ahead?: readonly XY[];
  readonly also: readonly XY[];
  /** So small (pixels to the map's unit) a car may be for the sake of the rest; else the rest is left out. */
  readonly together: number;
  /** What must be seen is shown even if it gets small, but not smaller than this. */
  readonly smallest: number;
}

const TOGETHER_SCALE = 36;
/** Many markers stand about the car, and want room. */
const BUSY_SCALE = 46;
const MANY_ACTIONS = 4;
/** Squares of a quarter inch must be large enough for a thumb. */
const CELL_SCALE = 72;
/** Who only watches wants to see everybody. */
const WATCHED_SCALE = 14;
/** Nearer than this a car fills the view and its surroundings are gone. */
const CLOSE_SCALE = 96;
/** So near one looks at a car whose foe is too far off to be seen with it. */
const ALONE_SCALE = 60;
const SMALLEST_SCALE = 16;
/** The first look at both sides may be taken from so far. */
const OPENING_SCALE = 9;
/** Lengths of the map that a driver wants to see of the way ahead. */
const AHEAD = 4;
/** And of the ground below a last picture. */
const BELOW = 3;

export function cornersOf({ pose, length, width }: Pick<Piece, 'pose' | 'length' | 'width'>): XY[] {
  const [x, y] = [width / 2, length / 2];
  return [
    { x, y },
    { x: -x, y },
    { x, y: -y },
    { x: -x, y: -y },
  ].map((local) => toMap(pose, local));
}

const distance = (a: PiecePose, b: PiecePose): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearestFoe(pieces: readonly Piece[], own: Piece): Piece | undefined {
  const foes = pieces.filter(({ seat, state }) => seat !== null && seat !== own.seat && state !== 'wreck');
  return foes.sort((a, b) => distance(a.pose, own.pose) - distance(b.pose, own.pose))[0];
}

const hasCells = (actions: readonly BoardAction[]): boolean => actions.some(({ cell }) => cell);

/** A piece with all that can be done with it now; and the foe next to it. */
export function sceneOf(pieces: readonly Piece[], own: Piece, actions: readonly BoardAction[]): Scene {
  const aimed = pieces.filter(({ id }) => actions.some(({ at }) => 'piece' in at && at.piece === id));
  const ends = actions.flatMap((action) => anchorOf(action, pieces, own.length)?.at ?? []);
  const foe = nearestFoe(pieces, own);
  const ahead = toMap(own.pose, { x: 0, y: own.length / 2 + AHEAD });
  return {
    first: cornersOf(own),
    core: [own, ...aimed].flatMap(cornersOf).concat(ends),
    ahead: [ahead],
    also: foe === undefined ? [] : cornersOf(foe),
    together: hasCells(actions) ? CELL_SCALE : actions.length > MANY_ACTIONS ? BUSY_SCALE : TOGETHER_SCALE,
    smallest: SMALLEST_SCALE,
  };
}

export const isFighting = ({ seat, state }: Piece): boolean => seat !== null && state !== 'wreck';

/** Both sides, for the first look; the question alone where they are too far apart. */
export function openingScene(pieces: readonly Piece[], own: Piece, actions: readonly BoardAction[], size: Size): Scene {
  const question = sceneOf(pieces, own, actions);
  const core = [...question.core, ...pieces.filter(isFighting).flatMap(cornersOf)];
  const box = boxAround(core);
  if (box === null || hasCells(actions) || fitBox(box, roomOf(size)).k < OPENING_SCALE) return question;
  return { ...question, core, smallest: OPENING_SCALE };
}

/** The pieces something happens to, where they stood and where they stand; and everybody who still fights. */
export function fightScene(before: readonly Piece[], after: readonly Piece[], cast: ReadonlySet<string>): Scene {
  const core = [...before, ...after].filter(({ id }) => cast.has(id)).flatMap(cornersOf);
  const also = after.filter(isFighting).flatMap(cornersOf);
  return { core: core.length === 0 ? also : core, also, together: WATCHED_SCALE, smallest: OPENING_SCALE };
}

/** The end: everybody who fought, whatever is left of them. */
export function closingScene(pieces: readonly Piece[]): Scene {
  const corners = pieces.filter(({ seat }) => seat !== null).flatMap(cornersOf);
  // The lines about how it ended find room below.
  const core = corners.concat(corners.map(({ x, y }) => ({ x, y: y - BELOW })));
  return { core, also: [], together: WATCHED_SCALE, smallest: OPENING_SCALE };
}

/** As broad as the keys of the camera, under which nothing that matters may come. */
const KEYS_WIDTH = 62;

/** Pixels at each edge that markers, lettering and the controls want. */
function insetOf({ width, height }: Size): XY {
  return { x: Math.min(84, Math.max(KEYS_WIDTH, width * 0.13)), y: Math.min(64, height * 0.15) };
}

function roomOf(size: Size): Size {
  const inset = insetOf(size);
  return { width: size.width - 2 * inset.x, height: size.height - 2 * inset.y };
}

const pointsOf = ({ core, ahead = [], also }: Scene): readonly XY[] => [...core, ...ahead, ...also];

/** The camera that shows a scene best. */
export function frameOf(scene: Scene, size: Size): Camera | null {
  const { ahead = [] } = scene;
  const all = boxAround(pointsOf(scene));
  const onward = boxAround([...scene.core, ...ahead]);
  const must = boxAround(scene.core);
  if (must === null || onward === null || all === null) return null;
  const room = roomOf(size);
  const whole = fitBox(all, room);
  if (whole.k >= scene.together) return { ...whole, k: Math.min(whole.k, CLOSE_SCALE) };
  // A view that leans towards a foe whom it does not reach still shows where one drives.
  const core = fitBox(onward, room).k >= scene.together ? onward : must;
  const k = Math.max(scene.smallest, Math.min(fitBox(core, room).k, Math.max(ALONE_SCALE, scene.together)));
  const [width, height] = [room.width / k, room.height / k];
  const first = boxAround(scene.first ?? []);
  const x = within(towards(core, all, 'X', width), first, 'X', width);
  return { x, y: within(towards(core, all, 'Y', height), first, 'Y', height), k };
}

/** Moved just so far that a box lies in a view of this span. */
function within(middle: number, box: Box | null, axis: 'X' | 'Y', span: number): number {
  if (box === null) return middle;
  return Math.min(box[`min${axis}`] + span / 2, Math.max(box[`max${axis}`] - span / 2, middle));
}

/** As near to the middle of everything as the core allows that must stay in a view of this span. */
function towards(core: Box, all: Box, axis: 'X' | 'Y', span: number): number {
  const [low, high] = [core[`min${axis}`], core[`max${axis}`]];
  const wish = (all[`min${axis}`] + all[`max${axis}`]) / 2;
  const [from, to] = [high - span / 2, low + span / 2];
  return from > to ? (low + high) / 2 : Math.min(to, Math.max(from, wish));
}

function isSeen(camera: Camera, size: Size, point: XY): boolean {
  const inset = insetOf(size);
  const { x, y } = toScreen(camera, size, point);
  return x >= inset.x - 1 && x <= size.width - inset.x + 1 && y >= inset.y - 1 && y <= size.height - inset.y + 1;
}

/** The old camera if it shows the scene about as well as the best one: a view that need not move stays. */
export function reframe(old: Camera, scene: Scene, size: Size): Camera {
  const best = frameOf(scene, size);
  if (best === null || size.width === 0) return old;
  const alike = old.k > best.k * 0.72 && old.k < best.k * 1.3;
  const wanted = pointsOf(scene).filter((point) => isSeen(best, size, point));
  return alike && wanted.every((point) => isSeen(old, size, point)) ? old : best;
}
