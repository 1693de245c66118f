// A design of every class, as it comes from outside: strict, so that a slip of the pen is named and not dropped; and bit by bit, for links.

import { type Codec, tagged } from '@hardtop/workshop/notation';
import * as z from 'zod';
import { BODIES } from '../../catalog/bodies.ts';
import { BUSES } from '../../catalog/buses.ts';
import { CABS } from '../../catalog/cabs.ts';
import { CAR_TRAILERS } from '../../catalog/car-trailers.ts';
import { CARRIERS } from '../../catalog/carriers.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_BODIES } from '../../catalog/cycle-bodies.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { HELICOPTER_BODIES } from '../../catalog/helicopter-bodies.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { HITCH_RELEASES, HITCHES } from '../../catalog/hitches.ts';
import { KINGPINS } from '../../catalog/kingpins.ts';
import { MINI_BUSES } from '../../catalog/mini-bus.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { SIDECAR_BODIES } from '../../catalog/sidecar-bodies.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRACTORS } from '../../catalog/tractors.ts';
import { TRAILERS } from '../../catalog/trailers.ts';
import { TRIKE_BODIES } from '../../catalog/trike-bodies.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import {
  type AttachedDesign,
  type BoxPart,
  type Cargo,
  type CarrierPart,
  type CombinationDesign,
  DESIGN_CLASSES,
  DESIGN_VERSION,
  type Design,
  type HitchFit,
  type PlantFit,
  type SingleDesign,
  type TireFit,
} from '../design/design.ts';
import { anyOf, FITTINGS, weapon } from './fitting-shapes.ts';
import {
  amount,
  count,
  flag,
  idIn,
  type Kind,
  list,
  literal,
  maybe,
  oneOfThese,
  orElse,
  type Shape,
  shape,
  text,
  whole,
} from './value-kinds.ts';

type Ids<Id extends string> = Readonly<Record<Id, unknown>>;
type Of<C extends SingleDesign['class']> = Extract<SingleDesign, { class: C }>;
type CargoOf<K extends Cargo['kind']> = Extract<Cargo, { kind: K }>;

/** A design may carry another: asked for when it is used. */
const single: Kind<SingleDesign> = {
  bits: {
    write: (out, value) => DESIGN.bits.write(out, value),
    read: (from) => DESIGN.bits.read(from) as SingleDesign,
  },
  json: z.lazy(() => SINGLE),
};

const CARGO = {
  goods: shape<CargoOf<'goods'>>({
    kind: literal('goods'),
    name: { ...text(60), json: z.string().min(1).max(60) },
    spaces: amount(z.number().min(0).max(1000)),
    weight: amount(z.number().min(0).max(200_000)),
    cost: maybe(amount(z.number().min(0).max(10_000_000))),
  }),
  'spare-tire': shape<CargoOf<'spare-tire'>>({
    kind: literal('spare-tire'),
    tire: idIn(TIRES),
    size: oneOfThese(['subcompact', 'compact', 'midsize', 'luxury', 'van', 'cycle', 'truck']),
    count,
  }),
  ammunition: shape<CargoOf<'ammunition'>>({ kind: literal('ammunition'), weapon, loads: count }),
  grenades: shape<CargoOf<'grenades'>>({ kind: literal('grenades'), boxes: count }),
  vehicle: shape<CargoOf<'vehicle'>>({ kind: literal('vehicle'), design: single }),
};

const cargo: Kind<Cargo> = {
  bits: tagged<Cargo['kind'], 'kind', Cargo>('kind', ['goods', 'spare-tire', 'ammunition', 'grenades', 'vehicle'], {
    goods: CARGO.goods.bits,
    'spare-tire': CARGO['spare-tire'].bits,
    ammunition: CARGO.ammunition.bits,
    grenades: CARGO.grenades.bits,
    vehicle: CARGO.vehicle.bits,
  }),
  json: z.lazy(() =>
    z.discriminatedUnion('kind', [
      CARGO.goods.json,
      CARGO['spare-tire'].json,
      CARGO.ammunition.json,
      CARGO.grenades.json,
      CARGO.vehicle.json,
    ]),
  ),
};

const fit = { ...FITTINGS, cargo: anyOf(cargo) };
const named = { version: literal(DESIGN_VERSION), name: text(80), notes: maybe(text(2000)) };

const plants = <Id extends string>(table: Ids<Id>): Kind<readonly PlantFit<Id>[]> =>
  list(
    shape<PlantFit<Id>>({
      plant: idIn(table),
      at: orElse(oneOfThese(['front', 'back', 'cargo']), 'front'),
      unpaid: flag,
    }),
    4,
  );
const tires = <Id extends string>(table: Ids<Id>): Kind<readonly TireFit<Id>[]> =>
  list(
    shape<TireFit<Id>>({
      tire: idIn(table),
      count: { ...whole(2), json: count.json },
      at: maybe(oneOfThese(['front', 'back'])),
    }),
    8,
  );

const hitch = maybe(shape<HitchFit>({ type: idIn(HITCHES), release: maybe(idIn(HITCH_RELEASES)), rented: flag }));
const side = maybe(oneOfThese<'left' | 'right'>(['left', 'right']));
const driven = { driverSide: side, hitch };
const box = maybe(shape<BoxPart>({ ...fit, spaces: amount(whole(0).json) }));
const carrier = maybe(shape<CarrierPart>({ ...fit, body: idIn(CARRIERS), box }));
const chassis = orElse(idIn(CHASSIS), 'standard');
const suspension = orElse(idIn(SUSPENSIONS), 'light');
const carTires = tires(TIRES);
const truck = { chassis, plants: plants(TRUCK_PLANTS), tires: tires(TRUCK_TIRES), ...driven };
const cyclePlants = plants(CYCLE_PLANTS);
const copterPlants = plants(HELICOPTER_PLANTS);

const own = <C extends string, B extends string>(id: C, bodies: Ids<B>) => ({
  ...named,
  ...fit,
  class: literal(id),
  body: idIn(bodies),
});

/** As the first codes had them. */
const CODED_FIRST = ['version', 'name', 'notes', 'class', 'body'];

const SHAPES: { readonly [C in SingleDesign['class']]: Shape<Of<C>> } = {
  car: shape<Of<'car'>>(
    { ...own('car', BODIES), chassis, suspension, sixWheels: flag, plants: plants(PLANTS), tires: carTires, ...driven },
    'car',
    CODED_FIRST,
  ),
  cycle: shape<Of<'cycle'>>(
    { ...own('cycle', CYCLE_BODIES), suspension, plants: cyclePlants, tires: carTires, ...driven },
    'cycle',
    CODED_FIRST,
  ),
  trike: shape<Of<'trike'>>(
    { ...own('trike', TRIKE_BODIES), reversed: flag, suspension, plants: cyclePlants, tires: carTires, ...driven },
    'trike',
    CODED_FIRST,
  ),
  'ten-wheeler': shape<Of<'ten-wheeler'>>(
    { ...own('ten-wheeler', CABS), ...truck, carrier },
    'ten-wheeler',
    CODED_FIRST,
  ),
  'mini-bus': shape<Of<'mini-bus'>>({ ...own('mini-bus', MINI_BUSES), ...truck }, 'mini-bus', CODED_FIRST),
  tractor: shape<Of<'tractor'>>({ ...own('tractor', TRACTORS), ...truck }, 'tractor', CODED_FIRST),
  bus: shape<Of<'bus'>>({ ...own('bus', BUSES), ...truck }, 'bus', CODED_FIRST),
  helicopter: shape<Of<'helicopter'>>(
    { ...own('helicopter', HELICOPTER_BODIES), stowaway: flag, plants: copterPlants },
    'helicopter',
    CODED_FIRST,
  ),
  grasshopper: shape<Of<'grasshopper'>>(
    { ...own('grasshopper', BODIES), chassis, suspension, plants: copterPlants, tires: carTires, ...driven },
    'grasshopper',
    CODED_FIRST,
  ),
  sidecar: shape<Of<'sidecar'>>(
    { ...own('sidecar', SIDECAR_BODIES), suspension, tires: carTires, side },
    'sidecar',
    CODED_FIRST,
  ),
  'car-trailer': shape<Of<'car-trailer'>>(
    { ...own('car-trailer', CAR_TRAILERS), reefer: flag, chassis, tires: carTires, hitch, box },
    'car-trailer',
    CODED_FIRST,
  ),
  trailer: shape<Of<'trailer'>>(
    {
      ...own('trailer', TRAILERS),
      kind: oneOfThese(['semi', 'full']),
      kingpin: orElse(idIn(KINGPINS), 'standard'),
      tires: tires(TRUCK_TIRES),
      box,
    },
    'trailer',
    CODED_FIRST,
  ),
};

const { sidecar, 'car-trailer': carTrailer, trailer, car, ...others } = SHAPES;
const ATTACHED = [sidecar.json, carTrailer.json, trailer.json] as const;
const LEADS = [car.json, ...Object.values(others).map(({ json }) => json)] as const;
const SINGLE: z.ZodType = z.discriminatedUnion('class', [...LEADS, ...ATTACHED]);

const combination = shape<CombinationDesign>({
  ...named,
  class: literal('combination'),
  lead: { bits: single.bits as Codec<CombinationDesign['lead']>, json: z.discriminatedUnion('class', [...LEADS]) },
  attached: list(
    { bits: single.bits as Codec<AttachedDesign>, json: z.discriminatedUnion('class', [...ATTACHED]) },
    10,
  ),
});

const bitsOf = <C extends SingleDesign['class']>(id: C): Codec<Of<C>> => SHAPES[id].bits;

/** Whatever its JSON lets through is a design, and every design goes through. */
export const DESIGN: Kind<Design> = {
  bits: tagged<Design['class'], 'class', Design>('class', DESIGN_CLASSES, {
    car: bitsOf('car'),
    cycle: bitsOf('cycle'),
    sidecar: bitsOf('sidecar'),
    trike: bitsOf('trike'),
    'ten-wheeler': bitsOf('ten-wheeler'),
    'mini-bus': bitsOf('mini-bus'),
    'car-trailer': bitsOf('car-trailer'),
    tractor: bitsOf('tractor'),
    trailer: bitsOf('trailer'),
    bus: bitsOf('bus'),
    helicopter: bitsOf('helicopter'),
    grasshopper: bitsOf('grasshopper'),
    combination: combination.bits,
  }),
  json: z.discriminatedUnion('class', [...LEADS, ...ATTACHED, combination.json]),
};
