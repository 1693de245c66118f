import { distance, headingOf, type Point, type Shape, sightLine, signedTurn } from '@hardtop/geometry';
import { answerOf, type BotChoice, type Decision, factsOf, type Known, type Option } from '@hardtop/kernel';
import { SQUARE } from '../catalog/units.ts';
import { bedUnder, mountedSides } from '../table/queries/bed.ts';
import { builtOf } from '../table/queries/breaches.ts';
import { isConscious } from '../table/queries/crew.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { gunInHand, handsOf, isLoaded } from '../table/queries/hands.ts';
import { type Actor, actorOf } from '../table/queries/on-foot.ts';
import { isOut } from '../table/queries/out.ts';
import { plantPoints } from '../table/queries/parts.ts';
import { isStanding } from '../table/queries/structures.ts';
import { isCrippled } from '../table/queries/tires.ts';
import { areAllies, type Setup } from '../table/state/setup.ts';
import { type State, travelHeading, type Vehicle } from '../table/state/state.ts';
import { apartFrom, prizesFor } from './close-quarters.ts';

type View = Known<Setup, State>;

/** Inches from which a hand weapon is worth firing, and within which a car is a danger. */
const RANGE = 8;
const NEAR = 6;
/** What cover, distance and a car's way are worth against each other. */
const WORTH = { cover: 6, away: 1, inReach: 3, inTheWay: 12, sprint: 2, prize: 20, toPrize: 3 } as const;

/** Every so many squares one is looked at closely; those next to him all. */
const SPARED = 2;

/** Runs for cover out of the way of cars; with a weapon, to where he can use it; the daring up to an enemy that hardly moves. */
export function chooseWalk(view: View, decision: Decision, isDaring: boolean): BotChoice {
  const actor = decision.about === undefined ? null : actorOf(view.state, decision.about);
  const foes = actor === null ? [] : foesOf(view, actor);
  const stay = { answer: decision.suggested ?? answerOf('stay'), why: 'Nobody is after him.' };
  if (actor === null || foes.length === 0) return stay;
  if (actor.riding !== undefined) return chooseInBed(view, decision, actor) ?? stay;
  const task = decision.options().find((option) => isWorthIt(view, actor, option));
  if (task !== undefined) return { answer: answerOf(task.id), why: 'Worth a turn of his time.' };
  const prizes = isDaring ? prizesFor(view, actor) : [];
  const best = bestPlace(view, decision, actor, foes, prizes);
  if (best === null) return stay;
  const why = prizes.length > 0 ? 'Up to where he can climb on it.' : 'Keeps out of the way and behind what there is.';
  return { answer: answerOf(best.id), why };
}

/** On an enemy with nothing at arm's length: to a square of the bed where there is something to fire into, as safely as it goes. */
function chooseInBed(view: View, decision: Decision, actor: Actor): BotChoice | null {
  const vehicle = bedUnder(view, actor);
  if (vehicle === null || areAllies(view.setup, ownerOf(view, vehicle), actor.person.seat)) return null;
  if (gunInHand(view.setup, actor.person) === null || mountedSides(view.setup, vehicle, actor.bed).length > 0)
    return null;
  const better = decision.options().find((option) => {
    const { guns = 0, falls = 1 } = factsOf(option, {});
    return guns > 0 && falls === 0;
  });
  if (better === undefined) return null;
  return { answer: answerOf(better.id), why: 'To where one of its weapons is within reach.' };
}

function bestPlace(
  view: View,
  decision: Decision,
  actor: Actor,
  foes: readonly Point[],
  prizes: readonly Vehicle[],
): Option | null {
  const cover = coverIn(view);
  let best: Option | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of decision.options()) {
    const { east = 0, north = 0, sprints = 0 } = factsOf(option, {});
    const isFar = Math.max(Math.abs(east), Math.abs(north)) > 1;
    if (isFar && prizes.length === 0 && (east % SPARED !== 0 || north % SPARED !== 0)) continue;
    const to = { ...actor.pose, x: actor.pose.x + east * SQUARE, y: actor.pose.y + north * SQUARE };
    const score =
      prizes.length > 0 ? worthBeside(prizes, to) : scoreOf(view, actor, foes, cover, to) - sprints * WORTH.sprint;
    if (score > most) [best, most] = [option, score];
  }
  return best;
}

/** Within reach of one, or as near as it gets. */
function worthBeside(prizes: readonly Vehicle[], to: Actor['pose']): number {
  const away = Math.min(...prizes.map((vehicle) => apartFrom(vehicle, to)));
  return away < SQUARE ? WORTH.prize : -away * WORTH.toPrize;
}

/** To load what is empty, to set up what he cannot fire else, to get into what still drives. */
function isWorthIt({ setup, state }: View, { person }: Actor, option: Option): boolean {
  const { reloads = 0, setsUp = 0, enters = 0 } = factsOf(option, {});
  if (reloads > 0) return !isLoaded(person);
  if (setsUp > 0) return (handsOf(setup, person)?.arms.length ?? 0) === 1;
  if (enters === 0) return false;
  const vehicle = state.vehicles.find(({ id }) => id === option.at?.piece);
  return vehicle !== undefined && !vehicle.burning && plantPoints(vehicle) > 0 && !isCrippled(vehicle);
}

function foesOf({ setup, state }: View, { person }: Actor): readonly Point[] {
  const foes: Point[] = [];
  for (const vehicle of state.vehicles)
    if (!isOut(vehicle) && !areAllies(setup, ownerOf({ setup }, vehicle), person.seat)) foes.push(vehicle.pose);
  for (const { person: other, pose } of state.pedestrians)
    if (other.seat !== null && isConscious(other) && !areAllies(setup, other.seat, person.seat)) foes.push(pose);
  return foes;
}

function scoreOf(
  { state }: View,
  { person }: Actor,
  foes: readonly Point[],
  cover: readonly Shape[],
  to: Point,
): number {
  const isArmed = isLoaded(person);
  let score = 0;
  for (const foe of foes) {
    const away = distance(foe, to);
    if (sightLine(foe, to, cover) !== null) score += WORTH.cover;
    else if (isArmed && away <= RANGE) score += WORTH.inReach;
    score += WORTH.away * (isArmed ? -Math.abs(away - RANGE) / RANGE : Math.min(away, NEAR * 2) / NEAR);
  }
  for (const vehicle of state.vehicles) if (comesAt(vehicle, to)) score -= WORTH.inTheWay;
  return score;
}

function coverIn({ setup, state }: View): readonly Shape[] {
  return builtOf(setup, state)
    .filter(({ structure }) => structure.low !== true && isStanding(state, structure))
    .map(({ shape }) => shape);
}

/** Drives towards a point and is near it. */
function comesAt(vehicle: Vehicle, to: Point): boolean {
  if (vehicle.gone || vehicle.speed === 0) return false;
  const away = distance(vehicle.pose, to);
  if (away > NEAR || away === 0) return false;
  const way = headingOf({ x: to.x - vehicle.pose.x, y: to.y - vehicle.pose.y });
  return Math.abs(signedTurn(travelHeading(vehicle), way)) < 200;
}
