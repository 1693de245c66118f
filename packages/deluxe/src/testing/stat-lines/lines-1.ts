// Stat lines in many hands, part 1 of 3.

import type { WrittenLine } from './written-line.ts';

export const LINES_1: readonly WrittenLine[] = [
  {
    line: 'Grey Ghost - Luxury, X-Hvy chassis, Hvy susp, Super PP, 4 PR radials, driver w/ body armor, 2 linked VMGs F, SS B, FE. Armor F40 R25 L25 B30 T10 U10. Acc 5, HC 3, $17,950',
    means:
      'Grey Ghost — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR radial tires, driver with body armor, 2 linked VMGs front, SS back, fire extinguisher. Armor: F40, R25, L25, B30, T10, U10.',
  },
  {
    line: 'DUNE RAT: Pickup, x-hvy chassis, OR suspension, 6 OR solids, super power plant, driver, MG in turret, 20 pts. each side, front 25, back 25, top 15, under 10',
    means:
      'DUNE RAT — Pickup, x-hvy. chassis, off-road suspension, super power plant, 6 off-road solid tires, driver only, MG in turret. Armor: F25, R20, L20, B25, T15, U10.',
  },
  {
    line: '"Mom\'s Taxi" -- station wagon; std. chassis; imp. suspension; large plant; 4 HD tires; driver, 2 passengers; OJ rear; Armor: 20/15/15/20/10/10',
    means:
      "Mom's Taxi — Station wagon, std. chassis, imp. suspension, large power plant, 4 HD tires, driver, 2 passengers, OJ back. Armor: F20, R15, L15, B20, T10, U10.",
  },
  {
    line: 'Little Stinker (sub-compact): light chassis, light suspension, small powerplant, standard tires, driver only, one spikedropper back, F4/R4/L4/B4/T2/U2.',
    means:
      'Little Stinker — Subcompact, lt. chassis, lt. suspension, small power plant, 4 std. tires, driver only, SD back. Armor: F4, R4, L4, B4, T2, U2.',
  },
  {
    line: 'Vlad the Impala — mid-size, heavy chassis, heavy suspension, super power plant, 4 solid tires, driver & gunner, turret w/ 2 MG, RL fwd w/ extra magazine, 2 hi-res computers, armor 30F 20R 20L 25B 20T 10U',
    means:
      'Vlad the Impala — Mid-sized, hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver with hi-res computer, gunner with hi-res computer, 2 MGs in turret, RL front with extra magazine. Armor: F30, R20, L20, B25, T20, U10.',
  },
  {
    line: 'Compact w/ hvy. chassis and suspension, large engine, PR tires, driver, laser front, 10 points of armor all around.',
    means:
      'Compact, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver only, laser front. Armor: F10, R10, L10, B10, T10, U10.',
  },
  {
    line: 'Deathwish, Luxury, XH chassis, H suspension, thundercat plant, PRR tires, driver, gunner, AC front, minedropper rear, imp. fire extinguisher, targeting computer for driver, Fireproof armor: F50 R30 L30 B40 T20 U20',
    means:
      'Deathwish — Luxury, x-hvy. chassis, hvy. suspension, thundercat power plant, 4 PR radial tires, driver with targeting computer, gunner, AC front, MD back, improved fire extinguisher. Fireproof armor: F50, R30, L30, B40, T20, U20.',
  },
  {
    line: 'NAME: Road Toad\nBody: Van\nChassis: Extra Heavy\nSuspension: Heavy\nPower Plant: Super\nTires: 6 Solid\nCrew: Driver, Gunner\nWeapons: RR in turret, 2 MGs front (linked), SS back\nAccessories: Fire Extinguisher\nArmor: F30 L25 R25 B30 T25 U15',
    means:
      'Road Toad — Van, x-hvy. chassis, hvy. suspension, super power plant, 6 solid tires, driver, gunner, RR in turret, 2 linked MGs front, SS back, fire extinguisher. Armor: F30, R25, L25, B30, T25, U15.',
  },
  {
    line: 'Nightjar. mid-sized, std chassis, hvy susp, large pp, 4 PR, driver, 2 linked RL front, SD rear, spoiler & airdam. F25 R15 L15 B20 T10 U10 lbs. 4800',
    means:
      'Nightjar — Mid-sized, std. chassis, hvy. suspension, large power plant, 4 PR tires, driver only, 2 linked RLs front, SD back, spoiler, airdam. Armor: F25, R15, L15, B20, T10, U10.',
  },
  {
    line: 'The Widow Maker - Lux - XHvy Chassis - Hvy Susp - Super PP - 4 PRs - Driver - 3xMG front (linked) - HDSS rear - HR left - HR right - 35 F, 20 R, 20 L, 30 B, 10 T, 10 U',
    means:
      'The Widow Maker — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver only, 3 linked MGs front, HDSS back, HR left, HR right. Armor: F35, R20, L20, B30, T10, U10.',
  },
  {
    line: 'Sparrow — Light cycle, imp. suspension, medium cycle plant, 2 PR tires, cyclist, MML front. Armor: F8 B8',
    means:
      'Sparrow — Light cycle, imp. suspension, medium cycle power plant, 2 PR tires, driver only, MML front. Armor: F8, B8.',
  },
  {
    line: 'Bushwhacker: Heavy motorcycle, OR susp., super cycle power plant, OR tires, rider with SMG and 4 grenades, RL front, armor 10 front, 10 back, cycle blades',
    means:
      'Bushwhacker — Heavy cycle, off-road suspension, super cycle power plant, 2 off-road solid tires, driver with SMG and 4 grenades, RL front, cycle blades. Armor: F10, B10.',
  },
  {
    line: 'Hog & Hack — Heavy cycle, hvy. suspension, super power plant, solid tires, driver, MG front. Armor F10 B10. Heavy sidecar, imp. suspension, solid tire, gunner, RL front. Armor: F4, R4, L4, B4, U4.',
    means:
      'Hog & Hack — combination of {Hog & Hack — Heavy cycle, hvy. suspension, super cycle power plant, 2 solid tires, driver only, MG front. Armor: F10, B10.} and {Heavy sidecar, imp. suspension, 1 solid tire, gunner, RL front. Armor: F4, R4, L4, B4, U4.}.',
  },
  {
    line: "Three's Company - reversed heavy trike, heavy suspension, super trike plant, 3 PR tires, driver, 2 MGs front linked, ramplate, armor: F20, R12, L12, B12, T8, U8",
    means:
      "Three's Company — Reversed heavy trike, hvy. suspension, super trike power plant, 3 PR tires, driver only, 2 linked MGs front, ram plate. Armor: F20, R12, L12, B12, T8, U8.",
  },
  {
    line: 'Bulldog — Pickup truck, heavy chassis, improved suspension, super engine, 4 HD tires, driver, standard hitch, RR front, OJ rear, armor F30/R20/L20/B20/T10/U10, cargo 8 spaces',
    means:
      'Bulldog — Pickup, hvy. chassis, imp. suspension, super power plant, 4 HD tires, std. hitch, driver only, RR front, OJ back. Armor: F30, R20, L20, B20, T10, U10.',
  },
  {
    line: 'Smoke on the Water: Luxury, hvy chassis, hvy suspension, large PP, PR tires, driver, SS F, HDSS B, 2 FTs (one left, one right), paint sprayer back. Armor: F30 S20 B30 T10 U10',
    means:
      'Smoke on the Water — Luxury, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver only, SS front, HDSS back, FT left, FT right, PS back. Armor: F30, R20, L20, B30, T10, U10.',
  },
  {
    line: 'Camper — 30-foot RV, hvy. chassis, regular truck power plant, 10 PR truck tires, driver, gunner, 4 passengers, 2 MGs (one front right, one front left), MD back. Armor: 20 in all locations.',
    means:
      'Camper — 30-foot bus, hvy. chassis, regular truck power plant, 10 PR tires, driver, gunner, 4 passengers, MG front right, MG front left, MD back. Armor: F20, B20, FR20, BR20, FL20, BL20, FT20, BT20, FU20, BU20.',
  },
  {
    line: 'Cheap Date: subcompact std chassis lt suspension small pp std tires driver MG front armor F10 R5 L5 B5 T2 U2 $3,000',
    means:
      'Cheap Date — Subcompact, std. chassis, lt. suspension, small power plant, 4 std. tires, driver only, MG front. Armor: F10, R5, L5, B5, T2, U2.',
  },
  {
    line: 'Old Reliable - Midsize. Hvy chassis. Hvy suspension. Large power plant. 4 Solids. Driver, gunner. Front: 2 linked MGs. Rear: SS, MD. Armor: Front 25, Right 20, Left 20, Back 20, Top 10, Under 10.',
    means:
      'Old Reliable — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 solid tires, driver, gunner, 2 linked MGs front, SS back, MD back. Armor: F25, R20, L20, B20, T10, U10.',
  },
  {
    line: 'Zapper: luxury, x-hvy ch., hvy. susp., super p.p., PR tires, driver w/ hi-res & BA, laser F, laser B, FE, LR armor F30 R25 L25 B30 T15 U15',
    means:
      'Zapper — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver with body armor and hi-res computer, laser front, laser back, fire extinguisher. Laser-reflective armor: F30, R25, L25, B30, T15, U15.',
  },
  {
    line: 'Gunbus — 40-foot bus, x-hvy. chassis, large truck power plant, 10 solid tires, driver, 3 gunners, 10 passengers, VMG in front turret, VMG in back turret, 2 linked MGs front, HFOJ back. Armor: 40 all around, FU20, BU20',
    means:
      'Gunbus — 40-foot bus, x-hvy. chassis, large truck power plant, 10 solid tires, driver, 3 gunners, 10 passengers, VMG in first turret, VMG in second turret, 2 linked MGs front, HDFOJ back. Armor: F40, B40, FR40, BR40, FL40, BL40, FT40, BT40, FU20, BU20.',
  },
  {
    line: 'Mosquito — One-man helicopter, mini copter plant, pilot, 2 linked MGs front, armor F15 R10 L10 B10 T5 U20, HC 3',
    means:
      'Mosquito — One-man helicopter, mini copter power plant, pilot only, 2 linked MGs front. Armor: F15, R10, L10, B10, T5, U20.',
  },
  {
    line: 'Pegasus: Standard chopper, std. copter power plant, pilot and gunner, RR in universal turret under, 2 HRs each side, searchlight front, infrared. Armor: F30, R25, L25, B25, T10, U35',
    means:
      'Pegasus — Standard helicopter, std. copter power plant, pilot, gunner, RR in universal turret, 2 HRs right, 2 HRs left, searchlight front, infrared. Armor: F30, R25, L25, B25, T10, U35.',
  },
  {
    line: 'Freightliner 5 — Sleeper longnose, x-hvy. chassis, super truck power plant, 10 solid tires, driver, gunner, sleeper berth, RL front, 2 MGs (left & right), fire extinguisher. Armor: F50 R40 L40 B20 T30 U20',
    means:
      'Freightliner 5 — Sleeper longnose tractor, x-hvy. chassis, super truck power plant, 10 solid tires, driver, gunner, RL front, MG right, MG left, sleeper berth, fire extinguisher. Armor: F50, R40, L40, B20, T30, U20.',
  },
  {
    line: "Milk Run: 40' reefer semi-trailer, 8 PR tires, std. kingpin, OJ & SS back. Armor F10 B20 FR15 BR15 FL15 BL15 FT10 BT10 FU10 BU10",
    means:
      'Milk Run — 40-foot reefer semi-trailer, 8 PR tires, standard kingpin, OJ back, SS back. Armor: F10, B20, FR15, BR15, FL15, BL15, FT10, BT10, FU10, BU10.',
  },
  {
    line: "U-Haul — 15' van trailer, heavy chassis, 4 solid tires, MD back, gunner, MG in turret. Armor: F10, R15, L15, B20, T10, U5.",
    means:
      'U-Haul — 15-foot van car trailer, hvy. chassis, 4 solid tires, gunner, MD back, MG in turret. Armor: F10, R15, L15, B20, T10, U5.',
  },
  {
    line: 'Tin Can: Compact, heavy chassis, improved suspension, medium power plant, HD tyres, driver, MG front, smoke screen rear, wheel guards front 10 pts, armour F20 R15 L15 B15 T5 U5',
    means:
      'Tin Can — Compact, hvy. chassis, imp. suspension, medium power plant, 4 HD tires, driver only, MG front, SS back, 2 10-point wheelguards front. Armor: F20, R15, L15, B15, T5, U5.',
  },
  {
    line: 'Wolverine — Mid-sized, x-hvy. chassis, hvy. suspension, super plant in back, PR tires, driver, gunner in back, 2 linked RRs back, MG front with 2 extra magazines, computer for gunner. Armor: F25, R20, L20, B35, T10, U15.',
    means:
      'Wolverine — Mid-sized, x-hvy. chassis, hvy. suspension, super power plant in back, 4 PR tires, driver, gunner in back with targeting computer, 2 linked RRs back, MG front with 2 extra magazines. Armor: F25, R20, L20, B35, T10, U15.',
  },
  {
    line: 'Cobra II: Luxury, X-heavy Chassis, Heavy Suspention, Super Power Plant, 4 Puncture-Resistant tires, Driver with Targetting Computer, Vulcan machine gun front, Flamethrower back, Fire Extingisher, Armor F40 R30 L30 B30 T15 U15',
    means:
      'Cobra II — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver with targeting computer, VMG front, FT back, fire extinguisher. Armor: F40, R30, L30, B30, T15, U15.',
  },
  {
    line: 'Razorback — Pickup, hvy chassis, hvy susp, super PP, 4 solid tires, driver, gunner, MG turret, plasma cannon front, SS rear, Armor F30 R20 L20 B25 T20 U10',
    means:
      'Razorback — Pickup, hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner, MG in turret, SS back. Armor: F30, R20, L20, B25, T20, U10.',
    unknown: ['plasma cannon'],
  },
  {
    line: 'Blue Meanie — Compact, std. chassis, hvy. suspension, large power plant, HD tires, driver only, flux capacitor, MG front, cup holder. Armor: F20, R15, L15, B15, T5, U5.',
    means:
      'Blue Meanie — Compact, std. chassis, hvy. suspension, large power plant, 4 HD tires, driver only, MG front. Armor: F20, R15, L15, B15, T5, U5.',
    unknown: ['flux capacitor', 'cup holder'],
  },
  {
    line: 'Executive Decision - Luxury, heavy chassis, heavy suspension, super power plant, solid tires, driver, bodyguard, 2 passengers, RL front, SS back, minibar, Armor F30 R30 L30 B30 T15 U15, $20000',
    means:
      'Executive Decision — Luxury, hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, 2 passengers, RL front, SS back. Armor: F30, R30, L30, B30, T15, U15.',
    unknown: ['bodyguard', 'minibar'],
  },
  {
    line: 'Interceptor — Mid-sized, hvy. chassis, hvy. susp',
    means: 'Interceptor — Mid-sized, hvy. chassis, hvy. suspension.',
    problems: ['incomplete'],
  },
  {
    line: 'Interceptor — Mid-sized, hvy. chassis, hvy. suspension, super power plant, PR tires, driver, MG front, Armor: F25, R20,',
    means:
      'Interceptor — Mid-sized, hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver only, MG front. Armor: F25, R20, L0, B0, T0, U0.',
    problems: ['cut'],
  },
  {
    line: 'Black Molly — Station wagon, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, gunner, 2 RLs (front and back), 1 MG each side, 2 spare PR tires, fire extinguisher. Cargo: "moonshine" (3 spaces, 300 lbs., $1,200). Armor: F25, R20, L20, B25, T10, U10.',
    means:
      'Black Molly — Station wagon, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, gunner, RL front, RL back, MG right, MG left, fire extinguisher. Cargo: 2 spare PR tires (luxury); "moonshine" (3 spaces, 300 lbs., $1200). Armor: F25, R20, L20, B25, T10, U10.',
  },
  {
    line: 'Twin Peaks: Van, X-Heavy Chassis, Heavy Suspension, Super Power Plant, Six Solid Tires, Driver, Gunner, Two MGs in 2-space turret (linked), HDFT front, GL back loaded with 5 smoke grenades and 5 paint grenades, hi-res computers for both driver and gunner. Armor: F30, R25, L25, B30, T25, U15',
    means:
      'Twin Peaks — Van, x-hvy. chassis, hvy. suspension, super power plant, 6 solid tires, driver with hi-res computer, gunner with hi-res computer, 2 linked MGs in turret, HDFT front, GL back loaded with 5 SG then 5 PG. Armor: F30, R25, L25, B30, T25, U15.',
  },
  {
    line: 'Grim Reaper . Luxury . Xtra heavy chassis . hvy suspension . super . PR radials . driver + gunner . 2 MG linked F . 1 RR turret . 1 MD B . F45 R30 L30 B35 T20 U15 . acc 5 . HC 3',
    means:
      'Grim Reaper — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR radial tires, driver, gunner, 2 linked MGs front, RR in turret, MD back. Armor: F45, R30, L30, B35, T20, U15.',
  },
];
