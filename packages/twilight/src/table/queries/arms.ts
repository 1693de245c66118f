import type { Band } from '../../catalog/range-bands.ts';
import { BUCKSHOT, RELOADING, SHOTS_PER_ACTION, SLAP } from '../../catalog/small-arm-notes.ts';
import {
  type Feed,
  type Mounting,
  type RateOfFire,
  type Recoil,
  SMALL_ARMS,
  type SmallArm,
  type SmallArmId,
} from '../../catalog/small-arms.ts';
import type { Bullet } from '../figures/penetration.ts';
import { penAt } from '../figures/penetration.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import type { Table } from '../state/state.ts';
import { vehicleOf } from '../state/state.ts';
import { mountTrouble } from './mounts.ts';

// Small arms as they are held now.

export const isSmallArm = (item: Item): item is Item & { readonly what: SmallArmId } => item.kind === 'small-arm';

export function armOf(item: Item & { readonly what: SmallArmId }): SmallArm {
  return SMALL_ARMS[item.what];
}

/** A weapon as it is held: in the hands, on its bipod or tripod, on a vehicle. */
export interface Held {
  readonly range: number;
  /** null: recoil never counts. */
  readonly recoil: Recoil | null;
  readonly rof: RateOfFire;
}

function mountingOf(arm: SmallArm, { rest }: Item): Mounting | undefined {
  if (rest === 'hands') return arm.mounts?.stock;
  // A stock that is folded away leaves the bare row.
  if (rest === 'folded') return undefined;
  return rest === 'bipod' ? arm.mounts?.bipod : arm.mounts?.tripod;
}

/** `steady`: still, and lying or behind something to rest it on; a bipod needs that, a tripod that nobody carries it about. */
export type Stance = 'steady' | 'still' | 'moving';

const isRested = ({ rest }: Item, stance: Stance): boolean =>
  rest === 'bipod' ? stance === 'steady' : rest !== 'tripod' || stance !== 'moving';

export function heldAs(item: Item & { readonly what: SmallArmId }, stance: Stance, shotgunRange: number): Held {
  const arm = armOf(item);
  const mounting = isRested(item, stance) ? mountingOf(arm, item) : undefined;
  const range = arm.class === 'shotgun' ? shotgunRange : (mounting?.range ?? arm.range);
  return {
    range,
    recoil: item.rest === 'vehicle' && arm.recoil === null ? null : (mounting?.recoil ?? arm.recoil),
    rof: mounting?.rof ?? arm.rof,
  };
}

/** Whether it has a stock that folds: two figures of bulk, or a row of its own. */
export const hasFoldingStock = ({ bulk, mounts }: SmallArm): boolean => bulk.length > 1 || mounts?.stock !== undefined;

/** Of two figures the lesser while the stock is folded; with a row of its own that row's while it is not. */
export const bulkOf = ({ bulk, mounts }: SmallArm, rest: Item['rest']): number =>
  rest === 'folded'
    ? (bulk[0] ?? 0)
    : rest === 'hands'
      ? (mounts?.stock?.bulk ?? bulk.at(-1) ?? 0)
      : (bulk.at(-1) ?? 0);

export const feedOf = (item: Item & { readonly what: SmallArmId }): Feed => {
  const { feed } = armOf(item);
  return feed[item.feed] ?? feed[0] ?? { rounds: 1, type: 'single' };
};

/** Rounds of a burst; null: it fires single shots only. */
export const burstRounds = (rof: RateOfFire): number | null => (typeof rof === 'number' ? rof : null);

export const shotsPerAction = (rof: RateOfFire): number => SHOTS_PER_ACTION[rof];

/** A bullet at that band of the true range. */
export function bulletOf(item: Item & { readonly what: SmallArmId }, band: Band): Bullet {
  const { damage, damagePlus, pen } = armOf(item);
  if (item.round === 'buckshot')
    return { dice: band === 'close' ? BUCKSHOT.closeDamage : BUCKSHOT.mediumDamage, plus: 0, pen: null };
  const figures = item.round === 'slap' ? SLAP.pen : pen;
  return { dice: damage, plus: damagePlus ?? 0, pen: penAt(figures, band) };
}

/** Reload actions until it may fire again, with what is spent already; null: there is nothing to load. */
export function reloadActions(
  item: Item & { readonly what: SmallArmId },
  hasQuickLoader: boolean,
  /** In one turn, by his initiative. */
  actionsInTurn: number,
): { readonly actions: number; readonly rounds: number } {
  const feed = feedOf(item);
  const room = feed.rounds - item.loaded;
  switch (feed.type) {
    case 'box':
      return { actions: RELOADING.box.actions, rounds: feed.rounds };
    case 'belt':
      return { actions: RELOADING.belt.actions, rounds: feed.rounds };
    case 'cassette':
      return { actions: RELOADING.cassette.turns * Math.max(1, actionsInTurn), rounds: feed.rounds };
    case 'single':
      return { actions: feed.reload ?? 1, rounds: feed.rounds };
    case 'revolver':
      return hasQuickLoader
        ? { actions: RELOADING.revolver.quickLoaderActions, rounds: feed.rounds }
        : { actions: 1, rounds: Math.min(room, RELOADING.revolver.roundsPerAction) };
    case 'individual':
      return { actions: 1, rounds: Math.min(room, RELOADING.individual.roundsPerAction) };
  }
}

/** The magazine goes with its rounds, or they go in one by one. */
export const isWholeMagazine = (item: Item & { readonly what: SmallArmId }): boolean => {
  const { type } = feedOf(item);
  return type === 'box' || type === 'belt' || type === 'cassette';
};

/** The weapon in hand, and a vehicle's machineguns for who sits at them. */
export function armsAtHand({ state }: Table, person: Person): readonly (Item & { readonly what: SmallArmId })[] {
  const found: (Item & { readonly what: SmallArmId })[] = [];
  for (const id of [person.hands, person.offHand]) {
    const item = id === null ? undefined : person.carries.find((one) => one.id === id);
    if (item !== undefined && isSmallArm(item)) found.push(item);
  }
  if (person.aboard !== null && person.aboard.place !== 'passenger' && person.aboard.place !== 'driver') {
    const vehicle = vehicleOf(state, person.aboard.vehicle);
    for (const item of vehicle.weapons) if (isSmallArm(item) && mountTrouble(vehicle, item) === null) found.push(item);
  }
  return found;
}
