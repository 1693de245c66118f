// Vehicles of our own in the phrases that published lines use, the odd ones above all; written with the reader at hand.

import type { HandWritten } from './written.ts';

export const BOOK_FORMS: readonly HandWritten[] = [
  {
    line: 'Pelican — Standard helicopter, std. copter power plant, pilot, gunner, passengers (see below), MG in universal turret under, pontoons w/2 stretchers, searchlight under. Armor: F20, R20, L20, B20, U25, T10. Passenger configuration I: 4 passengers. Passenger configuration II: 2 passengers seated inside, 2 patients on pontoon stretchers. HC 2.',
    gist: 'Pelican | standard standard | - | driver, gunner, 2 passenger, 2 skid-passenger | MG turret1 universal underbody | pontoons, 2 skidstretcher, searchlight underbody | F20 R20 L20 B20 T10 U25 | hc 2',
    unknown: ['Passenger configuration I: 4 passengers'],
    instead: {
      gist: 'Pelican | standard standard | - | 2 passenger, 2 skid-passenger, 4 passenger, driver, gunner, passenger, passenger | MG turret1 universal underbody | 2 stretcher, pontoons, searchlight underbody, skidstretcher | F20 R20 L20 B20 T10 U25 | hc 2',
      unknown: ['configuration I', 'configuration II'],
    },
  },
  {
    line: 'Samaritan — Van, x-hvy. chassis, imp. suspension, super power plant, 6 PR tires, driver, gunner (who doubles as a medic), VMG in turret, 2 stretchers, medical equipment. Cargo/Passenger capacity: 10 spaces, 400 lbs. Armor: F25, R20, L20, B25, T25, U15. Accel. 5, HC 1.',
    gist: 'Samaritan | van xheavy improved super | 6 pr | driver, gunner | VMG turret2 | 2 stretcher, medicalequipment | F25 R20 L20 B25 T25 U15 | acc 5, hc 1',
  },
  {
    line: 'Errand Boy — Light cycle, hvy. suspension, small power plant, PR tires, driver only, no weapons, no armor. Accel. 10, HC 2, 550 lbs., $1,500 (driver may throw grenades).',
    gist: 'Errand Boy | lightcycle heavy small | 2 pr | driver | - | - | - | acc 10, hc 2, 550 lb, $1500',
  },
  {
    line: 'Long Haul Special — Std. 10-wheel long-nose cab, hvy. chassis, large truck power plant, 10 solid tires, driver and gunner, 3 MGs (one each front, right, and left), one cargo space. Cab Armor: F30, R30, L30, B0, T20, U15. 15-foot van carrier, 2 MGs linked in a turret, HOJ back. Cargo capacity: 20 spaces, 4,000 lbs. Carrier Armor: F15, R20, L20, B25, T20, U15. HC 1.',
    gist: 'Long Haul Special | longnose10 heavy large | 10 solid | driver, gunner | MG front, MG right, MG left | - | F30 R30 L30 T20 U15 | hc 1 // van15 | - | - | 2 MG turret2 linked, HDOJ back | - | F15 R20 L20 B25 T20 U15',
  },
  {
    line: 'Copper Coach — 40-foot bus, x-hvy. chassis, regular truck power plant, 10 solid tires, driver, 2 gunners, 6 passengers, 6 MGs (two linked front, two linked back, one each front right, front left), AT gun in front turret, laser in back turret, three computers for crew. Armor: six 10-point wheelguards, plus 40 points of armor in all 10 positions.',
    gist: 'Copper Coach | bus40 xheavy regular | 10 solid | driver+computer, 2 gunner+computer, 6 passenger | 2 MG front linked, 2 MG back linked, MG frontRight, MG frontLeft, AT turret3 frontTop, L turret2 backTop | 6 wheelguard 10pt | F40 B40 FR40 BR40 FL40 BL40 FT40 BT40 FU40 BU40 | -',
  },
  {
    line: 'Duster — Standard helicopter, small copter power plant, pilot, gunner, VMG in universal turret under, 2 linked MGs front, 2 pairs linked bombs under, 2 cyberlinks (one connects pilot and front MGs, one connects gunner and VMG), stealth, sound system. Armor: T10, 20 in all other positions.',
    gist: 'Duster | standard small | - | driver+cyberlink MG front, gunner+cyberlink VMG turret | VMG turret2 universal underbody, 2 MG front linked, 4 B underbody linked | stealth, soundsystem | F20 R20 L20 B20 T10 U20 | -',
  },
  {
    line: 'Sawmill — X-Hvy. tricycle, super trike power plant, OR suspension, 3 OR solid tires, driver, gunner, 2 passengers, turreted RR, linked MGs R and L, brushcutter. Armor: F14, R10, L10, B10, T8, U5. Accel. 5, HC 2.',
    gist: 'Sawmill | xheavytrike offroad supertrike | 3 orsolid | driver, gunner, 2 passenger | RR turret2, MG right linked, MG left linked | brushcutter | F14 R10 L10 B10 T8 U5 | acc 5, hc 2',
  },
  {
    line: 'Panhandle — Standard cab-over, hvy. chassis, regular truck power plant, 10 solid truck tires, driver and gunner, two linked MGs front, RR in turret. Cargo capacity: 1 space, weight depends on total weight of rig. Armor: F30, R20, L20, B15, T25, U15.',
    gist: 'Panhandle | stdcabover heavy regular | 10 solid | driver, gunner | 2 MG front linked, RR turret2 | - | F30 R20 L20 B15 T25 U15 | -',
  },
  {
    line: 'Night Owl — One-man stowaway helicopter, mini copter power plant, no pilot, remote control, MG front. Armor: F5, R3, L3, B3, U5, T2. Accel. 10.',
    gist: 'Night Owl | stowaway oneman mini | - | - | MG front | remotecontrol | F5 R3 L3 B3 T2 U5 | acc 10',
  },
  {
    line: 'Stage Coach — Station wagon, hvy. chassis, hvy. suspension, super power plant, PR tires, driver and gunner, 3 MGs with extra magazine each (one each left, right, and back), hi-res computers for both driver and gunner. Cargo capacity: 7 spaces, 300 lbs. Armor: F25, R20, L20, B25, T20, U15. Accel. 10 without cargo, 5 with cargo, HC 3.',
    gist: 'Stage Coach | stationwagon heavy heavy super | 4 pr | driver+hirescomputer, gunner+hirescomputer | MG left +mag, MG right +mag, MG back +mag | - | F25 R20 L20 B25 T20 U15 | acc 10, hc 3',
  },
];
