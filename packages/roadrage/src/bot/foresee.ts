import { SCALE } from '../catalog/maneuvers.ts';
import { legalSpeeds, type SpeedRange } from '../table/queries/legal-speeds.ts';
import type { RoadGame, Vehicle } from '../table/state/state.ts';
import { rammed } from './contact-worth.ts';
import type { Goal, Temper } from './goal.ts';
import { ownGoal } from './own-goal.ts';
import { type Plan, planMove, planMoves } from './plan.ts';
import { atSpeed, type Scene, sceneOf } from './scene.ts';
import { strategyGoal } from './strategies.ts';
import { worthOf } from './worth.ts';

const DEPTH = 2;
/** The enemy is taken for a plain driver, who comes on, thinks no answers through and takes his chances with control. */
const RIVAL: Temper = { dread: 35, leastKeep: 0.55, speeds: 3, foresight: false, sharp: false };
/** Evaluations for an answer of his, and how many moves are thought through with it: of a move, and of each speed. */
const ANSWER = 100;
const MOVES = 5;
const MOVES_OF_A_SPEED = 2;

/** The same game with some vehicles changed. */
function withVehicles(game: RoadGame, ...changed: readonly Vehicle[]): RoadGame {
  const vehicles = game.state.vehicles.map((vehicle) => changed.find(({ id }) => id === vehicle.id) ?? vehicle);
  return { ...game, state: { ...game.state, vehicles } };
}

/** A driver of the solitaire rules tells everybody what he is up to; any other goes for his enemy. */
function rivalGoal(game: RoadGame, foe: Vehicle): Goal {
  return foe.mind === null ? ownGoal(game, foe, false) : strategyGoal(game, foe, foe.mind.strategy);
}

/** The speed that he is likely to set: of those next to what he wants, the one with the best move. */
export function likelySpeed(game: RoadGame, foe: Vehicle): number {
  const legal = legalSpeeds(game, foe);
  if (legal.kind === 'forced') return legal.speed;
  const goal = rivalGoal(game, foe);
  const scene = sceneOf(game, foe, goal, RIVAL, true);
  const driver: Vehicle = { ...foe, maneuvers: 0, sinceManeuver: 0 };
  let likely = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const speed of speedsNextTo(goal.speed, legal.plain)) {
    const { score } = planMove(atSpeed(scene, driver, speed), speed, speed / SCALE.mphPerSquare, 1, ANSWER);
    const worth = score - Math.abs(speed - goal.speed) * goal.speedCare;
    if (worth > most) [likely, most] = [speed, worth];
  }
  return likely;
}

/** The nearest first, of two as near the faster. */
function speedsNextTo(wanted: number, { from, to }: SpeedRange): readonly number[] {
  const speeds: number[] = [];
  for (let speed = to; speed >= from; speed -= SCALE.mphPerSquare) speeds.push(speed);
  return speeds.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted)).slice(0, RIVAL.speeds);
}

/** What he is likely to do with the rest of his move. */
function likelyMove(game: RoadGame, foe: Vehicle, evaluations: number): Plan {
  const scene = sceneOf(game, foe, rivalGoal(game, foe), RIVAL, false);
  return planMove(scene, foe.speed, foe.left, DEPTH, evaluations);
}

/** A move with what he is likely to answer to it, if he has still to move. */
function replied(scene: Scene, plan: Plan): number {
  const { game, own, goal } = scene;
  const { foe } = goal;
  if (foe === null || foe.done || foe.left === 0 || plan.met !== null) return plan.score;
  const there: Vehicle = { ...own, pose: plan.end, done: true, left: 0 };
  const after = withVehicles(game, there);
  const reply = likelyMove(after, foe, ANSWER);
  const ended: Vehicle = { ...foe, pose: reply.end, done: true, left: 0 };
  const last = sceneOf(withVehicles(after, ended), there, { ...goal, foe: ended }, scene.temper, false);
  const blow = reply.met?.kind === 'vehicle' && reply.met.vehicle === there ? rammed(last, foe, reply.end) : 0;
  // The way there cost the same whatever he does.
  const way = worthOf(scene, plan.end, own.speed) - plan.score;
  return worthOf(last, plan.end, own.speed) - way - blow;
}

/** The best of the moves that look best, once the enemy has answered them. */
export function foreseenMove(scene: Scene, speed: number, squares: number, evaluations: number, replies = MOVES): Plan {
  const { foe } = scene.goal;
  const keep = foe === null || foe.done || foe.left === 0 ? 1 : replies;
  const plans = planMoves(scene, speed, squares, DEPTH, evaluations, keep);
  let best: Plan | null = null;
  for (const plan of plans) {
    const score = keep === 1 ? plan.score : replied(scene, plan);
    if (best === null || score > best.score) best = { ...plan, score };
  }
  return best ?? planMove(scene, speed, squares, 0, evaluations);
}

/** What a speed is worth: with the enemy's move before one's own, or after it. */
export class Forecast {
  private readonly scene: Scene;
  private readonly rival: Vehicle | null;
  private first: Plan | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
    const { game, goal } = scene;
    if (goal.foe === null) this.rival = null;
    else {
      const speed = likelySpeed(game, goal.foe);
      const left = speed / SCALE.mphPerSquare;
      this.rival = { ...goal.foe, speed, orderSpeed: speed, left, done: left === 0, maneuvers: 0, sinceManeuver: 0 };
    }
  }

  worthAt(mine: Vehicle, speed: number, evaluations: number): number {
    const { game, goal, temper } = this.scene;
    const left = speed / SCALE.mphPerSquare;
    const own: Vehicle = { ...mine, speed, left, maneuvers: 0, sinceManeuver: 0 };
    const { rival } = this;
    if (rival === null) return planMove(sceneOf(game, own, goal, temper, false), speed, left, DEPTH, evaluations).score;
    const early = speed > rival.speed || (speed === rival.speed && own.quickness > rival.quickness);
    if (early && own.tailing !== rival.id) {
      const scene = sceneOf(withVehicles(game, own, rival), own, { ...goal, foe: rival }, temper, false);
      return foreseenMove(scene, speed, left, evaluations, MOVES_OF_A_SPEED).score;
    }
    this.first ??= likelyMove(withVehicles(game, rival), rival, ANSWER);
    const { end, met } = this.first;
    const ended: Vehicle = { ...rival, pose: end, done: true, left: 0 };
    const scene = sceneOf(withVehicles(game, own, ended), own, { ...goal, foe: ended }, temper, false);
    const blow = met?.kind === 'vehicle' && met.vehicle.id === own.id ? rammed(scene, rival, end) : 0;
    return planMove(scene, speed, left, DEPTH, evaluations).score - blow;
  }
}
