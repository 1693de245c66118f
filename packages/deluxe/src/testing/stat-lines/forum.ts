// A regular of a bulletin board: lower case, abbreviations, no patience.

import type { HandWritten } from './written.ts';

export const FORUM: readonly HandWritten[] = [
  {
    line: 'ok my div 5 entry: "Gravel Pit", compact, hvy chassis, hvy susp, large pp, 4x pr, driver, vmg f, sd b, f20 r12 l12 b15 t4 u4',
    gist: 'Gravel Pit | compact heavy heavy large | 4 pr | driver | VMG front, SD back | - | F20 R12 L12 B15 T4 U4 | -',
    unknown: ['ok my div 5 entry'],
  },
  {
    line: 'lowrider - mid, xhvy, hvy susp, super pp, 4 hd, driver w/ ba, 2x mg (f, linked), 1x ss (b), fe. armor 25/18/18/20/8/8, acc 5 hc 3',
    gist: 'lowrider | midsize xheavy heavy super | 4 hd | driver+bodyarmor | 2 MG front linked, SS back | fireextinguisher | F25 R18 L18 B20 T8 U8 | acc 5, hc 3',
  },
  {
    line: 'tarmac tax / lux / x-heavy / heavy / super / prr / driver + gunner / rr turret / mg x2 front linked / hdss rear / 40 f 25 r 25 l 30 b 20 t 10 u',
    gist: 'tarmac tax | luxury xheavy heavy super | 4 prr | driver, gunner | RR turret2, 2 MG front linked, HDSS back | - | F40 R25 L25 B30 T20 U10 | -',
  },
  {
    line: 'cheapo: subcompact w/ std ch, lt sus, sm pp, std tires, driver only, mg f (10 shots), 5/3/3/3/2/2, $2.9K',
    gist: 'cheapo | subcompact standard light small | 4 standard | driver | MG front (10 shots) | - | F5 R3 L3 B3 T2 U2 | $2900',
  },
  {
    line: 'bigfoot jr -- pickup xhvy chassis OR susp super pp 6 OR solids driver gunner mg in 1 sp turret oj b F30 R25 L25 B25 T15 U15',
    gist: 'bigfoot jr | pickup xheavy offroad super | 6 orsolid | driver, gunner | MG turret1, OJ back | - | F30 R25 L25 B25 T15 U15 | -',
  },
  {
    line: 'sneaky pete: stn wgn, hvy ch, imp sus, lg pp, hd tires, driver, passenger, md rear w/ extra mag, ps rear, 20 pts all around, no totals yet',
    gist: 'sneaky pete | stationwagon heavy improved large | 4 hd | driver, passenger | MD back +mag, PS back | - | F20 R20 L20 B20 T20 U20 | -',
    unknown: ['no totals yet'],
  },
  {
    line: 'two-timer: luxury, xh ch, hvy susp, super, solids, driver & gunner, each w/ hrtc, rl f, rl b, mg l, mg r, s/p 4800',
    gist: 'two-timer | luxury xheavy heavy super | 4 solid | driver+hirescomputer, gunner+hirescomputer | RL front, RL back, MG left, MG right | - | - | -',
    unknown: ['s/p 4800'],
  },
  {
    line: 'the 1-2 punch. midsize, hvy chassis, hvy susp, super pp, pr radials, driver (tc), hr f x4 (linked in pairs), mg f, armor f30 r20 l20 b20 t5 u5',
    gist: 'the 1-2 punch | midsize heavy heavy super | 4 prr | driver+computer | 4 HR front linked, MG front | - | F30 R20 L20 B20 T5 U5 | -',
  },
  {
    line: 'van de graaff: van, xhvy, hvy susp, super pp, 6 solid, driver, 2 gunners, laser in 3 space turret, 2 ll f linked, ir, radar, lr armor f30 r25 l25 b25 t25 u15, accel 2.5/5, hc 2',
    gist: 'van de graaff | van xheavy heavy super | 6 solid | driver, 2 gunner | L turret3, 2 LL front linked | infrared, radar | LR F30 R25 L25 B25 T25 U15 | acc 5, hc 2',
  },
  {
    line: 'ratbag - compact/hvy/hvy/large/pr/driver/rl f (15 shots)/ss b/f15 r10 l10 b10 t5 u5/3,9xx lbs',
    gist: 'ratbag | compact heavy heavy large | 4 pr | driver | RL front (15 shots), SS back | - | F15 R10 L10 B10 T5 U5 | -',
    unknown: ['3,9xx lbs'],
  },
  {
    line: 'dented: compact, std chassis, hvy suspension, med plant, 4 pr tires, driver, front mg, back sd, left mg, armor: f12/l8/r8/b10/t3/u3, hc3, acc5',
    gist: 'dented | compact standard heavy medium | 4 pr | driver | MG front, SD back, MG left | - | F12 R8 L8 B10 T3 U3 | acc 5, hc 3',
  },
  {
    line: 'my ride = lux; xhvy; hvy; tcat; 4 solids; driver w/ iba; gunner w/ ba; vmg front; ac turret; md+ss back; ife; fp 40/25/25/30/25/15',
    gist: 'my ride | luxury xheavy heavy thundercat | 4 solid | driver+improvedbodyarmor, gunner+bodyarmor | VMG front, AC turret3, MD back, SS back | improvedfireextinguisher | FP F40 R25 L25 B30 T25 U15 | -',
  },
  {
    line: "hey guys, here's mine: Tin Lizzie, subcompact, hvy chassis, imp susp, med pp, 4 hd, driver, 3 mnr front linked, sd rear, armor f8 r6 l6 b6 t2 u2",
    gist: 'Tin Lizzie | subcompact heavy improved medium | 4 hd | driver | 3 MNR front linked, SD back | - | F8 R6 L6 B6 T2 U2 | -',
    unknown: ["hey guys, here's mine"],
    instead: {
      gist: "hey guys, here's mine: Tin Lizzie | subcompact heavy improved medium | 4 hd | driver | 3 MNR front linked, SD back | - | F8 R6 L6 B6 T2 U2 | -",
      unknown: [],
    },
  },
  {
    line: 'borax (mid; hvy/hvy; super; 4 prr) driver+ba+tc; mg+mg linked f; rr b; 30f 20r 20l 25b 8t 8u; $13,9',
    gist: 'borax | midsize heavy heavy super | 4 prr | driver+bodyarmor+computer | 2 MG front linked, RR back | - | F30 R20 L20 B25 T8 U8 | -',
    unknown: ['$13,9'],
  },
  {
    line: 'bumper bully: pickup, x-hvy, hvy, super, 6 solids, driver, ramplate, smart-linked mgs front, bumper-triggered sd rear, f50 r20 l20 b20 t5 u5',
    gist: 'bumper bully | pickup xheavy heavy super | 6 solid | driver | 2 MG front linked, SD back | ramplate | F50 R20 L20 B20 T5 U5 | -',
    unknown: ['smart', 'bumper-triggered'],
  },
];
