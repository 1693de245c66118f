// The one table of words: what people call everything that a stat line can tell, by the kind of thing it is.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { BodyId } from '../../catalog/bodies.ts';
import type { GrenadeId } from '../../catalog/grenades.ts';
import type { CarriedId } from '../../catalog/hand-weapons.ts';
import type { HitchReleaseId } from '../../catalog/hitches.ts';
import type { KingpinId } from '../../catalog/kingpins.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Location, Role } from '../design/fittings.ts';
import type { PartId } from '../design/parts.ts';

type Names<Id extends string> = Readonly<Record<Id, string>>;

/** Commas part names; spaces, hyphens and dots do not count, nor does a plural. The first name is the one we write. */
// biome-ignore format: one meaning a line
export const WORDS = {
  count: { 1: 'a, an, another, one, single', 2: 'two, twin, both, double', 3: 'three, triple', 4: 'four, quad', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', 11: 'eleven', 12: 'twelve', 16: 'sixteen', 20: 'twenty' },
  figure: { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', 11: 'eleven', 12: 'twelve', 13: 'thirteen', 14: 'fourteen', 15: 'fifteen', 16: 'sixteen', 17: 'seventeen', 18: 'eighteen', 19: 'nineteen', 20: 'twenty', 30: 'thirty', 40: 'forty', 50: 'fifty', 60: 'sixty', 70: 'seventy', 80: 'eighty', 25: 'twenty five', 35: 'thirty five', 45: 'forty five', 55: 'fifty five', 65: 'sixty five', 75: 'seventy five' },
  ordinal: { 1: 'first, 1st', 2: 'second, 2nd', 3: 'third, 3rd', 4: 'fourth, 4th' },

  body: {
    subcompact: 'subcompact, subcompact size, sub, subcmpct, subcompact body, subc, subcomp',
    compact: 'compact, cmpct, compact size, compact body, cpct',
    midsize: 'mid sized, mid size, mid, midsize body, mid sized body, medium size, mid sized sedan, middie',
    luxury: 'luxury, lux, luxury size, luxury sedan, luxury body, luxury sized, lux body, lxry',
    stationwagon: 'station wagon, wagon, sw, sta wagon, st wagon, station wagon body, stn wagon, stwgn, s wagon, stn wgn, sta wgn, station wgn, wgn, estate, estate car, waggon, station waggon',
    pickup: 'pickup, pickup truck, pu, pickup body, pu truck',
    van: 'van, van body, full size van',
  } satisfies Names<BodyId>,
  bodyNoun: { it: 'car, sedan, limousine, limo, saloon, hatchback, body, size, sized, frame, automobile, auto, type, body style, coupe' },
  size: {
    light: 'lt., light, lgt, lite',
    medium: 'medium, med, mdm',
    standard: 'std., standard, stand, stnd, normal, stock, reg, regular',
    heavy: 'hvy., heavy, hv, hvy duty, heavy duty, h, hevy',
    xheavy: 'x-hvy., extra heavy, x heavy, extra hvy, xh, eh, ex hvy, ext heavy, ext hvy, xtra heavy, xtra hvy, ex heavy, e heavy, e hvy, x hv, extraheavy duty, xtra h',
    improved: 'imp., improved, impr, impvd, imprvd',
    offroad: 'off-road, or, orv',
  },
  cycle: { cycle: 'cycle, motorcycle, bike, cyc, motorbike, mc, cycle frame, motor cycle', sidecar: 'sidecar, cycle sidecar', trike: 'trike, tricycle, trike body' },
  reversed: { it: 'reversed, reverse, rev' },
  copterSize: { oneman: 'one man, 1 man, one person, 1 person, single man', small: 'small, sm, sml', standard: 'standard, std, stand', transport: 'transport, trans, cargo' },
  copter: { it: 'helicopter, copter, chopper, heli, helo, hel' },
  stowaway: { it: 'stowaway, folding' },
  hopper: { it: 'grasshopper, hopper' },
  hauler: { van: 'van, box', flatbed: 'flatbed', reefer: 'reefer, refrigerated, refrigerator, refrigerated van, reefer van', tanker: 'tanker, tank', dumper: 'dumper, dump' },
  haulerNoun: { carrier: 'carrier', 'car-trailer': 'car trailer, auto trailer, small trailer', semi: 'semi trailer, semi', full: 'full trailer, true trailer', trailer: 'trailer' },
  trailerKind: { semi: 'semi, semi trailer', full: 'full, full trailer' },
  nose: { cabover: 'cab over, coe', longnose: 'long nose, conventional' },
  tenWheels: { it: '10 wheel, 10 wheeler, ten wheel, ten wheeler, 10 wheeled, ten wheeled' },
  cabNoun: { it: 'cab, tractor, truck, rig, cab and carrier, truck cab, body' },
  tractor: { std: 'standard, std, regular, day', sleeper: 'sleeper, slpr' },
  bus: { it: 'bus, buses, rv, recreational vehicle, motor home' },
  miniBus: { it: 'mini bus, 20 foot bus, 20 ft bus, 20 feet bus' },
  feet: { it: 'foot, ft, feet' },
  flag: { reversed: 'reversed, reversed trike', stowaway: 'stowaway', reefer: 'reefer, refrigerated', tenWheels: '10 wheel, 10 wheeler, ten wheel, ten wheeler, 10 wheeled, ten wheeled', sixWheels: 'six wheels, 6 wheels, six wheeled, 6 wheeled, six wheeler, 6 wheeler, six wheel, 6 wheel, six wheeled chassis, 6 wheel chassis, six wheel chassis' },

  frame: { chassis: 'chassis, chasis, chas, chass, chs, ch, frame, chassis type, chassis strength', suspension: 'suspension, susp, suspen, sus, su, suspension type, susp type' },
  frameInitials: { 'chassis xheavy': 'xhc', 'chassis heavy': 'hc', 'chassis standard': 'sc', 'chassis light': 'lc', 'suspension heavy': 'hs', 'suspension improved': 'is' },
  release: { plain: 'plain', explosive: 'explosive, exploding, expl', quickrelease: 'quick-release, qr' } satisfies Names<HitchReleaseId>,
  hitch: { it: 'hitch, trailer hitch, tow hitch' },
  kingpin: { it: 'kingpin' },
  pinKind: { standard: 'standard, std, regular, plain', explosive: 'explosive, exploding, expl', quickrelease: 'quick-release, qr' } satisfies Names<KingpinId>,
  plantSize: {
    mini: 'mini', small: 'small, sm, sml', medium: 'medium, med, mdm', standard: 'std., standard, stand', regular: 'regular, reg', large: 'large, lg, lrg, lge, big', heavy: 'heavy, hvy',
    super: 'super, sup, spr, supr', supertrike: 'super trike, super tricycle', thundercat: 'thundercat, tcat, thndrcat',
  },
  plantLetter: { small: 'sm', medium: 'm', large: 'l', super: 's' },
  plantInitials: { medium: 'mpp', large: 'lpp', super: 'spp', small: 'smpp' },
  plantKind: { it: 'truck, copter, helicopter, chopper, heli, cycle, motorcycle, trike, tricycle, car, electric, bike, helo, cyc, trk, hel' },
  plant: { it: 'power plant, plant, pp, engine, motor, pwr plant, power, pplant, powr plant, power plant type, plant type, engine type' },
  plantPlace: {
    front: 'front, in front, front mounted, in the front, forward, up front',
    back: 'back, rear, in back, rear mounted, in the back, in rear, in the rear, mounted rear, mid rear',
    cargo: 'in cargo, cargo, in cargo area, in the cargo area, in cargo bay, as cargo, cargo area',
  },
  tire: {
    standard: 'std., standard, stand, normal, stock, regular, plain, ordinary',
    hd: 'HD, heavy duty, hvy duty, heavy, hvy',
    pr: 'PR, puncture resistant, puncture res, punc res, punct resistant, puncture resist, puncture proof, prt',
    prr: 'PR radial, prr, radial, puncture resistant radial, pr rad, steel radial, pr rads, rad',
    solid: 'solid, sol, solid rubber',
    orsolid: 'off-road solid, or solid, off road, or, solid off road, solid or, ors',
  } satisfies Names<TireId>,
  tireNoun: { it: 'tire, tyre, wheel, truck tire, cycle tire, car tire, trike tire, motorcycle tire, rubber, tire type, tries, t' },
  axle: { front: 'front, fronts, frt', back: 'back, rear, rears, backs' },
  allWheels: { it: 'all round, all around, on all wheels, on all tires, on every wheel, on each wheel, all wheels, for all wheels, all tires' },
  spareSize: { cycle: 'cycle, motorcycle', truck: 'truck' },

  weapon: {
    MG: 'mg, machine gun, machine guns, mgun', VMG: 'vmg, vulcan, vulcan mg, vulcan machine gun', AC: 'ac, autocannon',
    FT: 'ft, flamethrower, flamer, standard flamethrower',
    HDFT: 'hdft, hd flamethrower, heavy duty flamethrower, hvy duty flamethrower, hft, heavy flamethrower, heavy duty ft, hvy flamethrower',
    RL: 'rl, rocket launcher, rkt launcher, rocket lnchr', MML: 'mml, micro missile launcher, micro missile',
    RGM: 'rgm, radar guided missile, radar guided missile launcher', WGM: 'wgm, wire guided missile, wire guided missile launcher',
    RR: 'rr, recoilless rifle, recoiless rifle, recoilless, recoiless', AT: 'at, at gun, anti tank gun, atg, anti tank',
    LL: 'll, light laser, lt laser, lite laser', L: 'laser, l, std laser, standard laser, las', HL: 'hl, heavy laser, hvy laser, h laser', TG: 'tg, tank gun, surplus tank gun',
    MD: 'md, minedropper, mine layer, mines',
    SMD: 'smd, spear 1000, spear 1000 md, spear 1000 minedropper, spear md, spear minedropper, spear', SD: 'sd, spikedropper, spiker, spikes',
    SS: 'ss, smokescreen, smoke, smoker, smoke screen generator',
    HDSS: 'hdss, hd smokescreen, heavy duty smokescreen, hss, hd smoke, hvy smokescreen, heavy duty ss',
    PS: 'ps, paint spray, paint sprayer, paint, paint gun', HDPS: 'hdps, hd paint spray, heavy duty paint spray, hps, hd paint, hd paint sprayer, heavy duty ps',
    OJ: 'oj, oil jet, oil, oil slick', HDOJ: 'hdoj, hoj, heavy duty oil jet, hd oil jet, hd oil, heavy duty oj, hvy oil jet, heavy oil jet', OG: 'og, oil gun',
    FOJ: 'foj, flaming oil jet, flaming oil, flaming oj, flame oil jet',
    HDFOJ: 'hdfoj, hfoj, hd flaming oil jet, heavy duty flaming oil jet, hd flaming oil, heavy duty flaming oil, heavy flaming oil jet, heavy duty foj',
    GL: 'gl, grenade launcher, gren launcher, auto grenade launcher', SL: 'sl, starshell launcher, starshell',
    HR: 'hr, heavy rocket, hvy rocket, h rocket', MR: 'mr, medium rocket, med rocket', LR: 'lr, light rocket, lt rocket', MNR: 'mnr, mini rocket',
    MFR: 'mfr, six shooter, multi fire rocket, multi fire rocket pod, mfr pod, multiple fire rocket pod, rocket pod', B: 'bomb, b, iron bomb', CB: 'cb, cluster bomb',
  } satisfies Names<WeaponId>,
  linked: { it: 'linked, link, lnkd, lnk, linkd, lkd, paired' },
  linkHeading: { it: 'weapon links, linked weapons, weapons linked, linkage' },
  magazine: { it: 'extra magazine, extra mag, spare magazine, magazine, mag, spare mag, ammo magazine, additional magazine, extra clip, ammo mag, extra ammo magazine, xtra mag, xtra magazine, x mag' },
  load: {
    'tear-gas': 'tear gas, tear gas load',
    remote: 'remote mines, remote control mines, remote controlled mines, radio mines, remote detonated mines, remote mine, radio detonated mines, remote',
    dual: 'dual mines, dual detonated mines, dual fuse mines, dual mine, dual', empty: 'empty, unloaded, no ammo, no ammunition, without ammo, without ammunition',
  },
  grenade: { grenade: 'grenade, explosive grenade, frag grenade, explosive, frag, he grenade, hand grenade, regular grenade, normal grenade, normal', TGG: 'tgg, tear gas grenade, tear gas, tg', SG: 'sg, smoke grenade, smoke', CG: 'cg, concussion grenade, concussion', PG: 'pg, paint grenade, paint' } satisfies Names<GrenadeId>,
  turret: { turret: 'turret, tur, turr, turet, turrent', cupola: 'cupola, cupula' },
  platform: { it: 'on platform, on rocket platform, in rocket platform, on the rocket platform, on a rocket platform, in a rocket platform, rocket platform, platform' },
  cargoArea: { it: 'in cargo area, in cargo, in the cargo area, in cargo spaces, in cargo bay' },

  part: {
    link: 'spare link, unused link', magazine: 'spare magazine, loose magazine', computer: 'spare targeting computer', hirescomputer: 'spare hi res targeting computer, spare hi res computer', cyberlink: 'spare cyberlink',
    rocketplatform: 'rocket platform, rocket rack', apgrenade: 'anti personnel grenade, ap grenade, apg, anti personnel grenade discharger',
    carblades: 'car blades, car blade, set of car blades, bumper blades', cycleblades: 'cycle blades, cycle blade, set of cycle blades, trike blades', fakeblades: 'fake blades, fake blade, dummy blades',
    ramplate: 'ram plate, ramming plate, rp, ram', fireextinguisher: 'fire extinguisher, fire ext, fe, fire exting, extinguisher, fext',
    improvedfireextinguisher: 'improved fire extinguisher, imp fire extinguisher, ife, imp fire ext, improved fire ext, imp fe, improved fe, imp extinguisher, improved extinguisher',
    wheelguard: 'wheelguard, wg, tire guard, wheel armor guard', retractablewheelguard: 'retractable wheelguard, retractable wg, ret wheelguard, retr wheelguard', cyclewheelguard: 'cycle wheelguard, motorcycle wheelguard',
    bodyarmor: 'spare body armor, spare suit of body armor', improvedbodyarmor: 'spare improved body armor, spare suit of improved body armor',
    laserscope: 'laser targeting scope, laser scope, lts, targeting scope, laser sight', toolkit: 'tool kit, tools', portableshopcase: 'portable shop case, portable shop cases, shop case',
    spoiler: 'spoiler, rear spoiler', airdam: 'airdam, front airdam', tirechain: 'tire chain, snow chain, chains', stealth: 'stealth mode, stealth, stealth kit',
    infrared: 'infrared, infrared targeting and driving aid, ir, infrared targeting, infrared sighting, ir sights', soundenhancement: 'sound enhancement, sound enhancer', soundsystem: 'sound system, stereo, loudspeakers, pa system',
    sidedoor: 'side door, cargo door, sliding door', radar: 'radar, radar set', searchlight: 'searchlight, spotlight', remotecontrol: 'remote control, remote control unit, remote control set, rc set, rc unit',
    brushcutter: 'brushcutter', backdoor: 'back door, rear door', winch: 'winch, winches', personalparachute: 'personal parachute, parachute, chute', vehicularparachute: 'vehicular parachute, vehicle parachute, vehicular chute',
    skidstretcher: 'skid stretcher, pontoon stretcher', pontoons: 'pontoon, pontoons, pair of pontoons, floats', bombbay: 'bomb bay', stretcher: 'stretcher, stretchers, gurney',
    medicalequipment: 'medical equipment, medical gear, med equipment, med gear, medical supplies', ldradio: 'ld radio, long distance radio, ldr, long range radio, ld radio set', laserbattery: 'laser battery, laser batteries, laser batterie',
    communicationscenter: 'communications center, communications centre, comm center, com center, comms center', ramps: 'pair of wheel ramps, wheel ramps, ramps, ramp, pair of ramps',
    assaultramp: 'assault ramp', assaultramp1982: 'old assault ramp, assault ramp 1982, 1982 assault ramp', sleeperberth: 'sleeper berth, berth, bunk, sleeping berth, bed',
  } satisfies Names<PartId>,
  blades: { it: 'body blades, body blade, blades, blade' },
  box: { it: 'armored box, weapon box, armoured box' },

  armorType: {
    normal: 'normal, plastic, standard, regular, plain, std, ordinary', FP: 'fireproof, fp, fproof', LR: 'laser-reflective, lr, reflective, laser refl, refl, lasereflective',
    LRFP: 'laser-reflective fireproof, lrfp, fireproof laser reflective, fplr, reflective fireproof, fireproof reflective, lr fireproof, fireproof lr',
  } satisfies Names<ArmorTypeId>,
  armor: { it: 'armor, armr, plating, plastic armor, armor points, armor pts, arm, armor plating, armor values' },
  owner: { sidecar: 'sidecar', trailer: 'trailer', cycle: 'cycle', tractor: 'tractor' },
  armorOwner: { cab: 'cab, tractor', carrier: 'carrier', box: 'box, armored box', trailer: 'trailer', sidecar: 'sidecar', cycle: 'cycle' },
  points: { it: 'points, point, pts, pt, points of armor, pts of armor, pt of armor, points armor, pts armor, armor points, armor' },
  guardPoints: { it: 'point, pt, dp' },
  side: {
    front: 'front, frnt, fwd, forward, f, frt, forwards, ahead, fore, front side, bow, font, fornt, fron, frot',
    right: 'right, r, rt, rgt, rigt, rght, right side, starboard, rs, rside, stbd, off side',
    left: 'left, l, lft, lefft, lfet, letf, left side, port, ls, lside, near side',
    back: 'back, rear, b, bk, bck, aft, rearward, backward, rearwards, back side, stern, behind, bakc, bcak, reer, raer, rera, rar',
    top: 'top, t, roof, tp, up, rooftop, topside',
    underbody: 'under, underbody, u, ub, undercarriage, bottom, belly, underneath, below, und, un, undrbody, underside, floor, undr, bot',
    frontRight: 'front right, right front, rf, fr', backRight: 'back right, right back, rear right, right rear, br, rb', frontLeft: 'front left, left front, fl, lf', backLeft: 'back left, left back, rear left, left rear, bl',
    frontTop: 'front top, top front, tf', backTop: 'back top, top back, rear top, top rear, bt, tb',
    frontUnderbody: 'front underbody, underbody front, front under, under front, fu, uf', backUnderbody: 'back underbody, underbody back, back under, under back, rear under, under rear, bu, rear underbody',
  } satisfies Names<Location>,
  armorSide: { back: 'rr', left: 'lt', backLeft: 'lb', frontTop: 'ft' },
  bothSides: { it: 'each side, both sides, sides, per side, either side, lr, rl, s, left right, right left, ea side, side' },
  eachSide: { it: 'each side, per side, either side, ea side, a side' },
  everywhere: {
    all: 'all, all around, all round, everywhere, each location, all locations, all sides, all positions, all six sides, all 6 sides, all six locations, each position, all 10 positions, all ten positions, all 10 locations, all ten locations, all facings, each facing, per location, every side, per facing, each of 6 sides, all six facings, all six, all six positions, all over, every location, every facing, throughout',
    other: 'all other locations, all other positions, elsewhere, everywhere else, other sides, all others, all other sides, others, the rest, rest, everything else, all else, the others, remaining, remainder, all remaining, all other facings, on all others',
  },

  role: {
    driver: 'driver, pilot, rider, cyclist, biker, trucker, operator, drvr, motorcyclist, driver only, pilot only, solo driver, drv, dr, drivr, driv, chauffeur',
    gunner: 'gunner, gnr, gunners, tail gunner, rear gunner, turret gunner, gunner paramedic, paramedic gunner, gn, copilot gunner, copilot',
    passenger: 'passenger, pass, pillion, pillion passenger, pillion rider, psgr, trooper, psngr, passenger seat', 'luxury-passenger': 'luxury passenger, lux passenger, luxury seat, luxury pass',
    'skid-passenger': 'skid passenger, skid patient, patient, stretcher patient, skid stretcher patient',
  } satisfies Names<Role>,
  everybody: { it: 'crew, everyone, everybody, both, each, all, all crew, the crew, each crewman, both crew, crewmen, crew members, all aboard, both driver and gunner, each position, every position, all positions, both positions, driver and gunner, each crew member' },
  seat: {
    front: 'in front, in the front, front, up front, front seat, in front seat, in the front seat',
    back: 'in back, in the back, in rear, in the rear, rear, back, back seat, in back seat, rear facing, behind driver, at rear, at the rear, at back, at the back, in the rear seat, in rear seat, in the back seat',
    cargo: 'in cargo area, in cargo, in the cargo area, in cargo spaces',
  },
  gear: {
    computer: 'targeting computer, computer, tc, targ comp, target computer, targeting comp, comp, tcomp, targeting system, target comp, targ computer',
    hirescomputer: 'hi-res computer, hi res targeting computer, hi res, high res targeting computer, high res computer, hrtc, hi resolution targeting computer, hi resolution computer, high resolution targeting computer, high resolution computer, hrc, hi res comp, hi res tc, hi res targ comp, high res, hi res targ computer',
    bodyarmor: 'body armor, ba, suit of body armor', improvedbodyarmor: 'improved body armor, iba, imp body armor, imp ba, improved ba, suit of improved body armor', cyberlink: 'cyberlink',
  },
  carried: {
    SMG: 'SMG, submachine gun', rifle: 'rifle, hunting rifle', shotgun: 'shotgun', HP: 'heavy pistol, hp, hvy pistol, pistol', LP: 'light pistol, lp, lt pistol', LM: 'limpet mine, lm, limpet', HGL: 'hand grenade launcher, hgl, hand gl',
    LAW: 'LAW, light anti tank weapon', VLAW: 'VLAW, very light anti tank weapon', TRR: 'tripod RR, trr, tripod recoilless rifle', RRclip: 'RR clip, recoilless rifle clip', TMG: 'tripod MG, tmg, tripod machine gun', MGclip: 'MG clip, machine gun clip',
    PF: 'portable flamethrower, pf, portable ft', grenade: 'grenade, hand grenade, explosive grenade, frag grenade, gren, gernade', TGG: 'tear gas grenade, tgg', SG: 'smoke grenade, sg', CG: 'concussion grenade, cg', PG: 'paint grenade, pg',
  } satisfies Names<CarriedId>,

  total: {
    handlingClass: 'hc, handling class, handling, handl, hand class', topSpeed: 'top speed, ts, max speed, maximum speed, speed',
    maxLoad: 'max load, maximum load, load limit, max weight, max wt, maximum weight, load capacity, weight limit, max', weight: 'weight, wt, total weight, weighs, total wt, loaded weight, curb weight, wgt, loaded, wght, gross weight',
    cost: 'cost, price, total cost, costs, total price, sticker price, spent, retail, retail price, list price', spacesUsed: 'spaces used, total spaces, spaces', armorPoints: 'total armor, armor total, total points of armor, ap, total armor points',
  },
  gain: { it: 'accel, acceleration, acc, accelerates, accell, acel, acceler' },
  laden: { it: 'with cargo, loaded, with a heavier load, full, otherwise, when loaded, fully loaded, with load, with full load, laden' },
  unladen: { it: 'without cargo, unloaded, empty, when empty, with no cargo, unladen, with no load, base' },
  mph: { it: 'mph turn, mph per turn, mph, mph second, mph sec, mph t, mph per second' },
  pounds: { it: 'lbs, lb, pounds, pound, lbs total, lbs weight, lbs loaded' },
  spaces: { it: 'spaces, space, sp, spc, cargo spaces, cargo space, spaces of cargo' },
  cargo: { it: 'cargo capacity, cargo, cargo space, cargo spaces, cargo passenger capacity, cargo area, cargo room, cargo cap, capacity, free cargo, cargo hold, payload' },
  depends: { it: 'weight depends on total weight of rig, depends on total weight of rig, depends on rig, weight depends on rig' },

  label: { it: 'links, wpns, wpn, weaps, weps, guns, access, accs, defenses, defences, defence, offence, equip, eqpt, power, body, chassis, suspension, power plant, plant, tires, crew, weapons, weapon, armament, armaments, weaponry, accessories, accessory, equipment, gear, options, other, misc, miscellaneous, extras, totals, total, stats, people, occupants, personnel, cab, size, type, class, vehicle, specs, design, offense, defense, cargo, offensive, defensive, safety, wheels, carrier, trailer, tractor, performance, loadout, towing, pulling, tows, armed with, mounts, name, sidecar, cycle, helicopter, bus, car, truck, front weapons, rear weapons, body type, offensive weapons, defensive weapons, systems, class of vehicle, rider, options installed' },
  nothing: { it: 'armor, weapons, riders, rider, crew, driver, pilot, passengers, accessories, cargo, cargo capacity, gunner, armament, passenger capacity, weapon, options, turret, guns, gun, extras, hand weapons' },
  options: { it: 'options, option, variant, variants, variations, optional' },
  /** Parts of other editions whose names hold words of ours: they are named whole, not read by halves. */
  foreign: {
    computer: 'single weapon computer, hi res single weapon computer, high res single weapon computer, high resolution single weapon computer, hi resolution single weapon computer',
    laser: 'medium laser, med laser, x ray laser, infrared laser, ir laser, pulse laser, twin laser, blue green laser',
    rocket: 'variable fire rocket pod, laser guided rocket launcher, laser guided rl, armor piercing rocket, ap rocket, incendiary rocket, incendiary heavy rocket, armor piercing heavy rocket, rocket egg',
    gun: 'gauss gun, heavy machine gun, heavy mg, heavy grenade launcher, automatic grenade launcher, heavy autocannon, blast cannon, flame cloud gas streamer, dart gun, oil mine dropper, heavy vulcan',
    ammunition: 'high density ammo, hd ammo, armor piercing ammo, ap ammo, incendiary ammo, explosive ammo, flechette ammo, anti personnel ammo, explosive spikes, napalm mines, spider mines, ap mines, tv mines, proximity mines',
    armor: 'component armor, armored beer refrigerator, armored wheel hubs, blended body armor, battle vest, flak jacket',
    gear: 'heavy duty shocks, hd shocks, heavy duty brakes, hd brakes, heavy duty transmission, hd transmission, heavy duty high torque motors, hd high torque motors, high torque motors, portable fire extinguisher, heavy duty anti lock brakes, racing slicks, fireproof tires, radar detector, radar jammer, laser guidance link, smart link, link radio, infrared sighting system, super conductors, platinum catalysts, ejection seat, safety seat, concealment, gas engine, laser reactive web, spare magazine switch, magazine switch, vehicular computer, cyberlink helmet',
  },
  /** Little words between phrases. */
  filler: { it: 'and, with, plus, has, have, the, a, an, of, its, is, are, mounts, mounting, armed, carries, equipped, also, includes, including, featuring, features, sporting, for, in, on, mounted, carrying, comes, total, each, only, all, mount, it, as, combination, carried, vehicle, this, there, protected, by, built, except, pulls, pulling, body, crew, tows, towing, hauls, hauling, hitched, attached, weapon, weapons, together, another, at, then' },
  /** For the spelling only. */
  spelling: { it: 'power plant, powerplant, linked, motorcycle, tricycle, helicopter, trailer, flatbed, carrier, armor, cabover, longnose, semitrailer, kingpin, location, position, turreted, universal, pounds, spaces, points, capacity, without, loaded, wheels, cargo, vehicle, empty, combination, medium, dumper, tanker, reefer, refrigerated, transport, stowaway, conventional, sleeper, minibus, grasshopper, trailers, tractor, carried, reversed, mounted, bumper, explosive, release, rented, remote, detonated, ammunition, grenades, drive, machinegun, midsized, offroad, xheavy, bodyarmor, spike, thrower, thunder, shell, search, brush, cutter, cyber, infra, toolkit, ramplate' },
} as const;

type Category = keyof typeof WORDS;
export type IdOf<C extends Category> = keyof (typeof WORDS)[C] & string;
