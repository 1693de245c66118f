// The Jump-Start game in the head of somebody who looks ahead.
import { makePose } from '@hardtop/geometry';
import {
  answerOf,
  type BotChoice,
  type Budget,
  type Decision,
  factsOf,
  type Known,
  type Option,
  type Params,
} from '@hardtop/kernel';
import { JUMP_START_MANEUVERS } from '../catalog/jump-start.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { roadCost } from './highway.ts';
import { jumpStartChoice } from './jump-start.ts';
import { JumpStartAhead, type Outcome } from './jump-start-ahead.ts';
import { clearAhead, nearestFoe } from './outlook.ts';
import { percent } from './prospects.ts';

type View = Known<Setup, State>;

/** How somebody plays it: the turns that he looks ahead, what harm taken weighs, and the part of the best to come that is enough to fire. */
export interface JumpStartTemper {
  readonly turns: number;
  readonly caution: number;
  readonly patience: number;
}

/** What it costs to lose control, to run into something, and every inch that is missing to stop in. */
const COST = { control: 30, crash: 20, crashPerMph: 0.4, inch: 5 } as const;
/** Points behind a plate that are as good as the end. */
const INSIDE = 5;
/** Straight on is as good as what is only a little better. */
const FUSS = 0.2;

/** Races and chases are run by the clock of the others. */
function foeOf(view: View, own: Vehicle): Vehicle | null {
  const { gate, chase } = view.setup.jumpStart ?? {};
  return (gate ?? null) !== null || (chase ?? null) !== null ? null : nearestFoe(view, own);
}

function crampedAt({ setup, state }: View, own: Vehicle, pose: Vehicle['pose'], speed: number): number {
  const stopping = 1 + Math.abs(speed) / 12;
  const heading = speed < 0 ? (pose.h + 1800) % 3600 : pose.h;
  const room = clearAhead(setup, state, pose, heading, stopping, []);
  return Math.max(0, stopping - room) * COST.inch + roadCost({ setup, state }, own, pose, heading) / 4;
}

function chooseSpeed(
  view: View,
  decision: Decision,
  own: Vehicle,
  foe: Vehicle,
  temper: JumpStartTemper,
): BotChoice | null {
  const ahead = new JumpStartAhead(view, own, foe, temper.caution, 1);
  let best: { readonly option: Option; readonly seen: Outcome } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of decision.options()) {
    const { speed = 0 } = factsOf(option, {});
    const seen = ahead.from({ pose: own.pose, speed, made: 0 }, false, temper.turns);
    const score = seen.score - crampedAt(view, own, own.pose, speed);
    if (score > most) [best, most] = [{ option, seen }, score];
  }
  if (best === null) return null;
  const { mine, theirs } = best.seen;
  const why = `At this speed your fire is worth ${percent(mine)} of a kill this turn, theirs ${percent(theirs)}.`;
  return { answer: answerOf(best.option.id), why };
}

const PIVOTS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180] as const;

function samples({ params = [] }: Option): readonly Params[] {
  const [first] = params;
  if (first === undefined) return [{}];
  if (first.name === 'degrees') return PIVOTS.map((degrees) => ({ degrees }));
  if (first.name === 'squares')
    return [1, JUMP_START_MANEUVERS.swerve.squares].map((squares) => ({ squares, outer: 0 }));
  return [{ [first.name]: first.max }];
}

function chooseManeuver(
  view: View,
  decision: Decision,
  own: Vehicle,
  foe: Vehicle,
  temper: JumpStartTemper,
): BotChoice | null {
  const ahead = new JumpStartAhead(view, own, foe, temper.caution);
  const { speed } = own;
  let best: { readonly option: Option; readonly params: Params; readonly seen: Outcome; readonly keep: number } | null =
    null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of decision.options()) {
    const isStraight = option.id === 'straight';
    for (const params of samples(option)) {
      const {
        x = own.pose.x,
        y = own.pose.y,
        h = own.pose.h,
        keepControl: keep = 1,
        collides = 0,
      } = factsOf(option, params);
      const pose = makePose(x, y, h);
      const made = (own.jumpStart?.maneuvers ?? 0) + (isStraight ? 0 : 1);
      const seen = ahead.from({ pose, speed, made }, true, temper.turns);
      const crash = collides * (COST.crash + Math.abs(speed) * COST.crashPerMph);
      const score =
        seen.score - crash - (1 - keep) * COST.control - crampedAt(view, own, pose, speed) - (isStraight ? 0 : FUSS);
      if (score > most) [best, most] = [{ option, params, seen, keep }, score];
    }
  }
  if (best === null) return null;
  const { option, params, seen, keep } = best;
  const why = `${option.label} keeps control at ${percent(keep * 100)}; your fire is worth ${percent(seen.mine)} of a kill this turn, theirs ${percent(seen.theirs)}.`;
  return { answer: answerOf(option.id, params), why };
}

/** Where it brings somebody nearest to the end. */
function worthOf(option: Option): number {
  const { hit = 0, damage = 0, armorLeft = 20 } = factsOf(option, {});
  return (hit * damage * 100) / (armorLeft + INSIDE);
}

function chooseShot(view: View, decision: Decision, temper: JumpStartTemper): BotChoice | null {
  let best: Option | null = null;
  for (const option of decision.options())
    if ((factsOf(option, {}).hit ?? 0) > 0 && (best === null || worthOf(option) > worthOf(best))) best = option;
  const own = decision.about === undefined ? null : vehicleOf(view.state, decision.about);
  const foe = own === null ? null : foeOf(view, own);
  if (best === null || own === null || foe === null) return null;
  const now = worthOf(best);
  const made = own.jumpStart?.maneuvers ?? 0;
  const later = new JumpStartAhead(view, own, foe, temper.caution, view.state.phase + 1).from(
    { pose: own.pose, speed: own.speed, made },
    false,
    0,
  ).mine;
  if (now < later * temper.patience)
    return {
      answer: answerOf('hold'),
      why: `The best shot now is worth ${percent(now)} of a kill; ${percent(later)} is to be had later this turn.`,
    };
  const hit = percent((factsOf(best, {}).hit ?? 0) * 100);
  return { answer: answerOf(best.id), why: `${hit} to hit, worth ${percent(now)} of a kill.` };
}

/** Weighs both sides' fire over the turns to come; what it has no mind for, the plain driver decides. */
export function jumpStartDuel(view: View, decision: Decision, temper: JumpStartTemper, budget: Budget): BotChoice {
  const own = decision.about === undefined ? null : vehicleOf(view.state, decision.about);
  const foe = own === null ? null : foeOf(view, own);
  if (own === null || foe === null) return jumpStartChoice(view, decision, budget);
  const choice =
    decision.topic === 'fire'
      ? chooseShot(view, decision, temper)
      : decision.topic === 'speed'
        ? chooseSpeed(view, decision, own, foe, temper)
        : decision.topic === 'maneuver'
          ? chooseManeuver(view, decision, own, foe, temper)
          : null;
  return choice ?? jumpStartChoice(view, decision, budget);
}
