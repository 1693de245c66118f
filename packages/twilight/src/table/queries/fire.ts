import type { Target } from '@hardtop/kernel';
import { FAST_TARGET } from '../../catalog/firing.ts';
import type { Band } from '../../catalog/range-bands.ts';
import type { SmallArmId } from '../../catalog/small-arms.ts';
import type { Cell } from '../../scenarios/world.ts';
import { type BurstDice, buckshotBurst, buckshotShot, burstDice } from '../figures/bursts.ts';
import { penetratingOf, type Strike } from '../figures/heavy/armor.ts';
import type { Bullet } from '../figures/penetration.ts';
import {
  bandOf,
  type FiringGait,
  holdingStrength,
  pistolRecoil,
  recoilExcess,
  type Shift,
  shotBand,
  shotTarget,
} from '../figures/shots.ts';
import type { Item } from '../state/item.ts';
import type { Gait, Person } from '../state/person.ts';
import { isVehicleId, personOf, sheetOf, type Table, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { armOf, bulletOf, burstRounds, type Held, heldAs, type Stance, shotsPerAction } from './arms.ts';
import { hasCover, isBehindParapet } from './cover.ts';
import { metersBetween } from './lines.ts';
import { cellOf } from './position.ts';
import { isObscured } from './sight.ts';
import { ARMS, isSeriouslyWounded, limbsLeft } from './wounds.ts';

// Small arms fire before a die falls: who, with what, at whom, how.

export type Arm = Item & { readonly what: SmallArmId };
export type FireMode = 'single' | 'burst';

export type FireTarget =
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly at: Cell;
      readonly person: Person;
      /** He has gone out of sight in this phase: `at` is where he was in view. */
      readonly past?: true;
    }
  | { readonly kind: 'vehicle'; readonly id: string; readonly at: Cell; readonly vehicle: Vehicle };

export interface Attack {
  readonly firer: Person;
  readonly item: Arm;
  readonly target: FireTarget;
  readonly mode: FireMode;
  readonly from: Cell;
  readonly meters: number;
  /** By the true range. */
  readonly band: Band;
  readonly held: Held;
  readonly skill: number;
  /** In the saddle: skill of riding. */
  readonly riding: number | null;
  /** The first shot is aimed. */
  readonly aimed: boolean;
  readonly strength: number;
  readonly recoil: number;
  readonly shifts: readonly Shift[];
  readonly bullet: Bullet;
  /** Shots or bursts, by rate of fire and by what is loaded. */
  readonly most: number;
  /** Rounds each of them takes. */
  readonly rounds: number;
  /** Shots or bursts fired in this action already: their recoil counts as well. */
  readonly before: number;
}

export function targetOf({ state }: Table, id: string): FireTarget | null {
  if (isVehicleId(id)) {
    const vehicle = vehicleOf(state, id);
    return vehicle.at === null ? null : { kind: 'vehicle', id, at: vehicle.at, vehicle };
  }
  const person = personOf(state, id);
  const at = cellOf(state, person);
  return at === null ? null : { kind: 'person', id, at, person };
}

/** Percent; null: without the skill nobody may fire it. */
export function marksmanship({ setup }: Table, firer: Person, item: Arm): number | null {
  const { skills, kind } = sheetOf(setup, firer);
  const own = item.what === 'hunting-bow' ? skills.HB : skills.CRM;
  return kind === 'animal' ? null : (own ?? null);
}

/** Pistols are held in one hand. */
export const isPistol = (item: Arm): boolean => {
  const { class: kind } = armOf(item);
  return kind === 'automatic-pistol' || kind === 'revolver';
};

const hasHands = ({ setup }: Table, firer: Person, item: Arm): boolean =>
  item.rest === 'vehicle' || limbsLeft(setup, firer, ARMS) >= (isPistol(item) ? 1 : ARMS.length);

/** What the firer's own feet, or his mount's, do. */
function gaitOf({ state }: Table, firer: Person, gait: Gait | null): FiringGait | null {
  const own = gait ?? (firer.rides === null ? firer.gait : personOf(state, firer.rides).gait);
  return own === null ? 'still' : own === 'walk' || own === 'trot' ? own : null;
}

function rides({ state }: Table, { aboard }: Person): Vehicle | null {
  return aboard === null ? null : vehicleOf(state, aboard.vehicle);
}

/** In the phase in which it has moved (C-52). */
const isMoving = ({ moved }: Vehicle): boolean => moved > 0;

function isFast(table: Table, target: FireTarget): boolean {
  if (target.kind === 'vehicle') return target.vehicle.moved >= FAST_TARGET;
  const { person } = target;
  const vehicle = rides(table, person);
  if (vehicle !== null) return vehicle.moved >= FAST_TARGET;
  const legs = person.rides === null ? person : personOf(table.state, person.rides);
  return legs.gait === 'run' || legs.moved >= FAST_TARGET;
}

/** Everything that puts the target a band farther. */
function shiftsOf(table: Table, firer: Person, from: Cell, target: FireTarget): readonly Shift[] {
  const shifts: Shift[] = [];
  const vehicle = rides(table, firer);
  if (vehicle !== null && isMoving(vehicle))
    shifts.push({ label: 'from a moving vehicle', rule: 'twilight/combat/moving-vehicles' });
  shifts.push(...targetShifts(table, from, target));
  return shifts;
}

/** What puts the target itself a band farther, whatever is fired at it. */
export function targetShifts(table: Table, from: Cell, target: FireTarget): readonly Shift[] {
  const shifts: Shift[] = [];
  if (isFast(table, target)) shifts.push({ label: 'the target moves fast', rule: 'twilight/combat/target-movement' });
  if (isObscured(table, from, target.at)) shifts.push({ label: 'obscured', rule: 'twilight/combat/obscured' });
  else if (target.kind === 'person' && isBehindParapet(table, from, target.person, target.at))
    shifts.push({ label: 'behind battlements', rule: 'twilight/adventures/dead-ground' });
  return shifts;
}

/** Whether somebody may aim here and now: at rest, and not from what moves. */
export function canAim(table: Table, firer: Person): boolean {
  const vehicle = rides(table, firer);
  return gaitOf(table, firer, null) === 'still' && (vehicle === null || !isMoving(vehicle));
}

/** At rest, and lying or with something to rest a bipod on. */
export const isSteady = (table: Table, firer: Person): boolean =>
  firer.gait === null && firer.aboard === null && (firer.posture === 'prone' || hasCover(table, firer));

const stanceOf = (table: Table, firer: Person, gait: Gait | null): Stance =>
  gait !== null || firer.gait !== null ? 'moving' : isSteady(table, firer) ? 'steady' : 'still';

const hasAimedAt = ({ aim }: Person, item: Arm, target: string): boolean =>
  aim !== null && aim.item === item.id && aim.target === target;

export interface Circumstances {
  /** What he has done in this phase before he fires. */
  readonly gait: Gait | null;
  /** For opportunity fire: whether the first shot is aimed; absent: by what he has aimed at. */
  readonly aimed?: boolean;
  /** Shots or bursts fired at others in this action, and how often he changed his target. */
  readonly before?: number;
  readonly switches?: number;
}

const SHOTGUN_BUCKSHOT_BANDS: readonly Band[] = ['close', 'medium'];

/** A weapon as it is held, before anybody is aimed at. */
export interface Stand {
  readonly firer: Person;
  readonly item: Arm;
  readonly mode: FireMode;
  readonly from: Cell;
  readonly held: Held;
  readonly skill: number;
  readonly riding: number | null;
  readonly strength: number;
  readonly recoil: number;
  readonly most: number;
  readonly rounds: number;
  readonly before: number;
  /** He may aim: at rest, single shots. */
  readonly steady: boolean;
  /** For opportunity fire: whether the first shot is aimed; null: by what he has aimed at. */
  readonly aimed: boolean | null;
}

/** How somebody can fire a weapon now, whomever at; null: not at all. */
export function standOf(
  table: Table,
  firer: Person,
  item: Arm,
  mode: FireMode,
  { gait, aimed, before = 0, switches = 0 }: Circumstances,
): Stand | null {
  const { setup, state } = table;
  const from = cellOf(state, firer);
  const skill = marksmanship(table, firer, item);
  const legs = gaitOf(table, firer, gait);
  if (from === null || skill === null || legs === null || !hasHands(table, firer, item)) return null;
  const held = heldAs(item, stanceOf(table, firer, gait), setup.variants.shotgunRange);
  const burst = burstRounds(held.rof);
  if (mode === 'burst' && (burst === null || held.recoil?.[1] === null)) return null;
  const rounds = mode === 'burst' ? (burst ?? 1) : 1;
  const most = Math.min(shotsPerAction(held.rof) - before - switches, Math.floor(item.loaded / rounds));
  if (most < 1) return null;
  const serious = isSeriouslyWounded(setup, firer);
  const { attributes, skills } = sheetOf(setup, firer);
  const strength = holdingStrength({
    strength: attributes.STR,
    serious,
    gait: legs,
    twoWeapons: firer.offHand !== null,
  });
  const isBraced =
    isPistol(item) && legs === 'still' && firer.offHand === null && limbsLeft(setup, firer, ARMS) === ARMS.length;
  const recoil =
    held.recoil === null ? 0 : mode === 'burst' ? (held.recoil[1] ?? 0) : pistolRecoil(held.recoil[0], isBraced);
  const riding = firer.rides === null ? null : (skills.EQ ?? 0);
  const steady = mode === 'single' && legs === 'still' && canAim(table, firer);
  return {
    firer,
    item,
    mode,
    from,
    held,
    skill,
    riding,
    strength,
    recoil,
    most,
    rounds,
    before,
    steady,
    aimed: aimed ?? null,
  };
}

/** An attack, if it reaches at all. */
export function attackAt(table: Table, stand: Stand, target: FireTarget): Attack | null {
  const { firer, item, mode, from, held, skill, riding, strength, recoil, most, rounds, before } = stand;
  const meters = metersBetween(table.setup, from, target.at);
  const aimed = stand.steady && (stand.aimed ?? hasAimedAt(firer, item, target.id));
  const band = bandOf(held.range, meters) ?? shotBand({ range: held.range, meters, aimed, scope: item.scope });
  if (band === null || (item.round === 'buckshot' && !SHOTGUN_BUCKSHOT_BANDS.includes(band))) return null;
  return {
    firer,
    item,
    target,
    mode,
    from,
    meters,
    band,
    held,
    skill,
    riding,
    aimed,
    strength,
    recoil,
    shifts: shiftsOf(table, firer, from, target),
    bullet: bulletOf(item, band),
    most,
    rounds,
    before,
  };
}

/** Points above strength of so many shots or bursts, and of those fired before them in this phase. */
const excessOf = ({ recoil, strength, before }: Attack, times: number): number =>
  recoilExcess(recoil, before + times, strength);

/** What one shot needs of so many. */
export function targetFor(attack: Attack, isFirst: boolean, all: number): Target {
  const { skill, riding, aimed, item, held, meters, shifts } = attack;
  return shotTarget({
    skill,
    ...(riding !== null && { riding }),
    aimed: aimed && isFirst,
    scope: item.scope,
    range: held.range,
    meters,
    shifts,
    excess: excessOf(attack, all),
  });
}

/** Dice of one burst, or of a shot of buckshot beyond close range. */
export function diceFor(attack: Attack, all: number): BurstDice {
  const { item, mode, band, shifts, rounds } = attack;
  const excess = excessOf(attack, all);
  if (item.round !== 'buckshot') return burstDice(rounds, band, shifts, excess);
  return mode === 'burst' ? buckshotBurst(rounds, band, shifts, excess) : buckshotShot(band, shifts, excess);
}

/** Resolved by dice that hit on a six, not by percentage. */
export const isByDice = ({ item, mode, band }: Attack): boolean =>
  mode === 'burst' || (item.round === 'buckshot' && band !== 'close');

/** What a bullet is to plates. */
export const strikeOf = ({ bullet: { dice, pen } }: Pick<Attack, 'bullet'>): Strike => ({ kind: 'bullet', dice, pen });

/** Final penetration of a small arm against a vehicle: dice by penetration, rounded down; nothing where any armor stops it. */
export const vehiclePenetration = (attack: Pick<Attack, 'bullet'>): number =>
  penetratingOf(strikeOf(attack), undefined)?.listed ?? 0;
