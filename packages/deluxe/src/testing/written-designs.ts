// Random designs of every class that a stat line can tell: parts where the body has places for them, legal or not.

import fc from 'fast-check';
import { ARMOR_TYPES } from '../catalog/armor.ts';
import { armorLayout } from '../catalog/armor-locations.ts';
import { BODIES } from '../catalog/bodies.ts';
import { BUSES } from '../catalog/buses.ts';
import { CABS } from '../catalog/cabs.ts';
import { CAR_TRAILERS } from '../catalog/car-trailers.ts';
import { CARRIERS } from '../catalog/carriers.ts';
import { CHASSIS } from '../catalog/chassis.ts';
import { CYCLE_BODIES } from '../catalog/cycle-bodies.ts';
import { CYCLE_PLANTS } from '../catalog/cycle-plants.ts';
import { GRENADES } from '../catalog/grenades.ts';
import { HAND_WEAPONS } from '../catalog/hand-weapons.ts';
import { HELICOPTER_BODIES } from '../catalog/helicopter-bodies.ts';
import { HELICOPTER_PLANTS } from '../catalog/helicopter-plants.ts';
import { HITCHES } from '../catalog/hitches.ts';
import { KINGPINS } from '../catalog/kingpins.ts';
import { MINI_BUSES } from '../catalog/mini-bus.ts';
import { PLANTS } from '../catalog/plants.ts';
import { SIDECAR_BODIES } from '../catalog/sidecar-bodies.ts';
import { SUSPENSIONS } from '../catalog/suspensions.ts';
import { TIRES } from '../catalog/tires.ts';
import { TRACTORS } from '../catalog/tractors.ts';
import { TRAILERS } from '../catalog/trailers.ts';
import { TRIKE_BODIES } from '../catalog/trike-bodies.ts';
import { TRUCK_PLANTS } from '../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../catalog/truck-tires.ts';
import { TURRETS } from '../catalog/turrets.ts';
import { armorLocations, type VehicleBodyId } from '../catalog/vehicle-bodies.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type {
  AttachedDesign,
  BoxPart,
  Cargo,
  CombinationDesign,
  Design,
  Fittings,
  SingleDesign,
} from '../garage/design/design.ts';
import type { AccessoryFit, CrewFit, Load, Location, WeaponFit } from '../garage/design/fittings.ts';
import { PART_IDS } from '../garage/design/parts.ts';

const keys = <T extends object>(table: T): fc.Arbitrary<keyof T & string> =>
  fc.constantFrom(...(Object.keys(table) as (keyof T & string)[]));
const maybe = fc.option(fc.constant(true as const), { nil: undefined });
const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });

const load: fc.Arbitrary<Load> = fc.oneof(
  fc.constant<Load>({ kind: 'empty' }),
  upTo(9).map((shots): Load => ({ kind: 'part', shots })),
  fc.constantFrom('remote', 'dual').map((fuse): Load => ({ kind: 'mines', fuse: fuse as 'remote' | 'dual' })),
  fc.constant<Load>({ kind: 'tear-gas' }),
);
const grenades: fc.Arbitrary<Load> = fc
  .array(keys(GRENADES), { minLength: 1, maxLength: 10 })
  .map((order) => ({ kind: 'grenades', order }));

/** A rack of grenades is a launcher's load and nobody else's. */
const weaponsAt = (places: readonly Location[], turrets: readonly string[]): fc.Arbitrary<readonly WeaponFit[]> => {
  const side = fc.constantFrom(...places).map((mount): Pick<WeaponFit, 'mount' | 'turret'> => ({ mount }));
  const spots =
    turrets.length === 0
      ? [side]
      : [side, fc.constantFrom(...turrets).map((turret) => ({ mount: 'turret' as const, turret }))];
  const one = fc
    .record({
      weapon: keys(WEAPONS),
      count: upTo(4),
      where: fc.oneof(...spots),
      links: fc.option(fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 3 }), {
        nil: undefined,
      }),
      magazines: fc.option(upTo(3), { nil: undefined }),
      load: fc.option(load, { nil: undefined }),
      grenades: fc.option(grenades, { nil: undefined }),
      inCargo: maybe,
    })
    .map(
      ({ where, grenades: order, ...rest }): WeaponFit => ({
        ...rest,
        ...where,
        load: rest.weapon === 'GL' ? order : rest.load,
      }),
    );
  return fc.array(one, { maxLength: 6 });
};

const crewOf = (roles: readonly CrewFit['role'][], places: readonly Location[]): fc.Arbitrary<readonly CrewFit[]> => {
  const one = fc.record({
    role: fc.constantFrom(...roles),
    count: fc.option(upTo(4), { nil: undefined }),
    at: fc.option(fc.constantFrom('front', 'back', 'cargo') as fc.Arbitrary<'front' | 'back' | 'cargo'>, {
      nil: undefined,
    }),
    computer: fc.option(keys({ computer: 1, hirescomputer: 1 }), { nil: undefined }),
    armor: fc.option(keys({ bodyarmor: 1, improvedbodyarmor: 1 }), { nil: undefined }),
    cyberlink: fc.option(fc.record({ weapon: keys(WEAPONS), mount: fc.constantFrom(...places, 'turret' as const) }), {
      nil: undefined,
    }),
    handWeapons: fc.option(
      fc.array(fc.record({ id: keys({ ...HAND_WEAPONS, ...GRENADES }), count: upTo(5) }), {
        minLength: 1,
        maxLength: 3,
      }),
      { nil: undefined },
    ),
  });
  return fc
    .array(one, { maxLength: 3 })
    .map((crew) =>
      crew.filter(({ role }, i) => role !== 'driver' || i === crew.findIndex((other) => other.role === 'driver')),
    );
};

const cargo: fc.Arbitrary<Cargo> = fc.oneof(
  fc.record({
    kind: fc.constant('goods' as const),
    name: fc.string({ minLength: 1, maxLength: 12 }),
    spaces: upTo(20),
    weight: upTo(5000),
    cost: fc.option(upTo(9000), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('spare-tire' as const),
    tire: keys(TIRES),
    size: fc.constantFrom('compact' as const, 'luxury' as const, 'van' as const, 'cycle' as const, 'truck' as const),
    count: upTo(4),
  }),
  fc.record({ kind: fc.constant('ammunition' as const), weapon: keys(WEAPONS), loads: upTo(9) }),
  upTo(9).map((boxes): Cargo => ({ kind: 'grenades', boxes })),
);

const accessory = (places: readonly Location[], isOnCycle: boolean): fc.Arbitrary<AccessoryFit> => {
  const ids = PART_IDS.filter((id) => !isOnCycle || id !== 'wheelguard');
  return fc
    .record({
      id: fc.constantFrom(...ids),
      count: upTo(6),
      at: fc.option(fc.constantFrom(...places), { nil: undefined }),
      inCargo: maybe,
      points: upTo(10),
      armorType: fc.option(keys(ARMOR_TYPES), { nil: undefined }),
    })
    .map(({ points, armorType, ...rest }) => (rest.id.endsWith('wheelguard') ? { ...rest, points, armorType } : rest));
};

function fittings(
  places: readonly Location[],
  roles: readonly CrewFit['role'][],
  isOnCycle = false,
): fc.Arbitrary<Fittings> {
  const turret = fc.record({
    type: keys(TURRETS),
    at: fc.constantFrom('top' as const, 'underbody' as const),
    universal: maybe,
    inCargo: maybe,
  });
  const long = places.includes('frontTop');
  return fc.array(turret, { maxLength: 2 }).chain((turrets) => {
    const fits = turrets.map((fit, i) => ({
      ...fit,
      id: `t${i + 1}`,
      at: long ? (i === 0 ? ('frontTop' as const) : ('backTop' as const)) : fit.at,
    }));
    return fc.record({
      armor: fc.record({
        type: keys(ARMOR_TYPES),
        points: fc.dictionary(fc.constantFrom(...places), fc.integer({ min: 0, max: 120 })),
      }),
      turrets: fc.constant(fits),
      weapons: weaponsAt(
        places,
        fits.map(({ id }) => id),
      ),
      crew: crewOf(roles, places),
      accessories: fc.array(accessory(places, isOnCycle), { maxLength: 4 }),
      cargo: fc.array(cargo, { maxLength: 2 }),
    });
  });
}

const name = fc.oneof(
  fc.constantFrom('Road Toad', 'Killer Kart', 'Van Helsing', 'Laser Wolf — II', 'A, B & C', 'The "Boss"', 'x'),
  fc.string({ maxLength: 20 }).map((text) => text.trim()),
);
const hitch = fc.option(
  fc.record({
    type: keys(HITCHES),
    release: fc.option(keys({ explosive: 1, quickrelease: 1 }), { nil: undefined }),
    rented: maybe,
  }),
  { nil: undefined },
);
const side = fc.option(fc.constantFrom('left' as const, 'right' as const), { nil: undefined });
const notes = fc.option(fc.string({ minLength: 1, maxLength: 30 }), { nil: undefined });
const CREW = ['driver', 'gunner', 'passenger', 'luxury-passenger', 'skid-passenger'] as const;

const plantsOf = <T extends object>(table: T) =>
  fc.array(
    fc.record({
      plant: keys(table),
      at: fc.constantFrom('front' as const, 'back' as const, 'cargo' as const),
      unpaid: maybe,
    }),
    { minLength: 1, maxLength: 2 },
  );
const tiresOf = <T extends object>(table: T) =>
  fc.oneof(
    fc.record({ tire: keys(table), count: upTo(12) }).map((fit) => [fit]),
    fc.tuple(keys(table), keys(table)).map(([a, b]) => [
      { tire: a, count: 2, at: 'front' as const },
      { tire: b, count: 2, at: 'back' as const },
    ]),
  );

/** A body of the class with its fittings; what else a class has is added to it. */
function vehicle<T extends object>(
  kind: SingleDesign['class'],
  table: T,
  extra: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<SingleDesign> {
  const isOnCycle = kind === 'cycle' || kind === 'sidecar';
  return keys(table).chain((body) => {
    const places = armorLocations(body as VehicleBodyId);
    const own = fc.record({
      version: fc.constant(1),
      class: fc.constant(kind),
      name,
      notes,
      body: fc.constant(body),
      ...extra,
    });
    return fc
      .tuple(own, fittings(places, CREW, isOnCycle))
      .map(([a, b]) => ({ ...a, ...b }) as unknown as SingleDesign);
  });
}

const box: fc.Arbitrary<BoxPart> = fc
  .tuple(fittings(armorLayout('six'), ['gunner']), upTo(6))
  .map(([fit, spaces]) => ({ ...fit, spaces }));
const optionalBox = fc.option(box, { nil: undefined });
const carFrame = { chassis: keys(CHASSIS), suspension: keys(SUSPENSIONS) };
const driven = { hitch, driverSide: side };
const truck = { chassis: keys(CHASSIS), plants: plantsOf(TRUCK_PLANTS), tires: tiresOf(TRUCK_TIRES), ...driven };

const carrier = fc.option(
  keys(CARRIERS).chain((body) =>
    fc
      .tuple(fittings(armorLocations(body), ['gunner']), optionalBox)
      .map(([fit, inner]) => ({ ...fit, body, box: inner })),
  ),
  { nil: undefined },
);

/** Six tires stand on six wheels. */
function withWheels(design: SingleDesign): SingleDesign {
  if (design.class !== 'car' || design.tires.reduce((sum, { count }) => sum + count, 0) !== 6) return design;
  return { ...design, sixWheels: true };
}

const LEADS: readonly fc.Arbitrary<SingleDesign>[] = [
  vehicle('car', BODIES, { ...carFrame, plants: plantsOf(PLANTS), tires: tiresOf(TIRES), ...driven }).map(withWheels),
  vehicle('cycle', CYCLE_BODIES, {
    suspension: keys(SUSPENSIONS),
    plants: plantsOf(CYCLE_PLANTS),
    tires: tiresOf(TIRES),
    ...driven,
  }),
  vehicle('trike', TRIKE_BODIES, {
    reversed: maybe,
    suspension: keys(SUSPENSIONS),
    plants: plantsOf(CYCLE_PLANTS),
    tires: tiresOf(TIRES),
    ...driven,
  }),
  vehicle('ten-wheeler', CABS, { ...truck, carrier }),
  vehicle('mini-bus', MINI_BUSES, truck),
  vehicle('tractor', TRACTORS, truck),
  vehicle('bus', BUSES, truck),
  vehicle('helicopter', HELICOPTER_BODIES, { stowaway: maybe, plants: plantsOf(HELICOPTER_PLANTS) }),
  vehicle('grasshopper', BODIES, {
    ...carFrame,
    plants: plantsOf(HELICOPTER_PLANTS),
    tires: tiresOf(TIRES),
    ...driven,
  }),
];
const ATTACHED: readonly fc.Arbitrary<SingleDesign>[] = [
  vehicle('sidecar', SIDECAR_BODIES, { suspension: keys(SUSPENSIONS), tires: tiresOf(TIRES), side }),
  vehicle('car-trailer', CAR_TRAILERS, {
    reefer: maybe,
    chassis: keys(CHASSIS),
    tires: tiresOf(TIRES),
    hitch,
    box: optionalBox,
  }),
  vehicle('trailer', TRAILERS, {
    kind: fc.constantFrom('semi', 'full'),
    kingpin: keys(KINGPINS),
    tires: tiresOf(TRUCK_TIRES),
    box: optionalBox,
  }),
];

const lead = fc.oneof(...LEADS) as fc.Arbitrary<CombinationDesign['lead']>;
const attached = fc.oneof(...ATTACHED) as fc.Arbitrary<AttachedDesign>;
const combination: fc.Arbitrary<Design> = fc
  .record({ lead, attached: fc.array(attached, { minLength: 1, maxLength: 2 }), name, notes })
  .map((parts): Design => ({ version: 1, class: 'combination', ...parts }));

/** With a vehicle aboard now and then. */
const laden = fc
  .tuple(fc.oneof(...LEADS, ...ATTACHED), fc.option(lead, { nil: undefined, freq: 1 }))
  .map(
    ([design, load]): SingleDesign =>
      load === undefined ? design : { ...design, cargo: [...design.cargo, { kind: 'vehicle', design: load }] },
  );

export const anyWrittenDesign: fc.Arbitrary<Design> = fc.oneof(
  { arbitrary: laden, weight: 6 },
  { arbitrary: combination, weight: 1 },
);
