import { describe, expect, it } from 'vitest';
import { STOCK_FIELDED } from '../garage/fielded/stock-fielded.ts';
import { begin } from '../table/start.ts';
import { SCENARIOS } from './arena.ts';
import { parseSetup, type ScenarioFile } from './scenario-file.ts';

const [duel] = SCENARIOS;

type Json = Record<string, unknown>;

/** The duel with one value replaced, by a path such as `vehicles.0.speed`. */
function changed(path: string, value: unknown): Json {
  const file = JSON.parse(JSON.stringify(duel)) as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<Json>((at, key) => at[key] as Json, file);
  place[last] = value;
  return file;
}

function fieldsOf(file: unknown): readonly (string | undefined)[] {
  const result = parseSetup(file);
  return result.ok ? [] : result.error.map((problem) => problem.field);
}

describe('deluxe/III.1/set-up: scenario files', () => {
  it.each(SCENARIOS.map((file) => [file.id, file]))('deluxe/III.1/set-up: %s is sound', (_id, file) => {
    const result = parseSetup(file as ScenarioFile);
    expect(result.ok ? [] : result.error).toEqual([]);
  });

  it.each([
    ['turnLimit', 'turnLimit', undefined],
    ['turnLimit', 'turnLimit', 0],
    ['surprise', 'surprise', 1],
    ['vehicles.0.car', 'vehicles.0.car', 'batmobile'],
    ['vehicles.1.speed', 'vehicles.1.speed', 23],
    ['vehicles.1.speed', 'vehicles.1.speed', -25],
    ['vehicles.0', 'vehicles.0.x', -4],
    ['vehicles.0', 'vehicles.0', { seat: 0, car: 'stinger', x: 8, y: 5.5, heading: 0 }],
    ['vehicles.1', 'vehicles.1', { seat: 1, car: 'stinger', x: 2.7, y: 9, heading: 0 }],
    ['vehicles.0.seat', 'vehicles.0.seat', 5],
    ['seats.0', 'vehicles.0.seat', 1],
    ['vehicles.0.damage.weapons.laser', 'vehicles.0.damage', { weapons: { laser: { hits: 1 } } }],
    ['vehicles.0.damage.armor.roof', 'vehicles.0.damage', { armor: { roof: 1 } }],
    ['road.0', 'road', ['lava']],
    ['variants.goldCross', 'variants', { goldCross: false }],
    ['variants.nonsense', 'variants', { nonsense: true }],
  ])('deluxe/III.1/set-up: a wrong %s is named (%s: %j)', (field, path, value) => {
    expect(fieldsOf(changed(path, value))).toContain(field);
  });

  it('deluxe/XIV/ground-rules: what is agreed on before a game is in the file, and the game begins with it', () => {
    const file = {
      ...duel,
      hidden: true,
      road: ['light-rain'],
      visibility: ['rain'],
      event: { division: '10' },
      junk: [{ kind: 'debris', x: 12, y: 3 }],
    };
    const read = parseSetup(file);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({ hidden: true, road: ['light-rain'], visibility: ['rain'] });
    expect(begin(read.value).counters).toMatchObject([{ kind: 'debris', pose: { x: 12, y: 3 } }]);
    expect(begin(read.value).vehicles.map(({ pose, speed }) => [pose.x, pose.y, speed])).toEqual([
      [2.5, 9, 20],
      [21.5, 9, 20],
    ]);
    const dear = parseSetup({ ...file, event: { division: '5' } });
    expect(dear.ok ? [] : dear.error.map(({ rule }) => rule)).toContain('deluxe/XIV.2/aada-divisions');
  });

  it('deluxe/V.6/hand-weapons: nobody carries more than six grenades are worth, five in improved body armor', () => {
    const { id: _, ...car } = STOCK_FIELDED[2];
    const arms = (count: number) => Array.from({ length: count }, () => ({ weapon: 'rifle' }));
    const carrying = (count: number, armor: string) => ({
      ...car,
      crew: [{ role: 'driver', armor, arms: arms(count) }],
    });
    expect(fieldsOf(changed('vehicles.0.car', carrying(3, 'none')))).toEqual([]);
    expect(fieldsOf(changed('vehicles.0.car', carrying(3, 'improvedbodyarmor')))).toEqual([
      'vehicles.0.car.crew.0.arms',
    ]);
    expect(fieldsOf(changed('vehicles.0.car', carrying(4, 'none')))).toEqual(['vehicles.0.car.crew.0.arms']);
  });

  it('deluxe/V.1/hand-weapon-arc, deluxe/VIII.9/people: the driver has his side, the others sit by turns', () => {
    const { id: _, ...car } = STOCK_FIELDED[2];
    const arms = [{ weapon: 'HP' }];
    const crew = ['driver', 'gunner', 'passenger', 'passenger'].map((role) => ({ role, arms }));
    const sidesOf = (file: unknown) => {
      const read = parseSetup(file);
      if (!read.ok) throw new Error(read.error[0]?.message);
      return read.value.starts[0]?.model.crew.map(({ hands }) => hands?.side);
    };
    expect(sidesOf(changed('vehicles.0.car', { ...car, crew }))).toEqual(['left', 'right', 'left', 'right']);
    expect(sidesOf(changed('vehicles.0.car', { ...car, crew, driverSide: 'right' }))).toEqual([
      'right',
      'left',
      'right',
      'left',
    ]);
    const [rider, pillion] = [
      { role: 'driver', arms },
      { role: 'passenger', arms },
    ];
    const combination = STOCK_FIELDED.find(({ id }) => id === 'outlander-combo');
    if (combination?.sidecar === undefined) throw new Error('no sidecar');
    const { id: _id, ...bike } = combination;
    const sidecar = { ...combination.sidecar, side: 'left', crew: [pillion] };
    expect(sidesOf(changed('vehicles.0.car', { ...bike, crew: [rider, pillion], sidecar }))).toEqual([
      null,
      null,
      'left',
    ]);
  });

  it('deluxe/V.2/anti-tank-gun: its recoil allows no side or turret mount', () => {
    const { id: _, ...car } = STOCK_FIELDED[2];
    const armed = (mount: string) => ({ ...car, weapons: [{ weapon: 'AT', mount }] });
    expect(fieldsOf(changed('vehicles.0.car', armed('back')))).toEqual([]);
    for (const mount of ['left', 'turret'])
      expect(fieldsOf(changed('vehicles.0.car', armed(mount)))).toEqual(['vehicles.0.car.weapons.0.mount']);
  });

  it('deluxe/V.2/weapon-list: a weapon the table cannot fire yet is refused, with those it can', () => {
    const car = {
      name: 'Hotshot',
      body: 'luxury',
      plant: 'super',
      tires: 'pr',
      crew: [{ role: 'driver' }],
      weapons: [{ weapon: 'TG', mount: 'back' }],
      armor: { front: 20, right: 10, left: 10, back: 20, top: 10, underbody: 10 },
      acceleration: 5,
      handlingClass: 3,
      weight: 6600,
    };
    const result = parseSetup(changed('vehicles.0.car', car));
    expect(!result.ok && result.error[0]).toMatchObject({
      code: 'not-yet',
      field: 'vehicles.0.car.weapons.0.weapon',
      message: 'The table cannot fire a Tank Gun yet.',
    });
  });

  it('deluxe/III.1/set-up: sets any position: speed, handling status, damage, fire', () => {
    const car = { seat: 0, car: 'stinger', x: 3, y: 9, heading: 270 };
    const result = parseSetup(
      changed('vehicles.0', {
        ...car,
        ...{
          speed: -10,
          handling: -4,
          burning: true,
          damage: { armor: { front: 4 }, plant: 2, tires: { 'front-left': 3 }, crew: [1] },
        },
      }),
    );
    expect(result.ok && result.value.starts[0]).toMatchObject({
      speed: -10,
      status: -4,
      burning: true,
      damage: { armor: { front: 4 }, plant: 2 },
    });
  });
});

describe('what a scenario may not ask for', () => {
  const rulesOf = (file: unknown) => {
    const result = parseSetup(file);
    return result.ok ? [] : result.error.map(({ rule }) => rule);
  };

  it('deluxe/III.1/game-board: nobody starts off the map', () => {
    expect(rulesOf(changed('vehicles.0.x', -4))).toEqual(['deluxe/III.1/game-board']);
  });

  it('deluxe/III.2/vehicle-selection: a car is of the list or drawn up in full', () => {
    expect(rulesOf(changed('vehicles.0.car', 'batmobile'))).toContain('deluxe/III.2/vehicle-selection');
  });

  it('deluxe/VIII.9/people: a car has one driver', () => {
    const { id: _, ...car } = STOCK_FIELDED[2];
    const crew = [{ role: 'gunner' }];
    expect(rulesOf(changed('vehicles.0.car', { ...car, crew }))).toEqual(['deluxe/VIII.9/people']);
  });
});

describe('what a car brings along', () => {
  it('deluxe/VIII.8/magazine: a magazine is a load of shots and a damage point', () => {
    const setup = parseSetup(changed('vehicles.0.car', 'piranha'));
    const [piranha] = setup.ok ? begin(setup.value).vehicles : [];
    const gun = piranha?.parts.find((part) => part.kind === 'weapon' && part.id === 'mg-left');
    expect(gun).toMatchObject({ shots: 40, dp: 4 });
  });

  it('deluxe/IV.5/handling-class: a corner without a tire costs two from the start', () => {
    const tires = { 'front-left': 99 };
    const setup = parseSetup(changed('vehicles.0.damage', { tires }));
    const [car] = setup.ok ? begin(setup.value).vehicles : [];
    expect([car?.handlingClass, car?.startingClass]).toEqual([1, 1]);
  });
});

describe('deluxe/III.1/set-up: cycles and trikes', () => {
  const cycle = {
    name: 'Bike',
    body: 'lightcycle',
    plant: 'small',
    tires: 'pr',
    crew: [{ role: 'driver' }],
    weapons: [],
    armor: { front: 6, back: 6 },
    acceleration: 10,
    handlingClass: 2,
    weight: 798,
  } as const;
  const problemsWith = (car: object, more: object = {}): readonly string[] => {
    const vehicles = [{ seat: 0, car, x: 5, y: 5, heading: 0, ...more }];
    const map = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
    const file = { ruleset: 'deluxe', id: 'x', title: 'X', turnLimit: 5, map, seats: [{ name: 'A' }], vehicles };
    const read = parseSetup(file);
    return read.ok ? [] : read.error.map(({ field }) => (field ?? '').replace('vehicles.0.', ''));
  };

  it('a cycle with front and back is legal', () => {
    expect(problemsWith(cycle)).toEqual([]);
  });

  it.each([
    ['armor where it has none', { armor: { front: 6, back: 6, left: 6 } }, ['car.armor.left']],
    ['armor left out', { armor: { front: 6 } }, ['car.armor.back']],
    ['a gun at its side', { weapons: [{ weapon: 'MG', mount: 'left' }] }, ['car.weapons.0.mount']],
    ['the plant of a car', { plant: 'thundercat' }, ['car.plant']],
    ['solid tires', { tires: 'solid' }, ['car.tires']],
    ['four wheels', { wheels: 4 }, ['car.wheels']],
    ['three riders', { crew: [{ role: 'driver' }, { role: 'passenger' }, { role: 'passenger' }] }, ['car.crew']],
    ['a ram plate', { ramPlate: true }, ['car.ramPlate']],
    ['two wheels in front', { reversed: true }, ['car.reversed']],
    [
      'a sidecar, being light',
      { sidecar: { body: 'lightsidecar', armor: { front: 1, right: 1, left: 1, back: 1, underbody: 1 } } },
      ['car.sidecar'],
    ],
  ] as const)('refuses %s', (_, change, fields) => {
    expect(problemsWith({ ...cycle, ...change })).toEqual(fields);
  });

  it('refuses a cycle that starts in reverse, and a heavy gun at the side of a trike', () => {
    expect(problemsWith(cycle, { speed: -10 })).toEqual(['speed']);
    const armor = { front: 5, right: 5, left: 5, back: 5, top: 5, underbody: 5 };
    const trike = { ...cycle, body: 'heavytrike', armor, weapons: [{ weapon: 'AC', mount: 'left' }] };
    expect(problemsWith(trike)).toEqual(['car.weapons.0.weapon']);
  });
});
