// What a design comes to: sums over its planning sheet, and what follows from them.

import { damageModifierOf } from '../../catalog/damage-modifier.ts';
import { FULL_CHARGE } from '../../catalog/power-range.ts';
import type { Rational } from '../../catalog/units.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design, SingleDesign } from '../design/design.ts';
import { addSpaces, percentOf } from '../design/exact.ts';
import type { Location } from '../design/fittings.ts';
import { chassisOf, type PlantRow, plantRowsOf } from '../design/gear.ts';
import { type Hull, hullsOf } from '../design/hull.ts';
import { linksPaid } from '../design/sidecar-links.ts';
import { accelerationAt, airAccelerationAt } from './acceleration.ts';
import { airHandlingClassOf, handlingClassOf } from './handling.ts';
import { type Line, Sheet } from './line.ts';
import { addLines, joinPart } from './lines.ts';
import { armorPoints } from './price.ts';

export interface PartTotals {
  /** As in the lines: empty, `carrier`, `attached.0`. */
  readonly part: string;
  readonly spacesUsed: number;
  readonly spacesTotal: number;
  readonly cargoSpacesUsed: number;
  readonly cargoSpacesTotal: number;
  readonly armor: Readonly<Partial<Record<Location, number>>>;
}

/** What one vehicle of a design weighs with its cargo, and may weigh. */
interface Load {
  readonly weight: number;
  readonly maxLoad: number | null;
}

export interface Totals {
  readonly cost: number;
  /** As AADA divisions count: hand weapons apart (deluxe/XIV.2/aada-divisions). */
  readonly divisionCost: number;
  /** With crew and ammunition, without cargo. */
  readonly weight: number;
  readonly cargoWeight: number;
  /** Of all that moves together; null where only what pulls it sets a limit. */
  readonly maxLoad: number | null;
  /** The lead first. */
  readonly loads: readonly Load[];
  /** One of them bears more than it may, though another has room to spare. */
  readonly isOverloaded: boolean;
  /** Pounds of cargo they may still take. */
  readonly cargoCapacity: number | null;
  readonly spacesUsed: number;
  readonly spacesTotal: number;
  readonly cargoSpacesUsed: number;
  readonly cargoSpacesTotal: number;
  /** Room left for cargo, in the cargo area or out of it. */
  readonly cargoRoom: number;
  /** mph a turn without cargo; null: it cannot move by itself. */
  readonly acceleration: number | null;
  /** With the cargo aboard, and loaded to the limit. */
  readonly accelerationLoaded: number | null;
  readonly accelerationFull: number | null;
  readonly topSpeed: number | null;
  readonly handlingClass: number | null;
  /** A grasshopper's figures aloft. */
  readonly air: { readonly acceleration: number | null; readonly handlingClass: number } | null;
  readonly powerUnits: number;
  /** Damage modifier in collisions. */
  readonly dm: Rational;
  readonly armorPoints: number;
  readonly parts: readonly PartTotals[];
}

/** One vehicle of a design with everything resolved once. */
export interface Frame {
  readonly design: SingleDesign;
  readonly prefix: string;
  readonly hulls: readonly Hull[];
  readonly lines: readonly Line[];
  readonly plants: readonly PlantRow[];
  readonly weight: number;
  readonly cargoWeight: number;
  readonly maxLoad: number | null;
  readonly settings: GarageSettings;
}

/** The lead first, then what it pulls. */
export function framesOf(design: Design, settings: GarageSettings): readonly Frame[] {
  if (design.class !== 'combination') return [frameOf(design, '', settings, 0)];
  return [
    frameOf(design.lead, 'lead', settings, 0),
    ...design.attached.map((part, i) => frameOf(part, `attached.${i}`, settings, linksPaid(design, i))),
  ];
}

function frameOf(design: SingleDesign, prefix: string, settings: GarageSettings, paidLinks: number): Frame {
  const hulls = hullsOf(design);
  const sheet = new Sheet(settings);
  addLines(sheet, design, hulls, prefix, paidLinks);
  const plants = plantRowsOf(design);
  let weight = 0;
  let cargoWeight = 0;
  for (const line of sheet.lines) {
    if (line.kind === 'cargo') cargoWeight += line.weight;
    else weight += line.weight;
  }
  const maxLoad = maxLoadOf(design, hulls, plants);
  return { design, prefix, hulls, lines: sheet.lines, plants, weight, cargoWeight, maxLoad, settings };
}

/** Body with its chassis; a helicopter bears what its plant lifts (deluxe/XIII.1/power-plants). */
function maxLoadOf(design: SingleDesign, hulls: readonly Hull[], plants: readonly PlantRow[]): number | null {
  if (design.class === 'helicopter') {
    const plant = plants[0];
    return plant === undefined || 'maxWeight' in plant ? 0 : plant.power;
  }
  const load = hulls[0]?.body.maxLoad ?? null;
  if (load === null) return null;
  return percentOf(load, 100 + (chassisOf(design)?.row.loadPercent ?? 0));
}

export const partTotals = (frame: Frame): readonly PartTotals[] => frame.hulls.map((hull) => partTotal(frame, hull));

function partTotal(frame: Frame, hull: Hull): PartTotals {
  const part = joinPart(frame.prefix, hull.part);
  let spacesUsed = 0;
  let cargoSpacesUsed = 0;
  for (const line of frame.lines) {
    if (line.part !== part) continue;
    spacesUsed += line.spaces;
    cargoSpacesUsed += line.cargoSpaces;
  }
  return {
    part,
    spacesUsed: addSpaces(spacesUsed, 0),
    spacesTotal: hull.body.spaces,
    cargoSpacesUsed: addSpaces(cargoSpacesUsed, 0),
    cargoSpacesTotal: hull.body.cargoSpaces,
    armor: hull.fit.armor.points,
  };
}

/** 0 where the plant cannot move it; null where there is none. */
export const gainOf = ({ acceleration, topSpeed }: Pick<Totals, 'acceleration' | 'topSpeed'>): number | null =>
  acceleration ?? (topSpeed === null ? null : 0);

export const totalsOf = (design: Design, settings: GarageSettings): Totals =>
  totalsFrom(design, framesOf(design, settings));

export function totalsFrom(design: Design, frames: readonly Frame[]): Totals {
  const { cost, divisionCost } = money(frames);
  const moving = performance(design, frames);
  const room = roomOf(frames);
  const { spacesUsed, spacesTotal, cargoSpacesUsed, cargoSpacesTotal } = room;
  // Written out: spreading one object after another costs as much as all the rest of a check.
  return {
    cost,
    divisionCost,
    weight: moving.weight,
    cargoWeight: moving.cargoWeight,
    maxLoad: moving.maxLoad,
    loads: moving.loads,
    isOverloaded: moving.isOverloaded,
    cargoCapacity: moving.cargoCapacity,
    acceleration: moving.acceleration,
    accelerationLoaded: moving.accelerationLoaded,
    accelerationFull: moving.accelerationFull,
    topSpeed: moving.topSpeed,
    handlingClass: moving.handlingClass,
    air: moving.air,
    powerUnits: moving.powerUnits,
    dm: moving.dm,
    spacesUsed,
    spacesTotal,
    cargoSpacesUsed,
    cargoSpacesTotal,
    cargoRoom: addSpaces(spacesTotal + cargoSpacesTotal, -spacesUsed - cargoSpacesUsed),
    parts: room.parts,
    armorPoints: room.armorPoints,
  };
}

type Room = Pick<
  Totals,
  'spacesUsed' | 'spacesTotal' | 'cargoSpacesUsed' | 'cargoSpacesTotal' | 'parts' | 'armorPoints'
>;

/** A box stands on room that its flatbed counts already. */
function roomOf(frames: readonly Frame[]): Room {
  const parts: PartTotals[] = [];
  let spacesUsed = 0;
  let spacesTotal = 0;
  let cargoSpacesUsed = 0;
  let cargoSpacesTotal = 0;
  let points = 0;
  for (const frame of frames)
    for (const hull of frame.hulls) {
      const part = partTotal(frame, hull);
      parts.push(part);
      points += armorPoints(hull);
      if (hull.kind === 'box') continue;
      spacesUsed += part.spacesUsed;
      spacesTotal += part.spacesTotal;
      cargoSpacesUsed += part.cargoSpacesUsed;
      cargoSpacesTotal += part.cargoSpacesTotal;
    }
  return {
    spacesUsed: addSpaces(spacesUsed, 0),
    spacesTotal,
    cargoSpacesUsed: addSpaces(cargoSpacesUsed, 0),
    cargoSpacesTotal,
    parts,
    armorPoints: points,
  };
}

function money(frames: readonly Frame[]): Pick<Totals, 'cost' | 'divisionCost'> {
  let cost = 0;
  let arms = 0;
  for (const { lines } of frames)
    for (const line of lines) {
      cost += line.cost;
      if (line.kind === 'gear') arms += line.cost;
    }
  return { cost, divisionCost: cost - arms };
}

type Performance = Omit<Totals, keyof Room | 'cost' | 'divisionCost' | 'cargoRoom'>;

type Limits = Pick<Totals, 'maxLoad' | 'isOverloaded'> & { readonly free: number | null };

/**
 * A sidecar or trailer bears its own load, and what pulls it bears none of that (deluxe/IX.1/frames, deluxe/XI.1/body-types). Where one of
 * them has no limit of its own, the plant of the rig sets it for all (deluxe/XII.1/power-plants).
 */
function limitsOf(frames: readonly Frame[], loaded: number): Limits {
  const plant = frames[0]?.plants[0];
  let maxLoad: number | null = 0;
  let free: number | null = 0;
  let isOverloaded = false;
  for (const frame of frames) {
    const left: number | null = frame.maxLoad === null ? null : frame.maxLoad - frame.weight - frame.cargoWeight;
    maxLoad = maxLoad === null || frame.maxLoad === null ? null : maxLoad + frame.maxLoad;
    free = free === null || left === null ? null : free + Math.max(0, left);
    isOverloaded ||= left !== null && left < 0;
  }
  if (maxLoad !== null || plant === undefined || !('maxWeight' in plant)) return { maxLoad, free, isOverloaded };
  const left = plant.maxWeight - loaded;
  return { maxLoad: plant.maxWeight, free: Math.max(0, left), isOverloaded: isOverloaded || left < 0 };
}

/** Weights of all that moves together count for acceleration (deluxe/XI.3/acceleration, deluxe/IX.1/frames). */
function performance(design: Design, frames: readonly Frame[]): Performance {
  const lead = frames[0];
  if (lead === undefined) throw new Error('a design has a vehicle');
  let weight = 0;
  let cargoWeight = 0;
  for (const frame of frames) {
    weight += frame.weight;
    cargoWeight += frame.cargoWeight;
  }
  const plant = lead.plants[0];
  const { settings } = lead;
  const loaded = weight + cargoWeight;
  const { maxLoad, free, isOverloaded } = limitsOf(frames, loaded);
  const full = Math.max(loaded, loaded + (free ?? 0));
  const airHandling = airHandlingClassOf(lead.design);
  return {
    weight,
    cargoWeight,
    maxLoad,
    loads: frames.map((frame) => ({ weight: frame.weight + frame.cargoWeight, maxLoad: frame.maxLoad })),
    isOverloaded,
    cargoCapacity: free,
    acceleration: accelerationAt(lead.design, plant, weight, settings),
    accelerationLoaded: accelerationAt(lead.design, plant, loaded, settings),
    accelerationFull: accelerationAt(lead.design, plant, full, settings),
    topSpeed: plant?.topSpeed ?? null,
    handlingClass: handlingClassOf(design, lead.weight + lead.cargoWeight, settings),
    air: airHandling === null ? null : { acceleration: airAccelerationAt(plant, loaded), handlingClass: airHandling },
    powerUnits: FULL_CHARGE * lead.plants.length,
    dm: damageModifierOf(loaded),
  };
}
