// People and animals of fights on foot, from above, nose up.

import { both, box, disc, type Shape, type Stroke } from './figure-strokes.ts';

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

// --- Animals, in a frame of 50 by 100.

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
