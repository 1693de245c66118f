// What a seat's people can announce in a window of fire.

import type { Seat } from '@hardtop/kernel';
import type { Person, Vehicle, World } from '../state/state.ts';
import type { Blow, FirstAid, Stunt } from '../state/target.ts';
import type { Attack } from './asked.ts';
import type { Aim } from './batteries.ts';
import { blowsFor } from './blows.ts';
import { stuntsFor } from './boarding.ts';
import { firersOf } from './crew.ts';
import { isAboard } from './deciding.ts';
import { type Doing, deedsWith } from './deeds.ts';
import { aidFor } from './first-aid.ts';
import { type HandAim, handAimsFor } from './hand-shots.ts';
import { leavingsFor } from './leaving.ts';
import { aimsBy, canHitFoe, type Gunnery, gunneryOf } from './shots.ts';
import { type Throwing, throwingsFor } from './throwing.ts';

/** Which shots are worth a question; once it is put it offers them all. */
export function isWorth({ aims: [best], hands }: Chances, worthAny: boolean): boolean {
  // Best first: a bystander is last of all.
  if (hands[0] !== undefined && hands[0].aside === undefined) return true;
  if (best === undefined || best.aside === 'bystander' || (best.aside === 'built' && !worthAny)) return false;
  return worthAny || best.hit > 0;
}

/** Whatever a seat's people can fire, best first. */
export interface Chances {
  readonly aims: readonly Aim[];
  /** By hand. */
  readonly hands: readonly HandAim[];
  /** Grenades. */
  readonly throws: readonly Throwing[];
  /** Blows. */
  readonly blows: readonly Blow[];
  readonly aid: readonly FirstAid[];
  readonly stunts: readonly Stunt[];
}

/** What a seat has at hand beside what it has announced; most of it is looked for as far as somebody wants to know. */
export class Arsenal {
  readonly guns: readonly Gunnery[];
  readonly hands: readonly HandAim[];
  private readonly world: World;
  private readonly seat: Seat;
  private readonly attacks: readonly Attack[];
  private boarders: readonly Stunt[] | null = null;

  constructor(world: World, seat: Seat, attacks: readonly Attack[]) {
    this.world = world;
    this.seat = seat;
    // Who announces adds to his list, and this is about what he had announced before.
    this.attacks = attacks.length === 0 ? attacks : [...attacks];
    this.hands = handAimsFor(world, seat, attacks);
    this.guns = gunneriesOf(world, seat, attacks);
  }

  throws(): readonly Throwing[] {
    return throwingsFor(this.world, this.seat, this.attacks);
  }

  blows(): readonly Blow[] {
    return blowsFor(this.world, this.seat, this.attacks);
  }

  aid(): readonly FirstAid[] {
    return aidFor(this.world, this.seat, this.attacks);
  }

  stunts(): readonly Stunt[] {
    if (!this.world.setup.onFoot) return NO_STUNTS;
    this.boarders ??= stuntsFor(this.world, this.seat, this.attacks);
    return this.boarders;
  }
}

const NO_STUNTS: readonly Stunt[] = [];

export function chancesOf(arsenal: Arsenal): Chances {
  return {
    aims: bestFirst(arsenal.guns),
    hands: arsenal.hands,
    throws: arsenal.throws(),
    blows: arsenal.blows(),
    aid: arsenal.aid(),
    stunts: arsenal.stunts(),
  };
}

/** Whether a seat is asked at any time for what it can fire. */
export function hasGoodShot({ guns, hands: [hand] }: Arsenal): boolean {
  if (hand !== undefined && hand.aside === undefined) return true;
  for (const gunnery of guns) if (canHitFoe(gunnery)) return true;
  return false;
}

const NOBODY: readonly Person[] = [];

/** Those of a vehicle's crew who may still fire and for whom a seat decides. */
function firersFor(vehicle: Vehicle, turn: number, seat: Seat): readonly Person[] {
  if (!isAboard(vehicle.crew, seat)) return NOBODY;
  const firers = firersOf(vehicle, turn);
  for (const person of firers) if (person.seat !== seat) return firers.filter((other) => other.seat === seat);
  return firers;
}

/** Those of the seat's aboard who may act and have announced nothing yet. */
export function freeOf(vehicle: Vehicle, turn: number, seat: Seat, attacks: readonly Attack[]): readonly Person[] {
  const free = firersFor(vehicle, turn, seat);
  if (attacks.length === 0 || free.length === 0) return free;
  return free.filter(({ id }) => !attacks.some(({ person }) => person === id));
}

const NONE_TAKEN: readonly string[] = [];

/** Weapons that what was announced needs. */
function takenBy(attacks: readonly Attack[], { id }: Vehicle): readonly string[] {
  if (attacks.length === 0) return NONE_TAKEN;
  const taken: string[] = [];
  for (const attack of attacks) {
    if (attack.kind === 'shot' && attack.shot.firer === id) taken.push(...attack.shot.weapons, ...attack.shot.beside);
    if (attack.kind !== 'deed') continue;
    const { deed } = attack;
    if (deed.vehicle === id && 'weapons' in deed) taken.push(...deed.weapons);
  }
  return taken;
}

/** What the seat can still announce besides what it has, best first. */
export function aimsOf(world: World, seat: Seat, attacks: readonly Attack[]): readonly Aim[] {
  return bestFirst(gunneriesOf(world, seat, attacks));
}

const NO_GUNS: readonly Gunnery[] = [];

function gunneriesOf({ setup, state }: World, seat: Seat, attacks: readonly Attack[]): readonly Gunnery[] {
  let guns: Gunnery[] | null = null;
  for (const vehicle of state.vehicles) {
    const firers = freeOf(vehicle, state.turn, seat, attacks);
    if (firers.length === 0) continue;
    const gunnery = gunneryOf(setup, state, vehicle, { seat, firers, taken: takenBy(attacks, vehicle) });
    if (gunnery === null) continue;
    if (guns === null) guns = [gunnery];
    else guns.push(gunnery);
  }
  return guns ?? NO_GUNS;
}

function bestFirst(guns: readonly Gunnery[]): readonly Aim[] {
  const aims: Aim[] = [];
  for (const gunnery of guns) for (const aim of aimsBy(gunnery)) aims.push(aim);
  return aims.length < 2 ? aims : aims.sort(byPromise);
}

const ASIDE = { foe: 0, built: 1, bystander: 2 } as const;

function byPromise(a: Aim, b: Aim): number {
  if (a.aside !== b.aside) {
    const apart = ASIDE[a.aside ?? 'foe'] - ASIDE[b.aside ?? 'foe'];
    if (apart !== 0) return apart;
  }
  return b.expected - a.expected || b.hit - a.hit;
}

/** What the seat's people can do instead of firing. */
export function deedsOf({ setup, state }: World, seat: Seat, attacks: readonly Attack[]): readonly Doing[] {
  const doings: Doing[] = [];
  for (const vehicle of state.vehicles) {
    const free = freeOf(vehicle, state.turn, seat, attacks);
    if (free.length === 0) continue;
    for (const doing of deedsWith(setup, state, vehicle, { seat, free, taken: takenBy(attacks, vehicle) }))
      if (!attacks.some((attack) => attack.kind === 'deed' && attack.deed.id === doing.deed.id)) doings.push(doing);
  }
  if (setup.onFoot) doings.push(...leavingsFor({ setup, state }, seat, attacks));
  return doings;
}
