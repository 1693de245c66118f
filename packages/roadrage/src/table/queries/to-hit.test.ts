import { sumOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { Design } from '../../garage/design/design.ts';
import { at, character, design, gameOf, gun, type Lot, roadSetup, type TestGame } from '../../testing/road.ts';
import { personOf, type RoadGame } from '../state/state.ts';
import { type Firer, firerOf, handArms, mountedArms, NOTHING_TAKEN, type Stance } from './arms.ts';
import { sightingOf } from './sightings.ts';
import { type Aim, type Attack, chanceOfShot, hitShare, toHitModifiers } from './to-hit.ts';

const BODY: Aim = { kind: 'body' };
const SHARP = { smallArms: 2, heavyWeapons: 2 };

function duel(firer: Design, target: Design, speed = 70, lot: Lot = {}): TestGame {
  const setup = roadSetup(
    [
      { design: firer, pose: at(0, 0) },
      { design: target, pose: at(0, 4), speed },
    ],
    lot,
  );
  return gameOf(setup);
}

function firer(game: RoadGame, person = 0): Firer {
  const found = game.state.people[person];
  if (found === undefined) throw new Error(`no person ${person}`);
  return firerOf(game, found);
}

function attack(game: RoadGame, stance: Stance, aim: Aim = BODY, person = 0): Attack {
  const who = firer(game, person);
  const arms = [...mountedArms(game, who, NOTHING_TAKEN), ...handArms(game, who.person)];
  const [, vehicle] = game.state.vehicles;
  const sighting = vehicle === undefined ? null : sightingOf(game, who, { kind: 'vehicle', vehicle });
  const [arm] = arms;
  if (arm === undefined || sighting === null) throw new Error('no shot');
  return { firer: who, stance, arm, sighting, aim };
}

const named = (game: RoadGame, shot: Attack, ripple = 0): readonly string[] =>
  toHitModifiers(game, shot, ripple).map(({ value, label }) => `${label} ${value}`);
const chance = (game: RoadGame, shot: Attack, ripple = 0): number => chanceOfShot(toHitModifiers(game, shot, ripple));

const laser = design('midSized', { weapons: [gun('laser')], crew: [character('Ann', SHARP)] });
const shooter = (changes: Partial<Design> = {}): Design =>
  design('midSized', { crew: [character('Ann', SHARP, ['handWeapon'])], ...changes });
const target = design('midSized');

describe('roadrage/fire/to-hit: example 21', () => {
  test('roadrage/weapons/accurate: skill 2, mid-sized, 70 mph, laser: 7', () => {
    const game = duel(laser, target);
    const shot = attack(game, 'inside');
    expect(named(game, shot)).toEqual(['Heavy weapons 2 2', 'Size 2 2', 'Target at 60 mph or more -2', 'Accurate 1']);
    expect(chance(game, shot)).toBe(7);
  });

  test('roadrage/fire/driving: the driver with a hand weapon from inside needs 4', () => {
    const game = duel(shooter(), target);
    const shot = attack(game, 'inside');
    expect(chance(game, shot)).toBe(4);
    expect(named(game, shot)).toContain('From inside -1');
    expect(named(game, shot)).toContain('While driving -2');
  });

  test.each([
    { rule: 'roadrage/fire/hand-weapons', stance: 'lean', options: [], needed: 5 },
    {
      rule: 'roadrage/options/automatic-transmission',
      stance: 'inside',
      options: ['automaticTransmission'],
      needed: 6,
    },
    { rule: 'roadrage/options/progressive-gears', stance: 'lean', options: ['progressiveGears'], needed: 7 },
    { rule: 'roadrage/options/convertible-top', stance: 'open', options: ['convertibleTop'], needed: 5 },
  ] as const)('$rule: $stance with $options', ({ stance, options, needed }) => {
    const game = duel(shooter({ options }), target);
    expect(chance(game, attack(game, stance))).toBe(needed);
  });

  test('roadrage/bikes/firing: a biker has no penalty for driving', () => {
    const game = duel(shooter({ body: 'lightBike' }), target);
    expect(chance(game, attack(game, 'open'))).toBe(4 + 2 + 2 - 2 + 1);
  });
});

describe('roadrage/fire/target-speed', () => {
  test.each([
    [20, 9],
    [30, 8],
    [50, 8],
    [60, 7],
    [80, 7],
    [90, 6],
    [150, 6],
  ])('at %i mph a laser needs %i', (speed, needed) => {
    const game = duel(laser, target, speed);
    expect(chance(game, attack(game, 'inside'))).toBe(needed);
  });
});

describe('called shots', () => {
  const game = duel(shooter(), design('midSized', { crew: [character('Bob'), character('Cid')] }), 0);
  const occupant = personOf(game.state, 'p2');

  test('roadrage/fire/tires: -3 and size 0', () => {
    expect(named(game, attack(game, 'lean', { kind: 'tire' }))).toEqual([
      'Small arms 2 2',
      'While driving -2',
      'Tire -3',
      'Accurate 1',
    ]);
  });

  test('roadrage/fire/vital-spot: -3 and the size counts', () => {
    expect(sumOf(toHitModifiers(game, attack(game, 'lean', { kind: 'vital' })))).toBe(2 - 2 + 2 - 3 + 1);
  });

  test('roadrage/fire/occupants: -2 enclosed, -1 leaning out, both with a vital spot', () => {
    const enclosed = attack(game, 'lean', { kind: 'occupant', person: occupant, vital: false });
    expect(chance(game, enclosed)).toBe(4 + 2 - 2 - 2 + 1);
    occupant.exposed = true;
    expect(chance(game, enclosed)).toBe(4 + 2 - 2 - 1 + 1);
    const vital = attack(game, 'lean', { kind: 'occupant', person: occupant, vital: true });
    expect(chance(game, vital)).toBe(4 + 2 - 2 - 1 + 1 - 3);
  });
});

describe('weapons', () => {
  test.each([
    ['none', 0],
    ['advanced', 1],
    ['computer', 2],
  ] as const)('roadrage/weapons/targeting: %s gives %i', (targeting, more) => {
    const game = duel(design('midSized', { weapons: [gun('machineGun', { targeting })] }), target, 0);
    expect(chance(game, attack(game, 'inside'))).toBe(6 + more);
  });

  test('roadrage/weapons/ripple-fire, roadrage/weapons/inaccurate: example 24, 0, -1, -2, -3 on top of inaccurate', () => {
    const game = duel(design('midSized', { weapons: [gun('rocketPod')] }), target, 0);
    const shot = attack(game, 'inside');
    expect([0, 1, 2, 3].map((before) => chance(game, shot, before))).toEqual([5, 4, 3, 2]);
    expect(named(game, shot, 2)).toContain('Shot 3 of a ripple -2');
  });
});

test('roadrage/drop/smoke: -8 once, however many counters', () => {
  const game = duel(laser, target, 0);
  for (const y of [1, 2, 3]) game.state.counters.push({ id: `c${y}`, kind: 'smoke', pose: at(0, y), by: 0 });
  expect(chance(game, attack(game, 'inside'))).toBe(9 - 8);
});

test.each([
  [1, 2],
  [2, 1],
  [5, 1],
  [6, 0],
  [10, 0],
])('roadrage/fire/range: optional, at %i squares %i', (y, more) => {
  const setup = roadSetup(
    [
      { design: laser, pose: at(0, 0) },
      { design: target, pose: at(0, y) },
    ],
    { variants: { rangeModifiers: true } },
  );
  const game = gameOf(setup);
  expect(chance(game, attack(game, 'inside'))).toBe(9 + more);
});

test('roadrage/fire/critical-hit: a 2 always hits', () => {
  expect(hitShare(-5)).toBeCloseTo(1 / 36);
  expect(hitShare(7)).toBeCloseTo(21 / 36);
  expect(hitShare(20)).toBe(1);
});
