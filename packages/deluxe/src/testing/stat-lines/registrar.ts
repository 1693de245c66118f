// The registrar of a duelling league: every part with its count, every figure with its unit.

import type { HandWritten } from './written.ts';

export const REGISTRAR: readonly HandWritten[] = [
  {
    line: 'No. 14 "Tin Soldier": Mid-Sized (1), Heavy Chassis (1), Heavy Suspension (1), Large Power Plant (1), PR Tires (4), Driver (1), MG Front (2, Linked), SS Back (1), Armor: Front (22), Right (15), Left (15), Back (18), Top (5), Underbody (5). $11,098.',
    gist: 'Tin Soldier | midsize heavy heavy large | 4 pr | driver | 2 MG front linked, SS back | - | F22 R15 L15 B18 T5 U5 | $11098',
    unknown: ['No. 14'],
  },
  {
    line: 'Entry 3: Sawtooth. Compact. Hvy. chassis, hvy. susp., lg. PP. Tires: 4 PR. Driver: body armor. Weapons: RL front (20 rockets). SD back. Armor points: F 16, R 12, L 12, B 12, T 4, U 4 (total 60). Weight 3,995 of 4,070 lbs. Cost $8,765. Acc. 5. HC 3.',
    gist: 'Sawtooth | compact heavy heavy large | 4 pr | driver+bodyarmor | RL front (20 shots), SD back | - | F16 R12 L12 B12 T4 U4 | acc 5, hc 3, 3995 lb, $8765',
    unknown: ['Entry 3'],
    instead: {
      gist: 'Entry 3 | compact heavy heavy large | 4 pr | driver+bodyarmor | RL front (20 shots), SD back | - | F16 R12 L12 B12 T4 U4 | $8765, 3995 lb, acc 5, hc 3',
      unknown: ['Sawtooth'],
    },
  },
  {
    line: 'Meadowlark, Luxury, X-Heavy Chassis, Heavy Suspension, Super Power Plant, Solid Tires x4, Driver w/ Improved Body Armor, Gunner w/ Improved Body Armor, Linked VMGs Front, MD Rear w/ Remote Mines, FE, 2 Hi-Res Computers, Armor F40 R30 L30 B30 T10 U10, Acc 5, HC 3, 6,595#, $29,300',
    gist: 'Meadowlark | luxury xheavy heavy super | 4 solid | driver+improvedbodyarmor+hirescomputer, gunner+improvedbodyarmor+hirescomputer | 2 VMG front linked, MD back (remote mines) | fireextinguisher | F40 R30 L30 B30 T10 U10 | acc 5, hc 3, 6595 lb, $29300',
  },
  {
    line: 'Div. 15 – Bull Moose – Pickup – X-hvy – Hvy – Super – 6 PR – Driver, Gunner – VMG/turret, 2 HR/front, SS/back – FE – 30/25/25/25/20/15 – Acc 5 – HC 2 – $14,990',
    gist: 'Bull Moose | pickup xheavy heavy super | 6 pr | driver, gunner | VMG turret2, 2 HR front, SS back | fireextinguisher | F30 R25 L25 B25 T20 U15 | acc 5, hc 2, $14990',
    unknown: ['Div. 15'],
    instead: {
      gist: 'Div. 15 | pickup xheavy heavy super | 6 pr | driver, gunner | 2 HR front, SS back, VMG turret2 | fireextinguisher | F30 R25 L25 B25 T20 U15 | $14990, acc 5, hc 2',
      unknown: ['Bull Moose'],
    },
  },
  {
    line: 'Paper Tiger (Division 5): Subcompact, heavy chassis, heavy suspension, medium plant, PR tires, driver, MG front, spoiler; armor F7 R4 L4 B5 T1 U1; HC 3; 10 mph accel; 90 mph top speed; $4,900',
    gist: 'Paper Tiger (Division 5) | subcompact heavy heavy medium | 4 pr | driver | MG front | spoiler | F7 R4 L4 B5 T1 U1 | acc 10, hc 3, $4900',
  },
  {
    line: 'Lucky Strike: midsize, hvy chassis, hvy suspension, super PP, 4 PR radials, driver w/ TC, VMG front w/ 2 extra mags, SS back, anti-personnel grenades (4), 100 pts. FP armor (F28 R18 L18 B20 T8 U8), Spent: $14,885. Max load 5,280, loaded 5,270.',
    gist: 'Lucky Strike | midsize heavy heavy super | 4 prr | driver+computer | VMG front +2 mag, SS back | 4 apgrenade | FP F28 R18 L18 B20 T8 U8 | $14885, 5270 lb',
  },
  {
    line: 'Sable: Luxury, X-Hvy, Hvy, Super, 4 PRR, driver, 2 linked ACs F, SD B, IFE, HRTC, F35 R20 L20 B25 T8 U8. 0-60 in 12 sec. HC4.',
    gist: 'Sable | luxury xheavy heavy super | 4 prr | driver+hirescomputer | 2 AC front linked, SD back | improvedfireextinguisher | F35 R20 L20 B25 T8 U8 | hc 4',
    unknown: ['0-60', 'sec'],
  },
  {
    line: 'Hatchet: compact; hvy; hvy; large; 4 prr; driver (BA, TC); MR F (4, linked); PS B; F16 R11 L11 B11 T4 U4; AP: 57; 3,998/4,070 lbs; 10/10 spaces; $9,990',
    gist: 'Hatchet | compact heavy heavy large | 4 prr | driver+bodyarmor+computer | 4 MR front linked, PS back | - | F16 R11 L11 B11 T4 U4 | 3998 lb, $9990',
  },
  {
    line: 'Cinder Block, Van, X-Hvy chassis, Hvy susp., Super PP, six PR tires, driver, gunner, turreted twin MGs (linked), HDFT rear, armor 25/20/20/25/20/10 FP, HC 2',
    gist: 'Cinder Block | van xheavy heavy super | 6 pr | driver, gunner | 2 MG turret2 linked, HDFT back | - | FP F25 R20 L20 B25 T20 U10 | hc 2',
  },
  {
    line: 'Toll Taker: mid-sized, std. ch., hvy. sus., lrg. P.P., 4 PR tires; driver (cyclist helmet); MG F; MG B; F20 R15 L15 B20 T5 U5; retail $8,000; street value $9,500',
    gist: 'Toll Taker | midsize standard heavy large | 4 pr | driver | MG front, MG back | - | F20 R15 L15 B20 T5 U5 | $8000',
    unknown: ['helmet', 'street value $9,500'],
  },
];
