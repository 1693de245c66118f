// The backs of envelopes: as few strokes as a friend will still read.

import type { HandWritten } from './written.ts';

export const TERSE: readonly HandWritten[] = [
  {
    line: 'lux xh/h super 4pr drv 2mg-f lnk ss-b 30/20/20/25/8/8',
    gist: ' | luxury xheavy heavy super | 4 pr | driver | 2 MG front linked, SS back | - | F30 R20 L20 B25 T8 U8 | -',
  },
  {
    line: 'Wren: cmpct, hvy ch, hvy su, lge pp, pr, dr, vmg f, sd b, 15/10/10/12/3/3',
    gist: 'Wren | compact heavy heavy large | 4 pr | driver | VMG front, SD back | - | F15 R10 L10 B12 T3 U3 | -',
  },
  {
    line: 'Flint, mid, h/h, spr, prr, d, 2MGF(l), ssb, 25/15/15/20/5/5',
    gist: 'Flint | midsize heavy heavy super | 4 prr | driver | 2 MG front linked, SS back | - | F25 R15 L15 B20 T5 U5 | -',
  },
  {
    line: 'Moth — hvy cyc, hvy sus, sup, 2pr, MGf, F10B10',
    gist: 'Moth | heavycycle heavy super | 2 pr | - | MG front | - | F10 B10 | -',
  },
  {
    line: 'Brute: PU, XH, H, S, 6 sol, dr + gn, RRt, OJb, F30 S25 B25 T20 U10',
    gist: 'Brute | pickup xheavy heavy super | 6 solid | driver, gunner | RR turret2, OJ back | - | F30 R25 L25 B25 T20 U10 | -',
  },
  {
    line: 'Sub. Hvy. Hvy. Med. HD. Dr. MG F. F8 R4 L4 B6 T2 U2. $4,3',
    gist: ' | subcompact heavy heavy medium | 4 hd | driver | MG front | - | F8 R4 L4 B6 T2 U2 | -',
    unknown: ['$4,3'],
    instead: {
      gist: ' | subcompact standard light | 4 hd | driver | MG front | - | F8 R4 L4 B6 T2 U2 | -',
      unknown: ['Hvy. Hvy. Med', '$4,3'],
      problems: ['incomplete'],
    },
  },
  {
    line: 'Slate/Lux/XHC/HS/SPP/PRT/D/G/VMG-T/MD-B/FE/F40/R30/L30/B30/T25/U15',
    gist: 'Slate | luxury xheavy heavy super | 4 pr | driver, gunner | VMG turret2, MD back | fireextinguisher | F40 R30 L30 B30 T25 U15 | -',
  },
  {
    line: 'Kiwi (comp) hc/hs/lpp/4pr/dr/2xMML-F+lnk/SD-B/F15R10L10B10T4U4',
    gist: 'Kiwi | compact heavy heavy large | 4 pr | driver | 2 MML front linked, SD back | - | F15 R10 L10 B10 T4 U4 | -',
  },
  {
    line: 'Jay: lt cyc, imp, sm, std, rider, 2 LRs F, 3/3',
    gist: 'Jay | lightcycle improved small | 2 standard | driver | 2 LR front | - | F3 B3 | -',
  },
  {
    line: 'Onyx. Luxury, hvy/hvy, super, PR, driver, gunner. F: VMG x2 L. T: MG. B: MD. 40/25/25/30/15/10. 5/3. $19,800.',
    gist: 'Onyx | luxury heavy heavy super | 4 pr | driver, gunner | 2 VMG front linked, MG turret1, MD back | - | F40 R25 L25 B30 T15 U10 | $19800',
    unknown: ['5/3'],
    instead: {
      gist: 'Onyx | luxury heavy heavy super | 4 pr | driver, gunner | 2 VMG left, MD back, MG front | - | F40 R25 L25 B30 T15 U10 | $19800',
      unknown: ['T', '5/3'],
      problems: ['no-mount'],
    },
  },
  {
    line: 'Gull - van - h ch - h su - super - 4 sol - dr, gn, 4 pass - 2 mg f, mg r, mg l - ss b - 20 all',
    gist: 'Gull | van heavy heavy super | 4 solid | driver, gunner, 4 passenger | 2 MG front, MG right, MG left, SS back | - | F20 R20 L20 B20 T20 U20 | -',
  },
  {
    line: 'Newt: subcomp, xh, hvy, sm, 4 hd, dr, MG, 5 all sides',
    gist: 'Newt | subcompact xheavy heavy small | 4 hd | driver | MG front | - | F5 R5 L5 B5 T5 U5 | -',
    problems: ['no-mount'],
  },
];
