// The editor of a club's newsletter: whole sentences, numbers in words.

import type { HandWritten } from './written.ts';

export const NEWSLETTER: readonly HandWritten[] = [
  {
    line: 'The Copperhead is a mid-sized car with a heavy chassis, heavy suspension and a large power plant. It has four puncture-resistant tires, a driver, two linked machine guns in front and a spikedropper in back. Armor: 20 front, 15 right, 15 left, 20 back, 5 top, 5 underbody.',
    gist: 'The Copperhead | midsize heavy heavy large | 4 pr | driver | 2 MG front linked, SD back | - | F20 R15 L15 B20 T5 U5 | -',
  },
  {
    line: 'Our third entry, "Bad Penny": a compact on a heavy chassis with improved suspension, a medium power plant and heavy-duty tires. Driver only. A rocket launcher faces front; a smokescreen faces back. Armor is F12, R8, L8, B10, T4, U4.',
    gist: 'Bad Penny | compact heavy improved medium | 4 hd | driver | RL front, SS back | - | F12 R8 L8 B10 T4 U4 | -',
    unknown: ['Our third entry'],
  },
  {
    line: 'Sandpiper: Luxury body, extra heavy chassis, heavy suspension, super power plant, four solid tires. Carries a driver with body armor and a gunner with body armor. Armed with one Vulcan machine gun in a two-space turret, one heavy rocket to the front and one minedropper to the rear. Thirty points of armor front, twenty-five right, twenty-five left, thirty back, twenty-five top, ten under.',
    gist: 'Sandpiper | luxury xheavy heavy super | 4 solid | driver+bodyarmor, gunner+bodyarmor | VMG turret2, HR front, MD back | - | F30 R25 L25 B30 T25 U10 | -',
  },
  {
    line: 'Tollbooth. Station wagon; standard chassis; heavy suspension; large power plant; puncture-resistant tires; driver, gunner and two passengers. Weapons: a machine gun forward, another machine gun aft. Equipment: fire extinguisher, long-distance radio. Armor: twenty points per side, ten top, ten bottom. Top speed: 100 mph.',
    gist: 'Tollbooth | stationwagon standard heavy large | 4 pr | driver, gunner, 2 passenger | MG front, MG back | fireextinguisher, ldradio | F20 R20 L20 B20 T10 U10 | -',
  },
  {
    line: 'Member of the Month: “Old Gold” – a luxury with x-heavy chassis, heavy suspension, super plant and PR radial tires. Driver with hi-res targeting computer. Two lasers, linked, front. Heavy duty oil jet, back. Spoiler. Airdam. Reflective armor: F30, R20, L20, B25, T10, U10. It weighs 6,400 pounds and costs $36,000.',
    gist: 'Old Gold | luxury xheavy heavy super | 4 prr | driver+hirescomputer | 2 L front linked, HDOJ back | spoiler, airdam | LR F30 R20 L20 B25 T10 U10 | 6400 lb, $36000',
    unknown: ['Member of the Month'],
  },
  {
    line: 'Catamount is built on a pickup with an extra-heavy chassis, off-road suspension, a super power plant and six off-road solid tires. Crew: driver and gunner. Weaponry: recoilless rifle in a turret; minedropper, back; machine gun, front. Armor: F25, R20, L20, B25, T20, U15. HC 1.',
    gist: 'Catamount | pickup xheavy offroad super | 6 orsolid | driver, gunner | RR turret2, MD back, MG front | - | F25 R20 L20 B25 T20 U15 | hc 1',
  },
  {
    line: 'Nimbus: a small helicopter with a small helicopter power plant, a pilot and a gunner. Two linked autocannons in front, a smokescreen in back. Armor of 20 points in front, 15 to right and left, 10 back, 5 top and 20 underbody.',
    gist: 'Nimbus | small small | - | driver, gunner | 2 AC front linked, SS back | - | F20 R15 L15 B10 T5 U20 | -',
  },
  {
    line: 'Featured vehicle: Nutcracker (van, extra-heavy chassis, heavy suspension, super power plant, six puncture-resistant tires; driver, gunner, four passengers). Two recoilless rifles, one front and one back; machine guns on both sides. Armor 25 points all around except top 15 and underbody 10.',
    gist: 'Nutcracker | van xheavy heavy super | 6 pr | driver, gunner, 4 passenger | RR front, RR back, MG right, MG left | - | F25 R25 L25 B25 T15 U10 | -',
    unknown: ['Featured vehicle'],
    instead: {
      gist: 'Featured vehicle | van xheavy heavy super | 6 pr | 4 passenger, driver, gunner | MG left, MG right, RR back, RR front | - | F25 R25 L25 B25 T15 U10 | -',
      unknown: ['Nutcracker'],
    },
  },
  {
    line: 'Wayfarer — this mid-size has a standard chassis, light suspension, medium power plant, and standard tires. There is one driver and no gunner. The only weapon is a flamethrower mounted in back. It is protected by 10 points of armor on each side.',
    gist: 'Wayfarer | midsize standard light medium | 4 standard | driver | FT back | - | F10 R10 L10 B10 T10 U10 | -',
  },
  {
    line: 'Gallows Humor: Luxury, extra-heavy chassis, heavy suspension, thundercat power plant, solid tires, driver (with cyberlink to the heavy laser), heavy laser front, laser battery, radar, infrared. 40 points of fireproof armor in front, 25 on each side, 30 in back, 10 on top and 10 underneath.',
    gist: 'Gallows Humor | luxury xheavy heavy thundercat | 4 solid | driver+cyberlink HL front | HL front | laserbattery, radar, infrared | FP F40 R25 L25 B30 T10 U10 | -',
  },
  {
    line: 'For the beginner we suggest the Starling, a subcompact with heavy chassis, heavy suspension, medium power plant, heavy-duty tires, driver, machine gun front, and armor of F8, R5, L5, B6, T2, U2. Price: $4,250 complete.',
    gist: 'For the beginner we suggest the Starling | subcompact heavy heavy medium | 4 hd | driver | MG front | - | F8 R5 L5 B6 T2 U2 | $4250',
    unknown: ['complete'],
  },
  {
    line: 'Harrier II — Mid-sized. Heavy chassis, heavy suspension. Super power plant. Four PR radials. Driver. Three medium rockets front, all linked. Machine gun left, machine gun right, linked together. Smokescreen back. Armor: F25 R15 L15 B20 T5 U5.',
    gist: 'Harrier II | midsize heavy heavy super | 4 prr | driver | 3 MR front linked, MG left linked, MG right linked, SS back | - | F25 R15 L15 B20 T5 U5 | -',
  },
];
