import { describe, expect, test } from 'vitest';
import { type CarChanges, facing, gun, gunsOn, person } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import type { Setup } from '../state/setup.ts';
import { type Person, type State, type Vehicle, vehicleOf, type WeaponState } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';
import { firersOf } from './crew.ts';
import { marksmanOf } from './manning.ts';
import { legalShots, whyNoShot } from './shots.ts';

const ahead = (changes: CarChanges = {}): Vehicle => combatCar('v2', facing(0, 4, 90), changes);
const armed = (changes: CarChanges = {}): Vehicle =>
  combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG')], ...changes });

function ids(firer: Vehicle, targets: readonly Vehicle[] = [ahead()], board: CombatBoard = {}): readonly string[] {
  const { setup, state } = combatGame({ ...board, vehicles: [firer, ...targets] });
  return legalShots(setup, state, firer).map(({ id }) => id);
}

const at = (vehicle: string, side: 'left' | 'right'): FireTarget => ({
  kind: 'vehicle',
  vehicle,
  at: { kind: 'side', side },
});
const marksman = (vehicle: Vehicle, firers: readonly Person[]): Person | null =>
  marksmanOf(combatGame({ vehicles: [vehicle] }).setup, vehicle, firers, null);

const ALL = ['mg-front>v2:left', 'mg-front>v2:tire-front-left', 'mg-front>v2:tire-back-left'];

describe('deluxe/V/firing', () => {
  test('a shot at every side and tire in sight', () => {
    expect(ids(armed())).toEqual(ALL);
  });

  test('deluxe/V.1/rate-of-fire: not twice in a turn, neither the weapon nor the man', () => {
    expect(ids(armed({ weapons: [gun('MG', 'front', { firedTurn: 2 })] }))).toEqual([]);
    expect(ids(armed({ crew: [person('driver', { actedTurn: 2 })] }))).toEqual([]);
    expect(ids(armed({ weapons: [gun('MG', 'front', { firedTurn: 1 })] }))).toEqual(ALL);
  });

  test.each([
    { why: 'no ammunition', changes: { weapons: [gun('MG', 'front', { shots: 0 })] } },
    { why: 'weapon destroyed', changes: { weapons: [gun('MG', 'front', { dp: 0 })] } },
    { why: 'driver out', changes: { crew: [person('driver', { hits: 2 })] } },
    { why: 'on its side', changes: { down: 'left' } },
    { why: 'rolling', changes: { rolling: { heading: 0, quarter: 0, endOverEnd: false, leading: 'left' } } },
    { why: 'severe skid', changes: { aimedFire: 'none' } },
    { why: 'given up', changes: { surrendered: true } },
    { why: 'out of the arc', changes: { weapons: [gun('MG', 'back')] } },
    { why: 'not aimed', changes: { weapons: [gun('SS')] } },
  ] as const satisfies readonly { why: string; changes: CarChanges }[])('none: $why', ({ changes }) => {
    expect(ids(armed(changes))).toEqual([]);
  });

  test('deluxe/V.2/laser: it needs no ammunition, but a plant', () => {
    expect(ids(armed({ weapons: [gun('L')] }))).toHaveLength(3);
    expect(ids(armed({ weapons: [gun('L')], plant: 0 }))).toEqual([]);
  });

  test('not at what is gone, has given up, or is of the same side', () => {
    expect(ids(armed(), [ahead({ gone: true })])).toEqual([]);
    expect(ids(armed(), [ahead({ surrendered: true })])).toEqual([]);
    expect(ids(armed(), [ahead({ seat: 0 })])).toEqual([]);
  });

  test('a seat with several vehicles names the firer', () => {
    expect(ids(armed(), [ahead(), combatCar('v3', facing(9, 9, 0), { seat: 0 })])[0]).toBe('v1/mg-front>v2:left');
  });
});

test('deluxe/V.2/sustained-fire: G-11: what needs 13 is on offer once, where nothing at that target needs less', () => {
  // A machine gun needs 7; +1 for the firer at rest, -7 for speed: the side 13, the tires 16.
  expect(ids(armed(), [ahead({ speed: 90 })])).toEqual(['mg-front>v2:left']);
  // At 80 mph 12 for the side and 15 for a tire.
  expect(ids(armed(), [ahead({ speed: 80 })])).toEqual(['mg-front>v2:left']);
  // A rocket has no second shot to gain by it.
  expect(ids(armed({ weapons: [gun('HR')] }), [ahead({ speed: 80 })])).toEqual([]);
  // At 50 mph 11 for the side and 14 for a tire.
  expect(ids(armed({ weapons: [gun('HR')] }), [ahead({ speed: 50 })])).toEqual(['hr-front>v2:left']);
});

describe('deluxe/V.5/linked-weapons', () => {
  const linked = (changes: Partial<Omit<WeaponState, 'kind'>> = {}): readonly WeaponState[] => [
    gun('MG', 'front', { link: 'a' }),
    gun('MG', 'front', { link: 'a', id: 'mg-front-2', ...changes }),
  ];
  const sides = (weapons: readonly WeaponState[]): readonly string[] =>
    ids(armed({ weapons })).filter((id) => id.endsWith(':left'));

  test('deluxe/VIII.8/link: together, or each alone', () => {
    expect(sides(linked())).toEqual(['mg-front+mg-front-2>v2:left', 'mg-front>v2:left', 'mg-front-2>v2:left']);
  });

  test.each([{ dp: 0 }, { shots: 0 }, { firedTurn: 2 }])('one that cannot fire (%o) is left out', (changes) => {
    expect(sides(linked(changes))).toEqual(['mg-front>v2:left']);
  });

  test('links of links: any one, either pair, or all of them', () => {
    const rocket = (n: number, changes: Partial<Omit<WeaponState, 'kind'>> = {}): WeaponState =>
      gun('HR', 'front', { id: n === 1 ? 'hr-front' : `hr-front-${n}`, link: [n < 3 ? 'A' : 'B', 'C'], ...changes });
    const of = (weapons: readonly WeaponState[]): readonly string[] =>
      sides(weapons).map((id) => id.split('>')[0] ?? '');
    const all = [1, 2, 3, 4].map((n) => rocket(n));
    const singles = ['hr-front', 'hr-front-2', 'hr-front-3', 'hr-front-4'];
    const pairs = ['hr-front-3+hr-front-4', 'hr-front+hr-front-2'];
    expect(of(all).toSorted()).toEqual([...singles, ...pairs, singles.join('+')].toSorted());
    // With one pair gone the link of links is the other pair, and is offered once.
    expect(of([rocket(1), rocket(2), rocket(3, { dp: 0 }), rocket(4, { shots: 0 })])).toEqual([
      'hr-front+hr-front-2',
      'hr-front',
      'hr-front-2',
    ]);
  });
});

describe('deluxe/V.1/rate-of-fire: who fires', () => {
  test('the best marksman; among equals the gunner', () => {
    const [driver, gunner] = [person(), person('gunner')];
    expect(marksman(armed({ crew: [driver, gunner] }), [gunner, driver])).toBe(gunner);
    const aimed = person('driver', { computer: 'hirescomputer' });
    expect(marksman(armed({ crew: [aimed, gunner] }), [gunner, aimed])).toBe(aimed);
    expect(marksman(armed({ crew: [aimed, gunner], plant: 0 }), [gunner, aimed])).toBe(gunner);
  });

  test('a stand-in at the wheel only if nobody else can', () => {
    const standIn = person('gunner', { gunnerSkill: 3 });
    const other = person('gunner');
    const vehicle = armed({ crew: [person('driver', { hits: 3 }), standIn, other] });
    expect(marksman(vehicle, [other, standIn])).toBe(other);
    expect(marksman(vehicle, [standIn])).toBe(standIn);
  });
});

function isLegalShot(setup: Setup, state: State, shot: Shot): boolean {
  const firer = vehicleOf(state, shot.firer);
  const person = marksmanOf(setup, firer, firersOf(firer, state.turn), null);
  return person !== null && whyNoShot(setup, state, shot, person) === null;
}

test('every legal shot is found legal again, and none other', () => {
  const firer = armed({ weapons: [gun('MG'), gun('VMG', 'turret')] });
  const { setup, state } = combatGame({ vehicles: [firer, ahead()] });
  const shots = legalShots(setup, state, firer);
  expect(shots).toHaveLength(6);
  for (const shot of shots) {
    expect(isLegalShot(setup, state, shot)).toBe(true);
    expect(isLegalShot(setup, state, { ...shot, target: at('v2', 'right') })).toBe(false);
    expect(isLegalShot(setup, state, { ...shot, target: at('v1', 'left') })).toBe(false);
  }
  for (const weapon of gunsOn(firer)) weapon.firedTurn = 2;
  for (const shot of shots) expect(isLegalShot(setup, state, shot)).toBe(false);
});

test('deluxe/V.4/substitute-driver: a stand-in who drove leaves the choice among all the gunners', () => {
  const ace = person('gunner', { gunnerSkill: 2 });
  const others = [person('gunner', { droveTurn: 2 }), person('gunner')];
  const vehicle = armed({ crew: [person('driver', { hits: 3 }), ...others, ace] });
  expect(marksman(vehicle, firersOf(vehicle, 2))).toBe(ace);
});
