// Hasty fingers: misspellings, missing spaces, stray punctuation, words in an odd order.

import type { HandWritten } from './written.ts';

export const TYPISTS: readonly HandWritten[] = [
  {
    line: 'Road Worrier: Luxary, x-hvy chasis, hvy suspention, super powerplant, 4 PR tires, drivr, gunner, 2 linked MGs frnt, smokescren bck, fire extinquisher, armor F30 R20 L20 B25 T10 U10',
    gist: 'Road Worrier | luxury xheavy heavy super | 4 pr | driver, gunner | 2 MG front linked, SS back | fireextinguisher | F30 R20 L20 B25 T10 U10 | -',
  },
  {
    line: 'Clunker,compact,hvy.chassis,imp.suspension,large pp,4HD tires,driver,MG front,SD back,F15,R10,L10,B10,T3,U3',
    gist: 'Clunker | compact heavy improved large | 4 hd | driver | MG front, SD back | - | F15 R10 L10 B10 T3 U3 | -',
  },
  {
    line: 'Whizz Bang : mid sized , heavy chassis , heavy suspension , super power plant , 4 PR tires , driver , 3 H.R. front , linked , MG back .  Armor : F 25 , R 15 , L 15 , B 20 , T 5 , U 5 .',
    gist: 'Whizz Bang | midsize heavy heavy super | 4 pr | driver | 3 HR front linked, MG back | - | F25 R15 L15 B20 T5 U5 | -',
  },
  {
    line: 'Dervish - chassis heavy, suspension heavy, body compact, plant large, tires PR radial, crew driver, front MG x 2 linked, back SS, armor F15 R10 L10 B12 T4 U4',
    gist: 'Dervish | compact heavy heavy large | 4 prr | driver | 2 MG front linked, SS back | - | F15 R10 L10 B12 T4 U4 | -',
  },
  {
    line: 'Potholer: Sub compact, hvychassis, hvysuspension, med. power plant, 4 H.D. tires, driver, R.L. front, Armor:F10R6L6B8T2U2',
    gist: 'Potholer | subcompact heavy heavy medium | 4 hd | driver | RL front | - | F10 R6 L6 B8 T2 U2 | -',
  },
  {
    line: 'Gilded Lily -Luxury- x hvy chassis- hvy suspension -super power plant- 4 solid tires - driver-gunner-RR in turret-VMG front-SS back-fire ext. Armor-F35-R25-L25-B30-T20-U10',
    gist: 'Gilded Lily | luxury xheavy heavy super | 4 solid | driver, gunner | RR turret2, VMG front, SS back | fireextinguisher | F35 R25 L25 B30 T20 U10 | -',
  },
  {
    line: 'Toadstool; Station Waggon, Heavy Chasis, Improved Suspenion, Large Powerplant, Heavy Duty Tires, Driver, Minedroper Back, Machinegun Front, Armor F20,R15,L15,B20,T8,U8',
    gist: 'Toadstool | stationwagon heavy improved large | 4 hd | driver | MD back, MG front | - | F20 R15 L15 B20 T8 U8 | -',
  },
  {
    line: 'Skua:: midsize,, hvy chassis,, hvy suspension,, large pp,, PR tires,, driver,, VMG front,,, SS back,, armor F20 R15 L15 B15 T5 U5..',
    gist: 'Skua | midsize heavy heavy large | 4 pr | driver | VMG front, SS back | - | F20 R15 L15 B15 T5 U5 | -',
  },
  {
    line: 'Bent Penny: compact hvy chassis hvy suspension large power plant 4 PR tires driver linked MGs front spikedropper back armor front 15 right 10 left 10 back 12 top 3 under 3 accel 5 hc 3 weight 3990 cost 8100',
    gist: 'Bent Penny | compact heavy heavy large | 4 pr | driver | 2 MG front linked, SD back | - | F15 R10 L10 B12 T3 U3 | acc 5, hc 3, 3990 lb, $8100',
  },
  {
    line: 'Sidewinder II, Luxury, Ex. Hvy. Chassis, Hvy. Susp., Super Pwr. Plant, 4 P.R. Tires, Driver, Gunner, 2-space turret w/ VMG, M.D. rear, S.S. rear, Arm.: F30, R25, L25, B30, T20, U10, Acc.: 5, H.C.: 3, Wt.: 6,540 lbs., Cost: $18,350',
    gist: 'Sidewinder II | luxury xheavy heavy super | 4 pr | driver, gunner | VMG turret2, MD back, SS back | - | F30 R25 L25 B30 T20 U10 | acc 5, hc 3, 6540 lb, $18350',
  },
  {
    line: 'Lemon Drop: midsize with std chassis and hvy suspension, large plant, tires = 4 PR, crew = 1 driver, weapons = 1 MG F + 1 MG B, armor = 20F + 15R + 15L + 20B + 5T + 5U',
    gist: 'Lemon Drop | midsize standard heavy large | 4 pr | driver | MG front, MG back | - | F20 R15 L15 B20 T5 U5 | -',
  },
  {
    line: 'Nettle: compact, heavychassis, heavysuspension, LargePowerPlant, 4PRtires, driver, 2MGs front(linked), 1SS back, armor(F15,R10,L10,B12,T3,U3)',
    gist: 'Nettle | compact heavy heavy large | 4 pr | driver | 2 MG front linked, SS back | - | F15 R10 L10 B12 T3 U3 | -',
  },
  {
    line: 'Argus, lux., X. Hvy. ch., Hvy. s., S. pp., PR t., dr., gn., L tur., SD bk., F40 R30 L30 B30 T30 U15',
    gist: 'Argus | luxury xheavy heavy super | 4 pr | driver, gunner | L turret2, SD back | - | F40 R30 L30 B30 T30 U15 | -',
  },
  {
    line: 'Sore Thumb: mid-sized, hvy chassis, hvy suspension, large powr plant, 4 PR tries, driver only, MG font, SS bakc, Armor F20 R15 L15 B15 T5 U5',
    gist: 'Sore Thumb | midsize heavy heavy large | 4 pr | driver | MG front, SS back | - | F20 R15 L15 B15 T5 U5 | -',
  },
  {
    line: 'Hedgehog: Van, X-hvy chassis, hvy suspension, super pp, 6 solid tires, driver, gunner, 1 MG each: front, back, left, right; armor 20 each: front, back, left, right; top 15, under 10',
    gist: 'Hedgehog | van xheavy heavy super | 6 solid | driver, gunner | MG front, MG back, MG left, MG right | - | F20 R20 L20 B20 T15 U10 | -',
  },
];
