// People who act for a seat out on the map (deluxe/VI.1/movement).

import type { Pose } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import { HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import { PHASES } from '../../catalog/movement-chart.ts';
import { RUNNING, WALKING } from '../../catalog/people.ts';
import { CRAWLING } from '../../catalog/tear-gas.ts';
import { OIL_UNDERFOOT } from '../../catalog/underfoot.ts';
import type { Acts, Breath } from '../state/acts.ts';
import type { PersonId } from '../state/ids.ts';
import type { HandsModel } from '../state/model.ts';
import { personModelOf, type Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import type { OnFoot, Pedestrian, State } from '../state/state.ts';
import { isConscious } from './crew.ts';
import { isCrawling } from './daze.ts';
import { inchesIn } from './movement.ts';

/** Somebody out on the map for whom a seat decides. */
export interface Actor extends Pedestrian {
  readonly person: OnFoot & { seat: Seat };
  acts: Acts;
}

export function isActor(pedestrian: Pedestrian): pedestrian is Actor {
  return pedestrian.acts !== undefined && pedestrian.person.seat !== null;
}

export function actorOf(state: State, id: PersonId): Actor | null {
  for (const pedestrian of state.pedestrians)
    if (pedestrian.person.id === id) return isActor(pedestrian) ? pedestrian : null;
  return null;
}

/** Whatever he stands on does not shake. */
export function standOf({ person, pose, level, riding }: Pedestrian): Stand {
  const on = riding === undefined ? {} : { on: riding };
  return { id: person.id, counter: 'pedestrian', pose, level, speed: WALKING.mph, ...STEADY, ...on };
}

const STEADY = {
  grounds: [],
  tires: [],
  flight: null,
  rolling: null,
  bootlegger: null,
  aimedFire: 0,
  paintedUntil: 0,
} satisfies Omit<Stand, 'id' | 'counter' | 'pose' | 'level' | 'speed' | 'on'>;

/** As he comes, or as he gets out; what may befall him is named for all, so that all are of one build for the machine. */
export function freshActs(): Acts {
  return {
    goal: null,
    steps: 0,
    sprints: false,
    breath: undefined,
    tripod: undefined,
    shift: undefined,
    task: undefined,
    carries: undefined,
  };
}

/** Out on the map; without `acts` he only walks his way. */
export function onGround(person: OnFoot, pose: Pose, level: number, acts: Acts | undefined): Pedestrian {
  return {
    person,
    pose,
    level,
    corner: 0,
    acts,
    riding: undefined,
    bed: undefined,
    slips: undefined,
    fallen: undefined,
  };
}

/** Nobody runs with a flamethrower on his back, whatever he has learnt (deluxe/VI/portable-flamethrower). */
const TANK_MPH = HAND_WEAPONS.PF.special.maxSquares * RUNNING.mphPerPlus;

function hasTank({ arms }: HandsModel): boolean {
  for (const { weapon } of arms) if (weapon === 'PF') return true;
  return false;
}

/** mph at his usual pace: what he has learnt makes him faster, improved body armor slower (deluxe/VIII.8/improved-body-armor). */
export function walkingSpeed(setup: Setup, id: PersonId): number {
  const { running = 0, armorKind, hands } = personModelOf(setup, id);
  const heavy = armorKind === 'improvedbodyarmor' ? WALKING.heavyArmorMph : 0;
  const mph = WALKING.mph + running * RUNNING.mphPerPlus + heavy;
  return hands !== undefined && hasTank(hands) ? Math.min(TANK_MPH, mph) : mph;
}

/** mph of a sprint (deluxe/VI.1/sprinting). */
export function sprintingSpeed(setup: Setup, id: PersonId): number {
  const { hands } = personModelOf(setup, id);
  const most = hands !== undefined && hasTank(hands) ? TANK_MPH : RUNNING.topMph;
  return Math.min(most, walkingSpeed(setup, id) + RUNNING.sprintMph);
}

/** What it takes to know how somebody gets on. */
interface Walking {
  readonly person: Pick<OnFoot, 'daze'>;
  readonly fallen?: true | undefined;
}

/** Whether he takes a step in a phase, by the line of the chart for four times his speed. */
export function stepsAt({ person, fallen }: Walking, mph: number, phase: number): boolean {
  // Whoever has slipped gets on no better than on hands and knees (deluxe/VI.2/oil).
  if (fallen === true) return OIL_UNDERFOOT.crawls.some((each) => each === phase);
  if (isCrawling(person)) return CRAWLING.phases.some((each) => each === phase);
  return inchesIn(mph * WALKING.chartFactor, phase) > 0;
}

/** Squares still to come in this turn at a speed. */
export function squaresFrom(walking: Walking, mph: number, phase: number): number {
  let squares = 0;
  for (let at = phase; at <= PHASES.length; at++) if (stepsAt(walking, mph, at)) squares++;
  return squares;
}

/** Turns of rest that a sprint asks for; half a turn counts as a whole one (X-PE2). */
export function restFor({ sprinted }: Pick<Breath, 'sprinted'>): number {
  return Math.ceil(sprinted / RUNNING.sprintedPerRest);
}

/** Whether he can go on sprinting, or begin. */
export function canSprint({ person, acts: { breath }, fallen }: Actor): boolean {
  if (isCrawling(person) || fallen === true) return false;
  return breath === undefined || (breath.sprinted < RUNNING.sprintTurns && breath.since === 0 && breath.rested === 0);
}

/** He has put his rest off as long as he can. */
export function mustRest({ breath }: Acts): boolean {
  return breath !== undefined && breath.since >= RUNNING.turnsAfter;
}

/** Awake, with breath to do something, and not at it already. */
export function canAct({ person, acts }: Actor): boolean {
  return isConscious(person) && !mustRest(acts) && acts.task === undefined;
}
