// What people call bodies, and the sizes of everything.

import { wordsFor } from './words.ts';

export const CAR_BODY_NAMES = {
  subcompact:
    'subcompact, sub compact, subcompact size, sub, subcmpct, sub compact size, sub compact body, subcompact body, subc, subcomp, sub comp',
  compact: 'compact, cmpct, compact size, compact body, cpct',
  midsize:
    'mid sized, mid size, midsize, midsized, mid, midsize body, mid sized body, medium size, mid sized sedan, middie',
  luxury: 'luxury, lux, luxury size, luxury sedan, luxury body, luxury sized, lux body, lxry',
  stationwagon:
    'station wagon, wagon, sw, stationwagon, sta wagon, st wagon, station wagon body, stn wagon, stwgn, s wagon, stn wgn, sta wgn, station wgn, wgn, estate, estate car, waggon, station waggon',
  pickup: 'pickup, pick up, pickup truck, pick up truck, pu, pickup body, pu truck',
  van: 'van, van body, full size van',
} as const;
export const CAR_BODY_WORDS = wordsFor(CAR_BODY_NAMES);

/** After a body's name they add nothing. */
export const BODY_NOUNS = wordsFor({
  noun: 'car, sedan, limousine, limo, saloon, hatchback, body, size, sized, frame, automobile, auto, type, body style, coupe',
});

export const SIZE_NAMES = {
  light: 'light, lt, lgt, lite',
  medium: 'medium, med, mdm',
  standard: 'standard, std, stand, stnd, normal, stock, reg, regular',
  heavy: 'heavy, hvy, hv, hvy duty, heavy duty, h, hevy',
  xheavy:
    'extra heavy, x heavy, x hvy, xhvy, xheavy, extra hvy, xh, x h, eh, ex hvy, exhvy, ext heavy, ext hvy, xtra heavy, xtra hvy, e h, exheavy, e heavy, e hvy, x hv, extraheavy duty, xtra h, x tra heavy, x tra hvy, ex heavy',
  improved: 'improved, imp, impr, impvd, imprvd',
  offroad: 'off road, or, orv, offroad, o r',
} as const;
export const SIZE_WORDS = wordsFor(SIZE_NAMES);

export const CYCLE_NOUNS = wordsFor({
  cycle: 'cycle, motorcycle, bike, cyc, motorbike, mc, cycle frame, motor cycle',
  sidecar: 'sidecar, side car, cycle sidecar',
  trike: 'trike, tricycle, trike body',
});

export const REVERSED_WORDS = wordsFor({ reversed: 'reversed, reverse, rev' });

export const COPTER_SIZES = wordsFor({
  oneman: 'one man, 1 man, oneman, one person, 1 person, single man',
  small: 'small, sm, sml',
  standard: 'standard, std, stand',
  transport: 'transport, trans, cargo',
});
export const COPTER_NOUNS = wordsFor({ helicopter: 'helicopter, copter, chopper, heli, helo, hel' });
export const STOWAWAY_WORDS = wordsFor({ stowaway: 'stowaway, stow away, folding' });

export const HAULER_KINDS = wordsFor({
  van: 'van, box',
  flatbed: 'flatbed, flat bed',
  reefer: 'reefer, refrigerated, refrigerator, refrigerated van, reefer van',
  tanker: 'tanker, tank',
  dumper: 'dumper, dump',
});
export type HaulerKind = 'van' | 'flatbed' | 'reefer' | 'tanker' | 'dumper';

export const HAULER_NOUNS = wordsFor({
  carrier: 'carrier',
  'car-trailer': 'car trailer, auto trailer, small trailer',
  semi: 'semi trailer, semi, semitrailer',
  full: 'full trailer, true trailer',
  trailer: 'trailer',
});

export const CAB_NOSES = wordsFor({ cabover: 'cab over, cabover, coe', longnose: 'long nose, longnose, conventional' });
export const TEN_WHEELS = wordsFor({
  ten: '10 wheel, 10 wheeler, ten wheel, ten wheeler, 10 wheeled, ten wheeled, tenwheel',
});
export const CAB_NOUNS = wordsFor({ cab: 'cab, tractor, truck, rig, cab and carrier, truck cab, body' });
export const TRACTOR_KINDS = wordsFor({ std: 'standard, std, regular, day', sleeper: 'sleeper, slpr' });

export const BUS_NOUNS = wordsFor({ bus: 'bus, buses, rv, recreational vehicle, motor home, motorhome' });
export const MINI_BUS_WORDS = wordsFor({ minibus: 'mini bus, minibus, 20 foot bus, 20 ft bus, 20 feet bus' });
export const FEET = wordsFor({ feet: 'foot, ft, feet' });
export const GRASSHOPPER_WORDS = wordsFor({ grasshopper: 'grasshopper, grass hopper, hopper' });
