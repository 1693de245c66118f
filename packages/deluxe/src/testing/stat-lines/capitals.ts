// A line printer and those who grew up with it: capitals, hyphens, few commas.

import type { HandWritten } from './written.ts';

export const CAPITALS: readonly HandWritten[] = [
  {
    line: 'BARRACUDA -- MIDSIZE, X-HVY CHASSIS, HVY SUSP, SUPER PP, 4 PR, DRIVER, 2 MG FRONT LINKED, SS BACK, FE, ARMOR F30 R20 L20 B25 T8 U8, ACC 5, HC 3, 5590 LBS, $12780',
    gist: 'BARRACUDA | midsize xheavy heavy super | 4 pr | driver | 2 MG front linked, SS back | fireextinguisher | F30 R20 L20 B25 T8 U8 | acc 5, hc 3, 5590 lb, $12780',
  },
  {
    line: 'IRON MAIDEN: LUX, XHVY CH, HVY SU, SPR PP, 4 SOL, DRV, GNR, RR TUR, MD BK, 40F 30R 30L 30B 25T 15U',
    gist: 'IRON MAIDEN | luxury xheavy heavy super | 4 solid | driver, gunner | RR turret2, MD back | - | F40 R30 L30 B30 T25 U15 | -',
  },
  {
    line: 'UNIT 7 / COMPACT / HEAVY CHASSIS / HEAVY SUSPENSION / LARGE PLANT / PR TIRES / DRIVER / VMG FRONT / ARMOR 20-15-15-15-5-5 / 4,060 LBS / $9,420',
    gist: 'UNIT 7 | compact heavy heavy large | 4 pr | driver | VMG front | - | F20 R15 L15 B15 T5 U5 | 4060 lb, $9420',
  },
  {
    line: 'HOTBOX. VAN. X-HEAVY CHASSIS. HEAVY SUSPENSION. SUPER. SIX SOLIDS. DRIVER. GUNNER. HDFT IN TURRET. HDFOJ BACK. FP ARMOR F25 R25 L25 B25 T25 U15.',
    gist: 'HOTBOX | van xheavy heavy super | 6 solid | driver, gunner | HDFT turret3, HDFOJ back | - | FP F25 R25 L25 B25 T25 U15 | -',
  },
  {
    line: 'BODY: LUXURY  CHASSIS: X-HVY  SUSP: HVY  PLANT: SUPER  TIRES: SOLID  CREW: DRIVER  FRONT: VMG, VMG (LINKED)  BACK: SD  ARMOR: F40 R25 L25 B25 T10 U10',
    gist: ' | luxury xheavy heavy super | 4 solid | driver | 2 VMG front linked, SD back | - | F40 R25 L25 B25 T10 U10 | -',
  },
  {
    line: 'PUP TENT - SUBCOMPACT STD CHASSIS IMP SUSP SMALL PP HD TIRES DRIVER MML FRONT F4 R3 L3 B3 T1 U1',
    gist: 'PUP TENT | subcompact standard improved small | 4 hd | driver | MML front | - | F4 R3 L3 B3 T1 U1 | -',
  },
  {
    line: 'STATE TROOPER 12: LUXURY, X-HEAVY, HVY SUSP, SUPER, PRR, DRIVER W/BA, GUNNER W/BA, 2 LINKED VMG FRONT, SD REAR, RADAR, LD RADIO, SEARCHLIGHT, F35 L25 R25 B30 T10 U10',
    gist: 'STATE TROOPER 12 | luxury xheavy heavy super | 4 prr | driver+bodyarmor, gunner+bodyarmor | 2 VMG front linked, SD back | radar, ldradio, searchlight | F35 R25 L25 B30 T10 U10 | -',
  },
  {
    line: 'ADDER MK. IV: MID-SIZED / HVY / HVY / LARGE / 4 PR / DRIVER / RL FRT / MG RT / MG LFT / SS RR / F20 RT15 LFT15 RR15 T5 U5',
    gist: 'ADDER MK. IV | midsize heavy heavy large | 4 pr | driver | RL front, MG right, MG left, SS back | - | F20 R15 L15 B15 T5 U5 | -',
  },
  {
    line: 'CLASS: CYCLE. BODY: MEDIUM. SUSPENSION: HEAVY. PLANT: LARGE. TIRES: 2 PR. CREW: CYCLIST. WEAPON: MG FRONT. ARMOR: FRONT 10, BACK 8.',
    gist: ' | mediumcycle heavy large | 2 pr | driver | MG front | - | F10 B8 | -',
    instead: { unknown: ['MEDIUM'], problems: ['assumed'] },
  },
  {
    line: 'TURTLE: COMPACT, X-HVY CHASSIS, HVY SUSPENSION, SUPER PP, SOLID TIRES, DRIVER, NO WEAPONS, RAM PLATE, ARMOR: FRONT=50 RIGHT=20 LEFT=20 BACK=20 TOP=5 UNDER=5',
    gist: 'TURTLE | compact xheavy heavy super | 4 solid | driver | - | ramplate | F50 R20 L20 B20 T5 U5 | -',
  },
  {
    line: 'BLACK ADDER: LUXURY, XTRA-HVY CHASSIS, HVY SUSPENSION, SUPER PP, 4 PR RADIALS, DRIVER, LASER FRONT, HI-RES COMPUTER, SS & PS BACK, SPOILER, IFE, LR/FP ARMOR: F35, R20, L20, B30, T8, U8. COST $28,925; WEIGHT 6,300.',
    gist: 'BLACK ADDER | luxury xheavy heavy super | 4 prr | driver+hirescomputer | L front, SS back, PS back | spoiler, improvedfireextinguisher | LRFP F35 R20 L20 B30 T8 U8 | 6300 lb, $28925',
  },
  {
    line: 'BRICK (PICKUP) XHVY, IMP SUSP, SUPER PP, 6 HD, DRIVER; MG (FRONT), MG (BACK), 50 PTS ALL SIDES, T20, U10',
    gist: 'BRICK | pickup xheavy improved super | 6 hd | driver | MG front, MG back | - | F50 R50 L50 B50 T20 U10 | -',
  },
];
