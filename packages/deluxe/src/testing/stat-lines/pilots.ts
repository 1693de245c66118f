// A helicopter charter's owner.

import type { HandWritten } from './written.ts';

export const PILOTS: readonly HandWritten[] = [
  {
    line: 'Dustoff — Standard helicopter, standard helicopter PP, pilot, gunner, 2 linked MGs front, VMG in universal turret underneath, 2 skid stretchers, winch. Armor: F25, R20, L20, B20, T10, U30.',
    gist: 'Dustoff | standard standard | - | driver, gunner | 2 MG front linked, VMG turret2 universal underbody | 2 skidstretcher, winch | F25 R20 L20 B20 T10 U30 | -',
  },
  {
    line: 'gnat: 1-man copter, mini plant, pilot, mml f, f10 r5 l5 b5 t2 u10',
    gist: 'gnat | oneman mini | - | driver | MML front | - | F10 R5 L5 B5 T2 U10 | -',
  },
  {
    line: 'Sky Hook: transport chopper, super copter plant, pilot, co-pilot/gunner, 8 passengers, RR in 2-space universal turret bottom, winch, searchlight, armor 20 all around',
    gist: 'Sky Hook | transport super | - | driver, gunner, 8 passenger | RR turret2 universal underbody | winch, searchlight | F20 R20 L20 B20 T20 U20 | -',
  },
  {
    line: 'Hummingbird: one-man helicopter (stowaway), mini helicopter power plant, pilot with parachute, 2 HRs front. Armor: F5 R3 L3 B3 T1 U5. HC 3',
    gist: 'Hummingbird | stowaway oneman mini | - | driver | 2 HR front | personalparachute | F5 R3 L3 B3 T1 U5 | hc 3',
  },
  {
    line: 'Rainmaker — Small helicopter, standard copter plant, pilot, gunner with computer, bomb bay with 4 bombs, 2 cluster bombs, MG in turret under, pontoons. Armor: F20, R15, L15, B15, T5, U25.',
    gist: 'Rainmaker | small standard | - | driver, gunner+computer | 4 B underbody, 2 CB underbody, MG turret1 underbody | bombbay, pontoons | F20 R15 L15 B15 T5 U25 | -',
  },
  {
    line: 'Flea Circus: Mid-sized grasshopper, x-hvy chassis, hvy suspension, mini copter plant, 4 PR tires, driver, MG front, armor F8 R5 L5 B5 T2 U8',
    gist: 'Flea Circus | grasshopper midsize xheavy heavy mini | 4 pr | driver | MG front | - | F8 R5 L5 B5 T2 U8 | -',
  },
  {
    line: 'Vulture. Std. helicopter. Super heli plant. Pilot, two gunners. RL R, RL L (linked). VMG in turret (underbody). SS back. LD radio, radar, IR. F30 R25 L25 B20 T10 U40. HC 2. $128,000',
    gist: 'Vulture | standard super | - | driver, 2 gunner | RL right linked, RL left linked, VMG turret2 underbody, SS back | ldradio, radar, infrared | F30 R25 L25 B20 T10 U40 | hc 2, $128000',
  },
  {
    line: 'Ladybird (helicopter, small): small plant, pilot only, six mini-rockets each side, armour 12/8/8/8/4/12, 5,300 lbs., $42,000',
    gist: 'Ladybird | small small | - | driver | 6 MNR right, 6 MNR left | - | F12 R8 L8 B8 T4 U12 | 5300 lb, $42000',
  },
];
