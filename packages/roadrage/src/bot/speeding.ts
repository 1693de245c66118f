import { type Answer, answerOf, type Decision } from '@hardtop/kernel';
import { SCALE } from '../catalog/maneuvers.ts';
import { LEAVE, parseSpeed, type SpeedChoice } from '../table/questions/speed-question.ts';
import { forBends, topOf } from './bends.ts';
import { Forecast } from './foresee.ts';
import { roomAhead } from './land.ts';
import { planMove } from './plan.ts';
import { atSpeed, type Scene } from './scene.ts';

const DEPTH = 1;

interface Choice extends SpeedChoice {
  readonly id: string;
  readonly off: number;
}

/** What is done beyond the pedals has its price, and backwards one goes only where there is no way forward. */
function priceOf(scene: Scene, kind: SpeedChoice['kind']): number {
  if (kind === 'nitrous') return scene.goal.pushes ? 2 : 8;
  if (kind === 'chute') return 6;
  if (kind !== 'reverse' || scene.own.reverse) return 0;
  return roomAhead(scene.land, scene.own.pose.x, scene.own.pose.y, scene.own.pose.h) === 0 ? 0 : 20;
}

/** The speeds nearest to what is wanted, each with the best move it leaves. */
export function chooseSpeed(scene: Scene, decision: Decision, evaluations: number): Answer | null {
  const { goal } = scene;
  const choices: Choice[] = [];
  for (const { id } of decision.options()) {
    if (id === LEAVE) continue;
    const choice = parseSpeed(id);
    choices.push({ id, ...choice, off: Math.abs(choice.speed - goal.speed) + priceOf(scene, choice.kind) * 5 });
  }
  choices.sort((a, b) => a.off - b.off);
  const tried = choices.slice(0, scene.temper.speeds);
  const bends = goal.keepsRoad
    ? forBends(scene.game, scene.own, topOf(scene.game, scene.own))
    : Number.POSITIVE_INFINITY;
  const limit = Math.max(goal.speed, bends);
  const forecast = scene.temper.sharp ? new Forecast(scene) : null;
  let best: Choice | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of tried) {
    const share = Math.floor(evaluations / tried.length);
    const worth =
      forecast === null ? worthAt(scene, choice, limit, share, most) : foreseen(scene, forecast, choice, limit, share);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best === null ? null : answerOf(best.id);
}

/** What a mile an hour too many before a bend costs. */
const TOO_FAST = 1.5;

function worthAt(scene: Scene, { kind, speed }: Choice, limit: number, evaluations: number, least: number): number {
  const care = Math.abs(speed - scene.goal.speed) * scene.goal.speedCare + Math.max(0, speed - limit) * TOO_FAST;
  const own = {
    ...scene.own,
    reverse: kind === 'reverse',
    maneuvers: 0,
    sinceManeuver: 0,
  };
  const price = priceOf(scene, kind);
  const squares = speed / SCALE.mphPerSquare;
  const plan = planMove(atSpeed(scene, own, speed), speed, squares, DEPTH, evaluations, least + care + price);
  return plan.score - care - price;
}

function foreseen(
  scene: Scene,
  forecast: Forecast,
  { kind, speed }: Choice,
  limit: number,
  evaluations: number,
): number {
  const care = Math.abs(speed - scene.goal.speed) * scene.goal.speedCare + Math.max(0, speed - limit) * TOO_FAST;
  const own = { ...scene.own, reverse: kind === 'reverse' };
  return forecast.worthAt(own, speed, evaluations) - care - priceOf(scene, kind);
}
