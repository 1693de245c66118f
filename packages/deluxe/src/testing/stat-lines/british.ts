// A player across the water: armour, tyres, saloons it never had, dashes of every length.

import type { HandWritten } from './written.ts';

export const BRITISH: readonly HandWritten[] = [
  {
    line: 'Black Pudding – mid-sized, hvy. chassis, hvy. suspension, large power plant, four PR tyres, driver, two MGs front (linked), smoke-screen rear. Armour: F20, R15, L15, B18, T5, U5. Acceleration 5 m.p.h., HC 3, 4,980 lb, $10,120.',
    gist: 'Black Pudding | midsize heavy heavy large | 4 pr | driver | 2 MG front linked, SS back | - | F20 R15 L15 B18 T5 U5 | acc 5, hc 3, 4980 lb, $10120',
  },
  {
    line: '‘Bovver Boot’ — compact, heavy chassis, improved suspension, medium power-plant, HD tyres, driver only, machine-gun front, oil-jet rear, armour 12/8/8/10/4/4',
    gist: 'Bovver Boot | compact heavy improved medium | 4 hd | driver | MG front, OJ back | - | F12 R8 L8 B10 T4 U4 | -',
  },
  {
    line: 'Aunt Mabel: estate car, std. chassis, light suspension, large plant, standard tyres, driver plus three passengers, no weapons, armour 10 all round',
    gist: 'Aunt Mabel | stationwagon standard light large | 4 standard | driver, 3 passenger | - | - | F10 R10 L10 B10 T10 U10 | -',
  },
  {
    line: 'Steeplejack — pick-up, x-heavy chassis, heavy suspension, super plant, 6 solid tyres, driver and gunner, grenade-launcher turret, mine-dropper rear, heavy tow hitch, armour: front 25, sides 20, rear 25, roof 15, floor 10',
    gist: 'Steeplejack | pickup xheavy heavy super | 6 solid | driver, gunner | GL turret2, MD back | hitch heavy | F25 R20 L20 B25 T15 U10 | -',
  },
  {
    line: 'Teatime: luxury ― extra heavy chassis ― heavy suspension ― super power plant ― puncture resistant tyres ― driver ― recoilless rifle front ― spike dropper back ― armour F30 ‒ R20 ‒ L20 ‒ B25 ‒ T10 ‒ U10',
    gist: 'Teatime | luxury xheavy heavy super | 4 pr | driver | RR front, SD back | - | F30 R20 L20 B25 T10 U10 | -',
  },
  {
    line: 'Rusty Nail (small motorbike), improved suspension, medium cycle plant, HD tyres, rider, light machine gun front, 6 points armour front and back',
    gist: 'Rusty Nail | lightcycle improved medium | 2 hd | driver | MG front | - | F6 B6 | -',
    unknown: ['light'],
  },
  {
    line: 'Nutmeg: mid-sized; heavy chassis; heavy suspension; super plant; PR tyres (with wheelguards, 8 pts each, front only); driver; rocket-launcher front w. extra magazine; armour 25F/18R/18L/20B/6T/6U; £9,400',
    gist: 'Nutmeg | midsize heavy heavy super | 4 pr | driver | RL front +mag | 2 wheelguard front 8pt | F25 R18 L18 B20 T6 U6 | -',
    unknown: ['£9,400'],
  },
  {
    line: 'Lollipop Lady — transit van, heavy chassis, heavy suspension, super plant, 4 solid tyres, driver, gunner, 6 children, VMG in turret, paint sprayer rear, loudspeaker, armour 20 all over',
    gist: 'Lollipop Lady | van heavy heavy super | 4 solid | driver, gunner | VMG turret2, PS back | soundsystem | F20 R20 L20 B20 T20 U20 | -',
    unknown: ['transit', 'children'],
  },
  {
    line: 'Grebe, mid-sized, std. chassis, hvy. suspension, large plant, HD tyres, driver, 1 × VMG fwd, 1 × SS aft, armour: fwd 20, stbd 12, port 12, aft 15, top 5, bottom 5',
    gist: 'Grebe | midsize standard heavy large | 4 hd | driver | VMG front, SS back | - | F20 R12 L12 B15 T5 U5 | -',
  },
  {
    line: 'Pork Scratchings: compact; heavy chassis; heavy suspension; large plant; PRs; driver; twin MGs front; flaming oil jet back; armour — front: 15; offside: 10; nearside: 10; back: 12; top: 3; underside: 3',
    gist: 'Pork Scratchings | compact heavy heavy large | 4 pr | driver | 2 MG front, FOJ back | - | F15 R10 L10 B12 T3 U3 | -',
  },
];
