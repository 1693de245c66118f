// A third round, in yet other hands.

import type { HandWritten } from './written.ts';

export const THIRD_ROUND: readonly HandWritten[] = [
  {
    line: 'Gray Wolf: Luxury w/ x-hvy chassis, hvy susp., super pp, PRRs, driver+gunner, turret: 2 VMG (linked), front: 2 HR (linked), rear: HDSS, extras: FE, 2 TC. Armour: F:40/R:30/L:30/B:35/T:30/U:15 [180 pts]',
    gist: 'Gray Wolf | luxury xheavy heavy super | 4 prr | driver+computer, gunner+computer | 2 VMG turret4 linked, 2 HR front linked, HDSS back | fireextinguisher | F40 R30 L30 B35 T30 U15 | -',
  },
  {
    line: 'RED DOG   COMPACT   HVY CHASSIS   IMP SUSP   LARGE PP   4 HD TIRES   DRIVER   MG FRONT   MG BACK   F12 R8 L8 B12 T3 U3   $7,900   3,690 LBS',
    gist: 'RED DOG | compact heavy improved large | 4 hd | driver | MG front, MG back | - | F12 R8 L8 B12 T3 U3 | 3690 lb, $7900',
  },
  {
    line: 'Nutshell: a sub with a std. chassis, light suspension, a small plant, std. tires and one MG in front. Armor 3 per side, 1 top, 1 under. Driver, of course.',
    gist: 'Nutshell | subcompact standard light small | 4 standard | driver | MG front | - | F3 R3 L3 B3 T1 U1 | -',
    unknown: ['course'],
  },
  {
    line: 'Hellbender | Pickup | X-Hvy | OR | Super | 6 OR Solid | Driver, Gunner | Turret RR, Front MG, Back OJ | FE, Winch | 30/25/25/30/20/15',
    gist: 'Hellbender | pickup xheavy offroad super | 6 orsolid | driver, gunner | RR turret2, MG front, OJ back | fireextinguisher, winch | F30 R25 L25 B30 T20 U15 | -',
  },
  {
    line: 'Sting Ray (mid-sized): hvy chassis/hvy suspension/super plant/4 PRR. Driver w/ TC. 2 MMLs F (linked), 2 MMLs B (linked). 25F 18R 18L 22B 6T 6U. 5,275 lbs. $13,200. HC 4/Acc 5.',
    gist: 'Sting Ray | midsize heavy heavy super | 4 prr | driver+computer | 2 MML front linked, 2 MML back linked | - | F25 R18 L18 B22 T6 U6 | acc 5, hc 4, 5275 lb, $13200',
  },
  {
    line: "Ol' Smokey – station wagon; heavy chassis; heavy suspension; large plant; solid tires; driver, 2 gunners; flamethrowers left and right; HD smokescreen rear; FP armor: 20 pts. front & back, 25 pts. sides, 10 pts. top & bottom",
    gist: "Ol' Smokey | stationwagon heavy heavy large | 4 solid | driver, 2 gunner | FT left, FT right, HDSS back | - | FP F20 R25 L25 B20 T10 U10 | -",
  },
  {
    line: 'Kid Sister: light cycle, hvy suspension, medium cycle power plant, 2 PR tires, rider with heavy pistol and 2 smoke grenades, light laser front, F6 B4, accel 15',
    gist: 'Kid Sister | lightcycle heavy medium | 2 pr | driver+HP+2 SG | LL front | - | F6 B4 | acc 15',
  },
  {
    line: 'Bad Moon: van; xhvy chassis; hvy suspension; super plant; 6 solids; driver, 3 gunners; 2-space turret (RR), 2-space cupola?; MG F, MG R, MG L, MD B; 25 each side, T25, U15',
    gist: 'Bad Moon | van xheavy heavy super | 6 solid | driver, 3 gunner | RR turret2, MG front, MG right, MG left, MD back | - | F25 R25 L25 B25 T25 U15 | -',
  },
  {
    line: 'Switchblade. Compact / X-Hvy Chassis / Hvy Suspension / Super PP / PR Radials / Driver (Imp. Body Armor) / VMG Front, Extra Magazine / SD Back / Spoiler / Airdam / Armor: 22, 14, 14, 16, 4, 4',
    gist: 'Switchblade | compact xheavy heavy super | 4 prr | driver+improvedbodyarmor | VMG front +mag, SD back | spoiler, airdam | F22 R14 L14 B16 T4 U4 | -',
  },
  {
    line: "Carry-All: 10' van trailer, hvy chassis, 2 solid tires, gunner, MG in turret, 12 cargo spaces, F5 R8 L8 B10 T8 U4, 3,900 lbs loaded",
    gist: 'Carry-All | 10van heavy | 2 solid | gunner | MG turret1 | - | F5 R8 L8 B10 T8 U4 | 3900 lb',
  },
  {
    line: 'Guppy = [subcompact, hvy chassis, hvy suspension, medium plant, HD tires] [driver] [RL-F] [armor: 9-6-6-7-2-2] [HC 3, acc 5]',
    gist: 'Guppy | subcompact heavy heavy medium | 4 hd | driver | RL front | - | F9 R6 L6 B7 T2 U2 | acc 5, hc 3',
  },
  {
    line: 'Mastodon: std longnose, x-hvy chassis, large truck plant, 10 solids, driver, gunner, AT front, MGs L/R, VMG turret, F60/R45/L45/B30/T35/U25, IFE, ldr',
    gist: 'Mastodon | stdlongnose xheavy large | 10 solid | driver, gunner | AT front, MG left, MG right, VMG turret2 | improvedfireextinguisher, ldradio | F60 R45 L45 B30 T35 U25 | -',
  },
];
