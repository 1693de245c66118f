// An old magazine's house form: full stops after abbreviations, totals at the end.

import type { HandWritten } from './written.ts';

export const MAGAZINE: readonly HandWritten[] = [
  {
    line: 'Whippet — Subcompact, x-hvy. chassis, hvy. suspension, medium PP, 4 PR tires, driver, RL front. Armor: F15, L8, R8, B10, T3, U3. Accel. 5, HC 3; 2,460 lbs.; $4,905.',
    gist: 'Whippet | subcompact xheavy heavy medium | 4 pr | driver | RL front | - | F15 R8 L8 B10 T3 U3 | acc 5, hc 3, 2460 lb, $4905',
  },
  {
    line: 'Lodestar — Luxury, x-hvy. chassis, hvy. suspension, super PP, 4 PR radials, driver, gunner, 2 linked VMGs in 4-space turret, MD back w/extra magazine, targeting computer at each position, IFE, spoiler and airdam. Armor: F40, R30, L30, B35, T30, U15. Acc. 5, HC 4; 6,590 lbs.; $27,150.',
    gist: 'Lodestar | luxury xheavy heavy super | 4 prr | driver+computer, gunner+computer | 2 VMG turret4 linked, MD back +mag | improvedfireextinguisher, spoiler, airdam | F40 R30 L30 B35 T30 U15 | acc 5, hc 4, 6590 lb, $27150',
  },
  {
    line: 'Marathon — Sta. wagon, hvy. ch., hvy. susp., super PP, 4 PR tires, driver, 4 passengers, VMG F, SS B, FE. FP Armor: F25, L20, R20, B25, T10, U10. Cargo cap. 5 spaces, 800 lbs. Acc. 5, HC 3, 5,980 lbs., $12,940.',
    gist: 'Marathon | stationwagon heavy heavy super | 4 pr | driver, 4 passenger | VMG front, SS back | fireextinguisher | FP F25 R20 L20 B25 T10 U10 | acc 5, hc 3, 5980 lb, $12940',
  },
  {
    line: 'Cudgel — Pickup, x-hvy. chassis, hvy. suspension, super power plant, six solid tires, driver and gunner, autocannon in three-space turret, heavy-duty smokescreen and oil jet back, fire extinguisher. Armor: F35, R30, L30, B30, T30, U20. Acceleration 5, handling class 2. Weight 7,790 lbs., cost $24,360.',
    gist: 'Cudgel | pickup xheavy heavy super | 6 solid | driver, gunner | AC turret3, HDSS back, OJ back | fireextinguisher | F35 R30 L30 B30 T30 U20 | acc 5, hc 2, 7790 lb, $24360',
  },
  {
    line: 'Pilgrim — Mid-sized, std. chassis, imp. suspension, large PP, 4 HD tires, driver only, one MG front, one MG back. Armor: F18, R14, L14, B18, T6, U6. Accel. 5, HC 2. 4,338 lbs., $8,216. Options: Replace MG back with SD for $1,200 less.',
    gist: 'Pilgrim | midsize standard improved large | 4 hd | driver | MG front, MG back | - | F18 R14 L14 B18 T6 U6 | acc 5, hc 2, 4338 lb, $8216',
    unknown: ['Options: Replace MG back with SD for $1,200 less'],
  },
  {
    line: 'Thornback — Compact, hvy. chassis, hvy. suspension, large PP, 4 PR tires, driver, 2 linked MGs front, SD right, SD left. Armor: F18, R12, L12, B12, T5, U5. Accel. 5, HC 3, 4,070 lbs., $8,694. Cost without tires: $7,894.',
    gist: 'Thornback | compact heavy heavy large | 4 pr | driver | 2 MG front linked, SD right, SD left | - | F18 R12 L12 B12 T5 U5 | acc 5, hc 3, 4070 lb, $8694',
    unknown: ['Cost without tires: $7,894'],
    instead: { unknown: ['Cost without', '$7,894'] },
  },
  {
    line: 'Halberd—Luxury, extra-heavy chassis, heavy suspension, super power plant, 4 solid tires, driver w/hi-res computer, ATG front with extra magazine, paint spray and smokescreen back. Laser-reflective armor: F40, R20, L20, B30, T8, U8. Accel. 5, HC 3, 6,600 lbs., $19,000.',
    gist: 'Halberd | luxury xheavy heavy super | 4 solid | driver+hirescomputer | AT front +mag, PS back, SS back | - | LR F40 R20 L20 B30 T8 U8 | acc 5, hc 3, 6600 lb, $19000',
  },
  {
    line: 'Quarrel — Mid-sized, hvy. chassis, hvy. suspension, large power plant, 4 PR tires, driver, 2 linked RRs front, SS back, 2 10-point wheelguards front. Armor: F25, R15, L15, B20, T5, U8. Accel. 5 (2.5 loaded), HC 3, 5,280 lbs., $12,130.',
    gist: 'Quarrel | midsize heavy heavy large | 4 pr | driver | 2 RR front linked, SS back | 2 wheelguard front 10pt | F25 R15 L15 B20 T5 U8 | acc 5, hc 3, 5280 lb, $12130',
  },
  {
    line: 'Sirocco — Van, x-hvy. chassis, hvy. suspension, super PP, 6 PR tires, driver, gunner, six passengers, 3 linked MGs front, OJ back, side door right, sound enhancement, computer for gunner. Armor: F25, R25, L25, B25, T15, U10. Accel. 5, HC 2, 7,190 lbs., $24,350.',
    gist: 'Sirocco | van xheavy heavy super | 6 pr | driver, gunner+computer, 6 passenger | 3 MG front linked, OJ back | sidedoor right, soundenhancement | F25 R25 L25 B25 T15 U10 | acc 5, hc 2, 7190 lb, $24350',
  },
  {
    line: 'Fandango. Luxury, hvy chassis, hvy suspension, super PP, 2 solid tires (front) and 2 PR tires (back), driver, WGM front, SMD back. Armor: Front 30, Left 20, Right 20, Back 25, Top 10, Underbody 10. Max speed 100, accel. 5, HC 2, 6,050 lbs, $14,870.',
    gist: 'Fandango | luxury heavy heavy super | 2 solid front, 2 pr back | driver | WGM front, SMD back | - | F30 R20 L20 B25 T10 U10 | acc 5, hc 2, 6050 lb, $14870',
  },
  {
    line: 'Ocelot — Compact, std. chassis, hvy. suspension, super PP, 4 PRR tires, driver, HR front (x3, linked), SS back. Armor: F15, R10, L10, B12, T3, U3. Accel. 10, HC 4, top speed 100, 3,690 lbs., $9,163.',
    gist: 'Ocelot | compact standard heavy super | 4 prr | driver | 3 HR front linked, SS back | - | F15 R10 L10 B12 T3 U3 | acc 10, hc 4, 3690 lb, $9163',
  },
  {
    line: 'Bastion — Luxury, x-hvy. chassis, hvy. suspension, super PP, 4 solid tires, driver, gunner, GL in 2-space turret (4 normal grenades, 3 smoke, 3 concussion), MG right, MG left. Armor: F35, R30, L30, B35, T30, U20. Accel. 5, HC 3, 6,585 lbs., $17,240.',
    gist: 'Bastion | luxury xheavy heavy super | 4 solid | driver, gunner | GL turret2 (4 grenade 3 SG 3 CG), MG right, MG left | - | F35 R30 L30 B35 T30 U20 | acc 5, hc 3, 6585 lb, $17240',
  },
  {
    line: 'Squire — Mid-sized, std. chassis, hvy. suspension, large PP, 4 PR tires, driver, VMG front, SD back. 100 points armor: F25, R18, L18, B20, T9, U10. Accel. 5, HC 3, 4,790 lbs., $9,880.',
    gist: 'Squire | midsize standard heavy large | 4 pr | driver | VMG front, SD back | - | F25 R18 L18 B20 T9 U10 | acc 5, hc 3, 4790 lb, $9880',
  },
  {
    line: 'Locust — Sub-compact, light chassis, improved suspension, small plant, 4 standard tires, driver, MML front. Armor: F3, R2, L2, B2, T1, U1. Accel. 5, HC 2, 2,040 lbs., $2,671.',
    gist: 'Locust | subcompact light improved small | 4 standard | driver | MML front | - | F3 R2 L2 B2 T1 U1 | acc 5, hc 2, 2040 lb, $2671',
  },
];
