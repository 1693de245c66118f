import { answerOf, type BotChoice, type Decision, type Known, type Option, startingParams } from '@hardtop/kernel';
import { aimsOf } from '../table/queries/arsenal.ts';
import type { DeluxeAsked } from '../table/queries/asked.ts';
import type { Aim } from '../table/queries/batteries.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, vehicleOf } from '../table/state/state.ts';
import { bestHand, bestOnFoot } from './by-hand.ts';
import { bestDaring } from './close-quarters.ts';
import { Foresight, type Temper } from './foresight.ts';
import { bestLaunch } from './launching.ts';
import { bestDeed, type RatedDeed } from './laying.ts';
import { nearestFoe } from './outlook.ts';
import { bestProspect, percent } from './prospects.ts';
import { friendsOf, quarryOf } from './quarry.ts';
import { throwNow } from './throwing.ts';

type View = Known<Setup, State>;

interface RatedShot {
  readonly aim: Aim;
  readonly option: Option;
  readonly worth: number;
  readonly foresight: Foresight;
  /** At the one whom all of its side go for. */
  readonly isMarked?: boolean;
}

/** What a shot counts for at whom one's friends shoot at as well: the sooner he is out, the fewer guns answer. */
const TOGETHER = 1.6;

/** Whom a side goes for together; null for who fights alone, or against one. */
function markOf(view: View, firer: string): string | null {
  const own = vehicleOf(view.state, firer);
  return friendsOf(view, own).length === 0 ? null : (quarryOf(view, own)?.id ?? null);
}

/** The shot on offer that is worth most. */
function bestShot(view: View, decision: Decision, temper: Temper): RatedShot | null {
  const asked = decision.asked as DeluxeAsked;
  const aims = aimsOf(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
  const options = new Map(decision.options().map((option) => [option.id, option]));
  const pairs = new Map<string, Foresight>();
  const marks = new Map<string, string | null>();
  let best: RatedShot | null = null;
  for (const aim of aims) {
    const { firer, target, id } = aim.shot;
    const option = options.get(id);
    if (option === undefined) continue;
    if (!marks.has(firer)) marks.set(firer, markOf(view, firer));
    if (target.kind === 'missile') {
      best = betterOf(best, shotAtMissile(view, aim, option, target.missile, temper));
      continue;
    }
    if (target.kind === 'person' || target.kind === 'crowd') {
      const shot = shotAtPeople(view, aim, option, temper);
      if (shot !== null) best = betterOf(best, shot);
      continue;
    }
    if (target.kind !== 'vehicle' || aim.aside !== undefined) continue;
    const key = `${firer} ${target.vehicle}`;
    const foresight = pairs.get(key) ?? foresightOf(view, firer, target.vehicle, temper);
    pairs.set(key, foresight);
    const worth = foresight.worthOf(aim);
    const isMarked = foresight.foe.id === marks.get(firer);
    best = betterOf(best, { aim, option, worth, foresight, isMarked });
  }
  return best;
}

function rankOf({ worth, isMarked }: RatedShot): number {
  return isMarked === true ? worth * TOGETHER : worth;
}

function betterOf(best: RatedShot | null, other: RatedShot): RatedShot {
  return best === null || rankOf(other) > rankOf(best) ? other : best;
}

/** What a missile that comes in would do to us in the mean, and one that goes by. */
const MISSILE = { atUs: 14, atOthers: 3 } as const;

function shotAtMissile(view: View, aim: Aim, option: Option, id: string, temper: Temper): RatedShot {
  const missile = view.state.missiles.find((candidate) => candidate.id === id);
  const { firer } = aim.shot;
  const harm = missile?.guided === true && missile.target === firer ? MISSILE.atUs : MISSILE.atOthers;
  const foresight = foresightOf(view, firer, missile?.by ?? firer, temper);
  return { aim, option, worth: aim.hit * harm, foresight };
}

/** What a foe on foot is worth, and each more of a crowd; who only happens to be there is spared. */
const ON_FOOT = 3;

function shotAtPeople(view: View, aim: Aim, option: Option, temper: Temper): RatedShot | null {
  const { firer, target } = aim.shot;
  const foe = aim.aside === 'foe' ? nearestFoe(view, vehicleOf(view.state, firer)) : null;
  if (foe === null) return null;
  const people = target.kind === 'crowd' ? target.people.length : 1;
  return { aim, option, worth: aim.hit * people * ON_FOOT, foresight: foresightOf(view, firer, foe.id, temper) };
}

function foresightOf(view: View, firer: string, target: string, temper: Temper): Foresight {
  const { state } = view;
  return new Foresight(view, vehicleOf(state, firer), vehicleOf(state, target), temper, state.queue.includes(target));
}

/** Nothing is laid for less than this, with no shot to weigh it against. */
const LEAST_DEED = 4;

function layDown({ deed, worth }: RatedDeed): BotChoice {
  const what =
    deed.kind === 'spring'
      ? 'The mines catch somebody'
      : deed.kind === 'manual'
        ? 'Nobody is behind'
        : deed.kind === 'grenade'
          ? 'Somebody is in the open beside it'
          : deed.kind === 'light'
            ? 'Light helps this side more'
            : deed.kind === 'move-part'
              ? 'There is a foe about'
              : deed.kind === 'leave'
                ? 'Gets out while he can'
                : 'Somebody is close behind';
  return { answer: answerOf(deed.id), why: `${what}: worth ${percent(worth)} of a kill.` };
}

function fireByHand(view: View, decision: Decision, temper: Temper): BotChoice | null {
  const asked = decision.asked as DeluxeAsked;
  const hand = bestHand(view, decision.seat, asked.topic === 'fire' ? asked.declared : [], temper);
  if (hand === null) return null;
  const why = `${percent(hand.aim.hit * 100)} to hit by hand, worth ${percent(hand.worth)} of a kill.`;
  return { answer: answerOf(hand.aim.shot.id), why };
}

function fireOnFoot(view: View, decision: Decision): BotChoice | null {
  const asked = decision.asked as DeluxeAsked;
  const aim = bestOnFoot(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
  return aim === null ? null : { answer: answerOf(aim.shot.id), why: `${percent(aim.hit * 100)} to hit, on foot.` };
}

/** Where it comes to hands: before a shot if it is better than any, else for want of one. */
function atHand(view: View, decision: Decision): { readonly isPressing: boolean; readonly choice: BotChoice } | null {
  const asked = decision.asked as DeluxeAsked;
  const daring = bestDaring(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
  const option = daring === null ? undefined : decision.options().find(({ id }) => id === daring.id);
  if (daring === null || option === undefined) return null;
  const { isPressing, why } = daring;
  return { isPressing, choice: { answer: answerOf(option.id, startingParams(option)), why } };
}

function throwAt(view: View, decision: Decision): BotChoice | null {
  const asked = decision.asked as DeluxeAsked;
  return throwNow(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
}

function lob(view: View, decision: Decision): BotChoice | null {
  const asked = decision.asked as DeluxeAsked;
  const launch = bestLaunch(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
  if (launch === null) return null;
  return { answer: answerOf(launch.aim.shot.id), why: `A grenade there is worth ${percent(launch.worth)} of a kill.` };
}

export function chooseShot(view: View, decision: Decision, temper: Temper): BotChoice {
  const daring = atHand(view, decision);
  if (daring?.isPressing === true) return daring.choice;
  const onFoot = fireOnFoot(view, decision) ?? daring?.choice ?? null;
  if (onFoot !== null) return onFoot;
  const best = bestShot(view, decision, temper);
  const deed = bestDeed(view, decision.options());
  const byHand = (): BotChoice | null =>
    fireByHand(view, decision, temper) ?? lob(view, decision) ?? throwAt(view, decision);
  const hold = { answer: answerOf('hold'), why: 'No shot is worth its round.' };
  if (best === null || best.worth <= 0)
    return deed !== null && deed.worth >= LEAST_DEED ? layDown(deed) : (byHand() ?? hold);
  const { own } = best.foresight;
  const { state } = view;
  const now = Math.max(best.worth, best.foresight.volley(state.turn));
  const { pose, speed, status } = own;
  // What is to be had by going on as it wants to, not by whatever it could do.
  const later = bestProspect(best.foresight, { pose, speed, status }, !state.queue.includes(own.id)).mine;
  if (deed !== null && deed.worth > Math.max(now, later * temper.patience)) return layDown(deed);
  const hit = percent(best.aim.hit * 100);
  if (now < later * temper.patience)
    return (
      byHand() ?? {
        ...hold,
        why: `The best shot now is worth ${percent(now)} of a kill; ${percent(later)} is to be had later this turn.`,
      }
    );
  const rest = later > now ? `waiting may bring ${percent(later)}` : 'nothing better is in sight this turn';
  const together = best.isMarked === true ? ' All fire at this one.' : '';
  return {
    answer: answerOf(best.option.id),
    why: `${hit} to hit, worth ${percent(best.worth)} of a kill; ${rest}.${together}`,
  };
}
