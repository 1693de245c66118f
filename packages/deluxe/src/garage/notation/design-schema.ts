// A design as it comes from outside: strict, so that a slip of the pen is named and not dropped.

import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { BODIES } from '../../catalog/bodies.ts';
import { BUSES } from '../../catalog/buses.ts';
import { CABS } from '../../catalog/cabs.ts';
import { CAR_TRAILERS } from '../../catalog/car-trailers.ts';
import { CARRIERS } from '../../catalog/carriers.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_BODIES } from '../../catalog/cycle-bodies.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { CYCLE_SUSPENSIONS } from '../../catalog/cycle-suspensions.ts';
import { HELICOPTER_BODIES } from '../../catalog/helicopter-bodies.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { HITCH_RELEASES, HITCHES } from '../../catalog/hitches.ts';
import { KINGPINS } from '../../catalog/kingpins.ts';
import { MINI_BUSES } from '../../catalog/mini-bus.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { SIDECAR_BODIES } from '../../catalog/sidecar-bodies.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { CAR_TIRE_SIZES } from '../../catalog/tire-sizes.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRACTORS } from '../../catalog/tractors.ts';
import { TRAILERS } from '../../catalog/trailers.ts';
import { TRIKE_BODIES } from '../../catalog/trike-bodies.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { type Cargo, DESIGN_VERSION, type Design, type SingleDesign } from '../design/design.ts';
import { count, fittings, flag, points } from './fittings-schema.ts';

const spaces = z.number().min(0).max(1000);
const pounds = z.number().min(0).max(200_000);
const side = z.enum(['left', 'right']).optional();
const chassis = z.enum(keysOf(CHASSIS)).default('standard');

const [firstSize, ...otherSizes] = Object.values(CAR_TIRE_SIZES);
if (firstSize === undefined) throw new Error('there are tire sizes');

const cargo: z.ZodType<Cargo> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('goods'),
      name: z.string().min(1).max(60),
      spaces,
      weight: pounds,
      cost: z.number().min(0).max(10_000_000).optional(),
    }),
    z.strictObject({
      kind: z.literal('spare-tire'),
      tire: z.enum(keysOf(TIRES)),
      size: z.enum([...new Set([firstSize, ...otherSizes, 'cycle', 'truck'] as const)]),
      count,
    }),
    z.strictObject({ kind: z.literal('ammunition'), weapon: z.enum(keysOf(WEAPONS)), loads: count }),
    z.strictObject({ kind: z.literal('grenades'), boxes: count }),
    z.strictObject({ kind: z.literal('vehicle'), design: singleDesignSchema }),
  ]),
);

const fit = { ...fittings, cargo: z.array(cargo).max(100).default([]) };

const named = {
  version: z.literal(DESIGN_VERSION),
  name: z.string().max(80),
  notes: z.string().max(2000).optional(),
};

const plantsOf = <Id extends string>(table: Readonly<Record<Id, object>>) =>
  z
    .array(
      z.strictObject({
        plant: z.enum(keysOf(table)),
        at: z.enum(['front', 'back', 'cargo']).default('front'),
        unpaid: flag,
      }),
    )
    .max(4);

const tiresOf = <Id extends string>(table: Readonly<Record<Id, object>>) =>
  z.array(z.strictObject({ tire: z.enum(keysOf(table)), count, at: z.enum(['front', 'back']).optional() })).max(8);

const hitch = z
  .strictObject({
    type: z.enum(keysOf(HITCHES)),
    release: z.enum(keysOf(HITCH_RELEASES)).optional(),
    rented: flag,
  })
  .optional();
const driven = { driverSide: side, hitch };
const box = z.strictObject({ ...fit, spaces: points }).optional();
const truck = { chassis, plants: plantsOf(TRUCK_PLANTS), tires: tiresOf(TRUCK_TIRES), ...driven };
const carTires = tiresOf(TIRES);
const cycleSuspension = z.enum(keysOf(CYCLE_SUSPENSIONS)).default('light');
const carFrame = { chassis, suspension: z.enum(keysOf(SUSPENSIONS)).default('light') };

/** Named in the published schema. */
const titled = <Fields extends z.ZodRawShape>(id: string, fields: Fields) => z.strictObject(fields).meta({ id });

const shape = <Class extends string, Table extends object>(id: Class, table: Table) => ({
  ...named,
  ...fit,
  class: z.literal(id),
  body: z.enum(keysOf(table)),
});

const lead = [
  titled('car', {
    ...shape('car', BODIES),
    ...carFrame,
    sixWheels: flag,
    plants: plantsOf(PLANTS),
    tires: carTires,
    ...driven,
  }),
  titled('cycle', {
    ...shape('cycle', CYCLE_BODIES),
    suspension: cycleSuspension,
    plants: plantsOf(CYCLE_PLANTS),
    tires: carTires,
    ...driven,
  }),
  titled('trike', {
    ...shape('trike', TRIKE_BODIES),
    reversed: flag,
    suspension: cycleSuspension,
    plants: plantsOf(CYCLE_PLANTS),
    tires: carTires,
    ...driven,
  }),
  titled('ten-wheeler', {
    ...shape('ten-wheeler', CABS),
    ...truck,
    carrier: z.strictObject({ ...fit, body: z.enum(keysOf(CARRIERS)), box }).optional(),
  }),
  titled('mini-bus', { ...shape('mini-bus', MINI_BUSES), ...truck }),
  titled('tractor', { ...shape('tractor', TRACTORS), ...truck }),
  titled('bus', { ...shape('bus', BUSES), ...truck }),
  titled('helicopter', {
    ...shape('helicopter', HELICOPTER_BODIES),
    stowaway: flag,
    plants: plantsOf(HELICOPTER_PLANTS),
  }),
  titled('grasshopper', {
    ...shape('grasshopper', BODIES),
    ...carFrame,
    plants: plantsOf(HELICOPTER_PLANTS),
    tires: carTires,
    ...driven,
  }),
] as const;

const attached = [
  titled('sidecar', { ...shape('sidecar', SIDECAR_BODIES), suspension: cycleSuspension, tires: carTires, side }),
  titled('car-trailer', { ...shape('car-trailer', CAR_TRAILERS), reefer: flag, chassis, tires: carTires, hitch, box }),
  titled('trailer', {
    ...shape('trailer', TRAILERS),
    kind: z.enum(['semi', 'full']),
    kingpin: z.enum(keysOf(KINGPINS)).default('standard'),
    tires: tiresOf(TRUCK_TIRES),
    box,
  }),
] as const;

const singleDesignSchema: z.ZodType<SingleDesign> = z.discriminatedUnion('class', [...lead, ...attached]);

/** Whatever it lets through is a design, and every design goes through. */
export const designSchema: z.ZodType<Design> = z.discriminatedUnion('class', [
  ...lead,
  ...attached,
  z.strictObject({
    ...named,
    class: z.literal('combination'),
    lead: z.discriminatedUnion('class', [...lead]),
    attached: z.array(z.discriminatedUnion('class', [...attached])).max(10),
  }),
]);
