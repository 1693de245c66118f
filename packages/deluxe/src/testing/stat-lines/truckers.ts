// A dispatcher: tractors, trailers, ten-wheelers, buses, and cars that tow.

import type { HandWritten } from './written.ts';

export const TRUCKERS: readonly HandWritten[] = [
  {
    line: 'Kansas Kong — Std. cabover, x-hvy. chassis, regular truck PP, 10 PR tires, driver, gunner, MG right, MG left, RR in turret, FE. Armor: F50, R40, L40, B30, T30, U20. HC 0, 10,900 lbs., $61,000.',
    gist: 'Kansas Kong | stdcabover xheavy regular | 10 pr | driver, gunner | MG right, MG left, RR turret2 | fireextinguisher | F50 R40 L40 B30 T30 U20 | hc 0, 10900 lb, $61000',
  },
  {
    line: 'Big Orange: sleeper cab-over tractor; heavy chassis; super truck plant; 10 solids; driver, relief driver in the berth; VMG front; armor 40/30/30/30/20/20',
    gist: 'Big Orange | sleepercabover heavy super | 10 solid | driver | VMG front | sleeperberth | F40 R30 L30 B30 T20 U20 | -',
    unknown: ['relief'],
  },
  {
    line: "Box Lunch: 40' van trailer (semi), 8 solid tires, quick-release kingpin, gunner in cupola w/ VMG, MD back, SS back. Armor: F20, B30, FR25, BR25, FL25, BL25, FT15, BT15, FU10, BU10.",
    gist: 'Box Lunch | van40 semi quickrelease | 8 solid | gunner cupola3 frontTop | VMG cupola3 frontTop, MD back, SS back | - | F20 B30 FR25 BR25 FL25 BL25 FT15 BT15 FU10 BU10 | -',
  },
  {
    line: 'Tank Top — 40 ft. tanker, semi, std kingpin, 8 PR tires, OJ rear. Armor 25 on all locations.',
    gist: 'Tank Top | tanker40 semi standard | 8 pr | - | OJ back | - | F25 B25 FR25 BR25 FL25 BL25 FT25 BT25 FU25 BU25 | -',
  },
  {
    line: "Duke of Dirt: 10-wheeler, longnose cab, x-hvy. chassis, large truck power plant, 10 solid tires, driver, gunner, 2 linked VMGs front. Cab armor: F40, R30, L30, B15, T20, U15. Carrier: 15' dumper, MD back. Armor: F20, R20, L20, B25, U15.",
    gist: 'Duke of Dirt | longnose10 xheavy large | 10 solid | driver, gunner | 2 VMG front linked | - | F40 R30 L30 B15 T20 U15 | - // dumper15 | - | - | MD back | - | F20 R20 L20 B25 U15',
  },
  {
    line: 'Milkman: ten-wheel cabover w/ 15-foot van carrier. Std. chassis, medium truck plant, 10 HD tires, driver only, MG front. Cab armor: 15 each side, 10 T & U. Carrier armor: 15 all locations.',
    gist: 'Milkman | cabover10 standard medium | 10 hd | driver | MG front | - | F15 R15 L15 B15 T10 U10 | - // van15 | - | - | - | - | F15 R15 L15 B15 T15 U15',
  },
  {
    line: 'School Daze — Mini-bus, hvy. chassis, small truck power plant, 6 PR tires, driver, 12 passengers, MG front, SS back, fire extinguisher. Armor: F20, R20, L20, B20, T10, U10.',
    gist: 'School Daze | minibus heavy small | 6 pr | driver, 12 passenger | MG front, SS back | fireextinguisher | F20 R20 L20 B20 T10 U10 | -',
  },
  {
    line: 'Silver Eagle: 40-ft bus, x-hvy chassis, super truck pp, 10 solids, driver, 2 gunners, 16 luxury seats, VMG in front turret, VMG in back turret, MD back; armor F40 B40 FR30 BR30 FL30 BL30 FT20 BT20 FU15 BU15',
    gist: 'Silver Eagle | bus40 xheavy super | 10 solid | driver, 2 gunner, 16 luxury-passenger | VMG turret2 frontTop, VMG turret2 backTop, MD back | - | F40 B40 FR30 BR30 FL30 BL30 FT20 BT20 FU15 BU15 | -',
  },
  {
    line: "Two for the Road — Pickup, x-hvy. chassis, hvy. suspension, super PP, 6 solid tires, driver, gunner, RR in turret, std. quick-release hitch. Armor: F30, R20, L20, B20, T20, U10. Trailer: 10' van, heavy chassis, 4 PR tires, MD back. Armor: F10, R12, L12, B15, T8, U5.",
    gist: 'Two for the Road | pickup xheavy heavy super | 6 solid | driver, gunner | RR turret2 | hitch standard quickrelease | F30 R20 L20 B20 T20 U10 | - // 10van heavy | 4 pr | - | MD back | - | F10 R12 L12 B15 T8 U5',
  },
  {
    line: "Ice Box: 20' reefer car trailer, x-hvy chassis, 6 solid tires, armor F10 B15 FR10 BR10 FL10 BL10 FT5 BT5 FU5 BU5",
    gist: 'Ice Box | 20van reefer xheavy | 6 solid | - | - | - | F10 B15 FR10 BR10 FL10 BL10 FT5 BT5 FU5 BU5 | -',
  },
  {
    line: 'Plank: 15 foot flatbed trailer, std. chassis, 4 PR tires, ramps, U10',
    gist: 'Plank | 15flatbed standard | 4 pr | - | - | ramps | U10 | -',
  },
  {
    line: 'Winnie — RV (30 foot), hvy chassis, regular truck PP, 10 PR tires, driver, gunner, 4 passengers, 2 MGs front linked, OJ back, assault ramp. Armor 20/20/20/20/20/20/10/10/10/10',
    gist: 'Winnie | bus30 heavy regular | 10 pr | driver, gunner, 4 passenger | 2 MG front linked, OJ back | assaultramp | F20 B20 FR20 BR20 FL20 BL20 FT10 BT10 FU10 BU10 | -',
  },
  {
    line: "Wagon Train: Sleeper longnose, x-hvy. chassis, super truck plant, 10 solid tires, driver, gunner, 2 VMGs linked front, AC turret. Armor F60 R50 L50 B30 T40 U25. Pulls a 40' van full trailer w/ explosive kingpin, 12 PR tires, 2 gunners, VMG turret front, VMG turret back. Trailer armor 25 everywhere.",
    gist: 'Wagon Train | sleeperlongnose xheavy super | 10 solid | driver, gunner | 2 VMG front linked, AC turret3 | - | F60 R50 L50 B30 T40 U25 | - // van40 full explosive | 12 pr | 2 gunner | VMG turret2 frontTop, VMG turret2 backTop | - | F25 B25 FR25 BR25 FL25 BL25 FT25 BT25 FU25 BU25',
  },
  {
    line: 'Ford Tough: pickup w/ camper, hvy chassis, hvy susp, super pp, 4 pr, driver, 2 passengers, mg f, ss b, hvy hitch, f20 r15 l15 b15 t8 u8',
    gist: 'Ford Tough | pickup heavy heavy super | 4 pr | driver, 2 passenger | MG front, SS back | hitch heavy | F20 R15 L15 B15 T8 U8 | -',
    unknown: ['camper'],
  },
  {
    line: "Short Haul: Cabover 10-wheel, hvy chassis, large truck plant, 10 solid tires, driver, gunner, RR front. Armor (cab): F30 R25 L25 B10 T15 U10. 15' reefer, SS back. Armor (carrier): F15 R15 L15 B20 T10 U10. 14,950 lbs, $66,000",
    gist: 'Short Haul | cabover10 heavy large | 10 solid | driver, gunner | RR front | - | F30 R25 L25 B10 T15 U10 | 14950 lb, $66000 // reefer15 | - | - | SS back | - | F15 R15 L15 B20 T10 U10',
  },
  {
    line: 'Mule Train — Luxury, x-hvy. chassis, hvy. suspension, super PP, 4 PR tires, driver, VMG front, light hitch, armor F25 R20 L20 B20 T10 U10; with mini van trailer, std. chassis, 2 PR tires, SD back, armor F2 R3 L3 B5 T2 U2.',
    gist: 'Mule Train | luxury xheavy heavy super | 4 pr | driver | VMG front | hitch light | F25 R20 L20 B20 T10 U10 | - // minivan standard | 2 pr | - | SD back | - | F2 R3 L3 B5 T2 U2',
  },
];
