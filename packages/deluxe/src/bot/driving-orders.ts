import { advanceLeg, arcsContaining, distance, forwardOf, type Pose, signedTurn, toLocal } from '@hardtop/geometry';
import {
  type Answer,
  answerOf,
  type Decision,
  type Facts,
  factsOf,
  type Known,
  type StandingOrder,
  startingParams,
  takingSuggested,
} from '@hardtop/kernel';
import { wouldHit } from '../table/queries/contact.ts';
import { trackOf } from '../table/queries/movement.ts';
import { markerCeiling } from '../table/queries/off-road.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, sizeOf, travelHeading, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { nearestFoe } from './outlook.ts';

type View = Known<Setup, State>;

/** Inches to each side of the way in which nothing may lie. */
const LANE = 1;

/** Nothing to run into or over, going straight on for as far as this turn goes. */
export function isWayFree({ setup, state }: View, own: Vehicle, pose: Pose = own.pose): boolean {
  const inches = trackOf(own)
    .slice(state.phase - 1)
    .reduce((sum, move) => sum + move, 0);
  if (wouldHit(setup, state, { ...own, pose }, [advanceLeg(pose, inches)]) !== null) return false;
  return !state.counters.some((counter) => {
    const { x, y } = toLocal(pose, counter.pose);
    return Math.abs(x) < LANE && y > 0 && y < inches + LANE;
  });
}

/** Drives with a sure grip, has not just been hit, and comes on to whoever is nearest from farther away than so many inches. */
function approaches(view: View, own: Vehicle, inches: number): boolean {
  if (own.speed <= 0 || own.status < markerCeiling(view.setup, own) || own.phaseHits > 0) return false;
  const foe = nearestFoe(view, own);
  if (foe === null || distance(foe.pose, own.pose) <= inches) return false;
  return arcsContaining(own.pose, sizeOf(own), foe.pose).includes('front');
}

export const holdCourse: StandingOrder<View> = {
  id: 'hold-course',
  label: 'Straight on until somebody is within',
  summary:
    'Goes straight on towards a rival who is farther away than this, while the way is free for the turn, the grip is whole and nothing has hit.',
  params: [{ name: 'inches', label: 'Distance', min: 0, max: 40, step: 1, unit: 'in', start: 8 }],
  usual: { inches: 8 },
  answer(view, { topic, about, suggested }, { inches = 0 }) {
    if (topic !== 'maneuver' || about === undefined || suggested?.option !== 'straight') return null;
    const own = vehicleOf(view.state, about);
    return approaches(view, own, inches) && isWayFree(view, own) ? suggested : null;
  },
};

export const keepSpeed = takingSuggested(
  {
    id: 'keep-speed',
    label: 'Keep this speed',
    summary: 'Sets the same speed every turn, for as long as it can be kept.',
  },
  ['speed'],
);

export const straightOn = takingSuggested(
  {
    id: 'straight-on',
    label: 'Drive straight on',
    summary: 'Answers every move with straight on, unless that would run into something.',
  },
  ['maneuver'],
  'collides',
);

/** Tenths of a degree between the ways that roads and walls run. */
const QUARTER = 900;

/** Which of the four ways along the map a heading is nearest to. */
function wayOf(heading: number): number {
  return Math.round(heading / QUARTER) % 4;
}

/** How far a heading is off the nearest way along the map, in whole degrees. */
function offLane(heading: number): number {
  return Math.round(Math.abs(signedTurn(heading, Math.round(heading / QUARTER) * QUARTER)) / 10);
}

interface Step {
  readonly answer: Answer;
  readonly pose: Pose;
  /** Points of handling that it costs. */
  readonly cost: number;
}

function stepOf(own: Vehicle, answer: Answer, { x = 0, y = 0, h = 0, status = 0 }: Facts): Step {
  return { answer, pose: { x, y, h }, cost: own.status - status };
}

/** Every way to move that is sure and runs into nothing. */
export function sureSteps(own: Vehicle, decision: Decision): readonly Step[] {
  const steps: Step[] = [];
  for (const option of decision.options()) {
    const params = startingParams(option);
    const off = offLane(own.pose.h);
    const turned = option.id.startsWith('swerve') && off < (params.degrees ?? 0) ? { ...params, degrees: off } : params;
    const facts = factsOf(option, turned);
    if (facts.keepControl !== 1 || facts.collides === 1 || facts.speed !== undefined) continue;
    steps.push(stepOf(own, answerOf(option.id, turned), facts));
  }
  return steps.sort((a, b) => a.cost - b.cost);
}

export const keepLane: StandingOrder<View> = {
  id: 'keep-lane',
  label: 'Keep my lane',
  summary:
    'Straight on along the road or the walls, back to that course after a turn or a skid, a step aside for what lies in the way: as long as no roll is needed. Else you are asked.',
  answer(view, decision) {
    const { topic, about, suggested } = decision;
    if (topic !== 'maneuver' || about === undefined || suggested === undefined) return null;
    const own = vehicleOf(view.state, about);
    const off = offLane(own.pose.h);
    if (own.speed <= 0 || (off === 0 && isWayFree(view, own))) return own.speed > 0 ? suggested : null;
    const steps = sureSteps(own, decision).filter(({ pose }) => wayOf(pose.h) === wayOf(own.pose.h));
    const nearer = steps.filter(({ pose }) => offLane(pose.h) < off);
    const [back] = nearer.sort((a, b) => offLane(a.pose.h) - offLane(b.pose.h) || a.cost - b.cost);
    const isAside = ({ pose }: Step) => pose.h === own.pose.h && isWayFree(view, own, pose);
    return (back ?? steps.find(isAside))?.answer ?? null;
  },
};

/** Ten mph are an inch a turn. */
const MPH_PER_INCH = 10;

/** The speed that brings a car within a turn to a distance from somebody before or behind it; null if he is neither. */
function speedToKeep(own: Vehicle, foe: Vehicle, inches: number): number | null {
  const arcs = arcsContaining(own.pose, sizeOf(own), foe.pose);
  const ahead = arcs.includes('front') ? 1 : arcs.includes('back') ? -1 : 0;
  if (ahead === 0) return null;
  const [mine, theirs] = [forwardOf(own.pose.h), forwardOf(travelHeading(foe))];
  const along = Math.abs(foe.speed) * (mine.x * theirs.x + mine.y * theirs.y);
  return along + ahead * (distance(own.pose, foe.pose) - inches) * MPH_PER_INCH;
}

export const keepDistance: StandingOrder<View> = {
  id: 'keep-distance',
  label: 'Keep a distance of',
  summary:
    'Sets the speed that comes nearest to this distance from the nearest rival ahead or behind, as long as no roll for control is needed and neither tires nor plant suffer.',
  params: [{ name: 'inches', label: 'Distance', min: 1, max: 40, step: 1, unit: 'in', start: 6 }],
  answer(view, decision, { inches = 1 }) {
    const { topic, about } = decision;
    if (topic !== 'speed' || about === undefined) return null;
    const own = vehicleOf(view.state, about);
    const foe = nearestFoe(view, own);
    const wanted = foe === null ? null : speedToKeep(own, foe, inches);
    if (wanted === null) return null;
    let best: { readonly answer: Answer; readonly off: number } | null = null;
    for (const option of decision.options()) {
      const { warnings = [], facts = {} } = option.preview(startingParams(option));
      const { speed = 0, keepControl = 1 } = facts;
      const off = Math.abs(speed - Math.max(0, wanted));
      if (speed < 0 || warnings.length > 0 || keepControl < 1 || (best !== null && off >= best.off)) continue;
      best = { answer: answerOf(option.id), off };
    }
    return best?.answer ?? null;
  },
};
