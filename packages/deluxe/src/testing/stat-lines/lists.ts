// Wikis, spreadsheets and planning sheets: a part to a line, bullets, columns, headings.

import type { HandWritten } from './written.ts';

export const LISTS: readonly HandWritten[] = [
  {
    line: 'Coyote\n* Compact\n* Heavy chassis\n* Heavy suspension\n* Large power plant\n* 4 PR tires\n* Driver\n* 2 MGs front, linked\n* Smokescreen back\n* Armor: F18 R12 L12 B14 T4 U4',
    gist: 'Coyote | compact heavy heavy large | 4 pr | driver | 2 MG front linked, SS back | - | F18 R12 L12 B14 T4 U4 | -',
  },
  {
    line: '**Stone Crab**\n- Body: Luxury\n- Chassis: X-Heavy\n- Suspension: Heavy\n- Power plant: Super\n- Tires: PR Radial (4)\n- Crew: Driver (targeting computer), Gunner (targeting computer)\n- Front: VMG (2), linked\n- Turret: RL (2-space)\n- Rear: MD\n- Armor: F 40 / L 25 / R 25 / B 30 / T 25 / U 15\n- Accel: 5, HC: 4\n- Cost: $24,850\n- Weight: 6,585',
    gist: 'Stone Crab | luxury xheavy heavy super | 4 prr | driver+computer, gunner+computer | 2 VMG front linked, RL turret2, MD back | - | F40 R25 L25 B30 T25 U15 | acc 5, hc 4, 6585 lb, $24850',
  },
  {
    line: 'Name: Lamprey\nBody type: Mid-sized\nChassis type: Heavy\nSuspension type: Heavy\nPower plant type: Large\nTire type: PR\nWeapons:\n  RR - front\n  SD - back\nPersonnel: Driver\nArmor (normal):\n  Front 22\n  Right 15\n  Left 15\n  Back 18\n  Top 5\n  Underbody 8',
    gist: 'Lamprey | midsize heavy heavy large | 4 pr | driver | RR front, SD back | - | F22 R15 L15 B18 T5 U8 | -',
  },
  {
    line: 'Pinto Bean; subcompact; std; hvy; medium; 4 HD; driver; MG F; F8; R4; L4; B6; T2; U2; $4,000; 2,298 lbs; HC 3; accel 5',
    gist: 'Pinto Bean | subcompact standard heavy medium | 4 hd | driver | MG front | - | F8 R4 L4 B6 T2 U2 | acc 5, hc 3, 2298 lb, $4000',
  },
  {
    line: '| Gecko | compact | heavy chassis | imp. suspension | large plant | 4 HD tires | driver | VMG front | F15 R10 L10 B10 T3 U3 |',
    gist: 'Gecko | compact heavy improved large | 4 hd | driver | VMG front | - | F15 R10 L10 B10 T3 U3 | -',
  },
  {
    line: '• Kestrel • Luxury • X-hvy chassis • Hvy suspension • Super PP • 4 solid tires • Driver, gunner • 2× MG front (linked) • 1× RR turret • 1× SS back • F35 R25 L25 B30 T20 U10',
    gist: 'Kestrel | luxury xheavy heavy super | 4 solid | driver, gunner | 2 MG front linked, RR turret2, SS back | - | F35 R25 L25 B30 T20 U10 | -',
  },
  {
    line: 'Rhino\t Pickup\t X-hvy\t Hvy\t Super\t 6 Solid\t Driver\t RR F\t OJ B\t F40 R25 L25 B25 T10 U10',
    gist: 'Rhino | pickup xheavy heavy super | 6 solid | driver | RR front, OJ back | - | F40 R25 L25 B25 T10 U10 | -',
  },
  {
    line: '1) Luxury, x-hvy. chassis\n2) hvy. suspension\n3) super power plant\n4) 4 PR tires\n5) driver\n6) MG front, MG back\nArmor 30/20/20/30/10/10',
    gist: ' | luxury xheavy heavy super | 4 pr | driver | MG front, MG back | - | F30 R20 L20 B30 T10 U10 | -',
  },
  {
    line: 'Vehicle: Hornet\nType: Heavy cycle\nSuspension: Heavy\nPlant: Super cycle\nTires: 2 x PR\nRider: cyclist with body armor\nArmament: 2 linked HRs front, SD back\nArmor: Front 12, Rear 10\nAcceleration: 10\nHandling class: 2\nWeight: 1,280 lbs.\nPrice: $4,575',
    gist: 'Hornet | heavycycle heavy super | 2 pr | driver+bodyarmor | 2 HR front linked, SD back | - | F12 B10 | acc 10, hc 2, 1280 lb, $4575',
  },
  {
    line: 'Dragonfly [Luxury, X-Hvy Chassis, Hvy Susp, Super PP, 4 PR Tires] [Driver, Gunner] [Front: MG+MG linked] [Top: turret, VMG] [Back: SS] [Armor: F30 R25 L25 B25 T20 U10] [Acc 5 / HC 3 / $17,580 / 6,585 lbs]',
    gist: 'Dragonfly | luxury xheavy heavy super | 4 pr | driver, gunner | 2 MG front linked, VMG turret2, SS back | - | F30 R25 L25 B25 T20 U10 | acc 5, hc 3, 6585 lb, $17580',
  },
  {
    line: 'Mongrel, Compact, Std. Chassis ($400), Imp. Suspension ($400), Medium PP ($1,000), 4 HD tires ($400), driver, MG front ($1,500), Armor: F15, R10, L10, B10, T3, U3 ($663). $4,363.',
    gist: 'Mongrel | compact standard improved medium | 4 hd | driver | MG front | - | F15 R10 L10 B10 T3 U3 | $4363',
  },
  {
    line: 'Basilisk:\nMid-sized, hvy. chassis,\nhvy. suspension, super\npower plant, 4 PR\ntires, driver, 2\nlinked MGs front, SS\nback. Armor: F25, R18,\nL18, B20, T8, U8.',
    gist: 'Basilisk | midsize heavy heavy super | 4 pr | driver | 2 MG front linked, SS back | - | F25 R18 L18 B20 T8 U8 | -',
  },
  {
    line: '<b>Gannet</b>: Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, laser front, SD back. Armor: F30, R20, L20, B25, T10, U10.',
    gist: 'Gannet | luxury xheavy heavy super | 4 solid | driver | L front, SD back | - | F30 R20 L20 B25 T10 U10 | -',
  },
  {
    line: 'Polecat\n\tCompact / Hvy / Hvy / Large / PR\n\tDriver\n\tF: RL\n\tB: SD\n\tF15/R10/L10/B12/T4/U4\n\tAccel 5/HC 3/3,830 lbs/$7,600',
    gist: 'Polecat | compact heavy heavy large | 4 pr | driver | RL front, SD back | - | F15 R10 L10 B12 T4 U4 | acc 5, hc 3, 3830 lb, $7600',
  },
];
