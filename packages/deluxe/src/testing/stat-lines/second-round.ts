// A second round, written by many hands after the first had been read.

import type { HandWritten } from './written.ts';

export const SECOND_ROUND: readonly HandWritten[] = [
  {
    line: 'Snake Eyes -- Compact, Hvy. Ch., Hvy. Susp., Lg. PP., 4 PR Tires, Driver, 2 MGs-F (linked), MD-B, Armor: F-16, R-10, L-10, B-14, T-4, U-4; Accel - 5; HC - 3; Wt. - 4,050; Cost - $8,925',
    gist: 'Snake Eyes | compact heavy heavy large | 4 pr | driver | 2 MG front linked, MD back | - | F16 R10 L10 B14 T4 U4 | acc 5, hc 3, 4050 lb, $8925',
  },
  {
    line: 'Pale Horse: Luxury body; X-hvy chassis; Hvy suspension; Super power plant; four PR radial tires; driver with hi-res targeting computer and body armor; gunner with the same; AC in 3-space turret; MD rear; Armor F40 R30 L30 B30 T30 U15',
    gist: 'Pale Horse | luxury xheavy heavy super | 4 prr | driver+bodyarmor+hirescomputer, gunner+bodyarmor+hirescomputer | AC turret3, MD back | - | F40 R30 L30 B30 T30 U15 | -',
  },
  {
    line: 'My first car. Mid-size. Standard chassis. Heavy suspension. Large power plant. HD tires (4). 1 driver. 1 MG (front). 1 SS (rear). Armor: F 20, R 15, L 15, B 15, T 5, U 5. 4,250 lb. $8,190.',
    gist: 'My first car | midsize standard heavy large | 4 hd | driver | MG front, SS back | - | F20 R15 L15 B15 T5 U5 | 4250 lb, $8190',
  },
  {
    line: 'SPITFIRE (COMPACT) XHVY/HVY/SUPER/PRR DRIVER+TC 2VMG-F LINKED SD-B SPOILER+AIRDAM 20/12/12/15/4/4 FP',
    gist: 'SPITFIRE | compact xheavy heavy super | 4 prr | driver+computer | 2 VMG front linked, SD back | spoiler, airdam | FP F20 R12 L12 B15 T4 U4 | -',
  },
  {
    line: 'Ragamuffin — Subcompact, hvy. chassis, imp. suspension, medium PP, 4 HD tires, driver, 2 linked light rockets front, 2 linked light rockets back. Armor: F7, R5, L5, B6, T1, U1. Accel. 5, HC 2.',
    gist: 'Ragamuffin | subcompact heavy improved medium | 4 hd | driver | 2 LR front linked, 2 LR back linked | - | F7 R5 L5 B6 T1 U1 | acc 5, hc 2',
  },
  {
    line: 'Glacier: pickup with 6 wheels, x-heavy chassis, heavy suspension, super power plant, 6 solid tires. Driver and gunner. Gunner mans a turret with a Vulcan MG. Front RR. Rear minedropper & smokescreen. F30, L25, R25, B30, T20, U15.',
    gist: 'Glacier | pickup xheavy heavy super | 6 solid | driver, gunner | VMG turret2, RR front, MD back, SS back | - | F30 R25 L25 B30 T20 U15 | -',
    unknown: ['mans'],
    instead: { problems: ['no-mount'] },
  },
  {
    line: 'Bug Zapper: midsized/heavy/heavy/super/4 PR/driver/LL front/LL right/LL left/all linked/F20/R15/L15/B15/T5/U5',
    gist: 'Bug Zapper | midsize heavy heavy super | 4 pr | driver | LL front linked, LL right linked, LL left linked | - | F20 R15 L15 B15 T5 U5 | -',
  },
  {
    line: 'Delilah. Lux., x-hvy. ch., hvy. sus., sup. pp., 4 sol. tires, dr., 2 MGs R (linked), 2 MGs L (linked), FE., 30/25/25/30/10/10, 6300 lbs., 15,380 dollars',
    gist: 'Delilah | luxury xheavy heavy super | 4 solid | driver | 2 MG right linked, 2 MG left linked | fireextinguisher | F30 R25 L25 B30 T10 U10 | 6300 lb, $15380',
  },
  {
    line: 'Thistle = compact + heavy chassis + heavy suspension + large plant + PR tires + driver + VMG front + SS back + armor F15 R10 L10 B10 T4 U4',
    gist: 'Thistle | compact heavy heavy large | 4 pr | driver | VMG front, SS back | - | F15 R10 L10 B10 T4 U4 | -',
  },
  {
    line: 'The Undertaker: station wagon, hvy chassis, hvy suspension, super PP, solid tires, driver, gunner in the rear seat, HDFT rear, RL front, 3 coffins, armor 25/20/20/25/10/10',
    gist: 'The Undertaker | stationwagon heavy heavy super | 4 solid | driver, gunner | HDFT back, RL front | - | F25 R20 L20 B25 T10 U10 | -',
    unknown: ['coffins'],
  },
  {
    line: 'Ferdinand: luxury, x-hvy, hvy, super, solids, driver, ram plate, MG front, IFE, roll cage. Front armor 60. Side armor 20. Rear armor 20. Top and bottom 5 each.',
    gist: 'Ferdinand | luxury xheavy heavy super | 4 solid | driver | MG front | ramplate, improvedfireextinguisher | F60 R20 L20 B20 T5 U5 | -',
    unknown: ['roll cage'],
  },
  {
    line: 'Zephyr, light cycle, improved suspension, medium plant, PR tires, driver only, two mini-rockets linked front, 5 points armor front, 5 points back. 795 lbs, $3,100, HC 1, acceleration 10.',
    gist: 'Zephyr | lightcycle improved medium | 2 pr | driver | 2 MNR front linked | - | F5 B5 | acc 10, hc 1, 795 lb, $3100',
  },
  {
    line: 'Old No. 7 - Van, std chassis, imp suspension, large plant, 4 HD, driver + 6 passengers, no guns, 15 pts armor all around, $5,555',
    gist: 'Old No. 7 | van standard improved large | 4 hd | driver, 6 passenger | - | - | F15 R15 L15 B15 T15 U15 | $5555',
  },
  {
    line: 'Cobalt: mid-sized; hvy. chassis; hvy. suspension; super PP; 4 PR tires; driver; weapons - front: 2x RL (linked), rear: 1x SD, 1x PS; accessories - targeting computer, fire extinguisher; armor - F: 25, R: 15, L: 15, B: 20, T: 5, U: 5',
    gist: 'Cobalt | midsize heavy heavy super | 4 pr | driver+computer | 2 RL front linked, SD back, PS back | fireextinguisher | F25 R15 L15 B20 T5 U5 | -',
  },
  {
    line: 'Wrecking Ball, X-Hvy Trike, Hvy Suspension, Super Trike Power Plant, 3 Solid Tires, Driver w/ Body Armor, HDFT Front, SS Back, Armor: F18, R14, L14, B14, T6, U8. Acc. 5, HC 3, 3,490 lbs., $11,060',
    gist: 'Wrecking Ball | xheavytrike heavy supertrike | 3 solid | driver+bodyarmor | HDFT front, SS back | - | F18 R14 L14 B14 T6 U8 | acc 5, hc 3, 3490 lb, $11060',
  },
  {
    line: "Shuttle 4: 30' bus, heavy chassis, regular truck plant, 10 PR tires, driver, gunner, 14 passengers, MG in turret (front), SD back, fire extinguisher, armor 20 all locations",
    gist: 'Shuttle 4 | bus30 heavy regular | 10 pr | driver, gunner, 14 passenger | MG turret1 frontTop, SD back | fireextinguisher | F20 B20 FR20 BR20 FL20 BL20 FT20 BT20 FU20 BU20 | -',
  },
  {
    line: 'Tango One: small chopper, small heli plant, pilot w/ BA & TC, VMG F, 2 HR R, 2 HR L, SS B, armor: 20 F, 15 R, 15 L, 15 B, 5 T, 20 U. HC 2. Top speed 200.',
    gist: 'Tango One | small small | - | driver+bodyarmor+computer | VMG front, 2 HR right, 2 HR left, SS back | - | F20 R15 L15 B15 T5 U20 | hc 2',
  },
  {
    line: 'Grocery Getter Mk II / stationwagon / heavy / improved / large / puncture-resistant / driver, gunner / MG front, MG in turret / smoke rear / 8 cargo spaces / 20F 15R 15L 20B 10T 5U',
    gist: 'Grocery Getter Mk II | stationwagon heavy improved large | 4 pr | driver, gunner | MG front, MG turret1, SS back | - | F20 R15 L15 B20 T10 U5 | -',
  },
  {
    line: 'Hairball: compact, heavy chassis & suspension, medium plant, radials, driver (no gunner), one flamethrower back, one heavy rocket front; 12F/8S/10B/4T/4U',
    gist: 'Hairball | compact heavy heavy medium | 4 prr | driver | FT back, HR front | - | F12 R8 L8 B10 T4 U4 | -',
  },
  {
    line: 'Meatgrinder, Luxury. Extra heavy chassis, heavy suspension. Super power plant. Solid tires. Driver, gunner. VMG/VMG linked front. RR turret. SD/SS back. FE. Armor F35 R30 L30 B30 T25 U15',
    gist: 'Meatgrinder | luxury xheavy heavy super | 4 solid | driver, gunner | 2 VMG front linked, RR turret2, SD back, SS back | fireextinguisher | F35 R30 L30 B30 T25 U15 | -',
  },
  {
    line: 'Dust Devil: sub-compact, extra-heavy chassis, off-road suspension, medium power plant, 4 off-road solids, driver, oil gun front, armour 10 front; 6 each side; 8 rear; 2 top; 6 under',
    gist: 'Dust Devil | subcompact xheavy offroad medium | 4 orsolid | driver | OG front | - | F10 R6 L6 B8 T2 U6 | -',
  },
  {
    line: 'Patriot (Luxury): XH chassis; H suspension; Super plant; 4 Solid tires; Driver, Gunner; Laser in universal 2-space turret; 2 laser batteries; Radar; LR armor: F30 R30 L30 B30 T30 U15; Acc 5; HC 3; 6,600 lbs.; $38,900',
    gist: 'Patriot | luxury xheavy heavy super | 4 solid | driver, gunner | L turret2 universal | 2 laserbattery, radar | LR F30 R30 L30 B30 T30 U15 | acc 5, hc 3, 6600 lb, $38900',
  },
  {
    line: 'Chipmunk: Subcompact,lt chassis,imp susp,sm plant,std tires,drvr,SMG & 2 grenades,no armor,$1260',
    gist: 'Chipmunk | subcompact light improved small | 4 standard | driver+SMG+2 grenade | - | - | - | $1260',
  },
  {
    line: 'Blue Ox: sleeper longnose tractor, x-hvy chassis, super truck plant, 10 solid tires, driver, gunner, passenger, 2 linked RRs front, VMG in turret, SD right, SD left, FE, 2 hi-res comps. F70 R50 L50 B40 T40 U30. HC 0.',
    gist: 'Blue Ox | sleeperlongnose xheavy super | 10 solid | driver+hirescomputer, gunner+hirescomputer, passenger | 2 RR front linked, VMG turret2, SD right, SD left | fireextinguisher | F70 R50 L50 B40 T40 U30 | hc 0',
  },
  {
    line: 'Tiny Tim - lt cycle, lt susp, sm cycle pp, 2 hd tires, cyclist w/ shotgun, oil jet back, F3 B6, $1,525, 790 lb.',
    gist: 'Tiny Tim | lightcycle light small | 2 hd | driver+shotgun | OJ back | - | F3 B6 | 790 lb, $1525',
  },
  {
    line: "Nemesis: Lux, XHvy, Hvy, T'cat, 4 PRR, Driver/IBA/HRTC, 2 x AC F Lkd, 2 x SD B, Spoiler, Airdam, FE, FP 45/25/25/30/10/10",
    gist: 'Nemesis | luxury xheavy heavy thundercat | 4 prr | driver+improvedbodyarmor+hirescomputer | 2 AC front linked, 2 SD back | spoiler, airdam, fireextinguisher | FP F45 R25 L25 B30 T10 U10 | -',
  },
  {
    line: 'Kill-O-Watt: mid-sized, hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, heavy laser front, infra-red, smokescreen rear. 20/15/15/15/5/5 laser-reflective. $24,800',
    gist: 'Kill-O-Watt | midsize heavy heavy super | 4 pr | driver | HL front, SS back | infrared | LR F20 R15 L15 B15 T5 U5 | $24800',
  },
  {
    line: 'Boomer — Pickup, x-hvy. chassis, hvy. suspension, super power plant, 6 solid tires, driver, gunner, ATG in back, GL in turret with 5 grenades and 5 paint grenades, TC ×2. Armor: F20, R20, L20, B40, T20, U10.',
    gist: 'Boomer | pickup xheavy heavy super | 6 solid | driver+computer, gunner+computer | AT back, GL turret2 (5 grenade 5 PG) | - | F20 R20 L20 B40 T20 U10 | -',
  },
  {
    line: 'Q-Ship: Van, X-Hvy chassis, Hvy susp, Super PP, 6 solids, driver, 2 gunners, 2 pop-up turrets (MG in each), MD B, 25 all sides/15 top/15 bottom',
    gist: 'Q-Ship | van xheavy heavy super | 6 solid | driver, 2 gunner | 2 MG popup1, MD back | - | F25 R25 L25 B25 T15 U15 | -',
    instead: {
      gist: 'Q-Ship | van xheavy heavy super | 6 solid | 2 gunner, driver | MD back, MG popup1 | - | F25 R25 L25 B25 T15 U15 | -',
      unknown: ['2'],
    },
  },
  {
    line: 'Ditch Witch: midsize, hvy chassis, off road susp, large plant, 4 off-road tires, driver & passenger, RL F, mines B, F20 R15 L15 B20 T5 U10',
    gist: 'Ditch Witch | midsize heavy offroad large | 4 orsolid | driver, passenger | RL front, MD back | - | F20 R15 L15 B20 T5 U10 | -',
  },
];
