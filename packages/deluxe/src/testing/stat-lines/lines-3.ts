// Stat lines in many hands, part 3 of 3.

import type { WrittenLine } from './written-line.ts';

export const LINES_3: readonly WrittenLine[] = [
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
