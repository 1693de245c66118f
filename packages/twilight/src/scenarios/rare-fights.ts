import { keysOf } from '@hardtop/kernel';
import { HAND_GRENADES } from '../catalog/grenades.ts';
import { MELEE_WEAPONS } from '../catalog/melee-weapons.ts';
import { SMALL_ARMS, type SmallArm, type SmallArmId } from '../catalog/small-arms.ts';
import type { ScenarioFile } from './scenario-schema.ts';

// Small fights made for what is rare: narrow places, so that whoever plays at random meets somebody.

type PersonFile = ScenarioFile['people'][number];
type ItemFile = NonNullable<PersonFile['items']>[number];

const SEATS = [{ name: 'Blue' }, { name: 'Red' }];

function armed(what: SmallArmId, i: number): ItemFile {
  const arm: SmallArm = SMALL_ARMS[what];
  const { mounts } = arm;
  const rest =
    arm.recoil === null
      ? 'tripod'
      : mounts?.tripod !== undefined && i % 2 === 0
        ? 'tripod'
        : mounts?.bipod === undefined
          ? 'hands'
          : 'bipod';
  const round = arm.class === 'shotgun' ? (i % 2 === 0 ? 'buckshot' : 'slug') : what === 'm2hb' ? 'slap' : undefined;
  const [feed] = arm.feed;
  // Little in the weapon, so that it is soon reloaded; long bursts need their fifty.
  const load = feed?.type === 'belt' ? {} : { loaded: Math.min(feed?.rounds ?? 1, feed?.type === 'cassette' ? 60 : 3) };
  return {
    kind: 'small-arm',
    what,
    magazines: 2,
    rest,
    scope: arm.class === 'sniper-rifle',
    ...load,
    ...(round !== undefined && { round }),
  };
}

/** A lane of large squares: some of all small arms on either end. */
function range(id: string, arms: readonly SmallArmId[], apart: number): ScenarioFile {
  const people = arms.map(
    (what, i): PersonFile => ({
      name: `${SMALL_ARMS[what].name} ${i + 1}`,
      seat: i % 2,
      kind: i % 5 === 0 ? 'character' : 'npc',
      coolness: i % 5 === 0 ? 4 : null,
      type: 'elite',
      armor: i % 3 === 0 ? ['kevlar-vest', 'steel-helmet'] : i % 3 === 1 ? ['kevlar-helmet'] : [],
      items: [armed(what, i)],
      at: { x: i % 2 === 0 ? 0 : apart, y: i % 3 },
      posture: i % 4 === 0 ? 'prone' : 'standing',
      facing: i % 8,
    }),
  );
  return {
    id,
    title: id,
    turnLimit: 3,
    levels: [
      {
        id: 'range',
        width: apart + 1,
        height: 3,
        areas: [{ kind: 'brush', rect: [1, 2, 1, 1] }],
        obstacles: [{ kind: 'trunk', x: 0, y: 0, cover: 'tree-trunk' }],
      },
    ],
    seats: SEATS,
    people,
  };
}

const ARMS = keysOf(SMALL_ARMS);

/** A room of small squares: close combat of all kinds. */
const brawl: ScenarioFile = {
  id: 'rare-brawl',
  title: 'Brawl',
  turnLimit: 9,
  levels: [{ id: 'room', width: 4, height: 2, grid: 2, ground: 'floor' }],
  seats: SEATS,
  // Hatchets are thrown as often as they strike: two more.
  people: [...keysOf(MELEE_WEAPONS), 'hatchet' as const, 'hatchet' as const].flatMap((what, i): PersonFile[] => {
    const items: ItemFile[] =
      what === 'rifle-butt' || what === 'bayonet'
        ? [
            { kind: 'small-arm', what: 'm16', loaded: 0 },
            { kind: 'melee', what: 'bayonet' },
          ]
        : [{ kind: 'melee', what }];
    return [
      {
        name: `Fighter ${i + 1}`,
        seat: i % 2,
        type: 'elite',
        kind: i % 4 === 0 ? 'character' : 'npc',
        items,
        at: { x: i % 4, y: i % 2 },
      },
    ];
  }),
};

/** Beasts among men. */
const beasts: ScenarioFile = {
  id: 'rare-beasts',
  title: 'Beasts',
  turnLimit: 5,
  levels: [{ id: 'den', width: 4, height: 2, grid: 2 }],
  seats: SEATS,
  people: [
    { name: 'Bear', kind: 'animal', animal: 'bear', seat: 1, at: { x: 0, y: 0 }, facing: 2 },
    { name: 'Boar', kind: 'animal', animal: 'boar', seat: 1, at: { x: 1, y: 0 }, facing: 4 },
    { name: 'Dog', count: 3, kind: 'animal', animal: 'dog', seat: 1, at: { x: 2, y: 0 }, facing: 6 },
    { name: 'Handler', seat: 1, type: 'elite', at: { x: 3, y: 1 } },
    {
      name: 'Hunter',
      count: 4,
      seat: 0,
      type: 'elite',
      kind: 'character',
      coolness: 3,
      at: { x: 1, y: 1 },
      items: [armed('30-06', 1)],
    },
  ],
};

/** Grenades of every kind, thrown about. */
const grenadiers: ScenarioFile = {
  id: 'rare-grenadiers',
  title: 'Grenadiers',
  turnLimit: 4,
  levels: [{ id: 'yard', width: 14, height: 2, grid: 2 }],
  seats: SEATS,
  people: [...keysOf(HAND_GRENADES), 'smoke' as const].map(
    (what, i): PersonFile => ({
      name: `Grenadier ${i + 1}`,
      seat: i % 2,
      type: 'veteran',
      kind: i % 3 === 0 ? 'character' : 'npc',
      armor: ['kevlar-vest', 'steel-helmet'],
      items: [{ kind: 'grenade', what, count: 4 }],
      at: { x: i % 2 === 0 ? i : 13 - i, y: i % 2 },
      posture: i % 3 === 0 ? 'prone' : 'standing',
    }),
  ),
};

/** Riders and those they ride down. */
const riders: ScenarioFile = {
  id: 'rare-riders',
  title: 'Riders',
  turnLimit: 6,
  levels: [{ id: 'meadow', width: 4, height: 2 }],
  seats: SEATS,
  people: [
    ...[1, 2].flatMap((n): PersonFile[] => [
      {
        id: `horse ${n}`,
        name: `Horse ${n}`,
        kind: 'animal',
        animal: 'horse',
        seat: 0,
        at: { x: 0, y: n - 1 },
        facing: 2,
      },
      { name: `Rider ${n}`, seat: 0, type: 'elite', rides: `horse ${n}`, items: [armed('akm', 1)] },
    ]),
    {
      name: 'Foot',
      count: 4,
      seat: 1,
      type: 'experienced',
      at: [
        { x: 2, y: 0 },
        { x: 3, y: 1 },
      ],
      facing: 6,
      items: [armed('m16', 1)],
    },
  ],
};

/** A sentry who knows of nothing, and the wounded behind a wall. */
const sentry: ScenarioFile = {
  id: 'rare-sentry',
  title: 'Sentry',
  turnLimit: 8,
  levels: [{ id: 'post', width: 3, height: 2, grid: 2 }],
  seats: SEATS,
  people: [
    {
      name: 'Raider',
      count: 2,
      seat: 0,
      type: 'elite',
      attributes: { STR: 20 },
      skills: { body: 100, melee: 90 },
      at: { x: 1, y: 0 },
      items: [{ kind: 'melee', what: 'knife' }],
    },
    { name: 'Sentry', count: 5, seat: 1, type: 'novice', alert: 'unaware', at: { x: 2, y: 0 } },
    { name: 'Watchman', seat: 1, type: 'novice', at: { x: 2, y: 0 } },
  ],
};

/** The dying and who cares for them. */
const station: ScenarioFile = {
  id: 'rare-station',
  title: 'Dressing station',
  turnLimit: 26,
  levels: [
    { id: 'cellar', width: 3, height: 2, grid: 2 },
    { id: 'elsewhere', site: 'elsewhere', width: 2, height: 2, grid: 2 },
    { id: 'far', site: 'far', width: 2, height: 2, grid: 2 },
  ],
  seats: SEATS,
  people: [
    // Out of everybody's reach: so that it goes on until the last has bled to death.
    { name: 'Absent friend', seat: 0, squad: 'Z', at: { level: 'elsewhere', x: 0, y: 0 } },
    { name: 'Absent enemy', seat: 1, squad: 'Z', at: { level: 'far', x: 0, y: 0 } },
    {
      name: 'Medic',
      skills: { MED: 40 },
      count: 3,
      seat: 0,
      type: 'veteran',
      at: { x: 0, y: 0 },
      items: [{ kind: 'gear', what: 'medical-kit' }],
    },
    {
      name: 'Wounded',
      count: 4,
      seat: 0,
      kind: 'character',
      coolness: 3,
      wounds: { chest: 30, 'left-leg': 18 },
      at: { x: 0, y: 0 },
    },
    { name: 'Intruder', count: 2, seat: 1, type: 'elite', at: { x: 2, y: 0 }, items: [{ kind: 'melee', what: 'axe' }] },
  ],
};

/** Fire from and at what drives. */
const road: ScenarioFile = {
  id: 'rare-road',
  title: 'Road',
  turnLimit: 4,
  levels: [{ id: 'road', width: 12, height: 2, ground: 'road' }],
  seats: SEATS,
  people: [
    { name: 'Driver', seat: 0, type: 'elite', aboard: { vehicle: 'truck', place: 'driver' } },
    {
      name: 'Guard',
      count: 4,
      seat: 0,
      type: 'elite',
      aboard: { vehicle: 'truck', place: 'passenger' },
      items: [armed('ak-74', 1)],
    },
    { name: 'Gunner', seat: 0, type: 'elite', aboard: { vehicle: 'carrier', place: 'gunner' } },
    { name: 'Carrier driver', seat: 0, type: 'elite', aboard: { vehicle: 'carrier', place: 'driver' } },
    {
      name: 'Ambusher',
      count: 4,
      seat: 1,
      type: 'elite',
      at: [
        { x: 6, y: 1 },
        { x: 8, y: 1 },
      ],
      items: [armed('m16', 1)],
    },
  ],
  vehicles: [
    { id: 'truck', kind: '5-ton', seat: 0, at: { x: 0, y: 0 }, heading: 2, speed: 20 },
    { id: 'carrier', kind: 'm113', seat: 0, at: { x: 1, y: 1 }, heading: 2, speed: 10 },
  ],
};

/** Two guns that fire fifty rounds at once, and have to change their cassettes. */
const miniguns: ScenarioFile = {
  id: 'rare-miniguns',
  title: 'Miniguns',
  turnLimit: 3,
  levels: [{ id: 'alley', width: 3, height: 2 }],
  seats: SEATS,
  people: [0, 1].map((seat) => ({
    name: `Gunner ${seat + 1}`,
    count: 2,
    seat,
    type: 'elite',
    at: { x: 2 * seat, y: 0 },
    items: [{ kind: 'small-arm', what: 'm214', rest: 'tripod', loaded: 300, magazines: 1 }],
  })),
};

/** A pistol for either hand. */
const pistols: ScenarioFile = {
  id: 'rare-pistols',
  title: 'Pistols',
  turnLimit: 3,
  levels: [{ id: 'alley', width: 4, height: 2 }],
  seats: SEATS,
  people: [0, 1].map((seat) => ({
    name: `Gunman ${seat + 1}`,
    count: 3,
    seat,
    type: 'elite',
    at: { x: 3 * seat, y: 0 },
    items: [
      { kind: 'small-arm', what: '9mm-par', magazines: 2 },
      { kind: 'small-arm', what: 'makarov', magazines: 2 },
    ],
  })),
};

export const RARE_FIGHTS: readonly ScenarioFile[] = [
  range(
    'rare-range-near',
    ARMS.filter((_, i) => i % 2 === 0),
    3,
  ),
  range(
    'rare-range-far',
    ARMS.filter((_, i) => i % 2 === 1),
    9,
  ),
  range(
    'rare-range-wide',
    ARMS.filter((_, i) => i % 4 === 2),
    30,
  ),
  brawl,
  beasts,
  grenadiers,
  riders,
  sentry,
  miniguns,
  pistols,
  station,
  road,
];
