import {
  type Box,
  boxOf,
  makePose,
  type Point,
  type Pose,
  rectangle,
  type Shape,
  type Size,
  toLocal,
  toWorld,
} from '@hardtop/geometry';
import { BREACH } from '../../catalog/collisions.ts';
import type { StructureId } from '../state/ids.ts';
import type { Setup, Span, Structure } from '../state/setup.ts';
import type { State } from '../state/state.ts';

/** A piece of something built, between two breaches or whole. */
export interface Built {
  readonly structure: Structure;
  readonly pose: Pose;
  readonly size: Size;
  readonly shape: Shape;
  readonly box: Box;
}

// What is whole is the same in every state of a scenario; what is not, in every state with the same breaches.
const whole = new WeakMap<Setup, readonly Built[]>();
const breached = new WeakMap<State['breaches'], readonly Built[]>();

/** All that is built, in pieces where it is breached; whether it still stands is another question. */
export function builtOf(setup: Setup, { breaches }: Pick<State, 'breaches'>): readonly Built[] {
  for (const _ in breaches) return breachedOf(setup, breaches);
  const known = whole.get(setup);
  if (known !== undefined) return known;
  const built = setup.structures.map((structure) => builtAs(structure, structure.pose, structure.size));
  whole.set(setup, built);
  return built;
}

const byStructure = new WeakMap<readonly Built[], ReadonlyMap<StructureId, readonly Built[]>>();

/** The pieces of one thing, whether or not it still stands. */
export function builtAt(setup: Setup, state: Pick<State, 'breaches'>, id: StructureId): readonly Built[] {
  const built = builtOf(setup, state);
  const known = byStructure.get(built) ?? grouped(built);
  byStructure.set(built, known);
  return known.get(id) ?? [];
}

function grouped(built: readonly Built[]): ReadonlyMap<StructureId, readonly Built[]> {
  const groups = new Map<StructureId, Built[]>();
  for (const piece of built) {
    const group = groups.get(piece.structure.id);
    if (group === undefined) groups.set(piece.structure.id, [piece]);
    else group.push(piece);
  }
  return groups;
}

function breachedOf(setup: Setup, breaches: State['breaches']): readonly Built[] {
  const known = breached.get(breaches);
  if (known !== undefined) return known;
  const built = setup.structures.flatMap((structure) => piecesOf(structure, breaches[structure.id] ?? NO_SPANS));
  breached.set(breaches, built);
  return built;
}

const NO_SPANS: readonly Span[] = [];

function builtAs(structure: Structure, pose: Pose, size: Size): Built {
  const shape = rectangle(pose, size);
  return { structure, pose, size, shape, box: boxOf(shape) };
}

/** What stands between the breaches; they are in order and do not overlap. */
export function piecesOf(structure: Structure, spans: readonly Span[]): readonly Built[] {
  const { pose, size } = structure;
  if (spans.length === 0) return [builtAs(structure, pose, size)];
  const pieces: Built[] = [];
  let from = -size.length / 2;
  for (const span of [...spans, { from: size.length / 2, to: size.length / 2 }]) {
    if (span.from - from > LEAST_PIECE) pieces.push(pieceBetween(structure, { from, to: span.from }));
    from = span.to;
  }
  return pieces;
}

/** What is thinner than this falls with its neighbor. */
const LEAST_PIECE = 1 / 16;

function pieceBetween(structure: Structure, { from, to }: Span): Built {
  const { pose, size } = structure;
  const { x, y } = toWorld(pose, { x: 0, y: (from + to) / 2 });
  return builtAs(structure, makePose(x, y, pose.h), { length: to - from, width: size.width });
}

/** The outline of a breach. */
export function breachShape(structure: Structure, span: Span): Shape {
  return pieceBetween(structure, span).shape;
}

export function breachesOf({ breaches }: Pick<State, 'breaches'>, id: StructureId): readonly Span[] {
  return breaches[id] ?? NO_SPANS;
}

/** Walls and buildings yield to breaches; a pillar loses points until it breaks. */
export function isBreachable({ kind, dp }: Structure): boolean {
  return dp !== null && (kind === 'wall' || kind === 'building');
}

/** The section of a wall that a point lies in. */
export function sectionAt({ pose, size }: Structure, point: Point): Span {
  const most = Math.max(0, Math.floor(size.length / BREACH.width) - 1);
  const along = toLocal(pose, point).y + size.length / 2;
  const index = Math.min(most, Math.max(0, Math.floor(along / BREACH.width)));
  const from = index * BREACH.width - size.length / 2;
  return { from, to: index === most ? size.length / 2 : from + BREACH.width };
}

/** How much of a span stands. */
export function standingIn(spans: readonly Span[], { from, to }: Span): number {
  let standing = to - from;
  for (const span of spans) standing -= Math.max(0, Math.min(to, span.to) - Math.max(from, span.from));
  return standing;
}

/** The breaches with one more: those that meet are one. */
export function withBreach(spans: readonly Span[], added: Span): Span[] {
  let { from, to } = added;
  const apart: Span[] = [];
  for (const span of spans) {
    if (span.to < from - LEAST_PIECE || span.from > to + LEAST_PIECE) apart.push(span);
    else [from, to] = [Math.min(from, span.from), Math.max(to, span.to)];
  }
  return [...apart, { from, to }].sort((a, b) => a.from - b.from);
}
