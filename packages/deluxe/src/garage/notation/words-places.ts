// What people call the sides of a vehicle, and those who sit in it.

import type { Location, Role } from '../design/fittings.ts';
import { wordsFor } from './words.ts';

export const SIDE_NAMES = {
  front: 'front, frnt, fwd, forward, f, frt, fr, forwards, ahead, fore, front side, bow, font, fornt',
  right: 'right, r, rt, rgt, right side, rightside, starboard, rs, rside, stbd, offside, off side',
  left: 'left, l, lft, lt, left side, leftside, port, ls, lside, nearside, near side',
  back: 'back, rear, b, bk, bck, aft, rearward, backward, rearwards, rr, back side, stern, behind, bakc, bcak',
  top: 'top, t, roof, tp, up, rooftop, topside',
  underbody:
    'underbody, u, under, ub, undercarriage, bottom, belly, underneath, below, und, un, undrbody, underside, floor, undr, bot',
  frontRight: 'front right, right front, rf',
  backRight: 'back right, right back, rear right, right rear, br, rb',
  frontLeft: 'front left, left front, fl, lf',
  backLeft: 'back left, left back, rear left, left rear, bl, lb',
  frontTop: 'front top, top front, tf',
  backTop: 'back top, top back, rear top, top rear, bt, tb',
  frontUnderbody: 'front underbody, underbody front, front under, under front, fu, uf',
  backUnderbody: 'back underbody, underbody back, back under, under back, rear under, under rear, bu, rear underbody',
} as const satisfies Record<Location, string>;

/** In an armor list "FR" and "FT" are halves of the long sides; beside a weapon "Ft" would be a flamethrower. */
export const ARMOR_SIDES = wordsFor<Location>({
  ...SIDE_NAMES,
  frontRight: 'front right, right front, fr, rf',
  frontTop: 'front top, top front, ft, tf',
});
export const MOUNT_SIDES = wordsFor<Location>({
  ...SIDE_NAMES,
  frontRight: 'front right, right front, fr, rf',
  front: SIDE_NAMES.front.replace(' fr,', ''),
  back: SIDE_NAMES.back.replace(' rr,', ''),
  left: SIDE_NAMES.left.replace(' lt,', ''),
  backLeft: SIDE_NAMES.backLeft.replace(', lb', ''), // pounds
});

export const BOTH_SIDES = wordsFor({
  both: 'each side, both sides, sides, per side, either side, l r, r l, s, lr, rl, left right, right left, ea side, side',
});

/** Either of them may begin a pair. */
export const LEFT_RIGHT: ReadonlySet<string> = new Set(['l', 'left', 'r', 'right']);

export const ROLE_NAMES = {
  driver:
    'driver, pilot, rider, cyclist, biker, trucker, operator, drvr, motorcyclist, driver only, pilot only, solo driver, drv, dr, drivr, driv, chauffeur',
  gunner:
    'gunner, gnr, gunners, tail gunner, rear gunner, turret gunner, gunner paramedic, paramedic gunner, gn, copilot gunner, copilot, co pilot',
  passenger: 'passenger, pass, pillion, pillion passenger, pillion rider, psgr, trooper, psngr, passenger seat',
  'luxury-passenger': 'luxury passenger, lux passenger, luxury seat, luxury pass',
  'skid-passenger': 'skid passenger, skid patient, patient, stretcher patient, skid stretcher patient',
} as const satisfies Record<Role, string>;
export const ROLE_WORDS = wordsFor<Role>(ROLE_NAMES);

export const EVERYBODY = wordsFor({
  all: 'crew, everyone, everybody, both, each, all, all crew, the crew, each crewman, both crew, crewmen, crew members, all aboard, both driver and gunner, each position, every position, all positions, both positions, driver and gunner, each crew member',
});
