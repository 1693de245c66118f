// What people on foot do at arm's length: climb on an enemy, go for what he has mounted, plant a mine, strike.
import { distanceBetweenRectangles } from '@hardtop/geometry';
import { chanceOf, diceOf, factsOf, type Known, type Seat, type Target } from '@hardtop/kernel';
import { COUNTERS } from '../catalog/counters.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { TO_HIT_DICE } from '../catalog/targeting.ts';
import { BlowOption } from '../table/chapters/blow-options.ts';
import type { Attack } from '../table/queries/asked.ts';
import { blowsFor } from '../table/queries/blows.ts';
import { crossingNeed, stuntsFor } from '../table/queries/boarding.ts';
import { boardingNeed, swingNeed } from '../table/queries/boarding-need.ts';
import { isConscious } from '../table/queries/crew.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { gunInHand } from '../table/queries/hands.ts';
import { limpetOf, plantingNeed } from '../table/queries/limpets.ts';
import { type Actor, actorOf } from '../table/queries/on-foot.ts';
import { isArmed, isOut } from '../table/queries/out.ts';
import { areAllies, type Setup } from '../table/state/setup.ts';
import { type State, sizeOf, type Vehicle, vehicleOf } from '../table/state/state.ts';
import type { Stunt, VehicleStunt } from '../table/state/target.ts';

type View = Known<Setup, State>;

interface RatedDaring {
  readonly id: string;
  /** In hundredths of a kill. */
  readonly worth: number;
  /** Better than any shot that he could fire instead. */
  readonly isPressing: boolean;
  readonly why: string;
}

/** What each is worth when it comes off, and what a fall costs for every mph. */
const WORTH = { mine: 25, mineThroughPlate: 20, aboard: 10, pry: 8, offTheFire: 30, blow: 25, fall: 0.3 } as const;
/** Armor that a mine does not get through any more. */
const THICK = 12;
/** Nobody leaps for less. */
const DARING = 0.7;

function chanceFor(target: Target): number {
  if (target.kind === 'need') return chanceOf(diceOf(TO_HIT_DICE), target.need);
  return target.kind === 'automatic' ? 1 : 0;
}

function isFoe({ setup }: View, seat: Seat, vehicle: Vehicle): boolean {
  return !isOut(vehicle) && !areAllies(setup, ownerOf({ setup }, vehicle), seat);
}

/** What he could do up there: a mine to plant, or a gun to fire into what is mounted. */
function canHarmFromOnTop({ setup }: Pick<View, 'setup'>, actor: Actor): boolean {
  return limpetOf(setup, actor) !== null || gunInHand(setup, actor.person) !== null;
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

function planting(view: View, actor: Actor, vehicle: Vehicle, stunt: VehicleStunt): RatedDaring | null {
  if (!isFoe(view, actor.person.seat, vehicle)) return null;
  const chance = chanceFor(plantingNeed(actor, vehicle));
  const armor = vehicle.veiled === true ? THICK : (vehicle.armor[stunt.side ?? 'top'] ?? 0);
  const thin = WORTH.mineThroughPlate * Math.max(0, 1 - armor / THICK);
  const worth = chance * (stunt.port === undefined ? WORTH.mine + thin : WORTH.mine) - falling(vehicle, chance);
  return {
    id: stunt.id,
    worth,
    isPressing: true,
    why: `A mine there does more than any shot; ${percent(chance)} to get it on.`,
  };
}

function falling({ speed }: Vehicle, chance: number): number {
  return (1 - chance) * Math.abs(speed) * WORTH.fall;
}

/** Up on an enemy that can still fight, from the ground or from another. */
function climbing(
  view: View,
  actor: Actor,
  vehicle: Vehicle,
  { id }: VehicleStunt,
  target: Target,
): RatedDaring | null {
  if (!isFoe(view, actor.person.seat, vehicle) || !canHarmFromOnTop(view, actor)) return null;
  // Who is on one already has no reason to change.
  if (actor.riding !== undefined && isFoe(view, actor.person.seat, vehicleOf(view.state, actor.riding))) return null;
  const chance = chanceFor(target);
  const worth = chance * WORTH.aboard - falling(vehicle, chance);
  if (chance < DARING || worth <= 0) return null;
  return { id, worth, isPressing: false, why: `${percent(chance)} to get on it, where none of its fixed guns reach.` };
}

function prying(view: View, actor: Actor, vehicle: Vehicle, { id }: VehicleStunt): RatedDaring | null {
  if (!isFoe(view, actor.person.seat, vehicle) || !isArmed(vehicle)) return null;
  return { id, worth: WORTH.pry, isPressing: true, why: 'From up here every second shot goes past the armor.' };
}

/** Off what burns, or is about to blow up, while the fall is no worse. */
function leaping(vehicle: Vehicle, { id }: VehicleStunt): RatedDaring | null {
  if (!vehicle.plantBlows && !vehicle.burning) return null;
  const worth = WORTH.offTheFire - falling(vehicle, chanceFor(swingNeed(vehicle)));
  return worth <= 0 ? null : { id, worth, isPressing: true, why: 'It burns beneath him.' };
}

function ratedStunt(view: View, actor: Actor, stunt: Stunt): RatedDaring | null {
  // There is always something better to do with a mine than to wait for somebody to drive past a wall.
  if (stunt.kind === 'mine-wall') return null;
  const { setup, state } = view;
  const vehicle = vehicleOf(state, stunt.vehicle);
  switch (stunt.kind) {
    case 'plant':
      return planting(view, actor, vehicle, stunt);
    case 'board':
      return climbing(view, actor, vehicle, stunt, boardingNeed(actor, vehicle));
    case 'cross': {
      const from = actor.riding === undefined ? vehicle : vehicleOf(state, actor.riding);
      return climbing(view, actor, vehicle, stunt, crossingNeed(setup, from, vehicle));
    }
    case 'pry':
      return prying(view, actor, vehicle, stunt);
    case 'swing':
    case 'jump':
      return leaping(vehicle, stunt);
  }
}

/** Blows at enemies who are awake; what only dents a plate is not worth his breath. */
function bestBlow(view: View, seat: Seat, declared: readonly Attack[]): RatedDaring | null {
  let best: RatedDaring | null = null;
  for (const blow of blowsFor(view, seat, declared)) {
    const { target } = blow;
    if (target.kind !== 'person') continue;
    const victim = view.state.pedestrians.find(({ person }) => person.id === target.person);
    if (victim === undefined || victim.person.seat === null || !isConscious(victim.person)) continue;
    const { hit = 0, expected = 0 } = factsOf(new BlowOption(view, blow), {});
    const worth = (WORTH.blow * expected) / Math.max(1, PERSON_DP - victim.person.hits);
    if (worth > (best?.worth ?? 0))
      best = { id: blow.id, worth, isPressing: false, why: `Hand to hand: ${percent(hit)} to land a blow.` };
  }
  return best;
}

/** The best that a seat's people can do with their hands, if anything is worth it. */
export function bestDaring(view: View, seat: Seat, declared: readonly Attack[]): RatedDaring | null {
  if (!view.setup.onFoot || view.state.pedestrians.length === 0) return null;
  let best = bestBlow(view, seat, declared);
  for (const stunt of stuntsFor(view, seat, declared)) {
    const actor = actorOf(view.state, stunt.person);
    const rated = actor === null ? null : ratedStunt(view, actor, stunt);
    if (rated !== null && rated.worth > (best?.worth ?? 0)) best = rated;
  }
  return best;
}

/** How slow an enemy must be for somebody to run up to him, and how near, in inches. */
const PRIZE = { mph: 10, inches: 3 } as const;

/** An enemy to run up to: slow enough to climb on, near, and worth it for what one carries. */
export function prizesFor(view: View, actor: Actor): readonly Vehicle[] {
  if (actor.riding !== undefined || !canHarmFromOnTop(view, actor)) return NO_PRIZE;
  return view.state.vehicles.filter(
    (vehicle) =>
      Math.abs(vehicle.speed) <= PRIZE.mph &&
      !vehicle.gone &&
      isFoe(view, actor.person.seat, vehicle) &&
      apartFrom(vehicle, actor.pose) <= PRIZE.inches,
  );
}

const NO_PRIZE: readonly Vehicle[] = [];

/** From the edge of somebody at a place to that of a vehicle. */
export function apartFrom(vehicle: Vehicle, at: Actor['pose']): number {
  return distanceBetweenRectangles(at, COUNTERS.pedestrian, vehicle.pose, sizeOf(vehicle));
}
