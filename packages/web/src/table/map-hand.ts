import type { Area, Piece } from '@hardtop/board';
import type { Correction, OnMap, Params, PiecePose } from '@hardtop/kernel';
import { toMap, type XY } from '../board/units.ts';
import { clampParam } from './choice.ts';

type Placing = Extract<OnMap, { does: 'place' }>;

/** A correction whose place is a point of the map. */
export interface PlacingCorrection extends Correction {
  readonly map: Placing;
}

export const isPlacing = (correction: Correction): correction is PlacingCorrection => correction.map?.does === 'place';

/** Something on the board that a referee may tap, and what may be done with it. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly points: readonly XY[];
  readonly corrections: readonly Correction[];
}

/** The piece or the area that a correction is about; null for what is not there yet. */
function subjectOf({ map }: Correction): string | null {
  if (map === undefined) return null;
  if (map.does === 'remove') return map.of;
  return typeof map.what === 'string' ? map.what : null;
}

/** The outline of something so long and so wide. */
function cornersOf(pose: PiecePose, { length, width }: { readonly length: number; readonly width: number }): XY[] {
  const [x, y] = [width / 2, length / 2];
  return [
    { x: -x, y },
    { x, y },
    { x, y: -y },
    { x: -x, y: -y },
  ].map((corner) => toMap(pose, corner));
}

/** As much of a board as can be tapped. */
interface Tappable {
  readonly pieces: readonly Pick<Piece, 'id' | 'pose' | 'length' | 'width'>[];
  readonly areas: readonly Pick<Area, 'id' | 'points'>[];
}

/** Pieces and areas of the board that can be placed elsewhere or taken away. */
export function subjectsOf({ pieces, areas }: Tappable, corrections: readonly Correction[]): readonly Subject[] {
  const by = new Map<string, Correction[]>();
  for (const correction of corrections) {
    const id = subjectOf(correction);
    if (id !== null) by.set(id, [...(by.get(id) ?? []), correction]);
  }
  const things = [
    ...pieces.map((piece) => ({ id: piece.id, points: cornersOf(piece.pose, piece) })),
    ...areas.map(({ id, points }) => ({ id, points })),
  ];
  return things.flatMap(({ id, points }) => {
    const own = by.get(id);
    return own === undefined ? [] : [{ id, name: own[0]?.group ?? id, points, corrections: own }];
  });
}

/** Corrections that bring something new. */
export const newOnes = (corrections: readonly Correction[]): readonly PlacingCorrection[] =>
  corrections.filter(isPlacing).filter(({ map }) => typeof map.what !== 'string');

const gap = (a: XY, b: XY): number => Math.hypot(a.x - b.x, a.y - b.y);

function gapToSide(point: XY, a: XY, b: XY): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long));
  return gap(point, { x: a.x + along * dx, y: a.y + along * dy });
}

/** How far a point is from an outline; 0 inside it. */
function gapTo(point: XY, points: readonly XY[]): number {
  let [inside, least] = [false, Number.POSITIVE_INFINITY];
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    least = Math.min(least, gapToSide(point, a, b));
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  }
  return inside ? 0 : least;
}

function middleOf(points: readonly XY[]): XY {
  const sum = points.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** What is tapped at a point, within reach of a finger; of several the one whose middle is nearest. */
export function tapped(subjects: readonly Subject[], point: XY, reach: number): Subject | null {
  const near = subjects.filter(({ points }) => gapTo(point, points) <= reach);
  const [first] = near.sort((a, b) => gap(point, middleOf(a.points)) - gap(point, middleOf(b.points)));
  return first ?? null;
}

/** The nearest figures to a point of the map; what else is set stays. */
export function paramsAt({ params: all, map }: PlacingCorrection, params: Params, point: XY): Params {
  const next: Record<string, number> = { ...params };
  for (const param of all)
    if (param.name === 'x' || param.name === 'y') {
      const { zero, step } = map[param.name];
      next[param.name] = clampParam(param, Math.round((point[param.name] - zero) / step));
    }
  return next;
}

/** Where something would stand by these figures; what has no heading keeps its own. */
export function poseBy({ map }: PlacingCorrection, { x = 0, y = 0, heading }: Params, own = 0): PiecePose {
  const at = { x: map.x.zero + x * map.x.step, y: map.y.zero + y * map.y.step };
  return { ...at, h: heading === undefined ? own : heading * 10 };
}

const ARROWS: Readonly<Record<string, XY>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** With Shift a key goes so many steps at once. */
const LEAP = 4;

/** What a key makes of the figures: arrows move, comma and full stop turn; null if it is none of these. */
export function paramsByKey(
  correction: PlacingCorrection,
  params: Params,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): Params | null {
  const by = shiftKey ? LEAP : 1;
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const { x, y } = poseBy(correction, params);
    const { x: ways, y: rows } = correction.map;
    const to = { x: x + arrow.x * by * Math.abs(ways.step), y: y + arrow.y * by * Math.abs(rows.step) };
    return paramsAt(correction, params, to);
  }
  const heading = correction.params.find(({ name }) => name === 'heading');
  const turn = key === ',' || key === '<' ? 1 : key === '.' || key === '>' ? -1 : 0;
  if (heading === undefined || turn === 0) return null;
  const full = heading.max + heading.step - heading.min;
  return { ...params, heading: ((params.heading ?? 0) + turn * heading.step + full) % full };
}
