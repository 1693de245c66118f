// People, animals and vehicles of fights on foot, from above, nose up. A stroke is what it is painted as and its path.

/** `paint`: in the seat's colour and pattern; `deck`: darker, and plain. Others are classes of figures.css. */
type Ink =
  | 'paint'
  | 'deck'
  | 'seam'
  | 'glass'
  | 'track'
  | 'steel'
  | 'arm'
  | 'cloth'
  | 'wood'
  | 'hide'
  | 'dark'
  | 'skin'
  | 'sail';
export type Stroke = readonly [ink: Ink, d: string];

const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
/** The same on the other side. */
const both = (x: number, y: number, w: number, h: number): string => box(x, y, w, h) + box(-x - w, y, w, h);
const rows = (ys: readonly number[], half: number): string => ys.map((y) => `M${-half} ${y}H${half}`).join('');

// --- People, in a frame of 50 by 50.

const HELMET = disc(8.5);

/** By posture: what lies under the weapon, and what over it. */
interface Body {
  readonly under: readonly Stroke[];
  readonly over: readonly Stroke[];
  /** Hands that hold something, and where that is. */
  readonly arms: string;
  readonly held: readonly [x: number, y: number, turn: number] | null;
  /** A ring on the ground: whoever is on his feet has one. */
  readonly ring: 'whole' | 'broken' | null;
}

export const BODIES: Readonly<Record<string, Body>> = {
  standing: {
    under: [],
    over: [
      ['paint', 'M-20 2Q-20-9-8-10H8Q20-9 20 2Q19 11 8 11H-8Q-19 11-20 2Z'],
      ['dark', HELMET],
    ],
    arms: 'M-16-2Q-12-16 4-17M16-2Q16-9 8-10',
    held: [7, -2, 0],
    ring: 'whole',
  },
  kneeling: {
    under: [['cloth', 'M-4 6-9 14-15 24-9 25-2 15ZM3 4 9 2 15-6 19-2 13 9 5 12Z']],
    over: [
      ['paint', 'M-15 1Q-15-8-6-9H6Q15-8 15 1Q14 9 6 9H-6Q-14 9-15 1Z'],
      ['dark', disc(7.5, 0, -2)],
    ],
    arms: 'M-12-3Q-9-15 4-16M12-3Q13-9 7-11',
    held: [6, -4, 0],
    ring: 'broken',
  },
  ducked: {
    under: [['cloth', 'M-8 8-14 19-8 21-2 11ZM8 8 14 19 8 21 2 11Z']],
    over: [
      ['paint', 'M-12 3Q-12-6 0-7Q12-6 12 3Q10 11 0 11Q-10 11-12 3Z'],
      ['dark', disc(7.5, 0, 1)],
    ],
    arms: '',
    held: null,
    ring: 'broken',
  },
  prone: {
    under: [['cloth', 'M-6 8-14 25-9 26-1 11ZM6 8 14 25 9 26 1 11Z']],
    over: [
      ['paint', 'M-10-4Q-10-10-5-10H5Q10-10 10-4L7 12H-7Z'],
      ['dark', disc(6.5, 0, -13)],
    ],
    arms: 'M-9-5-13-15 3-21M9-5 12-13 5-17',
    held: [4, -12, 0],
    ring: null,
  },
  down: {
    under: [['cloth', 'M-5 8-17 17-14 22-1 13ZM5 8 6 25 12 24 9 8Z']],
    over: [
      ['paint', 'M-9-6Q-8-11-3-11L6-9Q10-7 9-2L8 11-7 10Z'],
      ['dark', disc(6.5, -5, -16)],
    ],
    arms: 'M-8-4-22-10M8-4 19-16',
    held: [22, 4, 70],
    ring: null,
  },
  asleep: {
    under: [['wood', 'M-15-24H15V25H-15Z']],
    over: [
      ['paint', 'M-11-6Q-9-11-2-10 8-10 9-4L11 8Q12 20 0 21-6 20-5 13-11 4-11-6Z'],
      ['dark', disc(6.5, 1, -16)],
    ],
    arms: 'M-9-4Q-14 4-6 8',
    held: null,
    ring: null,
  },
  surrendered: {
    under: [],
    over: [
      ['paint', 'M-18 2Q-18-8-7-9H7Q18-8 18 2Q17 10 7 10H-7Q-17 10-18 2Z'],
      ['skin', `${disc(3.2, -21, -19)}${disc(3.2, 21, -19)}`],
      ['dark', disc(7.5)],
    ],
    arms: 'M-15-2-21-18M15-2 21-18',
    held: null,
    ring: 'broken',
  },
  captive: {
    under: [],
    over: [
      ['paint', 'M-17 1Q-17-8-7-9H7Q17-8 17 1Q16 9 7 9H-7Q-16 9-17 1Z'],
      ['arm', 'M-7 15H7'],
      ['dark', disc(7.5, 0, -1)],
    ],
    arms: 'M-15 2Q-17 14-3 15M15 2Q17 14 3 15',
    held: null,
    ring: 'broken',
  },
  mounted: {
    under: [['cloth', 'M-5 2-16 5-17 14-12 14-10 9-3 9ZM5 2 16 5 17 14 12 14 10 9 3 9Z']],
    over: [
      ['paint', 'M-14 1Q-14-7-6-8H6Q14-7 14 1Q13 8 6 8H-6Q-13 8-14 1Z'],
      ['dark', disc(7, 0, -1)],
    ],
    arms: 'M-11-3Q-8-13 3-14M11-3Q12-8 7-9',
    held: [6, -3, 0],
    ring: null,
  },
};

/** What somebody has in his hands, the muzzle up, held at the origin. */
export const HELD: Readonly<Record<string, readonly Stroke[]>> = {
  rifle: [['arm', 'M0 9V-28M0 6 2 11']],
  'sniper rifle': [
    ['arm', 'M0 9V-33M0 6 2 11'],
    ['dark', box(-2.4, -11, 4.8, 9)],
  ],
  'submachine gun': [['arm', 'M0 5V-20M0-6H-4']],
  shotgun: [['arm', 'M-1.6 9V-26M1.6 9V-26']],
  pistol: [['arm', 'M-4-9V-22M-4-9-2-6']],
  'machine gun': [
    ['arm', 'M0 10V-31M0-24-7-31M0-24 7-31'],
    ['dark', box(-7, -8, 5, 7)],
  ],
  launcher: [['steel', 'M-3.4 18H3.4V-22H5V-27H-5V-22H-3.4Z']],
  bow: [['arm', 'M-20-14Q-5-32 10-14M-20-14H10']],
  blade: [['steel', 'M2-12 5-30 9-28 7-11Z']],
  grenade: [['dark', disc(4, 2, -13)]],
  tripod: [
    ['arm', 'M-4-14-17-4M-4-14 9-4M-4-14-4-27'],
    ['steel', box(-7.5, -26, 7, 22)],
  ],
  mortar: [
    ['dark', disc(9, -6, -16)],
    ['steel', 'M-10-15-8-32H-4L-2-15Z'],
    ['arm', 'M-6-26-16-19M-6-26 4-19'],
  ],
};

// --- Animals and vehicles, in a frame of 50 by 100.

export interface Shape {
  readonly parts: readonly Stroke[];
  /** Turned about a place of the hull. */
  readonly turret?: { readonly x: number; readonly y: number; readonly parts: readonly Stroke[] };
  /** Where heads are seen of those aboard, from the first place on. */
  readonly places?: readonly (readonly [x: number, y: number])[];
}

const legs = (ahead: number, behind: number, x: number): Stroke => [
  'cloth',
  both(x - 2.5, ahead, 5, 12) + both(x - 2.5, behind, 5, 12),
];

const HORSE_BODY = 'M-6-18Q-12-12-12 4L-13 24Q-11 37 0 38Q11 37 13 24L12 4Q12-12 6-18Z';
const HORSE: readonly Stroke[] = [
  legs(-16, 24, 12),
  ['dark', 'M-2 36Q-7 46 0 50Q7 46 2 36Z'],
  ['hide', HORSE_BODY],
  ['hide', 'M-5-10-4-36Q-5-46 0-48Q5-46 4-36L5-10Z'],
  ['dark', 'M-1.6-40H1.6V-8H-1.6Z'],
];

export const ANIMALS: Readonly<Record<string, Shape>> = {
  horse: { parts: [...HORSE, ['hide', 'M-5-38-7-32-3-34ZM5-38 7-32 3-34Z']] },
  mule: { parts: [...HORSE, ['hide', 'M-4-37-11-31-9-28-3-32ZM4-37 11-31 9-28 3-32Z']] },
  ox: {
    parts: [
      legs(-18, 26, 14),
      ['dark', 'M-1.5 38V50H1.5V38Z'],
      ['hide', 'M-12-22Q-17-10-16 6L-17 26Q-14 39 0 40Q14 39 17 26L16 6Q17-10 12-22Z'],
      ['hide', 'M-8-20-7-36Q-6-46 0-46Q6-46 7-36L8-20Z'],
      ['sail', 'M-7-34Q-19-34-19-46Q-14-41-6-40ZM7-34Q19-34 19-46Q14-41 6-40Z'],
    ],
  },
  grazer: {
    parts: [
      legs(-14, 22, 9),
      ['sail', 'M-2 33 0 40 2 33Z'],
      ['hide', 'M-6-16Q-10-10-10 4L-11 22Q-9 34 0 35Q9 34 11 22L10 4Q10-10 6-16Z'],
      ['hide', 'M-4-10-3-30Q-4-40 0-41Q4-40 3-30L4-10Z'],
      ['arm', 'M-3-33-12-44M-8-39-14-38M3-33 12-44M8-39 14-38'],
    ],
  },
  dog: {
    parts: [
      legs(-14, 22, 8),
      ['hide', 'M-1.5 32Q-6 44 3 48L4 46Q-1 42 1.5 32Z'],
      ['hide', 'M-7-18Q-9-8-7 6L-8 24Q-6 34 0 34Q6 34 8 24L7 6Q9-8 7-18Z'],
      ['hide', 'M-8-22-7-32-3-38Q0-46 3-38L7-32 8-22 0-16Z'],
      ['dark', 'M-8-28-12-20-7-22ZM8-28 12-20 7-22Z'],
    ],
  },
  boar: {
    parts: [
      legs(-18, 22, 12),
      ['hide', 'M-10-24Q-15-6-14 10Q-13 36 0 37Q13 36 14 10Q15-6 10-24Z'],
      ['hide', 'M-9-22-5-40Q0-46 5-40L9-22Z'],
      ['dark', 'M-1.5-28H1.5V30H-1.5Z'],
      ['sail', 'M-5-38-11-44-6-34ZM5-38 11-44 6-34Z'],
    ],
  },
  bear: {
    parts: [
      legs(-26, 24, 18),
      ['hide', 'M-15-24Q-22-4-20 14Q-18 40 0 41Q18 40 20 14Q22-4 15-24Z'],
      ['hide', 'M-10-24Q-12-40 0-45Q12-40 10-24Z'],
      ['dark', `${disc(3.4, -9, -36)}${disc(3.4, 9, -36)}${disc(2.4, 0, -44)}`],
    ],
  },
};

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
