// Stat lines in many hands, none of them from the books: as players wrote them on planning sheets, in newsletters and on boards.
// `means` is the same vehicle in our own words, without its totals; `unknown` the words that nobody could know.

export interface WrittenLine {
  readonly line: string;
  readonly means: string;
  readonly unknown?: readonly string[];
  /** What the line leaves open, by the codes of the reader. */
  readonly problems?: readonly string[];
}

// biome-ignore-start format: a line and its meaning
export const LINES: readonly WrittenLine[] = [
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
  {
    line: 'Dozer — Pickup, x-hvy. chassis, hvy. suspension, thundercat power plant, 6 solid tires, driver w/ imp. body armor, ram plate, MD rear (dual mines), MG L & R. Armor: F80 R30 L30 B30 T10 U10',
    means:
      'Dozer — Pickup, x-hvy. chassis, hvy. suspension, thundercat power plant, 6 solid tires, driver with improved body armor, MD back loaded with dual mines, MG right, MG left, ram plate. Armor: F80, R30, L30, B30, T10, U10.',
  },
  {
    line: 'Gas Man: luxury, x-hvy chassis, hvy suspension, super pp, solids, driver, gunner, GL front (10 tear gas grenades), SS back w/ tear gas, FT L, FT R, armor f30 r25 l25 b30 t15 u15',
    means:
      'Gas Man — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner, GL front loaded with 10 TGG, SS back loaded with tear gas, FT left, FT right. Armor: F30, R25, L25, B30, T15, U15.',
  },
  {
    line: 'HELLCAT. LUXURY. EXTRA HEAVY CHASSIS. HEAVY SUSPENSION. SUPER POWER PLANT. FOUR PUNCTURE RESISTANT TIRES. DRIVER AND GUNNER. TWO MACHINE GUNS LINKED FRONT. ROCKET LAUNCHER IN TURRET. SMOKESCREEN REAR. ARMOR: FRONT 30, RIGHT 25, LEFT 25, REAR 25, TOP 20, UNDERBODY 15. FIRE EXTINGUISHER.',
    means:
      'HELLCAT — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, gunner, 2 linked MGs front, RL in turret, SS back, fire extinguisher. Armor: F30, R25, L25, B25, T20, U15.',
  },
  {
    line: 'tigershark: lux/xhvy/hvy susp/super/4 PRR/driver/2 linked mg f/ss b/fe/f40 r20 l20 b25 t10 u10',
    means:
      'tigershark — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR radial tires, driver only, 2 linked MGs front, SS back, fire extinguisher. Armor: F40, R20, L20, B25, T10, U10.',
  },
  {
    line: 'Bandit (Midsize; heavy chassis; heavy suspension; super; HD) Driver. MG-F, MG-F (linked), SS-B. Armor F-25, R-15, L-15, B-20, T-8, U-8.',
    means:
      'Bandit — Mid-sized, hvy. chassis, hvy. suspension, super power plant, 4 HD tires, driver only, MG front (link A), MG front (link A), SS back. Armor: F25, R15, L15, B20, T8, U8.',
  },
  {
    line: 'Guardian Angel — Mid-sized, std. chassis, hvy. suspension, large power plant, PR tires, driver; passenger; MG in 1-space turret; medical equipment. Armor: 25 front and back, 15 right and left, 10 top, 5 underbody.',
    means:
      'Guardian Angel — Mid-sized, std. chassis, hvy. suspension, large power plant, 4 PR tires, driver, passenger, MG in turret, medical equipment. Armor: F25, R15, L15, B25, T10, U5.',
  },
  {
    line: 'Crocodile: Van, x-hvy. chassis, hvy. suspension, super power plant, 6 PR tires, driver, gunner w/ hi-res targeting computer, three-space turret with 2 linked MGs and HR, 2 RLs back. 25 pts. of armor front, back and top, 20 pts. right and left, 10 under.',
    means:
      'Crocodile — Van, x-hvy. chassis, hvy. suspension, super power plant, 6 PR tires, driver, gunner with hi-res computer, 2 linked MGs in turret, HR in same turret, 2 RLs back. Armor: F25, R20, L20, B25, T25, U10.',
  },
  {
    line: 'Killjoy — Luxury, x-hvy. chassis, hvy. suspension, super power plant, solid tires, driver with cyberlink to front laser, laser front, MD back, imp. fire ext. Armor: F40, R25, L25, B30, T15, U15.',
    means:
      'Killjoy — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver with cyberlink to laser front, laser front, MD back, improved fire extinguisher. Armor: F40, R25, L25, B30, T15, U15.',
  },
  {
    line: 'Postman: compact, hvy chassis, hvy suspension, medium power plant, 4 HD tires, driver, RL front, Cargo: "mail" (2 spaces, 200 lbs.), F15 R10 L10 B10 T5 U5',
    means:
      'Postman — Compact, hvy. chassis, hvy. suspension, medium power plant, 4 HD tires, driver only, RL front. Cargo: "mail" (2 spaces, 200 lbs.). Armor: F15, R10, L10, B10, T5, U5.',
  },
  {
    line: 'Armadillo (pick-up): x-hvy chassis, imp suspension, super pp, 6 std tires; driver; nothing but armor - F60, R50, L50, B50, T30, U20',
    means:
      'Armadillo — Pickup, x-hvy. chassis, imp. suspension, super power plant, 6 std. tires, driver only. Armor: F60, R50, L50, B50, T30, U20.',
    unknown: ['nothing but'],
  },
  {
    line: 'Night Nurse: station wagon, hvy. ch., hvy. sus., lrg. pp., PR, driver, gunner, MG frnt, SS rear, searchlight top, 2 stretchers, F20 R20 L20 B20 T10 U10',
    means:
      'Night Nurse — Station wagon, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver, gunner, MG front, SS back, searchlight top, 2 stretchers. Armor: F20, R20, L20, B20, T10, U10.',
  },
  {
    line: 'The Gripper — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 2 solid front tires, 2 PR rear tires, driver, 2 MGs front, OJ rear, tire chains, spoiler. Armor 20F/15R/15L/20B/8T/8U',
    means:
      'The Gripper — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 2 solid front tires, 2 PR back tires, driver only, 2 MGs front, OJ back, 4 tire chains, spoiler. Armor: F20, R15, L15, B20, T8, U8.',
  },
  {
    line: 'Bonnie + Clyde: luxury, heavy chassis, heavy suspension, super power plant, pr radials, driver (SMG, body armor), gunner (rifle, 3 grenades, BA), MG left, MG right, FOJ back, armor front 30 / sides 25 / rear 30 / top 10 / bottom 10',
    means:
      'Bonnie + Clyde — Luxury, hvy. chassis, hvy. suspension, super power plant, 4 PR radial tires, driver with body armor and SMG, gunner with body armor and rifle and 3 grenades, MG left, MG right, FOJ back. Armor: F30, R25, L25, B30, T10, U10.',
  },
  {
    line: "Longhorn — Pickup, std. chassis, hvy. suspension, large power plant, 4 HD tires, driver, RR front. Armor: F20, R15, L15, B15, T5, U5. Towing: 6' van trailer, std. chassis, 2 HD tires, SD back, armor F5 R8 L8 B8 T5 U2, light hitch.",
    means:
      'Longhorn — combination of {Longhorn — Pickup, std. chassis, hvy. suspension, large power plant, 4 HD tires, lt. hitch, driver only, RR front. Armor: F20, R15, L15, B15, T5, U5.} and {6-foot van car trailer, std. chassis, 2 HD tires, SD back. Armor: F5, R8, L8, B8, T5, U2.}.',
  },
  {
    line: "Ol' Yeller - 20-foot bus, hvy chassis, medium truck pp, 10 HD tires, driver, 12 passengers, MG front, armor 15 each location, one fire extinguisher",
    means:
      "Ol' Yeller — Mini-bus, hvy. chassis, medium truck power plant, 10 HD tires, driver, 12 passengers, MG front, fire extinguisher. Armor: F15, R15, L15, B15, T15, U15.",
  },
  {
    line: 'Firefly: light cycle, light susp., small pp, std tires, driver; hr front x2 linked; f5 b5; 3 AP grenades',
    means:
      'Firefly — Light cycle, lt. suspension, small cycle power plant, 2 std. tires, driver only, 2 linked HRs front, 3 anti personnel grenades. Armor: F5, B5.',
  },
  {
    line: 'Overkill: luxury, xheavy chassis, heavy suspension, thundercat, solids, driver & gunner, 2 lasers linked front, VMG turret (universal), MD & SS rear, radar, IR, 2 hi-res comps, improved body armor for both, LRFP armor - 40F 30L 30R 30B 25T 20U',
    means:
      'Overkill — Luxury, x-hvy. chassis, hvy. suspension, thundercat power plant, 4 solid tires, driver with improved body armor and hi-res computer, gunner with improved body armor and hi-res computer, 2 linked lasers front, VMG in universal turret, MD back, SS back, radar, infrared. Laser-reflective fireproof armor: F40, R30, L30, B30, T25, U20.',
  },
  {
    line: 'Hearse. Station wagon, standard chassis, improved suspension, large power plant, puncture resistants, driver, flamethrower rear, 4 spare tires? coffin. Armor 20/15/15/20/5/5.',
    means:
      'Hearse — Station wagon, std. chassis, imp. suspension, large power plant, 4 PR tires, driver only, FT back. Cargo: 4 spare PR tires (luxury). Armor: F20, R15, L15, B20, T5, U5.',
    unknown: ['coffin'],
  },
  {
    line: 'Stiletto: compact, hvy. chassis, hvy. suspension, super power plant, 4 PR radial tires, driver, 1 VMG front, 1 SS back. Front armor 20, back armor 15, left and right 12 each, top 5, under 5.',
    means:
      'Stiletto — Compact, hvy. chassis, hvy. suspension, super power plant, 4 PR radial tires, driver only, VMG front, SS back. Armor: F20, R12, L12, B15, T5, U5.',
  },
  {
    line: 'Chrome Dome -- Luxury; Extra-Hvy chassis; Hvy suspension; Super Power Plant; four (4) solid tires; driver & gunner; (2) MGs, front, linked; (1) RL, turret; (1) MD, rear; Fire Extinguisher; 150 pts. armor: F40, L25, R25, B30, T20, U10. Acceleration 5. HC 3. Weight: 6,595 lbs. Cost: $18,500',
    means:
      'Chrome Dome — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner, 2 linked MGs front, RL in turret, MD back, fire extinguisher. Armor: F40, R25, L25, B30, T20, U10.',
  },
  {
    line: "Doc's Buggy: subcompact, x-hvy chassis, off-road suspension, medium pp, OR tires, driver, MG front, spoiler. Armor F9R6L6B8T3U3",
    means:
      "Doc's Buggy — Subcompact, x-hvy. chassis, off-road suspension, medium power plant, 4 off-road solid tires, driver only, MG front, spoiler. Armor: F9, R6, L6, B8, T3, U3.",
  },
  {
    line: 'Big Bertha — Van, x-hvy. chassis, hvy. suspension, thundercat power plant, 6 solid tires, driver, 2 gunners, 1 AC in 3-space turret, 2 MGs left linked, 2 MGs right linked, 1 HDSS back, 1 HDOJ back, IFE, 3 hi-res computers. Armor: F35, R30, L30, B30, T25, U20.',
    means:
      'Big Bertha — Van, x-hvy. chassis, hvy. suspension, thundercat power plant, 6 solid tires, driver with hi-res computer, 2 gunners with hi-res computer, AC in turret, 2 linked MGs left, 2 linked MGs right, HDSS back, HDOJ back, improved fire extinguisher. Armor: F35, R30, L30, B30, T25, U20.',
  },
  {
    line: 'The Ferret: mid-sized w/ hvy chassis, hvy susp, large PP; HD tires; driver; armament: FT (F), MG (R), MG (L), SD (B); armour: 20 F, 15 R, 15 L, 15 B, 5 T, 8 U.',
    means:
      'The Ferret — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 HD tires, driver only, FT front, MG right, MG left, SD back. Armor: F20, R15, L15, B15, T5, U8.',
  },
  {
    line: 'Snowbird. Pickup. Heavy chassis. Off-road suspension. Super plant. Off-road solids. Driver. Gunner. RR turret. Snow chains. Winch. Searchlight on top. F25, R20, L20, B20, T15, U15.',
    means:
      'Snowbird — Pickup, hvy. chassis, off-road suspension, super power plant, 4 off-road solid tires, driver, gunner, RR in turret, 4 tire chains, winch, searchlight top. Armor: F25, R20, L20, B20, T15, U15.',
  },
  {
    line: 'Lady Luck, luxury, xh ch, h susp, super pp, solid, driver w/ibA & htc, mg f, mg f, mg b',
    means:
      'Lady Luck — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver with improved body armor, MG front, MG front, MG back.',
    unknown: ['htc'],
  },
  {
    line: 'Bonneville — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver with improved body armor and a hi-res computer, autocannon front with an extra magazine, minedropper back (Spear 1000), spoiler, airdam. 120 points of fireproof armor: F35, R20, L20, B25, T10, U10.',
    means:
      'Bonneville — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver with improved body armor and hi-res computer, AC front with extra magazine, SMD back, spoiler, airdam. Fireproof armor: F35, R20, L20, B25, T10, U10.',
  },
  {
    line: 'Two-Face (Midsize)\nx-hvy chassis, hvy suspension, super pp, 4 PRR\ndriver\n2 x MG front, linked\n2 x MG back, linked\narmor: 25 F, 20 R, 20 L, 25 B, 10 T, 10 U',
    means:
      'Two-Face — Mid-sized, x-hvy. chassis, hvy. suspension, super power plant, 4 PR radial tires, driver only, 2 linked MGs front, 2 linked MGs back. Armor: F25, R20, L20, B25, T10, U10.',
  },
  {
    line: 'Tortoise: luxury/x-hvy/hvy/large/solids/driver only/1 laser front/Armor 50/50/50/50/30/30',
    means:
      'Tortoise — Luxury, x-hvy. chassis, hvy. suspension, large power plant, 4 solid tires, driver only, laser front. Armor: F50, R50, L50, B50, T30, U30.',
  },
  {
    line: 'Wasp — light cycle, hvy. suspension, super cycle plant, HD tires, rider only, 2 linked HRs front. Armor: F5, B5. 780 lbs., $3,600.',
    means:
      'Wasp — Light cycle, hvy. suspension, super cycle power plant, 2 HD tires, driver only, 2 linked HRs front. Armor: F5, B5.',
  },
  {
    line: 'Team Bus: 40 ft bus with std. chassis, large truck plant, 10 solid tires; driver, two gunners, 20 passengers; MG front, MG back, MG in top turret; 25 armor in each position',
    means:
      'Team Bus — 40-foot bus, std. chassis, large truck power plant, 10 solid tires, driver, 2 gunners, 20 passengers, MG front, MG back, MG in turret. Armor: F25, B25, FR25, BR25, FL25, BL25, FT25, BT25, FU25, BU25.',
  },
  {
    line: 'Gopher: Compact, x-hvy chassis, hvy suspension, super plant, pr tires, driver, 2 RRs linked front, armor F20 LR12 B12 T4 U4',
    means:
      'Gopher — Compact, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver only, 2 linked RRs front. Armor: F20, R12, L12, B12, T4, U4.',
  },
  {
    line: 'Haymaker — Pickup, x-hvy. chassis, hvy. suspension, super power plant, 6 solid tires, driver, gunner, 2 RRs in turret linked, OJ & MD back, TC for gunner, cargo capacity: 5 spaces, 400 lbs. Armor: F30, R25, L25, B30, T25, U15. Accel. 5, HC 2, 7,400 lbs., $22,000.',
    means:
      'Haymaker — Pickup, x-hvy. chassis, hvy. suspension, super power plant, 6 solid tires, driver, gunner with targeting computer, 2 linked RRs in turret, OJ back, MD back. Armor: F30, R25, L25, B30, T25, U15.',
  },
  {
    line: 'Frankencar - Luxury, X-Hvy, Hvy susp, Super PP, 4 Solids, Driver, Gunner; LW: MG; RW: MG; Front: 2 RL (linked); Back: SS, SD; FE; F40 R25 L25 B30 T10 U10',
    means:
      'Frankencar — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner, MG front, MG front, 2 linked RLs front, SS back, SD back, fire extinguisher. Armor: F40, R25, L25, B30, T10, U10.',
    unknown: ['LW', 'RW'],
    problems: ['no-mount', 'no-mount'],
  },
  {
    line: 'Zippo: mid-size, hvy chassis, hvy suspension, large plant, PR tires, driver, 2 linked flamethrowers fwd, 1 flaming oil jet aft, fireproof armor F20 R15 L15 B20 T8 U8, fire extinguisher, cost 11,000',
    means:
      'Zippo — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver only, 2 linked FTs front, FOJ back, fire extinguisher. Fireproof armor: F20, R15, L15, B20, T8, U8.',
  },
  {
    line: 'Gunslinger: Mid-sized. Std chassis. Hvy suspension. Large PP. HD tires. Driver. One machine gun front, one machine gun left side, one machine gun right side. 80 pts armor (F20, R15, L15, B15, T8, U7). 4,100 lbs. $8,900.',
    means:
      'Gunslinger — Mid-sized, std. chassis, hvy. suspension, large power plant, 4 HD tires, driver only, MG front, MG left, MG right. Armor: F20, R15, L15, B15, T8, U7.',
  },
  {
    line: 'Lil Red Wagon: station wagon, heavy chassis, improved suspension, super power plant, puncture-resistant tires, driver, gunner, 2 kids, MG front, MG rear, smokescreen rear, 20 points of armor per side, top and bottom 10',
    means:
      'Lil Red Wagon — Station wagon, hvy. chassis, imp. suspension, super power plant, 4 PR tires, driver, gunner, MG front, MG back, SS back. Armor: F20, R20, L20, B20, T10, U10.',
    unknown: ['kids'],
  },
];
// biome-ignore-end format: a line and its meaning
