import type { Pose } from '@hardtop/geometry';
import { CONTROL, SCALE } from '../catalog/maneuvers.ts';
import { GROUND } from '../catalog/terrain.ts';
import { atMostOn2d6 } from '../table/queries/chances.ts';
import { tenthsOf } from '../table/queries/maneuvers.ts';
import { type MenuItem, maneuverMenu } from '../table/questions/maneuver-menu.ts';
import { type InTheWay, meets, metWorth, swipeWorth } from './contact-worth.ts';
import { counterCost } from './hazards.ts';
import { controlAt, isOffRoad, type Scene } from './scene.ts';
import { closeCost, worthOf } from './worth.ts';

/** What to do first; the rest is planned anew when it is asked for. */
export type Step =
  /** `turns`: with a maneuver at the end of the move. */
  | { readonly kind: 'straight'; readonly squares: number; readonly turns: boolean }
  | { readonly kind: 'maneuver'; readonly item: MenuItem };

export interface Plan {
  readonly score: number;
  readonly first: Step;
  /** It ends in something that was not wanted. */
  readonly crashes: boolean;
  /** Where it ends, and what it runs into there. */
  readonly end: Pose;
  readonly met: InTheWay | null;
}

const HALF_TURN = 1800;
/** All else being equal one drives on. */
const TROUBLE = 0.3;
/** After a first maneuver the next is tried only so soon, or at the very end. */
const SOON = 1;

/** A second maneuver is a gentle turn: neither a drift nor anything as sharp as this. */
const SHARP = 60;

/** Looks through the moves that are left: straight on with up to so many maneuvers on the way. */
class Search {
  /** The best first, of different ends. */
  readonly best: Plan[] = [];
  private readonly keep: number;
  /** What an end must be worth, with the way there, to count. */
  private least: number;
  private left: number;
  private readonly scene: Scene;
  private readonly speed: number;
  private readonly most: number;
  private readonly menu: readonly MenuItem[];
  /** A square at a time: others move in between. */
  private readonly phased: boolean;

  constructor(scene: Scene, speed: number, most: number, evaluations: number, least: number, keep: number) {
    this.keep = keep;
    this.scene = scene;
    this.speed = speed;
    this.most = most;
    this.left = evaluations;
    this.least = least;
    this.menu = maneuverMenu(scene.game);
    this.phased = scene.game.setup.variants.phases !== 'none';
  }

  /** Straight on with so many squares to go; `cost` is what the way here cost, `first` how it began. */
  follow(
    from: Pose,
    left: number,
    depth: number,
    maneuvers: number,
    drifted: number,
    cost: number,
    first: Step | null,
  ): void {
    const { scene } = this;
    let pose = from;
    let sum = cost;
    for (let squares = 1; squares <= left; squares++) {
      const next = scene.field.step(pose, scene.own.reverse ? pose.h + HALF_TURN : pose.h);
      const met = meets(scene, next);
      if (met !== null) {
        this.crash(pose, sum, first ?? { kind: 'straight', squares: left, turns: false }, met);
        return;
      }
      if (scene.game.state.counters.length > 0) sum += counterCost(scene, next);
      pose = next;
      if (depth < this.most && (depth === 0 || squares <= SOON || squares === left))
        this.branch(
          pose,
          left - squares,
          depth,
          maneuvers,
          drifted + squares,
          sum,
          first ?? { kind: 'straight', squares, turns: squares === left },
        );
    }
    this.note(
      worthOf(scene, pose, this.speed, this.least + sum) - sum,
      first ?? { kind: 'straight', squares: left, turns: false },
      false,
      pose,
      null,
    );
  }

  /** Every maneuver that is safe enough here. */
  branch(
    pose: Pose,
    left: number,
    depth: number,
    maneuvers: number,
    drifted: number,
    cost: number,
    first: Step | null,
  ): void {
    const { scene, speed } = this;
    const halved = isOffRoad(scene, pose) ? GROUND.safeSpeedDivisor : 1;
    for (const item of this.menu) {
      const { row } = item;
      if (depth > 0 && (row.turn?.[1] ?? SHARP) >= SHARP) continue;
      if (this.left <= 0 || drifted < (row.every ?? 0) || speed < (row.minSpeed ?? 0)) continue;
      const over = Math.ceil((speed - row.safe / halved) / SCALE.mphPerSquare);
      const keep = over <= 0 ? 1 : this.keeps(pose, over + maneuvers);
      if (keep < scene.temper.leastKeep) continue;
      const risk = (1 - keep) * scene.temper.dread * (1 + speed / 100) + TROUBLE;
      this.steer(pose, item, left, depth, maneuvers, drifted, cost + risk, first ?? { kind: 'maneuver', item });
    }
  }

  private keeps(pose: Pose, difficulty: number): number {
    return atMostOn2d6(Math.min(CONTROL.criticalFailure - 1, controlAt(this.scene, pose) - difficulty));
  }

  private steer(
    pose: Pose,
    { row, side }: MenuItem,
    left: number,
    depth: number,
    maneuvers: number,
    drifted: number,
    cost: number,
    first: Step,
  ): void {
    const { scene } = this;
    const close = (there: Pose): number => (this.phased ? closeCost(scene, there) : 0);
    if (row.shift === undefined) {
      const turned = scene.field.turn(pose, scene.body, tenthsOf(row.turn?.[1] ?? 0, side));
      this.follow(turned, left, depth + 1, maneuvers + 1, drifted, cost + close(turned), first);
      return;
    }
    const aside = scene.field.shift(pose, side, row.shift);
    const met = meets(scene, aside);
    if (met === null) this.follow(aside, left, depth + 1, maneuvers + 1, 0, cost + close(aside), first);
    else if (met.kind === 'vehicle')
      this.note(worthOf(scene, pose, this.speed) + swipeWorth(scene, pose, met) - cost, first, false, pose, met);
  }

  private crash(pose: Pose, cost: number, first: Step, met: InTheWay): void {
    const blow = metWorth(this.scene, pose, met, this.speed);
    this.note(worthOf(this.scene, pose, 0) - cost + blow, first, blow < 0, pose, met);
  }

  private note(score: number, first: Step, crashes: boolean, end: Pose, met: InTheWay | null): void {
    this.left--;
    const { best, keep } = this;
    const last = best[keep - 1];
    if (last !== undefined && score <= last.score) return;
    const plan = { score, first, crashes, end, met };
    if (keep === 1) best[0] = plan;
    else this.insert(plan);
    const worst = best[keep - 1];
    if (worst !== undefined) this.least = Math.max(this.least, worst.score);
  }

  private insert(plan: Plan): void {
    const { best, keep } = this;
    const { x, y, h } = plan.end;
    const alike = best.findIndex(({ end, met }) => end.x === x && end.y === y && end.h === h && met === plan.met);
    if (alike >= 0) {
      if ((best[alike]?.score ?? 0) >= plan.score) return;
      best.splice(alike, 1);
    }
    let at = best.length;
    while (at > 0 && (best[at - 1]?.score ?? 0) < plan.score) at--;
    best.splice(at, 0, plan);
    if (best.length > keep) best.length = keep;
  }
}

/** The best way on from where the vehicle is, at this speed with so many squares to go; `least`: any worse one will not do. */
export function planMove(
  scene: Scene,
  speed: number,
  squares: number,
  depth: number,
  evaluations: number,
  least = Number.NEGATIVE_INFINITY,
): Plan {
  const [best] = planMoves(scene, speed, squares, depth, evaluations, 1, least);
  if (best !== undefined) return best;
  return {
    score: 0,
    first: { kind: 'straight', squares, turns: false },
    crashes: false,
    end: scene.own.pose,
    met: null,
  };
}

/** The best few, each with an end of its own. */
export function planMoves(
  scene: Scene,
  speed: number,
  squares: number,
  depth: number,
  evaluations: number,
  keep: number,
  least = Number.NEGATIVE_INFINITY,
): readonly Plan[] {
  const { pose, maneuvers, sinceDrift, sinceManeuver } = scene.own;
  const search = new Search(scene, speed, depth, evaluations, least, keep);
  if (sinceManeuver > 0) search.branch(pose, squares, 0, maneuvers, sinceDrift, 0, null);
  search.follow(pose, squares, 0, maneuvers, sinceDrift, 0, null);
  return search.best;
}
