import type { ScenarioFile } from './scenario-schema.ts';

type PersonFile = ScenarioFile['people'][number];
type Items = NonNullable<PersonFile['items']>;
type VehicleFile = NonNullable<ScenarioFile['vehicles']>[number];
type CrewPlace = NonNullable<NonNullable<PersonFile['aboard']>['place']>;

const rifle = (what: 'm16' | 'ak-74' | 'akm', magazines = 5): Items[number] => ({ kind: 'small-arm', what, magazines });
const shells = (round: string, count: number): { round: string; rounds: number }[] =>
  Array.from({ length: count }, () => ({ round, rounds: 1 }));

/** Men at their places in a vehicle. */
const crew = (
  vehicle: string,
  seat: number,
  places: readonly CrewPlace[],
  more: Partial<PersonFile> = {},
): PersonFile[] =>
  places.map((place) => ({
    name: `${place.charAt(0).toUpperCase()}${place.slice(1)}`,
    seat,
    squad: vehicle,
    type: 'experienced',
    armor: ['steel-helmet'],
    items: [rifle(seat === 0 ? 'm16' : 'ak-74', 2)],
    aboard: { vehicle, place },
    ...more,
  }));

const squad = (vehicle: string, seat: number, count: number): PersonFile => ({
  name: 'Rifleman',
  count,
  seat,
  squad: `${vehicle}-men`,
  type: 'experienced',
  armor: ['steel-helmet'],
  items: [rifle(seat === 0 ? 'm16' : 'ak-74'), { kind: 'grenade', what: 'frag', count: 1 }],
  aboard: { vehicle, place: 'passenger' },
});

/** A truck and a car of the party come upon a barred road, with a rocket launcher beside it and mines on the verge. */
export const roadblock: ScenarioFile = {
  id: 'roadblock',
  title: 'Roadblock',
  summary:
    'A car and a truck come down a road that is barred. An RPG-16 and a machinegun wait behind the sandbags, mines lie on the verge.',
  turnLimit: 30,
  levels: [
    {
      id: 'road',
      name: 'The road',
      width: 36,
      height: 14,
      areas: [
        { kind: 'road', rect: [0, 6, 36, 2] },
        { kind: 'wood', rect: [14, 0, 12, 4] },
        { kind: 'brush', rect: [14, 10, 10, 4] },
      ],
      obstacles: [
        { kind: 'sandbags', x: 28, y: 5, cover: 'sandbag' },
        { kind: 'sandbags', x: 28, y: 8, cover: 'sandbag' },
        { kind: 'cart', x: 27, y: 6, cover: 'plank', solid: true },
        { kind: 'cart', x: 27, y: 7, cover: 'plank', solid: true },
      ],
      minefields: [{ kind: 'antitank', rect: [24, 8, 3, 4], density: 0.5, side: 1, hidden: true }],
      places: [
        { id: 'block', name: 'The roadblock', rect: [26, 5, 4, 5] },
        { id: 'far', name: 'The far end', rect: [34, 5, 2, 4] },
      ],
    },
  ],
  seats: [{ name: 'The party' }, { name: 'Roadblock', temper: 'militia' }],
  vehicles: [
    {
      id: 'car',
      name: 'HMMWV',
      kind: 'hmmwv',
      seat: 0,
      at: { x: 4, y: 6 },
      heading: 2,
      weapons: [{ kind: 'small-arm', what: 'm2hb', magazines: 4, rest: 'vehicle' }],
    },
    { id: 'truck', name: 'Truck', kind: '5-ton', seat: 0, at: { x: 1, y: 6 }, heading: 2 },
  ],
  people: [
    ...crew('car', 0, ['driver', 'gunner'], { type: 'veteran' }),
    ...crew('truck', 0, ['driver'], {}),
    {
      name: 'Sapper',
      seat: 0,
      squad: 'truck-men',
      type: 'veteran',
      armor: ['kevlar-vest', 'kevlar-helmet'],
      items: [
        rifle('m16'),
        { kind: 'charge', what: 'plastique', count: 6 },
        { kind: 'gear', what: 'tools' },
        { kind: 'mine', what: 'claymore', count: 2 },
        { kind: 'rifle-grenade', what: 'heat', count: 2 },
      ],
      aboard: { vehicle: 'truck', place: 'passenger' },
    },
    { ...squad('truck', 0, 4) },
    {
      name: 'Rocketeer',
      seat: 1,
      squad: 'A',
      type: 'experienced',
      armor: ['steel-helmet'],
      items: [{ kind: 'heavy', what: 'rpg-16', magazines: 3 }, rifle('akm', 2)],
      at: { x: 28, y: 5 },
      posture: 'kneeling',
      facing: 6,
    },
    {
      name: 'Machinegunner',
      seat: 1,
      squad: 'A',
      type: 'experienced',
      armor: ['steel-helmet'],
      items: [{ kind: 'small-arm', what: 'pk', magazines: 4, rest: 'bipod' }],
      at: { x: 28, y: 8 },
      posture: 'prone',
      facing: 6,
    },
    {
      name: 'Militiaman',
      count: 4,
      seat: 1,
      squad: 'B',
      type: 'novice',
      items: [rifle('akm', 3)],
      at: { x: 30, y: 7 },
      facing: 6,
    },
  ],
};

const M1: VehicleFile = {
  id: 'm1',
  name: 'M1',
  kind: 'm1',
  seat: 0,
  at: { x: 4, y: 12 },
  heading: 2,
  weapons: [
    {
      kind: 'heavy',
      what: '105mm',
      round: 'APFSDS',
      spares: [...shells('APFSDS', 10), ...shells('HEAT', 10), ...shells('WP', 4)],
      rest: 'vehicle',
      rangefinder: 20,
    },
    { kind: 'small-arm', what: 'm2hb', magazines: 4, rest: 'vehicle' },
    { kind: 'small-arm', what: 'm60', magazines: 6, rest: 'vehicle' },
  ],
};

/** One tank with a section against personnel carriers and their infantry. */
export const armor: ScenarioFile = {
  id: 'armor',
  title: 'Armor and infantry',
  summary: 'A single M1 and an antitank team hold a village road against a BMP, a BTR-70 and the men they carry.',
  turnLimit: 30,
  levels: [
    {
      id: 'village',
      name: 'The village',
      width: 50,
      height: 24,
      areas: [
        { kind: 'road', rect: [0, 12, 50, 1] },
        { kind: 'wood', rect: [20, 0, 8, 6] },
        { kind: 'brush', rect: [30, 16, 8, 5] },
      ],
      buildings: [
        {
          name: 'Inn',
          rect: [9, 8, 3, 2],
          cover: 'brick-wall',
          openings: [
            { x: 11, y: 8, side: 'east', kind: 'window' },
            { x: 9, y: 9, side: 'south', kind: 'door' },
          ],
        },
        {
          name: 'Barn',
          rect: [12, 15, 3, 2],
          cover: 'timber-wall',
          openings: [{ x: 14, y: 15, side: 'east', kind: 'gate', open: true }],
        },
      ],
      places: [{ id: 'village', name: 'The village', rect: [6, 6, 10, 14] }],
    },
  ],
  seats: [
    { name: 'Blue', temper: 'regular' },
    { name: 'Red', temper: 'regular' },
  ],
  vehicles: [
    M1,
    { id: 'bmp', name: 'BMP-B', kind: 'bmp-b', seat: 1, at: { x: 46, y: 12 }, heading: 6 },
    { id: 'btr', name: 'BTR-70', kind: 'btr-70', seat: 1, at: { x: 48, y: 14 }, heading: 6 },
    { id: 'zsu', name: 'ZSU-30-6', kind: 'zsu-30-6', seat: 1, at: { x: 48, y: 9 }, heading: 6 },
  ],
  people: [
    ...crew('m1', 0, ['driver', 'gunner', 'commander', 'loader'], { type: 'veteran' }),
    {
      name: 'Missileman',
      seat: 0,
      squad: 'at',
      type: 'veteran',
      armor: ['kevlar-vest', 'kevlar-helmet'],
      items: [{ kind: 'heavy', what: 'tank-breaker', magazines: 2 }, rifle('m16', 2)],
      at: { x: 11, y: 8 },
      posture: 'kneeling',
      facing: 2,
    },
    {
      name: 'Grenadier',
      seat: 0,
      squad: 'at',
      type: 'experienced',
      armor: ['kevlar-vest', 'kevlar-helmet'],
      items: [{ kind: 'heavy', what: 'm202', magazines: 2 }, rifle('m16', 2)],
      at: { x: 14, y: 15 },
      facing: 2,
    },
    ...crew('bmp', 1, ['driver', 'gunner', 'commander']),
    squad('bmp', 1, 6),
    ...crew('btr', 1, ['driver', 'gunner']),
    squad('btr', 1, 6),
    ...crew('zsu', 1, ['driver', 'gunner', 'commander']),
  ],
};

/** A mortar behind a hill, with an observer and a radio, against a dug-in section. */
export const mortarTeam: ScenarioFile = {
  id: 'mortar-team',
  title: 'Mortar team',
  summary:
    'An 81 mm mortar behind the wood, an observer with a radio in front of it, and a section that comes over open ground.',
  turnLimit: 25,
  levels: [
    {
      id: 'slope',
      name: 'The slope',
      width: 50,
      height: 20,
      areas: [
        { kind: 'wood', rect: [8, 0, 3, 20] },
        { kind: 'brush', rect: [30, 4, 6, 6] },
      ],
      barriers: [
        { kind: 'wall', x: 14, y: 6, edge: 'west', length: 8, cover: 'stone-wall', height: 'low', opaque: false },
      ],
      minefields: [{ kind: 'antipersonnel', rect: [20, 6, 3, 8], density: 0.4, side: 0, hidden: true }],
      places: [{ id: 'wall', name: 'The wall', rect: [13, 6, 2, 8] }],
    },
  ],
  seats: [{ name: 'Mortar team' }, { name: 'Attackers', temper: 'regular' }],
  people: [
    {
      name: 'Mortarman',
      seat: 0,
      squad: 'M',
      type: 'veteran',
      armor: ['steel-helmet'],
      items: [
        {
          kind: 'heavy',
          what: '81mm-mortar',
          round: 'HE',
          spares: [...shells('HE', 14), ...shells('WP', 4), ...shells('ILLUM', 2)],
          rest: 'tripod',
        },
        rifle('m16', 2),
        { kind: 'gear', what: 'radio' },
      ],
      at: { x: 3, y: 10 },
    },
    { name: 'Loader', seat: 0, squad: 'M', type: 'experienced', items: [rifle('m16', 2)], at: { x: 3, y: 10 } },
    {
      name: 'Observer',
      seat: 0,
      squad: 'O',
      type: 'veteran',
      leader: true,
      armor: ['kevlar-vest', 'kevlar-helmet'],
      items: [
        rifle('m16'),
        { kind: 'gear', what: 'radio' },
        { kind: 'mine', what: 'claymore', count: 2 },
        { kind: 'grenade', what: 'smoke', count: 2 },
      ],
      at: { x: 13, y: 9 },
      posture: 'kneeling',
      facing: 2,
    },
    {
      name: 'Launcher',
      seat: 0,
      squad: 'O',
      type: 'experienced',
      armor: ['kevlar-vest'],
      items: [
        { kind: 'heavy', what: 'm203', round: 'HE', spares: [...shells('HE', 6), ...shells('CHEM', 2)] },
        rifle('m16', 2),
      ],
      at: { x: 13, y: 11 },
      posture: 'kneeling',
      facing: 2,
    },
    {
      name: 'Rifleman',
      count: 9,
      seat: 1,
      squad: 'A',
      type: 'experienced',
      armor: ['steel-helmet'],
      items: [rifle('ak-74'), { kind: 'grenade', what: 'frag', count: 1 }],
      at: { x: 44, y: 9 },
      facing: 6,
    },
    {
      name: 'AGS gunner',
      seat: 1,
      squad: 'B',
      type: 'experienced',
      armor: ['steel-helmet'],
      items: [{ kind: 'heavy', what: 'ags-17', magazines: 2, rest: 'tripod' }],
      at: { x: 46, y: 12 },
      posture: 'prone',
      facing: 6,
    },
  ],
};
