// Vehicles of fights on foot, from above, nose up.

import { both, box, disc, rows, type Shape, type Stroke } from './figure-strokes.ts';

const wheels = (ys: readonly number[], x: number, h: number): Stroke => [
  'track',
  ys.map((y) => both(x, y, 7, h)).join(''),
];
const TRACKS: Stroke = ['track', both(15, -45, 10, 91)];
const LINKS: Stroke = ['seam', rows([-40, -34, -28, -22, -16, -10, -4, 2, 8, 14, 20, 26, 32, 38, 43], 25)];
const GRILLE: Stroke = ['seam', rows([31, 35, 39, 43], 12)];
const gun = (long: number, half: number): Stroke => ['steel', `M${-half} 0V${-long}H${half}V0Z`];

const CAB: readonly Stroke[] = [
  wheels([-38, 16, 33], 17, 15),
  ['paint', 'M-18-46Q0-52 18-46L20-18H-20Z'],
  ['glass', 'M-17-31Q0-36 17-31L18-22H-18Z'],
];

export const VEHICLES: Readonly<Record<string, Shape>> = {
  tank: {
    parts: [TRACKS, LINKS, ['paint', 'M-15-47 0-50 15-47 17-40V44L13 49H-13L-17 44V-40Z'], GRILLE],
    turret: {
      ...{ x: 0, y: 0 },
      parts: [
        gun(54, 2.2),
        ['steel', box(-3.2, -42, 6.4, 8)],
        ['deck', 'M-9-17-15-4-13 15Q0 21 13 15L15-4 9-17Z'],
        ['seam', disc(4.6, 6, 3) + disc(3.4, -6, 4)],
      ],
    },
  },
  'infantry carrier': {
    parts: [
      TRACKS,
      LINKS,
      ['paint', 'M-14-49H14L17-36V47H-17V-36Z'],
      ['seam', 'M-14-36H14M0 24V47M-11 24H11V47M-11 24V47'],
    ],
    turret: { x: 0, y: -4, parts: [gun(34, 1.4), ['deck', disc(11)], ['seam', disc(4, 3, 2)]] },
  },
  'tracked carrier': {
    parts: [
      TRACKS,
      LINKS,
      ['paint', 'M-14-48H14L17-38V47H-17V-38Z'],
      ['seam', 'M-14-38H14M-10 8H10V36H-10Z'],
      ['steel', disc(6, 0, -14)],
      ['arm', 'M0-14V-31'],
    ],
  },
  'wheeled carrier': {
    parts: [
      wheels([-39, -17, 5, 27], 18, 15),
      ['paint', 'M-7-50H7L19-36V42L14 49H-14L-19 42V-36Z'],
      ['seam', 'M-19-34H19M-9 14H9V32H-9Z'],
      ['glass', 'M-13-38-6-42V-36H-13ZM13-38 6-42V-36H13Z'],
    ],
    turret: { x: 0, y: -10, parts: [gun(26, 1.3), ['deck', disc(9)]] },
  },
  'armored car': {
    parts: [
      wheels([-34, 18], 18, 18),
      ['paint', 'M-8-49H8L18-38V40L13 48H-13L-18 40V-38Z'],
      ['glass', 'M-11-39-3-43V-37H-11ZM11-39 3-43V-37H11Z'],
      ['seam', 'M-18-32H18M-12 30H12'],
    ],
    turret: { x: 0, y: -2, parts: [gun(36, 1.6), ['deck', 'M-9-12-13 0-9 12H9L13 0 9-12Z'], ['seam', disc(4, 0, 3)]] },
  },
  'light tank': {
    parts: [TRACKS, LINKS, ['paint', 'M-14-47H14L17-36V46H-17V-36Z'], GRILLE],
    turret: {
      x: 0,
      y: 2,
      parts: [gun(58, 1.8), ['deck', 'M-7-16-11 0-8 16H8L11 0 7-16Z'], ['seam', disc(3.6, 0, 6)]],
    },
  },
  'self-propelled gun': {
    parts: [TRACKS, LINKS, ['paint', 'M-14-48H14L17-38V47H-17V-38Z'], ['seam', 'M-14-26H14']],
    turret: {
      ...{ x: 0, y: 16 },
      parts: [
        gun(72, 2.8),
        ['steel', box(-5, -72, 10, 7)],
        ['deck', 'M-14-18H14L16 26H-16Z'],
        ['seam', disc(4.6, 7, 0)],
      ],
    },
  },
  'anti-aircraft gun': {
    parts: [TRACKS, LINKS, ['paint', 'M-14-48H14L17-38V47H-17V-38Z'], GRILLE],
    turret: {
      ...{ x: 0, y: 2 },
      parts: [
        ['steel', [-10, -7, 5, 8].map((x) => box(x, -42, 2, 30)).join('')],
        ['deck', 'M-14-14H14V16H-14Z'],
        ['seam', `${disc(7, 0, 8)}M-7 8H7`],
      ],
    },
  },
  jeep: {
    parts: [
      wheels([-37, 20], 17, 17),
      ['paint', 'M-15-46Q0-50 15-46L18-38V44Q0 48-18 44V-38Z'],
      ['glass', 'M-15-18H15L13-12H-13Z'],
      ['cloth', 'M-13-8H13V38H-13Z'],
      ['seam', 'M-7-42V-22M7-42V-22M-13 14H13'],
    ],
    places: [
      [-7, -1],
      [7, -1],
      [-7, 24],
      [7, 24],
    ],
  },
  car: {
    parts: [
      wheels([-35, 19], 17, 16),
      ['paint', 'M-14-47Q0-51 14-47Q20-43 20-34V38Q19 46 13 47H-13Q-19 46-20 38V-34Q-20-43-14-47Z'],
      ['glass', 'M-15-17Q0-24 15-17L12-6H-12ZM-12 22H12L14 31H-14Z'],
      ['seam', 'M-12-6V22M12-6V22M-17 8H-12M17 8H12'],
    ],
  },
  truck: {
    parts: [
      ...CAB,
      ['cloth', 'M-21-15H21V48H-21Z'],
      ['seam', rows([-4, 8, 20, 32, 43], 21)],
      ['paint', box(-21, -15, 42, 6)],
    ],
  },
  tanker: {
    parts: [
      ...CAB,
      ['steel', 'M-19-10Q-19-16 0-16Q19-16 19-10V44Q19 49 0 49Q-19 49-19 44Z'],
      ['paint', box(-19, 10, 38, 8)],
      ['seam', `${rows([-2, 30], 19)}M0-16V49`],
    ],
  },
  motorcycle: {
    parts: [
      ['track', `${box(-3.5, -47, 7, 28)}${box(-4.5, 16, 9, 30)}`],
      ['arm', 'M-17-20Q0-28 17-20'],
      ['paint', 'M0-32Q9-25 9-10L7 18Q5 32 0 34Q-5 32-7 18L-9-10Q-9-25 0-32Z'],
    ],
    places: [
      [0, -4],
      [0, 18],
    ],
  },
  bicycle: {
    parts: [
      ['track', `${box(-1.6, -46, 3.2, 34)}${box(-1.6, 12, 3.2, 34)}`],
      ['arm', 'M-14-18H14M0-18V20'],
      ['paint', 'M-4 4H4L2 16H-2Z'],
    ],
    places: [[0, 4]],
  },
  wagon: {
    parts: [
      ['arm', 'M0-28V-50M-9-50H9'],
      ['track', both(18, -26, 5, 20) + both(18, 20, 5, 22)],
      ['wood', 'M-17-28H17V46H-17Z'],
      ['seam', 'M-10-28V46M-3-28V46M4-28V46M11-28V46'],
      ['paint', box(-17, -28, 34, 9)],
    ],
    places: [
      [-6, -22],
      [7, -22],
      [-7, 4],
      [7, 4],
      [-7, 26],
      [7, 26],
    ],
  },
  cart: {
    parts: [
      ['arm', 'M-9-14V-48M9-14V-48'],
      ['track', both(17, 0, 5, 26)],
      ['wood', 'M-16-14H16V38H-16Z'],
      ['seam', 'M-8-14V38M0-14V38M8-14V38'],
      ['paint', box(-16, -14, 32, 8)],
    ],
    places: [[0, -6]],
  },
  boat: {
    parts: [
      ['paint', 'M0-50Q20-30 20 4Q20 34 13 47H-13Q-20 34-20 4Q-20-30 0-50Z'],
      ['wood', 'M0-40Q14-24 14 4Q14 30 9 41H-9Q-14 30-14 4Q-14-24 0-40Z'],
      ['seam', 'M-13-12H13M-14 8H14M-12 28H12'],
      ['arm', 'M-13 2-32 16M13 2 32 16'],
    ],
    places: [
      [0, 30],
      [-6, 8],
      [6, 8],
      [-6, -12],
      [6, -12],
      [0, -26],
    ],
  },
  sailboat: {
    parts: [
      ['paint', 'M0-50Q20-30 20 4Q20 34 13 47H-13Q-20 34-20 4Q-20-30 0-50Z'],
      ['wood', 'M0-38Q13-22 13 4Q13 30 8 40H-8Q-13 30-13 4Q-13-22 0-38Z'],
      ['sail', 'M0-24Q24-2 10 34Q6 4 0-24Z'],
      ['dark', disc(3, 0, -22)],
      ['arm', 'M0-22 10 34'],
    ],
    places: [
      [-3, 34],
      [-7, 14],
      [-7, -6],
    ],
  },
};
