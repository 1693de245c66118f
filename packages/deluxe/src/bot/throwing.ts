import { distance, type Point } from '@hardtop/geometry';
import { answerOf, type BotChoice, type Decision, factsOf, type Known, type Seat } from '@hardtop/kernel';
import { type GrenadeId, grenade as grenadeRow } from '../catalog/grenades.ts';
import type { Attack, DeluxeAsked } from '../table/queries/asked.ts';
import { isConscious, isInTheOpen } from '../table/queries/crew.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { aidFor } from '../table/queries/first-aid.ts';
import { isOut } from '../table/queries/out.ts';
import {
  type Held,
  heldBy,
  kindsOf,
  marksFor,
  type Thrower,
  throwerOf,
  throwersFor,
} from '../table/queries/throwing.ts';
import { areAllies, type Setup } from '../table/state/setup.ts';
import type { State } from '../table/state/state.ts';

type View = Known<Setup, State>;

/** What a grenade on somebody is worth, in hundredths of a kill, by how he is covered. */
const WORTH = {
  grenade: { armored: 3, open: 14, onFoot: 20 },
  CG: { armored: 3, open: 20, onFoot: 20 },
  TGG: { armored: 0, open: 12, onFoot: 14 },
  SG: { armored: 0, open: 0, onFoot: 0 },
  PG: { armored: 2, open: 1, onFoot: 0 },
} as const satisfies Record<GrenadeId, Readonly<Record<'armored' | 'open' | 'onFoot', number>>>;

/** Less than this is not worth the grenade. */
const LEAST = 2;
/** A throw goes astray: so much more than its reach is kept from friends. */
const MARGIN = 0.5;

interface Someone {
  readonly at: Point;
  readonly isFriend: boolean;
  readonly cover: 'armored' | 'open' | 'onFoot';
}

/** Everybody a grenade may reach, whosever he is. */
function peopleNear({ setup, state }: View, seat: Seat): readonly Someone[] {
  const found: Someone[] = [];
  for (const vehicle of state.vehicles) {
    if (vehicle.gone) continue;
    const isFriend = areAllies(setup, ownerOf({ setup }, vehicle), seat);
    if (isFriend || !isOut(vehicle))
      found.push({ at: vehicle.pose, isFriend, cover: vehicle.crew.some(isInTheOpen) ? 'open' : 'armored' });
  }
  for (const { person, pose } of state.pedestrians)
    if (isConscious(person))
      found.push({ at: pose, isFriend: person.seat === null || areAllies(setup, person.seat, seat), cover: 'onFoot' });
  return found;
}

function reachOf(grenade: GrenadeId): number {
  const { effect } = grenadeRow(grenade);
  if (effect.kind === 'burst') return effect.radius;
  return effect.kind === 'concussion' ? effect.stunRadius : effect.size / 2;
}

/** What a grenade at a point is worth; nothing where it would reach a friend or a bystander. */
function worthAt(people: readonly Someone[], grenade: GrenadeId, mark: Point): number {
  const reach = reachOf(grenade);
  let worth = 0;
  for (const { at, isFriend, cover } of people) {
    const away = distance(at, mark);
    if (isFriend && away <= reach + MARGIN) return 0;
    if (!isFriend && away <= reach) worth += WORTH[grenade][cover] * (1 - away / (2 * reach + 1));
  }
  return worth;
}

interface RatedMark {
  readonly mark: Point;
  readonly worth: number;
}

function bestMark(view: View, thrower: Thrower, held: Held): RatedMark | null {
  const people = peopleNear(view, thrower.person.seat);
  let best: RatedMark | null = null;
  for (const mark of marksFor(view, thrower, held)) {
    const worth = worthAt(people, held.grenade, mark);
    if (worth > (best?.worth ?? 0)) best = { mark, worth };
  }
  return best;
}

/** Whoever can help a friend who is down does so before he throws anything. */
export function throwNow(view: View, seat: Seat, declared: readonly Attack[]): BotChoice | null {
  const [aid] = aidFor(view, seat, declared);
  if (aid !== undefined)
    return { answer: answerOf(aid.id), why: 'A friend is down, and there is nothing better to do.' };
  if (!view.setup.throws) return null;
  let choice: BotChoice | null = null;
  let most = LEAST;
  for (const thrower of throwersFor(view, seat, declared))
    for (const held of kindsOf(view.setup, thrower.person)) {
      const best = held.delay > 1 ? null : bestMark(view, thrower, held);
      if (best === null || best.worth <= most) continue;
      most = best.worth;
      const why = `A ${grenadeRow(held.grenade).name.toLowerCase()} there is worth ${Math.round(best.worth)}% of a kill.`;
      choice = { answer: answerOf(`throw:${thrower.person.id}:${held.id}`), why };
    }
  return choice;
}

/** The square for it. */
export function chooseMark(view: View, decision: Decision): BotChoice {
  const asked = decision.asked as DeluxeAsked;
  const keep = { answer: decision.suggested ?? answerOf('keep'), why: 'There is nobody to throw it at.' };
  if (asked.topic !== 'throw') return keep;
  const thrower = throwerOf(view, asked.person);
  const held = thrower === null ? null : heldBy(view.setup, thrower.person, asked.grenade);
  const best = thrower === null || held === null ? null : bestMark(view, thrower, held);
  if (best === null) return keep;
  const option = decision.options().find((one) => {
    const { x, y } = factsOf(one, {});
    return x === best.mark.x && y === best.mark.y;
  });
  if (option === undefined) return keep;
  return { answer: answerOf(option.id), why: 'Reaches most of them there, and none of his own.' };
}
