// What people call the parts of a vehicle.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { GrenadeId } from '../../catalog/grenades.ts';
import type { CarriedId } from '../../catalog/hand-weapons.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { PartId } from '../design/parts.ts';
import { wordsFor } from './words.ts';

export const WEAPON_NAMES = {
  MG: 'mg, machine gun, machinegun, m g, machine guns, mgun',
  VMG: 'vmg, vulcan, vulcan mg, vulcan machine gun, vulcan machinegun',
  AC: 'ac, autocannon, auto cannon',
  FT: 'ft, flamethrower, flame thrower, flamer, standard flamethrower',
  HDFT: 'hdft, hd flamethrower, heavy duty flamethrower, hvy duty flamethrower, hft, hd ft, heavy flamethrower, heavy duty ft, hvy flamethrower',
  RL: 'rl, rocket launcher, rkt launcher, rocket lnchr',
  MML: 'mml, micro missile launcher, micromissile launcher, micro missile, micromissile',
  RGM: 'rgm, radar guided missile, radar guided missile launcher',
  WGM: 'wgm, wire guided missile, wire guided missile launcher',
  RR: 'rr, recoilless rifle, recoiless rifle, recoilless, recoiless',
  AT: 'at, at gun, anti tank gun, antitank gun, atg, anti tank, antitank',
  LL: 'll, light laser, lt laser, lite laser',
  L: 'laser, l, std laser, standard laser, las',
  HL: 'hl, heavy laser, hvy laser, h laser',
  TG: 'tg, tank gun, surplus tank gun',
  MD: 'md, minedropper, mine dropper, mine layer, minelayer, mines',
  SMD: 'smd, spear 1000, spear 1000 md, spear 1000 minedropper, spear 1000 mine dropper, spear md, spear minedropper, spear',
  SD: 'sd, spikedropper, spike dropper, spiker, spikes',
  SS: 'ss, smokescreen, smoke screen, smoke, smoker, smoke screen generator',
  HDSS: 'hdss, hd smokescreen, heavy duty smokescreen, hss, hd ss, hd smoke, hvy smokescreen, heavy duty smoke screen, hd smoke screen, heavy duty ss',
  PS: 'ps, paint spray, paint sprayer, paintspray, paint, paint gun',
  HDPS: 'hdps, hd paint spray, heavy duty paint spray, hps, hd ps, hd paint, hd paint sprayer, heavy duty ps',
  OJ: 'oj, oil jet, oiljet, oil, oil slick',
  HDOJ: 'hdoj, hoj, heavy duty oil jet, hd oil jet, hd oj, hd oil, heavy duty oj, hvy oil jet, heavy oil jet',
  OG: 'og, oil gun, oilgun',
  FOJ: 'foj, flaming oil jet, flaming oil, flaming oj, flame oil jet',
  HDFOJ:
    'hdfoj, hfoj, hd flaming oil jet, heavy duty flaming oil jet, hd foj, hd flaming oil, heavy duty flaming oil, heavy flaming oil jet, heavy duty foj',
  GL: 'gl, grenade launcher, gren launcher, auto grenade launcher',
  SL: 'sl, starshell launcher, star shell launcher, starshell, star shell',
  HR: 'hr, heavy rocket, hvy rocket, h rocket',
  MR: 'mr, medium rocket, med rocket',
  LR: 'lr, light rocket, lt rocket',
  MNR: 'mnr, mini rocket, minirocket',
  MFR: 'mfr, six shooter, sixshooter, multi fire rocket, multi fire rocket pod, mfr pod, multiple fire rocket pod, rocket pod',
  B: 'bomb, b, iron bomb',
  CB: 'cb, cluster bomb',
} as const satisfies Record<WeaponId, string>;
export const WEAPON_WORDS = wordsFor<WeaponId>(WEAPON_NAMES);

export const TIRE_NAMES = {
  standard: 'standard, std, stand, normal, stock, regular, plain, ordinary',
  hd: 'hd, heavy duty, hvy duty, heavy, hvy',
  pr: 'pr, puncture resistant, puncture res, punc res, punct resistant, p r, puncture resist, puncture proof, prt',
  prr: 'prr, pr radial, radial, puncture resistant radial, pr rad, prrad, steel radial, pr rads, rad',
  solid: 'solid, sol, solid rubber',
  orsolid: 'or solid, off road solid, off road, or, orsolid, solid off road, solid or, ors, offroad solid',
} as const satisfies Record<TireId, string>;
export const TIRE_WORDS = wordsFor<TireId>(TIRE_NAMES);
export const TIRE_NOUNS = wordsFor({
  tire: 'tire, tyre, wheel, truck tire, cycle tire, car tire, trike tire, motorcycle tire, rubber, tire type, tries, t',
});

export const PART_NAMES = {
  link: 'spare link, unused link',
  magazine: 'spare magazine, loose magazine',
  computer: 'spare targeting computer',
  hirescomputer: 'spare hi res targeting computer, spare hi res computer',
  cyberlink: 'spare cyberlink',
  rocketplatform: 'rocket platform, rocket rack',
  apgrenade: 'anti personnel grenade, ap grenade, apg, antipersonnel grenade, anti personnel grenade discharger',
  carblades: 'car blades, car blade, carblades, set of car blades, bumper blades',
  cycleblades: 'cycle blades, cycle blade, cycleblades, set of cycle blades, trike blades',
  fakeblades: 'fake blades, fake blade, dummy blades',
  ramplate: 'ram plate, ramplate, ramming plate, rp, ram',
  fireextinguisher: 'fire extinguisher, fire ext, fe, fire exting, extinguisher, fext',
  improvedfireextinguisher:
    'improved fire extinguisher, imp fire extinguisher, ife, imp fire ext, improved fire ext, imp fe, improved fe, imp extinguisher, improved extinguisher',
  wheelguard: 'wheelguard, wheel guard, wg, tire guard, wheel armor guard',
  retractablewheelguard:
    'retractable wheelguard, retractable wheel guard, retractable wg, ret wheelguard, retr wheelguard',
  cyclewheelguard: 'cycle wheelguard, cycle wheel guard, motorcycle wheelguard',
  bodyarmor: 'spare body armor, spare suit of body armor',
  improvedbodyarmor: 'spare improved body armor, spare suit of improved body armor',
  laserscope: 'laser targeting scope, laser scope, lts, targeting scope, laser sight',
  toolkit: 'tool kit, toolkit, tools',
  portableshopcase: 'portable shop case, portable shop cases, shop case',
  spoiler: 'spoiler, rear spoiler',
  airdam: 'airdam, air dam, front airdam',
  tirechain: 'tire chain, snow chain, chains',
  stealth: 'stealth mode, stealth, stealth kit',
  infrared:
    'infrared, infrared targeting and driving aid, ir, infra red, infrared targeting, infrared sighting, ir sights',
  soundenhancement: 'sound enhancement, sound enhancer',
  soundsystem: 'sound system, stereo, loudspeakers, pa system',
  sidedoor: 'side door, sidedoor, cargo door, sliding door',
  radar: 'radar, radar set',
  searchlight: 'searchlight, search light, spotlight, spot light',
  remotecontrol: 'remote control, remote control unit, remote control set, rc set, rc unit',
  brushcutter: 'brushcutter, brush cutter',
  backdoor: 'back door, backdoor, rear door',
  winch: 'winch, winches',
  personalparachute: 'personal parachute, parachute, chute',
  vehicularparachute: 'vehicular parachute, vehicle parachute, vehicular chute',
  skidstretcher: 'skid stretcher, pontoon stretcher',
  pontoons: 'pontoon, pontoons, pair of pontoons, floats',
  bombbay: 'bomb bay, bombbay',
  stretcher: 'stretcher, stretchers, gurney',
  medicalequipment: 'medical equipment, medical gear, med equipment, med gear, medical supplies',
  ldradio: 'ld radio, long distance radio, ldr, long range radio, ld radio set',
  laserbattery: 'laser battery, laser batteries, laser batterie',
  communicationscenter: 'communications center, communications centre, comm center, com center, comms center',
  ramps: 'pair of wheel ramps, wheel ramps, ramps, ramp, pair of ramps',
  assaultramp: 'assault ramp',
  assaultramp1982: 'old assault ramp, assault ramp 1982, 1982 assault ramp',
  sleeperberth: 'sleeper berth, berth, bunk, sleeping berth, bed',
} as const satisfies Record<PartId, string>;
export const PART_WORDS = wordsFor<PartId>(PART_NAMES);

/** Blades of either kind: which is meant depends on the vehicle. */
export const BLADE_WORDS = wordsFor({ blades: 'body blades, body blade, bodyblades, blades, blade' });

export const ARMOR_TYPE_NAMES = {
  normal: 'normal, plastic, standard, regular, plain, std, ordinary',
  FP: 'fireproof, fp, fire proof, fproof',
  LR: 'laser reflective, lr, reflective, laser refl, refl, lasereflective',
  LRFP: 'laser reflective fireproof, lrfp, fireproof laser reflective, fplr, lr fp, fp lr, reflective fireproof, fireproof reflective, lr fireproof, fireproof lr',
} as const satisfies Record<ArmorTypeId, string>;
export const ARMOR_TYPE_WORDS = wordsFor<ArmorTypeId>(ARMOR_TYPE_NAMES);

const GRENADE_NAMES = {
  grenade:
    'grenade, explosive grenade, frag grenade, explosive, frag, he grenade, hand grenade, regular grenade, normal grenade, normal',
  TGG: 'tgg, tear gas grenade, tear gas, teargas grenade, tg',
  SG: 'sg, smoke grenade, smoke',
  CG: 'cg, concussion grenade, concussion',
  PG: 'pg, paint grenade, paint',
} as const satisfies Record<GrenadeId, string>;
export const GRENADE_WORDS = wordsFor<GrenadeId>(GRENADE_NAMES);

/** Bare colours and smokes are grenades only in a launcher. */
export const HAND_WEAPON_NAMES = {
  SMG: 'SMG, submachine gun, sub machine gun, submachinegun',
  rifle: 'rifle, hunting rifle',
  shotgun: 'shotgun, shot gun',
  HP: 'heavy pistol, hp, hvy pistol, pistol',
  LP: 'light pistol, lp, lt pistol',
  LM: 'limpet mine, lm, limpet',
  HGL: 'hand grenade launcher, hgl, hand gl',
  LAW: 'LAW, light anti tank weapon, light antitank weapon',
  VLAW: 'VLAW, very light anti tank weapon, very light antitank weapon',
  TRR: 'tripod RR, trr, tripod recoilless rifle',
  RRclip: 'RR clip, recoilless rifle clip',
  TMG: 'tripod MG, tmg, tripod machine gun',
  MGclip: 'MG clip, machine gun clip',
  PF: 'portable flamethrower, pf, portable ft, portable flame thrower',
  grenade: 'grenade, hand grenade, explosive grenade, frag grenade, gren, gernade',
  TGG: 'tear gas grenade, tgg, teargas grenade',
  SG: 'smoke grenade, sg',
  CG: 'concussion grenade, cg',
  PG: 'paint grenade, pg',
} as const satisfies Record<CarriedId, string>;
export const HAND_WEAPON_WORDS = wordsFor<CarriedId>(HAND_WEAPON_NAMES);
