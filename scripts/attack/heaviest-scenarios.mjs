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
  weapons: list(12, () => ({ weapon: 'MG', mount: 'turret', link: 'all' })),
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

const DELUXE = [['a melee of sixteen on one socket', deluxe('Melee', GUN_VAN)]];

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

const ROADRAGE = [['a melee of sixteen on one socket', roadrage('Melee', 'gun-wagon')]];

/** What is heavy about each, and the file; `seats`: how many sit there. */
export const HEAVIEST = { deluxe: DELUXE, roadrage: ROADRAGE };
export const HEAVIEST_SEATS = MOST_SEATS;
