import { distanceBetweenRectangles, TOLERANCE } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import { isFixed } from '../../catalog/damage-location.ts';
import { MINE_REACH } from '../../catalog/dropped-weapons.ts';
import type { Counter } from '../state/counters.ts';
import type { MovingPartId } from '../state/moving-parts.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import { isUpright, type Person, type State, sizeOf, type Vehicle, type World } from '../state/state.ts';
import type { Deed } from '../state/target.ts';
import { grenadeSides, grenadesOn, hasGrenadeFor } from './ap-grenades.ts';
import { beamTargets, hasSearchlight } from './beams.ts';
import { ownerOf, vehiclesWith } from './deciding.ts';
import { type Gun, gunsAboard } from './guns.ts';
import { movable, moveWords } from './moving-parts.ts';
import { weaponModelOf, weaponWorks } from './parts.ts';
import { crewModifiers } from './targeting.ts';
import { isDark } from './visibility.ts';
import { traitsOf } from './weapon-traits.ts';

/** A deed and whoever does it. */
export interface Doing {
  readonly deed: Deed;
  readonly person: Person;
}

interface Doers {
  readonly seat: Seat;
  /** Those of the crew who have not acted yet. */
  readonly free: readonly Person[];
  /** Weapons already spoken for. */
  readonly taken: readonly string[];
}

const NO_DEEDS: readonly Doing[] = [];

/** Whoever's shot is worth least: of equals the last, for gunners come first. */
function handOf(setup: Setup, vehicle: Vehicle, free: readonly Person[]): Person | null {
  if (free.length < 2) return free[0] ?? null;
  let hand: Person | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const person of free) {
    let bonus = 0;
    for (const { value } of crewModifiers(setup, vehicle, person, null)) bonus += value;
    if (bonus <= least) [hand, least] = [person, bonus];
  }
  return hand;
}

function isInCupola({ place }: Person): boolean {
  return place === 'cupola';
}

function canLay(vehicle: Vehicle): boolean {
  return !vehicle.gone && !vehicle.surrendered && vehicle.left === undefined && isUpright(vehicle);
}

/** All that a vehicle's crew can do instead of a shot. */
export function deedsWith(
  setup: Setup,
  state: State,
  vehicle: Vehicle,
  { seat, free, taken }: Doers,
): readonly Doing[] {
  const inside = free.some(isInCupola) ? free.filter((one) => !isInCupola(one)) : free;
  const person = handOf(setup, vehicle, inside);
  const hand = person ?? handOf(setup, vehicle, free);
  if (hand === null || !canLay(vehicle)) return NO_DEEDS;
  const prefix = vehiclesWith(state, seat) > 1 ? `${vehicle.id}/` : '';
  const guns = gunsAboard(modelOf(setup, vehicle.id), vehicle).filter(
    ({ state: gun }) => gun.dp > 0 && !taken.includes(gun.id),
  );
  const deeds: Deed[] = [];
  const add = (kind: Extract<Deed, { readonly weapons: readonly string[] }>['kind'], group: readonly Gun[]): void => {
    const weapons = group.map(({ state: gun }) => gun.id);
    deeds.push({ kind, id: `${prefix}${kind}:${weapons.join('+')}`, vehicle: vehicle.id, weapons });
  };
  for (const group of groupsOf(guns.filter((gun) => canDrop(vehicle, gun, state.turn)))) add('drop', group);
  for (const group of groupsOf(guns.filter((gun) => canSwitchOn(vehicle, gun)))) add('automatic', group);
  for (const group of groupsOf(guns.filter(({ state: gun }) => gun.automatic))) add('manual', group);
  if (isDark(setup, state)) for (const gun of guns) if (canLight(vehicle, gun, state.turn)) add('light', [gun]);
  for (const { id } of minesWaiting(state, vehicle))
    deeds.push({ kind: 'spring', id: `${prefix}spring:${id}`, vehicle: vehicle.id, counter: id });
  for (const side of grenadeSides(setup, vehicle))
    deeds.push({ kind: 'grenade', id: `${prefix}grenade:${side}`, vehicle: vehicle.id, side });
  for (const target of beamTargets({ setup, state }, vehicle))
    for (const kind of ['track', 'blind'] as const)
      deeds.push({ kind, id: `${prefix}${kind}:${target.id}`, vehicle: vehicle.id, target: target.id });
  const doings = person === null ? [] : deeds.map((deed) => ({ deed, person }));
  if (vehicle.moving !== undefined)
    for (const { id, out } of movable(setup, vehicle))
      doings.push({ deed: moveOf(vehicle, prefix, id, !out), person: hand });
  return doings;
}

function moveOf({ id: vehicle }: Vehicle, prefix: string, part: MovingPartId, out: boolean): Deed {
  const [verb] = moveWords(part, out);
  return { kind: 'move-part', id: `${prefix}${verb}:${part}`, vehicle, part, out };
}

/** A starshell ready to go up. */
function canLight(vehicle: Vehicle, { state, model }: Gun, turn: number): boolean {
  return model.at === 'top' && state.firedTurn !== turn && state.shots !== 0 && weaponWorks(vehicle, state, model);
}

/** Ready to lay a counter by hand. */
function canDrop(vehicle: Vehicle, { state, model }: Gun, turn: number): boolean {
  if (state.aimed || model.at === 'top' || state.automatic || state.firedTurn === turn || state.shots === 0)
    return false;
  return weaponWorks(vehicle, state, model);
}

/** No turret fires by itself (deluxe/V.5/automatic-fire). */
function canSwitchOn(vehicle: Vehicle, { state, model }: Gun): boolean {
  if (state.automatic || state.shots === 0 || !isFixed(model.at) || traitsOf(model.weapon).guidance !== null)
    return false;
  return weaponWorks(vehicle, state, model);
}

/** Those of one link together, and each alone. */
function groupsOf(guns: readonly Gun[]): readonly (readonly Gun[])[] {
  if (guns.length === 0) return [];
  const each = guns.map((gun) => [gun]);
  if (guns.length === 1 || guns.every(({ model }) => model.links.length === 0)) return each;
  const links = new Map<string, Gun[]>();
  for (const gun of guns) {
    for (const link of gun.model.links) {
      const linked = links.get(link);
      if (linked === undefined) links.set(link, [gun]);
      else linked.push(gun);
    }
  }
  const groups = [...links.values()].filter(({ length }) => length > 1);
  const isNew = (group: readonly Gun[], i: number): boolean => !groups.slice(0, i).some((one) => isSame(one, group));
  return [...groups.filter(isNew), ...each];
}

function isSame(one: readonly Gun[], other: readonly Gun[]): boolean {
  return one.length === other.length && one.every((gun, i) => gun === other[i]);
}

/** Its mines that wait for a signal. */
function minesWaiting({ counters }: State, { id }: Vehicle): readonly Counter[] {
  if (counters.length === 0) return counters;
  return counters.filter(({ kind, laid }) => kind === 'mines' && laid?.by === id && laid.fuse !== 'touch');
}

/** Whether some enemy is where its waiting mines would harm him. */
function hasPrey({ setup, state }: World, vehicle: Vehicle): boolean {
  const mines = minesWaiting(state, vehicle);
  if (mines.length === 0) return false;
  const own = ownerOf({ setup }, vehicle);
  return state.vehicles.some((other) => {
    if (other.gone || areAllies(setup, own, ownerOf({ setup }, other))) return false;
    return mines.some(
      ({ pose, size }) => distanceBetweenRectangles(pose, size, other.pose, sizeOf(other)) <= MINE_REACH + TOLERANCE,
    );
  });
}

/** What has just happened, for whether a crew is asked for anything but shots. */
export interface Occasion {
  /** Who has just moved. */
  readonly mover: Vehicle | null;
  /** It is the last chance of the turn. */
  readonly isLast: boolean;
}

/** Whether it is worth asking for a deed: after its own move with something to lay, with an enemy at its waiting mines; at rest, or to switch off, once a turn. */
export function hasReason(world: World, vehicle: Vehicle, { mover, isLast }: Occasion): boolean {
  if (!canLay(vehicle)) return false;
  const due = vehicle === mover || (isLast && vehicle.speed === 0);
  const { turn } = world.state;
  const dark = isDark(world.setup, world.state);
  for (const part of vehicle.parts) {
    if (part.kind !== 'weapon' || part.dp <= 0) continue;
    if (part.automatic && isLast) return true;
    if (!due || part.aimed || part.automatic || part.shots === 0 || part.firedTurn === turn) continue;
    if (weaponModelOf(modelOf(world.setup, vehicle.id), part.id).at !== 'top' || dark) return true;
  }
  if (vehicle.moving !== undefined && isLast && hasPartToMove(world, vehicle)) return true;
  if (vehicle.grenades !== undefined && hasGrenadeFor(world, vehicle)) return true;
  if (vehicle.searchlight !== undefined && isLast && beamTargets(world, vehicle).length > 0) return true;
  return hasPrey(world, vehicle);
}

/** A turret or guards still inside with a foe about; to draw them in again one is not asked for its own sake. */
function hasPartToMove({ setup, state }: World, vehicle: Vehicle): boolean {
  const isIn = movable(setup, vehicle).some(({ id, out }) => !out && (id === 'turret' || id === 'guards'));
  const own = ownerOf({ setup }, vehicle);
  return isIn && state.vehicles.some((other) => !other.gone && !areAllies(setup, own, ownerOf({ setup }, other)));
}

/** Why an announced deed can no longer be done, or null. */
export function whyNoDeed({ setup, state }: World, vehicle: Vehicle, deed: Deed): string | null {
  if (!canLay(vehicle)) return 'it lies on its side';
  if (deed.kind === 'spring')
    return minesWaiting(state, vehicle).some(({ id }) => id === deed.counter) ? null : 'the mines are gone';
  if (deed.kind === 'grenade') return grenadesOn(setup, vehicle, deed.side) > 0 ? null : 'the grenade is gone';
  if (deed.kind === 'move-part')
    return movable(setup, vehicle).some(({ id, out }) => id === deed.part && out !== deed.out) ? null : 'it is stuck';
  if (deed.kind === 'track' || deed.kind === 'blind')
    return hasSearchlight(vehicle) && isDark(setup, state) ? null : 'there is no use for its searchlight';
  if (gunsOfDeed({ setup, state }, vehicle, deed).length > 0) return null;
  return deed.kind === 'light' && !isDark(setup, state) ? 'a starshell is up already' : 'its weapon is gone';
}

/** The weapons of a deed that can still take part in it. */
export function gunsOfDeed({ setup, state }: World, vehicle: Vehicle, deed: Deed): readonly Gun[] {
  if (!('weapons' in deed)) return [];
  const guns = gunsAboard(modelOf(setup, vehicle.id), vehicle).filter(({ state: gun }) =>
    deed.weapons.includes(gun.id),
  );
  switch (deed.kind) {
    case 'drop':
      return guns.filter((gun) => canDrop(vehicle, gun, state.turn));
    case 'automatic':
      return guns.filter((gun) => canSwitchOn(vehicle, gun));
    case 'manual':
      return guns.filter(({ state: gun }) => gun.automatic);
    case 'light':
      return isDark(setup, state) ? guns.filter((gun) => canLight(vehicle, gun, state.turn)) : [];
  }
}
