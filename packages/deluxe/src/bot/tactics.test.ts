import { distance, headingDifference, headingOf, toLocal } from '@hardtop/geometry';
import { type Answer, botChoice, streamOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import type { Vehicle } from '../table/state/state.ts';
import { Duel } from '../testing/duel.ts';
import { aceBot, carefulBot, hotheadBot } from './duelist-bot.ts';
import { crowding, friendsOf } from './quarry.ts';

const BOTS = [aceBot, carefulBot, hotheadBot];

type Bot = (typeof BOTS)[number];
type Car = Exclude<ScenarioFile['vehicles'][number]['car'], string>;

/** A mid-sized car with thick plates all round; `front` apart. */
function car(weapons: Car['weapons'], front = 40): Car {
  return {
    name: 'Brick',
    body: 'midsize',
    plant: 'super',
    tires: 'solid',
    crew: [{ role: 'driver' }],
    weapons,
    armor: { front, right: 20, left: 20, back: 20, top: 10, underbody: 10 },
    acceleration: 10,
    handlingClass: 3,
    weight: 5000,
  };
}

function choiceOf(duel: Duel, bot: Bot, seat = 0) {
  return botChoice(duel.match, duel.asked(seat), bot, streamOf('tactics', '0'));
}

/** Dice that go well for whoever rolls them. */
const LUCK = Array.from({ length: 60 }, () => 6);

/** Plays a bot at the first seat for some turns, the other doing what is suggested; the inches between them then. */
function apartAfter(duel: Duel, bot: Bot, turns: number): number {
  const last = duel.state.turn + turns;
  while (duel.state.turn < last && duel.match.outcome === null) {
    const decision = duel.match.decisions()[0];
    if (decision === undefined) break;
    const answer = decision.seat === 0 ? choiceOf(duel, bot).answer : decision.suggested;
    if (answer === undefined) throw new Error('nothing is suggested');
    duel.match.choose({ ask: decision.id, seat: decision.seat, ...answer });
  }
  return distance(duel.car(0).pose, duel.car(1).pose);
}

function collides(duel: Duel, { option, params = {} }: Answer): number | undefined {
  const chosen = duel
    .asked(0)
    .options()
    .find(({ id }) => id === option);
  return chosen?.preview(params).facts?.collides;
}

const MG = { weapon: 'MG', mount: 'front' } as const;

function empty(vehicle: Vehicle): void {
  for (const part of vehicle.parts) if (part.kind === 'weapon') part.shots = 0;
}

describe.each(BOTS)('$title', (bot) => {
  describe('rams', () => {
    /** Nose to flank, half a car's length away, at 50 mph. */
    const flank = (sides: number, front = 40): Duel => {
      const duel = new Duel([
        { car: car([MG]), x: 0, y: 0, heading: 0, speed: 50 },
        { car: car([MG]), x: 0, y: 1.5, heading: 90, speed: 0 },
      ]);
      duel.car(0).armor.front = front;
      duel.car(1).armor.left = sides;
      duel.car(1).armor.right = sides;
      return duel.say(0, 'keep 50').say(1, 'keep 0').until(0, 'maneuver');
    };

    test('a flank laid bare, with a front that can take it, and says what it is worth', () => {
      const duel = flank(0);
      const { answer, why } = choiceOf(duel, bot);
      expect(why).toMatch(/^Rams: worth \d+ % of a kill to you, \d+ % to them/);
      expect(collides(duel, answer)).toBe(1);
    });

    test.each([
      ['nobody whose flank holds', 60, 40],
      ['nobody with a front that is gone', 20, 0],
    ])('%s', (_whom, sides, front) => {
      expect(choiceOf(flank(sides, front), bot).why).not.toMatch(/^Rams/);
    });
  });

  describe('flees', () => {
    const facing = (speed = 20): Duel =>
      new Duel(
        [
          { car: car([MG]), x: 0, y: 0, heading: 0, speed },
          { car: car([MG]), x: 0, y: 9, heading: 180, speed: 0 },
        ],
        { dice: LUCK },
      );

    test('from somebody with guns when its own are empty, and says so', () => {
      const duel = facing();
      empty(duel.car(0));
      expect(choiceOf(duel, bot).why).toMatch(/^Beaten, and gets away/);
      expect(apartAfter(duel, bot, 3)).toBeGreaterThan(9);
    });

    test('with neither gun nor nose, whatever holes the other has', () => {
      const duel = facing();
      empty(duel.car(0));
      duel.car(0).armor.front = 2;
      duel.car(1).armor.left = 0;
      expect(choiceOf(duel, bot).why).toMatch(/^Beaten, and gets away/);
    });

    test('with most of its armor gone before one that has lost nothing', () => {
      const duel = facing();
      Object.assign(duel.car(0).armor, { front: 2, left: 6, right: 6, back: 6 });
      expect(choiceOf(duel, bot).why).toMatch(/^Beaten, and gets away/);
    });

    test.each([
      ['an even fight', (_duel: Duel) => undefined],
      [
        'somebody who is as hurt',
        (duel: Duel) => {
          for (const i of [0, 1]) Object.assign(duel.car(i).armor, { front: 2, left: 6, right: 6, back: 6 });
        },
      ],
      [
        'somebody with a hole in his side, if it has a nose to ram with',
        (duel: Duel) => {
          empty(duel.car(0));
          duel.car(1).armor.left = 0;
        },
      ],
      [
        'somebody who has no gun either',
        (duel: Duel) => {
          for (const i of [0, 1]) empty(duel.car(i));
        },
      ],
    ])('not from %s', (_what, change) => {
      const duel = facing();
      change(duel);
      expect(choiceOf(duel, bot).why).not.toMatch(/^Beaten/);
    });
  });

  describe('drops what it has', () => {
    const chased = (weapon: 'MD' | 'SS' | 'OJ' | 'SD', y: number, guns: Car['weapons'] = [MG]): Duel =>
      new Duel([
        { car: car([{ weapon, mount: 'back' }]), x: 0, y: 0, heading: 0, speed: 30 },
        { car: car(guns), x: 0, y, heading: 0, speed: 30 },
      ])
        .say(0, 'keep 30')
        .say(1, 'keep 30')
        .until(0, 'fire');

    test.each(['MD', 'SD', 'OJ', 'SS'] as const)('%s before who is close behind, and says why', (weapon) => {
      const { answer, why } = choiceOf(chased(weapon, -3), bot);
      expect(answer.option).toBe(`automatic:${weapon.toLowerCase()}-back`);
      expect(why).toMatch(/^Somebody is close behind/);
    });

    test('not while he is ahead, nor far behind', () => {
      expect(
        [choiceOf(chased('MD', 4), bot), choiceOf(chased('MD', -12), bot)].map(({ answer }) => answer.option),
      ).toEqual(['hold', 'hold']);
    });

    test('no smoke before who has no gun to blind', () => {
      const duel = chased('SS', -3);
      empty(duel.car(1));
      expect(choiceOf(duel, bot).answer.option).toBe('hold');
    });
  });

  describe('steers a missile by wire', () => {
    const launched = (guided: boolean): Duel => {
      const duel = new Duel([
        { car: car([{ weapon: 'WGM', mount: 'front' }, MG]), x: 0, y: 0, heading: 0, speed: 0 },
        { car: car([MG]), x: 3, y: 12, heading: 90, speed: 20 },
      ]);
      const guide = { person: duel.car(0).crew[0]?.id ?? '', hits: 0 };
      duel.state.missiles.push({
        id: 'missile-1',
        weapon: 'WGM',
        by: 'v1',
        launched: { turn: 1, phase: 1 },
        target: 'v2',
        guide,
        aim: [],
        pose: { x: 0, y: 5, h: 0 },
        flown: 5,
        guided,
        passed: [],
      });
      return duel;
    };

    test('from where it stands, as long as the missile flies', () => {
      expect(choiceOf(launched(true), bot)).toEqual({
        answer: { option: 'speed:0', params: {} },
        why: 'Its missile is on its way.',
      });
    });

    test('and is free again once the wire is cut', () => {
      expect(choiceOf(launched(false), bot).why).not.toBe('Its missile is on its way.');
    });
  });

  describe('in a team', () => {
    /** Two friends before two foes, all within reach, each with one right ahead. */
    const pairs = (sides: readonly number[] = [0, 0, 1, 1]): Duel => {
      const seatOf = (i: number) => ({ seat: sides[i] ?? 0 });
      return new Duel(
        [
          { ...seatOf(0), car: car([MG]), x: -1, y: 0, heading: 0, speed: 0 },
          { ...seatOf(1), car: car([MG]), x: 1, y: 0, heading: 0, speed: 0 },
          { ...seatOf(2), car: car([MG]), x: -1, y: 6, heading: 180, speed: 0 },
          { ...seatOf(3), car: car([MG]), x: 1, y: 6, heading: 180, speed: 0 },
        ],
        { reflexes: [4, 3, 2, 1] },
      );
    };

    const targetsOf = (duel: Duel): readonly string[] => {
      const targets: string[] = [];
      for (let i = 0; i < 40 && targets.length < 2; i++) {
        const decision = duel.match.decisions()[0];
        if (decision === undefined) break;
        const fires = decision.seat === 0 && decision.topic === 'fire';
        const answer = fires ? choiceOf(duel, bot).answer : decision.suggested;
        if (answer === undefined) throw new Error('nothing is suggested');
        const at = decision.options().find(({ id }) => id === answer.option)?.at?.piece;
        if (fires && at !== undefined) targets.push(at);
        duel.match.choose({ ask: decision.id, seat: decision.seat, ...answer });
      }
      return targets;
    };

    test.each([
      ['v3', 2],
      ['v4', 3],
    ])('all fire at %s, who is hurt', (id, index) => {
      const duel = pairs();
      Object.assign(duel.car(index).armor, { left: 4, right: 4, back: 4 });
      expect(targetsOf(duel)).toEqual([id, id]);
    });

    test('says so; who fights alone has nobody to fire together with', () => {
      const saidBy = (duel: Duel): string => {
        Object.assign(duel.car(2).armor, { left: 4, right: 4, back: 4 });
        return choiceOf(duel.until(0, 'fire'), bot).why ?? '';
      };
      expect(saidBy(pairs())).toMatch(/All fire at this one\.$/);
      expect(saidBy(pairs([0, 1, 2, 3]))).not.toMatch(/All fire/);
    });
  });
});

describe('a pack', () => {
  const AT = { x: 0, y: 0, h: 0 };

  test('comes at its prey from several sides, and not from where a friend is', () => {
    const duel = new Duel([
      { x: 0, y: 6 },
      { x: 20, y: 20 },
      { x: 30, y: 20 },
    ]);
    const friends = [duel.car(0)];
    expect(crowding(friends, { x: 1, y: 6, h: 0 }, AT)).toBeGreaterThan(4);
    expect(crowding(friends, { x: 6, y: 1, h: 0 }, AT)).toBeLessThan(1);
    expect(crowding(friends, { x: 0, y: -6, h: 0 }, AT)).toBe(0);
  });

  test('is those of one side that still fight', () => {
    const duel = new Duel([{ seat: 0 }, { seat: 0 }, { seat: 1 }, { seat: 0, x: 45, y: 9 }], {
      reflexes: [4, 3, 2, 1],
    });
    const world = { setup: duel.match.setup, state: duel.state };
    duel.car(3).surrendered = true;
    expect(friendsOf(world, duel.car(0)).map(({ id }) => id)).toEqual(['v2']);
    expect(friendsOf(world, duel.car(2))).toEqual([]);
  });

  test('spreads round a car within some turns', () => {
    const cycle = { seat: 0, car: 'shogun-200', heading: 0, speed: 30 };
    const duel = new Duel(
      [
        { ...cycle, x: -0.6, y: -14 },
        { ...cycle, x: 0.6, y: -14 },
        { seat: 1, car: car([MG]), x: 0, y: 0, heading: 180, speed: 0 },
      ],
      { dice: LUCK, reflexes: [3, 2, 1] },
    );
    const prey = duel.car(2).pose;
    const between = (): number =>
      headingDifference(headingOf(toLocal(prey, duel.car(0).pose)), headingOf(toLocal(prey, duel.car(1).pose))) / 10;
    expect(between()).toBeLessThan(10);
    let widest = 0;
    for (let i = 0; i < 200 && duel.state.turn < 6 && duel.match.outcome === null; i++) {
      const decision = duel.match.decisions()[0];
      if (decision === undefined) break;
      const driving = decision.seat === 0 && decision.topic !== 'fire';
      const answer = driving ? choiceOf(duel, aceBot).answer : decision.suggested;
      if (answer === undefined) throw new Error('nothing is suggested');
      duel.match.choose({ ask: decision.id, seat: decision.seat, ...answer });
      widest = Math.max(widest, between());
    }
    expect(widest).toBeGreaterThan(60);
  });
});
