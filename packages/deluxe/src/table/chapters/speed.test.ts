import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { facing, plantLeft, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { legalSpeeds } from '../queries/legal-speeds.ts';

const speedsOf = (duel: Duel): readonly number[] => legalSpeeds(duel.match.setup, duel.car(0));
const speeds = (vehicle: object) =>
  [...speedsOf(new Duel([vehicle, { speed: 0 }]).until(0, 'speed'))].sort((a, b) => a - b);

describe('deluxe/IV.2/speed-setting', () => {
  it('deluxe/IV.2/acceleration: no more than the car can do', () => {
    expect(Math.max(...speeds({ speed: 30 }))).toBe(35);
    expect(Math.max(...speeds({ speed: 30, car: 'killer-kart' }))).toBe(40);
  });

  it('deluxe/IV.2/deceleration: at most 45 mph in one turn', () => {
    expect(Math.min(...speeds({ speed: 60 }))).toBe(15);
    expect(Math.min(...speeds({ speed: 30 }))).toBe(0);
  });

  it('deluxe/IV.4/reverse: from rest either way, at most 20 mph back', () => {
    expect(speeds({ speed: 0 })).toEqual([-5, 0, 5]);
    expect(Math.min(...speeds({ speed: -20 }))).toBe(-20);
  });

  it('deluxe/IV.4/reverse: between forward and backward lies one whole turn at rest', () => {
    const wall = { map: { minX: -50, minY: -50, maxX: 50, maxY: 2 } };
    const duel = new Duel([{ speed: 10 }, { speed: 0 }], { ...wall, dice: [1] })
      .until(0, 'speed')
      .say(0, 'keep')
      .until(0, 'speed');
    duel.say(0, 'keep').until(0, 'speed');
    expect(duel.car(0).speed).toBe(0);
    expect([...speedsOf(duel)].sort((a, b) => a - b)).toEqual([0, 5]);
    duel.say(0, 'keep').until(0, 'speed');
    expect([...speedsOf(duel)].sort((a, b) => a - b)).toEqual([-5, 0, 5]);
  });

  it('deluxe/IV.2/speed-setting: all are set in secret and shown together', () => {
    const duel = new Duel([{ speed: 30 }, { speed: 30 }]).until(0, 'speed').say(0, 'accelerate 35');
    expect(duel.car(0).speed).toBe(30);
    expect(duel.texts('speeds')).toEqual([]);
    duel.say(1, 'brake 15');
    expect(duel.texts('speeds')).toEqual(['Speeds: Stinger 1 35 mph, Stinger 2 15 mph.']);
  });
});

describe('deluxe/IV.2/deceleration', () => {
  it('deluxe/IV.2/deceleration: up to 15 mph is free', () => {
    const duel = new Duel([{ speed: 60 }, { speed: 0 }]).until(0, 'speed').say(0, 'brake 45').say(1, 'keep');
    expect(duel.car(0).status).toBe(3);
  });

  it('deluxe/IV.2/deceleration: 20 mph is a D3 maneuver at the old speed', () => {
    const duel = new Duel([{ speed: 60, handling: 0 }, { speed: 0 }], { dice: [3] })
      .until(0, 'speed')
      .say(0, 'brake 40')
      .say(1, 'keep');
    expect(duel.car(0).status).toBe(-3);
    expect(duel.texts('control')).toEqual(['Stinger 1 keeps control: needed 3+, rolled 3. Handling -3 at 60 mph.']);
  });

  it('deluxe/IV.2/deceleration: 30 mph is D7 and a die to each tire', () => {
    const duel = new Duel([{ speed: 60 }, { speed: 0 }], { dice: [4, 1, 2, 1, 3] })
      .until(0, 'speed')
      .say(0, 'brake 30')
      .say(1, 'keep');
    expect(duel.car(0).status).toBe(-4);
    expect(duel.car(0).tires.map(({ dp }) => dp)).toEqual([5, 4, 5, 3]);
    expect(duel.diceLeft).toBe(0);
  });

  it('deluxe/IV.2/deceleration: 35 to 45 mph goes straight to Crash Table 1, two dice to each tire', () => {
    const duel = new Duel([{ speed: 60 }, { speed: 0 }], { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] })
      .until(0, 'speed')
      .say(0, 'brake 20')
      .say(1, 'keep');
    expect(duel.texts('crash')).toEqual(['Stinger 1: Crash Table 1, 2: minor skid of 2/4 inch.']);
    expect(duel.car(0).tires.map(({ dp }) => dp)).toEqual([4, 4, 4, 4]);
  });
});

describe('deluxe/VIII.4/plant-over-speed', () => {
  it('deluxe/VIII.4/plant-over-speed: the worked example: a die per 10 mph over, each 3 or more a hit', () => {
    const racer: ScenarioFile['vehicles'][number]['car'] = {
      name: 'Racer',
      body: 'luxury',
      plant: 'large',
      tires: 'pr',
      crew: [{ role: 'driver' }],
      weapons: [],
      armor: { front: 9, right: 9, left: 9, back: 9, top: 9, underbody: 9 },
      acceleration: 5,
      handlingClass: 3,
      weight: 5000,
    };
    const duel = new Duel(
      [
        { speed: 100, car: racer, x: -40, y: -49, heading: 0 },
        { speed: 0, x: 40 },
      ],
      { dice: [1, 5, 4, 5, 2, 6] },
    );
    const plants: number[] = [];
    for (const speed of [105, 110, 115, 120]) {
      duel.until(0, 'speed').say(0, `accelerate ${speed}`).say(1, 'keep');
      plants.push(plantLeft(duel.car(0)));
    }
    expect(plants).toEqual([10, 9, 7, 6]);
    expect(duel.diceLeft).toBe(0);
  });

  it('deluxe/VIII.4/plant-loss: without a plant the car slows by at least 5 mph a turn', () => {
    expect(speeds({ speed: 30, damage: { plant: 99 } })).toEqual([0, 5, 10, 15, 20, 25]);
  });

  it('deluxe/V.4/uncontrolled: with nobody at the wheel it slows by 5 mph and runs straight', () => {
    const duel = new Duel([
      { speed: 30, damage: { crew: [3] } },
      { speed: 0, car: 'piranha', x: 30 },
    ]);
    expect(speedsOf(duel)).toEqual([25]);
  });
});

describe('deluxe/IV.4/braking', () => {
  it('deluxe/IV.4/braking: braking to a stop is rolled for at the old speed', () => {
    // D5 at 25 mph from handling 0: -5 needs 4, rolls 3; Crash Table 1: 3 - 2 = 1, a trivial skid.
    const duel = new Duel([{ speed: 25, handling: 0 }, { speed: 0 }], { dice: [3, 3] })
      .until(0, 'speed')
      .say(0, 'brake 0')
      .say(1, 'keep');
    expect(duel.car(0).speed).toBe(0);
    expect(duel.texts('control')).toEqual(['Stinger 1 loses control: needed 4+, rolled 3. Handling -5 at 25 mph.']);
    expect(duel.diceLeft).toBe(0);
  });
});

describe('deluxe/IV.7/roll', () => {
  it('deluxe/IV.7/roll: a wreck on its roof that was struck slides to a stop as if it rolled', () => {
    const wreck = testVehicle('v1', facing(0, 0, 0), 30, { down: 'top' });
    const { setup } = testGame({ vehicles: [wreck] });
    expect(legalSpeeds(setup, wreck)).toEqual([10]);
    expect(legalSpeeds(setup, { ...wreck, speed: 0 })).toEqual([0]);
  });
});

describe('deluxe/V.4/substitute-driver', () => {
  const standIn = (words: string) =>
    new Duel(
      [
        { car: 'piranha', speed: 20, damage: { crew: [3, 0] } },
        { speed: 0, x: 0, y: 6, heading: 90 },
      ],
      { dice: [1, 1, 1, 1] },
    )
      .until(0, 'speed')
      .say(0, words)
      .say(1, 'keep');

  it.each(['keep', 'accelerate 25', 'brake 5'])(
    'deluxe/V.4/substitute-driver: whoever sets the speed has the controls and not the weapons: %s',
    (words) => {
      const duel = standIn(words);
      expect(duel.car(0).crew[1]?.droveTurn).toBe(1);
      expect(duel.topic(0)).not.toBe('fire');
    },
  );

  it('deluxe/V.4/uncontrolled: who lets the car run on, 5 mph slower, may fire, and then it runs straight on', () => {
    const duel = standIn('brake 15');
    expect(duel.car(0).crew[1]?.droveTurn).toBe(0);
    expect(duel.topic(0)).toBe('fire');
    const asked = duel.asked(0);
    const [shot] = asked.options();
    duel.match.choose({ ask: asked.id, seat: 0, option: shot?.id ?? '', params: {} });
    expect(duel.texts('fire')[0]).toContain("Piranha's gunner fires");
    duel.finishTurn();
    expect(duel.texts('move').slice(0, 2)).toEqual(['Piranha runs straight on.', 'Piranha runs straight on.']);
  });

  it('deluxe/V.4/substitute-driver: a car at rest needs no hand on it', () => {
    const duel = new Duel([
      { car: 'piranha', speed: 0, damage: { crew: [3, 0] } },
      { speed: 0, x: 0, y: 6, heading: 90 },
    ])
      .until(0, 'speed')
      .say(0, 'keep')
      .say(1, 'keep');
    expect(duel.topic(0)).toBe('fire');
  });

  it('deluxe/V.4/substitute-driver: the question says what a speed costs him', () => {
    const duel = new Duel([{ car: 'piranha', speed: 20, damage: { crew: [3, 0] } }, { speed: 0 }]).until(0, 'speed');
    const text = (id: string) =>
      duel
        .asked(0)
        .options()
        .find((option) => option.id === id)
        ?.preview({}).text;
    expect(text('speed:20')).toBe('Drives 20 mph; the stand-in cannot fire this turn.');
    expect(text('speed:15')).toBe('Drives 15 mph; the stand-in may fire unless he steers.');
  });
});
