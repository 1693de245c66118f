import type { Seat } from '@hardtop/kernel';
import { type HandWeapon, handWeapon } from '../../catalog/hand-weapons.ts';
import type { Mount } from '../../garage/fielded/fielded.ts';
import type { ArmId } from '../../garage/fielded/fielded-arms.ts';
import type { PersonId } from '../state/ids.ts';
import type { ArmModel, HandsModel } from '../state/model.ts';
import { personModelOf, type Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import type { ArmState, OnFoot, Person, Vehicle, World } from '../state/state.ts';
import { isCycle } from './build.ts';
import { crewLabel, driverOf, isConscious } from './crew.ts';
import { type Actor, actorOf, canAct, standOf } from './on-foot.ts';

/** A hand weapon with what it was brought as. */
export interface Arm {
  readonly state: ArmState;
  readonly model: ArmModel;
  readonly row: HandWeapon;
}

/** Somebody for whom a seat decides, aboard or on foot. */
export type Armed = OnFoot & { seat: Seat };

/** What somebody fires by hand; null for whoever brought nothing. */
export function handsOf(setup: Setup, person: Pick<OnFoot, 'id' | 'arms'>): HandsModel | null {
  return person.arms === undefined ? null : (personModelOf(setup, person.id).hands ?? null);
}

/** A weapon in somebody's hand, and where he fires it from. */
export interface Hand {
  readonly person: Armed;
  readonly hands: HandsModel;
  readonly stand: Stand;
  /** Null out on the map. */
  readonly vehicle: Vehicle | null;
  readonly mount: Mount;
  /** The tripod that stands before him; null is none. */
  readonly tripod: string | null;
}

/** Aboard. */
export function handAboard(setup: Setup, vehicle: Vehicle, person: Person): Hand | null {
  const hands = handsOf(setup, person);
  if (hands === null) return null;
  return { person, hands, stand: vehicle, vehicle, mount: mountAboard(vehicle, person, hands), tripod: null };
}

/** Out on the map: all round. */
export function handOnFoot(setup: Setup, actor: Actor): Hand | null {
  const { person, acts } = actor;
  const hands = handsOf(setup, person);
  if (hands === null) return null;
  return { person, hands, stand: standOf(actor), vehicle: null, mount: 'turret', tripod: acts.tripod ?? null };
}

/** The hand that an announced shot is fired by, wherever that is now. */
export function handOf({ setup, state }: World, firer: string, person: PersonId): Hand | null {
  for (const vehicle of state.vehicles) {
    const own = vehicle.id === firer ? vehicle.crew.find(({ id }) => id === person) : undefined;
    if (own !== undefined) return handAboard(setup, vehicle, own);
  }
  const actor = firer === person ? actorOf(state, person) : null;
  return actor === null ? null : handOnFoot(setup, actor);
}

/** Loaded, and on its tripod if it wants one (deluxe/VI/tripod-weapons); nobody sits with a flamethrower on his back (H-260). */
export function isReady({ tripod, vehicle }: Hand, { state, model, row }: Arm): boolean {
  if (state.shots <= 0) return false;
  if (row.special.kind === 'flame') return vehicle === null;
  return row.special.kind !== 'tripod' || tripod === model.id;
}

/** Awake, with breath, and nothing done yet this turn; nobody fires at a sprint (deluxe/VI.2/combat). */
export function canFireOnFoot(actor: Actor, turn: number): boolean {
  return canAct(actor) && actor.person.actedTurn !== turn && !actor.acts.sprints && actor.acts.carries === undefined;
}

/** From the saddle all round, from anywhere else to his own side; who got in on the way fires from the seat that he found. */
export function mountAboard(vehicle: Vehicle, { place, post }: Person, { side }: Pick<HandsModel, 'side'>): Mount {
  if (isCycle(vehicle) && place !== 'sidecar') return 'turret';
  return side ?? (post === 'driver' ? 'left' : 'right');
}

/** A weapon by its id, loaded or not. */
export function armOf(setup: Setup, person: Pick<OnFoot, 'id' | 'arms'>, id: string): Arm | null {
  const hands = handsOf(setup, person);
  return hands === null ? null : armAmong(hands, person, id);
}

function armAmong({ arms }: HandsModel, person: Pick<OnFoot, 'arms'>, id: string): Arm | null {
  for (const model of arms) if (model.id === id) return armAs(model, person);
  return null;
}

/** What became of a weapon that somebody brought. */
export function armAs(model: ArmModel, { arms = [] }: Pick<OnFoot, 'arms'>): Arm | null {
  for (const state of arms) if (state.id === model.id) return { state, model, row: handWeapon(model.weapon) };
  return null;
}

const UNARMED: readonly Arm[] = [];

/** All that he can fire now at something, in the order he brought it. */
export function readyGuns(hand: Hand): readonly Arm[] {
  let ready: Arm[] | null = null;
  for (const model of hand.hands.arms) {
    const arm = armAs(model, hand.person);
    if (arm === null || !isGun(arm.row) || !isReady(hand, arm)) continue;
    ready ??= [];
    ready.push(arm);
  }
  return ready ?? UNARMED;
}

const NOBODY: readonly Person[] = [];

/** Somebody awake who has done nothing yet this turn; a stand-in works the controls or a weapon, not both. */
export function canUseHands(vehicle: Vehicle, person: Person, turn: number): boolean {
  // From a cupola one fires what is in it and nothing else (deluxe/VIII.8/cupola).
  if (person.place === 'cupola') return false;
  if (!isConscious(person) || person.actedTurn === turn || person.operates === true) return false;
  return person.post === 'driver' || person.droveTurn !== turn || driverOf(vehicle) !== person;
}

/** Those aboard with a loaded hand weapon for whom a seat decides and who may still fire it. */
export function armedFor(vehicle: Vehicle, turn: number, seat: Seat): readonly Person[] {
  let armed: Person[] | null = null;
  for (const person of vehicle.crew) {
    if (person.arms === undefined || person.seat !== seat || !isLoaded(person)) continue;
    if (!canUseHands(vehicle, person, turn)) continue;
    armed ??= [];
    armed.push(person);
  }
  return armed ?? NOBODY;
}

/** Has a shot left in anything. */
export function isLoaded({ arms }: Pick<Person, 'arms'>): boolean {
  if (arms === undefined) return false;
  for (const { shots } of arms) if (shots > 0) return true;
  return false;
}

/** The first thing in his hands that fires a shot by itself: no mine, and nothing that lobs grenades. */
export function gunInHand(setup: Setup, person: Pick<OnFoot, 'id' | 'arms'>): Arm | null {
  if (person.arms === undefined) return null;
  for (const { id } of person.arms) {
    const arm = armOf(setup, person, id);
    if (arm !== null && arm.state.shots > 0 && isGun(arm.row)) return arm;
  }
  return null;
}

/** Whether it is fired at something; a mine is stuck on, and a launcher lobs. */
function isGun({ toHit, damage }: HandWeapon): boolean {
  return toHit !== null && damage !== null;
}

const ARM_NAMES = {
  SMG: 'SMG',
  rifle: 'rifle',
  shotgun: 'shotgun',
  HP: 'heavy pistol',
  LP: 'light pistol',
  LAW: 'LAW',
  VLAW: 'VLAW',
  TRR: 'tripod recoilless rifle',
  TMG: 'tripod machine gun',
  PF: 'flamethrower',
  HGL: 'grenade launcher',
  LM: 'limpet mine',
} as const satisfies Record<ArmId, string>;

/** `heavy pistol`, `heavy pistol 2`: every row of the list that is no grenade and no belt (deluxe/VI/hand-weapon-list). */
export function armName({ id, weapon }: ArmModel): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return `${ARM_NAMES[weapon]}${number === undefined ? '' : ` ${number}`}`;
}

/** `gunner 2's rifle`. */
export function armLabel(vehicle: Vehicle, person: Pick<OnFoot, 'id'>, arm: ArmModel): string {
  const own = vehicle.crew.find(({ id }) => id === person.id);
  return `${own === undefined ? 'somebody' : crewLabel(vehicle, own)}'s ${armName(arm)}`;
}

/** The port of the board that the weapon fires from. */
export function armMount({ id }: Pick<OnFoot, 'id'>, arm: ArmModel): string {
  return `${id}:${arm.id}`;
}
