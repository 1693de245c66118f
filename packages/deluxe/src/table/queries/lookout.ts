import { distance, type Point, toLocal, toWorld } from '@hardtop/geometry';
import type { Mount } from '../../garage/fielded/fielded.ts';
import type { StructureId } from '../state/ids.ts';
import type { Vehicle, World } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import { type Built, builtAt } from './breaches.ts';
import { isInSight, originOf } from './line-of-fire.ts';
import { firstInLine } from './straight-out.ts';

type Spot = Extract<FireTarget, { kind: 'structure' }>;

/** What the mounts of a vehicle have before them of all that is built: looked for once for each, however many guns are there. */
export class Lookout {
  private readonly world: World;
  private readonly vehicle: Vehicle;
  private readonly ahead = new Map<Mount, FireTarget | null>();
  private readonly targets = new Map<Mount, Map<StructureId, Spot | null>>();
  private readonly seen = new Map<Mount, Map<Spot, boolean>>();

  constructor(world: World, vehicle: Vehicle) {
    this.world = world;
    this.vehicle = vehicle;
  }

  /** Where a shot from a mount would go. */
  targetFor(mount: Mount, id: StructureId): Spot | null {
    const known = this.targets.get(mount) ?? new Map<StructureId, Spot | null>();
    this.targets.set(mount, known);
    const before = known.get(id);
    if (before !== undefined) return before;
    const spot = this.spotFor(mount, id);
    const target: Spot | null = spot === null ? null : { kind: 'structure', structure: id, spot };
    known.set(id, target);
    return target;
  }

  sees(mount: Mount, target: Spot): boolean {
    const known = this.seen.get(mount) ?? new Map<Spot, boolean>();
    this.seen.set(mount, known);
    const before = known.get(target);
    if (before !== undefined) return before;
    const { setup, state } = this.world;
    const isSeen = isInSight(setup, state, this.vehicle, mount, target);
    known.set(target, isSeen);
    return isSeen;
  }

  /** Straight out from the mount if that leads there, else the nearest point of what stands of it. */
  private spotFor(mount: Mount, id: StructureId): Point | null {
    const { setup, state } = this.world;
    const ahead = this.aheadOf(mount);
    if (ahead?.kind === 'structure' && ahead.structure === id && ahead.spot !== undefined) return ahead.spot;
    const origin = originOf(this.vehicle, mount);
    let best: Point | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const built of builtAt(setup, state, id)) {
      const point = nearestOf(built, origin);
      const far = distance(point, origin);
      if (far < least) [best, least] = [point, far];
    }
    return best;
  }

  private aheadOf(mount: Mount): FireTarget | null {
    const known = this.ahead.get(mount);
    if (known !== undefined) return known;
    const first = firstInLine(this.world, this.vehicle, mount);
    this.ahead.set(mount, first);
    return first;
  }
}

function nearestOf({ pose, size }: Built, to: Point): Point {
  const { x, y } = toLocal(pose, to);
  const clamp = (value: number, half: number): number => Math.max(-half, Math.min(half, value));
  return toWorld(pose, { x: clamp(x, size.width / 2), y: clamp(y, size.length / 2) });
}
