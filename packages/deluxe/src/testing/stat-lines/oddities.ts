// What else comes in: no name, no totals, other games' parts, half a line, impossible figures.

import type { HandWritten } from './written.ts';

export const ODDITIES: readonly HandWritten[] = [
  {
    line: 'Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, MG front.',
    gist: ' | luxury xheavy heavy super | 4 pr | driver | MG front | - | - | -',
  },
  {
    line: 'Compact. HC3. Accel. 5. Std. chassis. Hvy. suspension. Large PP. PR tires. Driver. RL front. Armor F12 R8 L8 B8 T3 U3.',
    gist: ' | compact standard heavy large | 4 pr | driver | RL front | - | F12 R8 L8 B8 T3 U3 | acc 5, hc 3',
  },
  {
    line: 'Dinosaur — Luxury, x-hvy. chassis, hvy. suspension, 350 cid gas engine with VP turbo, 4 PR tires, driver, VMG front, Armor: F30, R20, L20, B25, T8, U8.',
    gist: 'Dinosaur | luxury xheavy heavy | 4 pr | driver | VMG front | - | F30 R20 L20 B25 T8 U8 | -',
    unknown: ['cid gas engine', 'VP turbo'],
    problems: ['incomplete'],
  },
  {
    line: 'Futurist — Mid-sized, hvy. chassis, hvy. suspension, super PP w/ PC & SC, 4 FPR tires, driver, twin laser front, SS back, sloped armor: F25, R15, L15, B20, T5, U5.',
    gist: 'Futurist | midsize heavy heavy super | - | driver | 2 L front, SS back | - | F25 R15 L15 B20 T5 U5 | -',
    unknown: ['PC', 'SC', 'FPR tires', 'sloped'],
    problems: ['incomplete'],
  },
  {
    line: 'Hotshot: compact, hvy chassis, hvy suspension, large PP, 4 PR tires, driver, MG front w/ HD ammo, SD back w/ explosive spikes, HTM, OD. Armor F15 R10 L10 B10 T3 U3',
    gist: 'Hotshot | compact heavy heavy large | 4 pr | driver | MG front, SD back | - | F15 R10 L10 B10 T3 U3 | -',
    unknown: ['HD ammo', 'explosive spikes', 'HTM', 'OD'],
  },
  {
    line: 'Halfway — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 solid tires, driver, gunner, 2 linked MGs front, RR in tur',
    gist: 'Halfway | luxury xheavy heavy super | 4 solid | driver, gunner | 2 MG front linked, RR turret2 | - | - | -',
  },
  {
    line: 'Stub: compact, hvy. chassis, hvy. suspension, large power plant, PR tires, driver, MG front. Armor: F15, R10, L10, B1',
    gist: 'Stub | compact heavy heavy large | 4 pr | driver | MG front | - | F15 R10 L10 B1 | -',
  },
  {
    line: 'Sidekick: Compact, std. chassis, imp. suspension, medium PP, HD tires, driver, MG front, armor: F10 R8 L8 B8 T2 U2 (w/o cargo: HC 2, Accel 5), total weight: 3,100 lbs. total cost: $5,100.00',
    gist: 'Sidekick | compact standard improved medium | 4 hd | driver | MG front | - | F10 R8 L8 B8 T2 U2 | acc 5, hc 2, 3100 lb, $5100',
  },
  {
    line: 'Deuce: Luxury, XHvy, Hvy, Super, PR, Driver, Gunner, 2 RL (1F, 1B), 2 MG (1R, 1L), F30/R20/L20/B30/T10/U10, Wgt 6,150 lbs, $15,300 US',
    gist: 'Deuce | luxury xheavy heavy super | 4 pr | driver, gunner | RL front, RL back, MG right, MG left | - | F30 R20 L20 B30 T10 U10 | 6150 lb, $15300',
    unknown: ['US'],
  },
  {
    line: 'Mini Moke: subcompact, lt. chassis, lt. suspension, small PP, std tires, driver, no armor, no weapons, $710',
    gist: 'Mini Moke | subcompact light light small | 4 standard | driver | - | - | - | $710',
  },
  {
    line: 'Roofless: Mid-sized convertible, std. chassis, hvy. suspension, large plant, PR tires, driver, MG front, armor: F20 R15 L15 B15 U5',
    gist: 'Roofless | midsize standard heavy large | 4 pr | driver | MG front | - | F20 R15 L15 B15 U5 | -',
    unknown: ['convertible'],
  },
  {
    line: 'Gyro — Luxury, x-hvy. chassis, hvy. suspension, super power plant, 4 PR tires, driver, gunner in cupola with 2 linked MGs, SS back. Armor: F30, R25, L25, B25, T20, U10.',
    gist: 'Gyro | luxury xheavy heavy super | 4 pr | driver, gunner cupola3 | 2 MG cupola3 linked, SS back | - | F30 R25 L25 B25 T20 U10 | -',
  },
  {
    line: 'Rocketeer — Mid-sized, hvy. chassis, hvy. suspension, large PP, 4 HD tires, driver, rocket platform with 3 HRs, MG front, SD back. Armor: F20, R15, L15, B15, T8, U5.',
    gist: 'Rocketeer | midsize heavy heavy large | 4 hd | driver | 3 HR platform, MG front, SD back | rocketplatform | F20 R15 L15 B15 T8 U5 | -',
  },
  {
    line: 'Jack-in-the-Box: van, hvy chassis, hvy suspension, super PP, 4 solid tires, driver, gunner, AC in 3-space pop-up turret, SS B, F20 R20 L20 B20 T20 U10',
    gist: 'Jack-in-the-Box | van heavy heavy super | 4 solid | driver, gunner | AC popup3, SS back | - | F20 R20 L20 B20 T20 U10 | -',
  },
  {
    line: 'Nightlight: luxury, x-hvy chassis, hvy susp, super PP, PR tires, driver, MG front, starshell launcher top, 2 searchlights front, infrared. Armor F25 R20 L20 B20 T10 U10',
    gist: 'Nightlight | luxury xheavy heavy super | 4 pr | driver | MG front, SL top | 2 searchlight front, infrared | F25 R20 L20 B20 T10 U10 | -',
  },
  {
    line: 'Six Gun — Compact, hvy. chassis, hvy. suspension, large PP, 4 HD tires, driver, six-shooter front, SS back. Armor F15 R10 L10 B10 T3 U3. 3,900 lbs',
    gist: 'Six Gun | compact heavy heavy large | 4 hd | driver | MFR front, SS back | - | F15 R10 L10 B10 T3 U3 | 3900 lb',
  },
  {
    line: 'Twin: mid-sized, hvy. chassis, hvy. suspension, large and small power plants, 4 PR tires, driver, MG front. Armor: F20, R15, L15, B15, T5, U5.',
    gist: 'Twin | midsize heavy heavy large+small | 4 pr | driver | MG front | - | F20 R15 L15 B15 T5 U5 | -',
  },
  {
    line: 'Surplus: pickup, x-hvy. chassis, hvy. suspension, super PP in back, 6 HD tires, right-hand drive, driver, RR front, 2 spare HD tires, tool kit. Armor: F25, R20, L20, B25, T10, U10.',
    gist: 'Surplus | pickup xheavy heavy super@back | 6 hd | driver | RR front | 2 spare hd, toolkit | F25 R20 L20 B25 T10 U10 | -',
  },
];
