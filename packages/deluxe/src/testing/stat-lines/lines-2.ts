// Stat lines in many hands, part 2 of 3.

import type { WrittenLine } from './written-line.ts';

export const LINES_2: readonly WrittenLine[] = [
  {
    line: "Cab 14: 10-wheel cabover, x-hvy chassis, large truck power plant, 10 PR tires, driver, gunner, 2 linked MGs front. Cab armor: F30 R25 L25 B10 T15 U10. 15' tanker carrier, MD back. Carrier armor: F20 R20 L20 B20 T20 U20",
    means:
      'Cab 14 — Ten-wheel cabover cab, x-hvy. chassis, large truck power plant, 10 PR tires, driver, gunner, 2 linked MGs front. Cab armor: F30, R25, L25, B10, T15, U10. 15-foot tanker carrier, MD back. Carrier armor: F20, R20, L20, B20, T20, U20.',
  },
  {
    line: 'Skeeter - medium trike, imp susp, large cycle plant, 3 HD tires, driver, MG F, SD B, Armor F12 R8 L8 B8 T5 U5',
    means:
      'Skeeter — Medium trike, imp. suspension, large cycle power plant, 3 HD tires, driver only, MG front, SD back. Armor: F12, R8, L8, B8, T5, U5.',
  },
  {
    line: 'Hopper — Luxury grasshopper, x-hvy. chassis, hvy. suspension, mini copter power plant, PR tires, pilot, MG front. Armor: F10, R8, L8, B8, T5, U8.',
    means:
      'Hopper — Luxury grasshopper, x-hvy. chassis, hvy. suspension, mini copter power plant, 4 PR tires, driver only, MG front. Armor: F10, R8, L8, B8, T5, U8.',
  },
  {
    line: 'Plain Jane: compact, std chassis, lt susp, med pp, 4 std tires, driver, no weapons, armor 15 all around, cost $2,400',
    means:
      'Plain Jane — Compact, std. chassis, lt. suspension, medium power plant, 4 std. tires, driver only. Armor: F15, R15, L15, B15, T15, U15.',
  },
  {
    line: 'Rumble Bee — Subcompact, hvy. chassis, hvy. suspension, medium PP, 4 PR tires, driver, RL front. Armor: F12, L6, R6, B8, T3, U3. 2,530 lbs, 14600$',
    means:
      'Rumble Bee — Subcompact, hvy. chassis, hvy. suspension, medium power plant, 4 PR tires, driver only, RL front. Armor: F12, R6, L6, B8, T3, U3.',
  },
  {
    line: 'The "Ice Cream Man": Van; hvy chassis; hvy suspension; super power plant; 4 solids; driver & 2 gunners; 2 MGs L, 2 MGs R, FT rear; sound system; Armor F25/R25/L25/B25/T15/U10',
    means:
      'The "Ice Cream Man" — Van, hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, 2 gunners, 2 MGs left, 2 MGs right, FT back, sound system. Armor: F25, R25, L25, B25, T15, U10.',
  },
  {
    line: 'Viper Mk3 — Luxury, x-hvy. chassis, hvy. suspension, super power plant, PR tires, driver, autocannon in a pop-up turret, spikedropper rear w/ extra magazine, imp. body armor, radar, IR. Armor (fireproof): F30, R20, L20, B30, T20, U10',
    means:
      'Viper Mk3 — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver with improved body armor, AC in pop-up turret, SD back with extra magazine, radar, infrared. Fireproof armor: F30, R20, L20, B30, T20, U10.',
  },
  {
    line: 'Bruiser (lux, XH chassis, hvy susp, super pp, solids, driver, ram plate, 2 MGs front linked to RL front, MD back), armor F60 R25 L25 B25 T10 U10',
    means:
      'Bruiser — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver only, 2 MGs front (link A), RL front (link A), MD back, ram plate. Armor: F60, R25, L25, B25, T10, U10.',
  },
  {
    line: 'Gnasher: luxury body - extra-heavy chassis - off-road suspension - large power plant - off road solid tires - driver - front-mounted RR - rear-mounted SS - brushcutter - F30 R20 L20 B20 T10 U15',
    means:
      'Gnasher — Luxury, x-hvy. chassis, off-road suspension, large power plant, 4 off-road solid tires, driver only, RR front, SS back, brushcutter. Armor: F30, R20, L20, B20, T10, U15.',
  },
  {
    line: 'Highway Patrol Special — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner, 2 linked MGs front, RR in turret, SD back, computer for gunner. Armor: F35, R30, L30, B30, T30, U20. Accel. 5, HC 3, 6,295 lbs., $19,500.',
    means:
      'Highway Patrol Special — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner with targeting computer, 2 linked MGs front, RR in turret, SD back. Armor: F35, R30, L30, B30, T30, U20.',
  },
  {
    line: 'ECONOBOX... subcompact, std chassis, imp suspension, small plant, std tires, driver, HR front, HR front, no armor',
    means:
      'ECONOBOX — Subcompact, std. chassis, imp. suspension, small power plant, 4 std. tires, driver only, HR front, HR front.',
  },
  {
    line: 'Slick — Mid-sized, hvy. chassis, hvy. susp., large plant, 4 HD tires, driver, HDOJ back, FOJ right side, OJ left side, MG front, computer, F20 R20 L20 B25 T8 U8',
    means:
      'Slick — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 HD tires, driver with targeting computer, HDOJ back, FOJ right, OJ left, MG front. Armor: F20, R20, L20, B25, T8, U8.',
  },
  {
    line: 'Hauler & Trailer: Pickup, x-hvy. chassis, hvy. suspension, super power plant, 6 PR tires, driver, hvy. explosive hitch, MG front. Armor: F20, R15, L15, B10, T8, U8. 10-foot flatbed car trailer, std. chassis, 4 PR tires. Armor: U5.',
    means:
      'Hauler & Trailer — combination of {Hauler & Trailer — Pickup, x-hvy. chassis, hvy. suspension, super power plant, 6 PR tires, hvy. explosive hitch, driver only, MG front. Armor: F20, R15, L15, B10, T8, U8.} and {10-foot flatbed car trailer, std. chassis, 4 PR tires. Armor: U5.}.',
  },
  {
    line: 'Silver Bullet: Luxury. XH chassis, heavy suspension. Super plant. 4 solid. Driver: BA, TC. Weapons: F: 2 linked MG, 1 HR; B: SS; R: MG; L: MG. Armor 40/25/25/30/15/15. Cost $18,000. Weight 6,100 lbs. HC 3. Acc 5.',
    means:
      'Silver Bullet — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver with body armor and targeting computer, 2 linked MGs front, HR front, SS back, MG right, MG left. Armor: F40, R25, L25, B30, T15, U15.',
  },
  {
    line: 'i just built this: midsized, hvy chassis, hvy suspension, large power plant, hd tires, driver, mg front, mg back, smokescreen back, 15 armor each side, 25 front, 20 back, 10 top, 10 under',
    means:
      'i just built this — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 HD tires, driver only, MG front, MG back, SS back. Armor: F25, R15, L15, B20, T10, U10.',
  },
  {
    line: 'Lancer [Luxury] X-Hvy Chassis, Hvy Susp., Super PP, 4xPR, Driver, Gunner, 2xMG (linked) front, RL (turret), SS (rear); Armor: F:30 R:25 L:25 B:25 T:20 U:15; Accel: 5; HC: 3; Wt: 6,400; Cost: $17,000',
    means:
      'Lancer — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, gunner, 2 linked MGs front, RL in turret, SS back. Armor: F30, R25, L25, B25, T20, U15.',
  },
  {
    line: 'GUTTERSNIPE -- Subcompact, Hvy. Chassis, Hvy. Suspension, Small P.P., 4 HD Tires, Driver, 1 RL (F), ARMOR: F-15, R-8, L-8, B-10, T-4, U-4',
    means:
      'GUTTERSNIPE — Subcompact, hvy. chassis, hvy. suspension, small power plant, 4 HD tires, driver only, RL front. Armor: F15, R8, L8, B10, T4, U4.',
  },
  {
    line: 'Wrecker: pickup (6 wheels, x-hvy chassis, hvy suspension), super powerplant, solid tires, driver, passenger, heavy hitch, winch?, toolkit, MG front, OJ back, cargo capacity 9 spaces 1500 lbs, armor F25 L20 R20 B20 T10 U10',
    means:
      'Wrecker — Pickup, x-hvy. chassis, hvy. suspension, super power plant, 6 solid tires, hvy. hitch, driver, passenger, MG front, OJ back, winch, tool kit. Armor: F25, R20, L20, B20, T10, U10.',
  },
  {
    line: 'Silent Running — Mid-sized, heavy chassis, heavy suspension, large power plant, PR tires, driver only, MG front, stealth mode, infrared, 12 pts fireproof armor on all sides',
    means:
      'Silent Running — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver only, MG front, stealth mode, infrared. Fireproof armor: F12, R12, L12, B12, T12, U12.',
  },
  {
    line: '1. Mad Hatter - Compact, std. chassis, imp. suspension, large power plant, PR tires, driver, 3 HRs front (linked), SD rear. Armor: 15F, 10R, 10L, 12B, 5T, 5U. 3,468 lbs. $6,500.',
    means:
      'Mad Hatter — Compact, std. chassis, imp. suspension, large power plant, 4 PR tires, driver only, 3 linked HRs front, SD back. Armor: F15, R10, L10, B12, T5, U5.',
  },
  {
    line: 'The Beast (van): extra heavy chassis, heavy suspension, super plant, six solid tires; driver, two gunners; front: RR & MG, sides: MG each side, rear: MD; 3-space turret with VMG; fire extinguisher; armor: front 40, sides 30, back 40, top 20, bottom 20',
    means:
      'The Beast — Van, x-hvy. chassis, hvy. suspension, super power plant, 6 solid tires, driver, 2 gunners, RR front, MG front, MG right, MG left, MD back, VMG in 3-space turret, fire extinguisher. Armor: F40, R30, L30, B40, T20, U20.',
  },
  {
    line: 'Sunday Driver – station wagon w/ std chassis, lt. suspension, medium power plant & standard tires. Driver, 3 passengers. No weapons. Armor: F5 R5 L5 B5 T0 U0. $2,500.',
    means:
      'Sunday Driver — Station wagon, std. chassis, lt. suspension, medium power plant, 4 std. tires, driver, 3 passengers. Armor: F5, R5, L5, B5, T0, U0.',
  },
  {
    line: 'Quicksilver -- med. cycle, hvy. susp., large pp, prr tires, cyclist w/ ba, 2 LRs fwd linked, F10/B10',
    means:
      'Quicksilver — Medium cycle, hvy. suspension, large cycle power plant, 2 PR radial tires, driver with body armor, 2 linked LRs front. Armor: F10, B10.',
  },
  {
    line: 'Iron Horse, heavy cycle, heavy suspension, super plant, PR tires, driver + pillion passenger, VMG front, Armor F12 B12, light sidecar with improved suspension, PR tire, SS back, F4 R4 L4 B4 U4',
    means:
      'Iron Horse — combination of {Iron Horse — Heavy cycle, hvy. suspension, super cycle power plant, 2 PR tires, driver, passenger, VMG front. Armor: F12, B12.} and {Light sidecar, imp. suspension, 1 PR tire, SS back. Armor: F4, R4, L4, B4, U4.}.',
  },
  {
    line: 'Whisper: small helicopter, small copter power plant, pilot, gunner, VMG in universal turret under, 4 HRs (2 right, 2 left), fire extinguisher, Armor 15 all around. Accel 5 HC 2',
    means:
      'Whisper — Small helicopter, small copter power plant, pilot, gunner, VMG in universal turret, 2 HRs right, 2 HRs left, fire extinguisher. Armor: F15, R15, L15, B15, T15, U15.',
  },
  {
    line: 'Big Rig: Std. longnose tractor; x-hvy chassis; large truck plant; 10 solids; driver, gunner; 2 VMGs linked front; RR turret; MD... armor F60 R50 L50 B30 T40 U30',
    means:
      'Big Rig — Standard longnose tractor, x-hvy. chassis, large truck power plant, 10 solid tires, driver, gunner, 2 linked VMGs front, RR in turret, MD back. Armor: F60, R50, L50, B30, T40, U30.',
    problems: ['no-mount'],
  },
  {
    line: "Behemoth — 40' van full trailer, 12 solid truck tires, explosive kingpin, 2 gunners, MG in front turret, MG in rear turret, 2 MDs back linked. Armor: 30 all locations.",
    means:
      'Behemoth — 40-foot van full trailer, 12 solid tires, explosive kingpin, 2 gunners, MG in first turret, MG in second turret, 2 linked MDs back. Armor: F30, B30, FR30, BR30, FL30, BL30, FT30, BT30, FU30, BU30.',
  },
  {
    line: 'Road Hawg — Luxury, x-hvy. chassis, hvy. suspension, super power plant, PR tires, driver, gunner, 2 linked MGs right, 2 linked MGs left, 1 RL front, 1 OJ back, 4 10-pt. wheelguards, car blades, ramplate. Armor: F40 R20 L20 B20 T10 U10',
    means:
      'Road Hawg — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, gunner, 2 linked MGs right, 2 linked MGs left, RL front, OJ back, 4 10-point wheelguards, car blades, ram plate. Armor: F40, R20, L20, B20, T10, U10.',
  },
  {
    line: 'Speedy G. (Compact, Lt. chassis, Hvy. suspension, Large PP, 4 PR Radials, Driver only, 2 MML F linked) F12 R8 L8 B8 T4 U4 Accel 10 HC 3',
    means:
      'Speedy G. — Compact, lt. chassis, hvy. suspension, large power plant, 4 PR radial tires, driver only, 2 linked MMLs front. Armor: F12, R8, L8, B8, T4, U4.',
  },
  {
    line: 'Land Yacht: luxury // XH chassis // heavy suspension // super power plant // solid tires // driver, gunner // turret: laser // back: SS, SD // armor 35/25/25/30/20/15',
    means:
      'Land Yacht — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner, laser in turret, SS back, SD back. Armor: F35, R25, L25, B30, T20, U15.',
  },
  {
    line: 'MG Special - mid, hvy ch, hvy susp, super pp, 4 hd tires, driver, mg f, mg f, mg f linked, fe, armor f 30 r 20 l 20 b 20 t 10 u 10',
    means:
      'MG Special — Mid-sized, hvy. chassis, hvy. suspension, super power plant, 4 HD tires, driver only, MG front (link A), MG front (link A), MG front (link A), fire extinguisher. Armor: F30, R20, L20, B20, T10, U10.',
  },
  {
    line: 'Thunderhead — Luxury, x-hvy. chassis, hvy. suspension, super power plant with superchargers, PR tires, driver, AT gun front. Armor: F40, R20, L20, B30, T10, U10.',
    means:
      'Thunderhead — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver only, AT front. Armor: F40, R20, L20, B30, T10, U10.',
    unknown: ['superchargers'],
  },
  {
    line: 'Skid Row — Compact, hvy. chassis, hvy. suspension, large power plant, PR tires, driver, gauss gun front, MG back, Armor: F20, R15, L15, B15, T5, U5, CA frame',
    means:
      'Skid Row — Compact, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver only, MG back. Armor: F20, R15, L15, B15, T5, U5.',
    unknown: ['gauss gun', 'CA frame'],
  },
  {
    line: 'Pack Mule: Pickup, hvy. chassis, hvy. suspension, super PP, 4 solid tires, driver, MG front w/extra mag, SS rear. F20, R15, L15, B15, T10, U10. Cargo capacity: 10 spaces, 1,500 lbs. 5,100 lbs., $10,000, HC 3, Accel 10 w/o cargo, 5 loaded.',
    means:
      'Pack Mule — Pickup, hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver only, MG front with extra magazine, SS back. Armor: F20, R15, L15, B15, T10, U10.',
  },
  {
    line: 'Tumbleweed — Light trike, light suspension, small cycle power plant, 3 standard tires, driver, SMG, no armor.',
    means: 'Tumbleweed — Light trike, lt. suspension, small cycle power plant, 3 std. tires, driver with SMG.',
  },
  {
    line: 'Shadow 5: mid-sized, heavy chassis, heavy suspension, large power plant, puncture-resistant tires, driver, gunner; 1 recoilless rifle front; 1 minedropper rear; 1 machine gun left; 1 machine gun right; fire extinguisher; armor 25 front, 20 right, 20 left, 20 back, 10 top, 10 underbody; acceleration 5 mph/turn, handling class 3; total weight 5,280 pounds; total cost $12,500',
    means:
      'Shadow 5 — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver, gunner, RR front, MD back, MG left, MG right, fire extinguisher. Armor: F25, R20, L20, B20, T10, U10.',
  },
  {
    line: 'La Cucaracha: subcompact, chassis std., suspension imp., power plant med., tires HD, driver, HR F x2, SD B, Armor total 40: F10 R7 L7 B8 T4 U4',
    means:
      'La Cucaracha — Subcompact, std. chassis, imp. suspension, medium power plant, 4 HD tires, driver only, 2 HRs front, SD back. Armor: F10, R7, L7, B8, T4, U4.',
  },
];
