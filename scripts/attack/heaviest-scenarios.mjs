// Scenario files that take as much as their schemas let a stranger have: the most vehicles with the most of everything, on a map full of things.

const MOST_SEATS = 8;
const MOST_VEHICLES = 16;

const list = (length, make) => Array.from({ length }, (_, i) => make(i));
const seats = list(MOST_SEATS, (i) => ({ name: `Seat ${i}` }));

/** Sixteen places, far enough from each other. */
const placeOf = (i, apart) => ({
  seat: i % MOST_SEATS,
  x: 6 + (i % 4) * apart,
  y: 6 + Math.floor(i / 4) * apart,
  heading: (i % 8) * 45,
  speed: 10,
});

const GUN_VAN = {
  name: 'Gun van',
  body: 'van',
  plant: 'super',
  tires: 'solid',
  wheels: 6,
  crew: [{ role: 'driver' }, { role: 'gunner' }, { role: 'gunner' }, { role: 'gunner' }],
  weapons: list(6, () => ({ weapon: 'MG', mount: 'turret', link: 'all' })),
  armor: { front: 100, right: 100, left: 100, back: 100, top: 50, underbody: 50 },
  acceleration: 5,
  handlingClass: 2,
  weight: 6_000,
};

const deluxe = (title, car, more = {}) => ({
  ruleset: 'deluxe',
  id: 'heaviest',
  title,
  turnLimit: 5,
  seats,
  vehicles: list(MOST_VEHICLES, (i) => ({ ...placeOf(i, 10), car })),
  ...more,
  map: { minX: 0, minY: 0, maxX: 100, maxY: 100, ...more.map },
});

/** The side of the map on which nobody stands, so many things in rows. */
const beside = (i, columns, apart) => ({ x: 46 + (i % columns) * apart, y: 2 + Math.floor(i / columns) * apart });

const CROWDED = {
  // No more of them can be broken where there are so many guns.
  pillars: list(200, (i) => ({ ...beside(i, 14, 3.5), length: 1, width: 1, dp: i < 100 ? 10 : null })),
  walls: list(100, (i) => ({ ...beside(i, 10, 5), length: 4, dp: i < 40 ? 5 : null, heading: i })),
  terrain: list(200, (i) => ({ kind: 'gravel', x: 50, y: 50, length: 90 - i / 4, width: 90, heading: i })),
};

/** Guns that are not linked: each is asked about by itself. */
const NIGHT_VAN = {
  ...GUN_VAN,
  weapons: list(6, (i) => ({ weapon: 'MG', mount: ['turret', 'front', 'left', 'right'][i % 4], magazines: 3 })),
  sensors: ['infrared', 'radar', 'stealth'],
  searchlight: true,
};

const BYSTANDERS = list(60, (i) => ({
  x: 8 + (i % 8) * 4,
  y: 50 + Math.floor(i / 8) * 5,
  way: list(20, (k) => ({ x: 5 + ((i + k) % 9) * 4, y: 50 + ((i * k) % 9) * 5 })),
  round: true,
}));

const JUNK = list(200, (i) => ({
  kind: i % 2 === 0 ? 'debris' : 'obstacle',
  x: 4 + (i % 20) * 2,
  y: 50 + Math.floor(i / 20) * 4,
}));

const DELUXE = [
  ['a melee of sixteen on one socket', deluxe('Melee', GUN_VAN)],
  [
    'a melee of sixteen by night, with every sensor, on a crowded map',
    deluxe('Night', NIGHT_VAN, { visibility: ['night'], strayShots: true, map: CROWDED }),
  ],
  [
    'the same with secrets, bystanders and junk',
    deluxe('Hidden night', NIGHT_VAN, {
      visibility: ['night'],
      hidden: true,
      strayShots: true,
      map: CROWDED,
      people: BYSTANDERS,
      junk: JUNK,
    }),
  ],
];

const PERSON = {
  name: 'Gunner',
  skills: { car: 2, heavyWeapons: 1 },
  gear: ['bodyArmor'],
  weapons: ['handWeapon'],
};

const WAGON = {
  name: 'Wagon',
  body: 'midSized',
  weapons: list(14, () => ({ weapon: 'machineGun', mount: 'turret360', targeting: 'computer' })),
  crew: list(5, () => PERSON),
};

const roadrage = (title, car, more = {}) => ({
  ruleset: 'roadrage',
  id: 'heaviest',
  title,
  turnLimit: 5,
  seats,
  vehicles: list(MOST_VEHICLES, (i) => ({ ...placeOf(i, 10), car })),
  ...more,
  map: { width: 100, height: 100, ...more.map },
});

const ROADRAGE = [
  ['a melee of sixteen on one socket', roadrage('Melee', 'gun-wagon')],
  [
    'sixteen with fourteen guns and a crew of five, on a crowded map',
    roadrage('Wagons', WAGON, {
      hidden: true,
      variants: { movement: 'open', people: true, rangeModifiers: true },
      walkers: list(40, (i) => ({ seat: i % MOST_SEATS, character: PERSON, x: 2 + i, y: 60 })),
      map: {
        patches: list(400, (i) => ({
          x: 0,
          y: 0,
          width: 99,
          height: 99 - i / 8,
          footing: 'wet',
          level: i % 9,
          grounds: [],
        })),
        obstacles: list(400, (i) => ({ x: 45 + (i % 20) * 2.5, y: 2 + Math.floor(i / 20) * 4, kind: 'tree' })),
        road: { points: list(200, (i) => ({ x: 5 + (i % 40) * 2, y: 80 + (i % 7) * 2 })), half: 3 },
      },
    }),
  ],
];

/** More guns than anybody buys, each legal by itself. */
const GUN_CAR = {
  version: 1,
  ruleset: 'sixth',
  name: 'Gun car',
  size: { ap: 12, bp: 999, cp: 999 },
  cards: {
    front: list(12, () => 'heavyMachineGun'),
    left: list(12, () => 'rotaryMachineGun'),
    right: list(12, () => 'rotaryMachineGun'),
    back: list(12, () => 'lightMachineGun'),
    crew: ['legendDriver', 'legendGunner', 'assaultRifle', 'holographicSight'],
  },
};

const SIXTH_CORNERS = [
  { x: 14, y: 14 },
  { x: 26, y: 14 },
  { x: 26, y: 26 },
  { x: 14, y: 26 },
];

const SIXTH = [
  [
    'four cars full of guns in a crowded arena',
    {
      ruleset: 'sixth',
      id: 'heaviest',
      title: 'Crowd',
      size: GUN_CAR.size,
      roundLimit: 5,
      variants: { anyCopies: true, wrecksBreak: true },
      seats: seats.slice(0, SIXTH_CORNERS.length),
      cars: SIXTH_CORNERS.map((at, seat) => ({ seat, car: GUN_CAR, at })),
      arena: {
        side: 40,
        walls: list(40, (i) => ({ x: 4 + (i % 8) * 4.5, y: 4 + Math.floor(i / 8) * 8, length: 0.2, width: 1.5 })),
        terrain: list(40, (i) => ({
          level: 1 + (i % 6),
          points: [
            { x: 0, y: 0 },
            { x: 40, y: i },
            { x: 40, y: 40 },
          ],
        })),
        hazards: list(60, (i) => ({ kind: 'mud', x: 3 + (i % 15) * 2.4, y: 4 + Math.floor(i / 15) * 9 })),
        tokens: list(40, (i) => ({ kind: 'barrier', x: 17 + (i % 8), y: 17 + Math.floor(i / 8) * 1.5, breaks: true })),
      },
    },
  ],
];

const RIFLE = { kind: 'small-arm', what: 'm16', magazines: 5 };
const GRENADES = { kind: 'grenade', what: 'frag', count: 3 };
/** 67 against 67: as many pairs of enemies as a table keeps in view. */
const MOST_SOLDIERS = 134;
const SQUARES = 100;

const soldiers = (placed, more = () => ({})) =>
  list(MOST_SOLDIERS, (i) => ({
    name: `Soldier ${i}`,
    seat: i % 2,
    items: [RIFLE, GRENADES],
    at: placed(i),
    ...more(i),
  }));

const twilight = (title, level, people) => ({
  ruleset: 'twilight',
  id: 'heaviest',
  title,
  hidden: true,
  turnLimit: 40,
  seats: seats.slice(0, 2),
  levels: [{ id: 'field', width: SQUARES, height: SQUARES, ...level }],
  people,
});

/** Both at their own end of the map, in twenty squads. */
const APART = [
  (i) => ({ x: 5 + (i % 30) * 3, y: i % 2 === 0 ? 2 + Math.floor(i / 30) * 2 : 97 - Math.floor(i / 30) * 2 }),
  (i) => ({ squad: `${i % 20}` }),
];

/** A wall from end to end and many short ones: nobody sees anybody, and every line has to be followed. */
const WALLS = [
  { kind: 'wall', x: 0, y: 50, edge: 'north', length: SQUARES },
  ...list(380, (i) => ({ kind: 'wall', x: (i * 7) % 100, y: 12 + ((i * 3) % 76), edge: i % 2 ? 'north' : 'west' })),
];

const PLACES = [
  { id: 'north', rect: [50, 40, 3, 3] },
  { id: 'south', rect: [50, 60, 3, 3] },
  ...list(50, (i) => ({ id: `place ${i}`, rect: [i, 0, 20, 19] })),
];

const TWILIGHT = [
  [
    'sixty-seven against sixty-seven in the open, in brush',
    twilight(
      'In the open',
      { areas: list(200, (i) => ({ kind: i % 2 ? 'brush' : 'open', rect: [0, i % 90, SQUARES, 1] })) },
      soldiers((i) => ({ x: (i * 3) % SQUARES, y: Math.floor(i / 10) + (i % 2) * 40 })),
    ),
  ],
  [
    'both march behind walls, and nobody is met',
    twilight('The march', { grid: 2, barriers: WALLS, places: PLACES }, soldiers(...APART)),
  ],
  [
    'past sixty-seven guards who suspect nothing',
    twilight(
      'Guards',
      { grid: 2, barriers: WALLS, places: PLACES },
      soldiers(APART[0], (i) => ({ ...APART[1](i), alert: i % 2 ? 'unaware' : 'alert' })),
    ),
  ],
  [
    'both march in the dark, by sixty lamps',
    twilight(
      'In the dark',
      {
        ...{ grid: 2, light: 'dark', darkSight: 10, places: PLACES },
        lamps: list(60, (i) => ({ x: i, y: 50, full: 2, limited: 4 })),
      },
      soldiers(...APART),
    ),
  ],
  [
    'with as many weapons as a table has room for',
    twilight(
      'Arms',
      {},
      soldiers(
        (i) => ({ x: (i * 3) % SQUARES, y: Math.floor(i / 10) + (i % 2) * 40 }),
        () => ({ items: list(5, () => ({ ...RIFLE, magazines: 4 })) }),
      ),
    ),
  ],
];

/** What no table takes: as many guns as the schema has room for. */
export const TOO_HEAVY = deluxe('Too much', {
  ...GUN_VAN,
  weapons: list(12, () => ({ weapon: 'MG', mount: 'turret' })),
});

/** What is heavy about each, and the file. */
export const HEAVIEST = { deluxe: DELUXE, roadrage: ROADRAGE, sixth: SIXTH, twilight: TWILIGHT };
export const HEAVIEST_SEATS = MOST_SEATS;
