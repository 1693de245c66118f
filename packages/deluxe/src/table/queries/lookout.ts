import { distance, dot, type Face, type Point, toLocal, toWorld } from '@hardtop/geometry';
import type { Mount } from '../../garage/fielded/fielded.ts';
import type { Structure } from '../state/setup.ts';
import type { Vehicle, World } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import { type Built, builtAt } from './breaches.ts';
import { arcOf, isInSight, isWide, originOf } from './line-of-fire.ts';
import { firstInLine } from './straight-out.ts';

type Spot = Extract<FireTarget, { kind: 'structure' }>;

/** Where a vehicle has guns, and what was last looked at from there. */
interface Post {
  readonly mount: Mount;
  readonly origin: Point;
  readonly arc: readonly Face[];
  /** What a shot straight out meets; undefined until somebody has to know. */
  ahead: FireTarget | null | undefined;
  structure: Structure | null;
  spot: Spot | null;
}

/** What the mounts of a vehicle have before them of all that is built: looked for once for each, however many guns are there. */
export class Lookout {
  private readonly world: World;
  private readonly vehicle: Vehicle;
  private readonly posts: Post[] = [];

  constructor(world: World, vehicle: Vehicle) {
    this.world = world;
    this.vehicle = vehicle;
  }

  /** Where a shot at something from one or several mounts would go: by the first of them, and if all see it. */
  spotSeen(mounts: readonly [Mount, ...Mount[]], structure: Structure): Spot | null {
    const post = this.postAt(mounts[0]);
    if (post.structure !== structure) {
      post.structure = structure;
      post.spot = this.lookFrom(post, structure);
    }
    const { spot } = post;
    if (spot === null || mounts.length === 1) return spot;
    const { setup, state } = this.world;
    for (const mount of mounts)
      if (mount !== post.mount && !isInSight(setup, state, this.vehicle, mount, spot)) return null;
    return spot;
  }

  private postAt(mount: Mount): Post {
    const { vehicle, posts } = this;
    for (const post of posts) if (post.mount === mount) return post;
    const post: Post = {
      mount,
      origin: originOf(vehicle, mount),
      arc: arcOf(vehicle, mount, isWide(vehicle, mount)),
      ahead: undefined,
      structure: null,
      spot: null,
    };
    posts.push(post);
    return post;
  }

  private lookFrom(post: Post, structure: Structure): Spot | null {
    if (isOutOf(post.arc, structure)) return null;
    const point = this.pointFor(post, structure);
    if (point === null) return null;
    const spot: Spot = { kind: 'structure', structure: structure.id, spot: point };
    const { setup, state } = this.world;
    return isInSight(setup, state, this.vehicle, post.mount, spot) ? spot : null;
  }

  /** Straight out from the mount if that leads there, else the nearest point of what stands of it. */
  private pointFor(post: Post, { id }: Structure): Point | null {
    const { setup, state } = this.world;
    if (post.ahead === undefined) post.ahead = firstInLine(this.world, this.vehicle, post.mount);
    const { ahead, origin } = post;
    if (ahead?.kind === 'structure' && ahead.structure === id && ahead.spot !== undefined) return ahead.spot;
    let best: Point | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const built of builtAt(setup, state, id)) {
      const point = nearestOf(built, origin);
      const far = distance(point, origin);
      if (far < least) {
        best = point;
        least = far;
      }
    }
    return best;
  }
}

/** More than rounding makes of the pieces of a wall. */
const MARGIN = 0.01;

/** The quick test: all of it lies on the wrong side of one of the arc's lines. */
function isOutOf(arc: readonly Face[], { pose, size }: Structure): boolean {
  // Half its length and width together go beyond its corners.
  const around = (size.length + size.width) / 2 + MARGIN;
  for (const { normal, offset } of arc) if (dot(normal, pose) - offset > around) return true;
  return false;
}

/** The point of a piece that is nearest to another. */
export function nearestOf({ pose, size }: Built, to: Point): Point {
  const { x, y } = toLocal(pose, to);
  return toWorld(pose, { x: clamp(x, size.width / 2), y: clamp(y, size.length / 2) });
}

function clamp(value: number, half: number): number {
  return Math.max(-half, Math.min(half, value));
}
