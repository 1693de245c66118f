import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, vehicle } from '../../testing/heavy.ts';
import { act, arm, fight, type PersonFile } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import type { TwilightGame } from '../state/state.ts';
import { crossLanes, driveThroughLanes } from './lanes.ts';

const RIFLEMAN: Partial<PersonFile> = { items: [arm('m16')], type: 'veteran' };
const TARGET: Partial<PersonFile> = { at: { x: 5, y: 0 }, facing: 6 };

describe('twilight/combat/danger-zone: what stays has the weapon’s own figures', () => {
  const MACHINEGUN = { ...RIFLEMAN, attributes: { STR: 20 } };

  it('penetration by the band of the burst: what a vest stops at long range it stops there too', () => {
    // 18 squares are 144 m: long range of the AKM. No hit with the minimum of one die; it stays.
    const people = [
      { ...MACHINEGUN, items: [arm('akm')] },
      { ...TARGET, at: { x: 18, y: 0 } },
      { ...TARGET, at: { x: 17, y: 1 }, armor: ['kevlar-vest' as const] },
    ];
    const game = fight(people, [1, 1, 1, 1]);
    act(game, `fire:${person(game).hands}:burst:p2`, { shots: 4 });
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 2, band: 'long' }]);
    const walker = person(game, 3);
    walker.at = { l: 0, x: 17, y: 0 };
    // One six, in the chest; from long range on any armor stops it.
    game.diceLeft.push(6, 1, 4);
    play(game, crossLanes(game, walker, { l: 0, x: 17, y: 1 }));
    expect(textsOf(game, 'stopped')).toEqual(['The armor of P3 stops the bullet: 3 of blunt trauma.']);
  });

  it('every six of a long burst is three hits there too', () => {
    const people = [
      { ...MACHINEGUN, items: [arm('m214', { rest: 'tripod' as const })] },
      { ...TARGET, at: { x: 3, y: 0 } },
      { ...TARGET, at: { x: 2, y: 1 }, attributes: { AGL: 20 } },
    ];
    const game = fight(people, new Array<number>(10).fill(1));
    act(game, `fire:${person(game).hands}:burst:p2`, { shots: 1 });
    expect(game.state.things).toMatchObject([{ dice: 5, hitsEach: 3 }]);
    const walker = person(game, 3);
    walker.at = { l: 0, x: 2, y: 0 };
    const hits = [4, 1, 1, 1, 1, 8, 1, 1, 1, 1, 8, 1, 1, 1, 1];
    game.diceLeft.push(6, 1, 1, 1, 1, ...hits);
    play(game, crossLanes(game, walker, { l: 0, x: 2, y: 1 }));
    expect(walker.total).toBe(12);
  });

  it('a shell of buckshot at medium range is a burst: half of what missed stays', () => {
    const people = [
      { ...RIFLEMAN, items: [arm('pump', { round: 'buckshot' })] },
      { ...TARGET, at: { x: 15, y: 0 } },
    ];
    const game = fight(people, [1, 1, 1, 1, 1, 1, 1]);
    act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 3, round: 'buckshot', band: 'medium' }]);
  });

  it('bare ground is swept: half of the dice strike whoever is in the lane, what misses stays for who comes', () => {
    const people = [
      { ...MACHINEGUN, items: [arm('uzi')] },
      { ...TARGET, at: { x: 4, y: 0 } },
      { ...TARGET, at: { x: 9, y: 9 } },
    ];
    // Forty meters are medium range: twice three dice, half of them at once; one six, in the chest.
    const game = fight(people, [6, 1, 1, 4, 2]);
    const item = person(game).hands ?? '';
    expect(kindOf('sweep').options(game, person(game), null)).toEqual([]);
    person(game, 2).met = 1;
    act(game, `sweep:${item}`, { direction: 2, squares: 5, shots: 2 });
    expect(textsOf(game, 'fire')).toEqual(['P1 sweeps the ground with 2 bursts of the Uzi.']);
    expect(person(game).carries[0]?.loaded).toBe(22);
    expect(person(game, 2).total).toBe(2);
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 2 }]);
  });

  it('vehicles are struck as well, at once and when they drive in; what cannot go through plates does nothing', () => {
    const truck = { id: 'truck', name: 'Truck', kind: 'hmmwv', seat: 1, at: { x: 4, y: 0 }, heading: 0 } as const;
    const tank = { id: 'tank', name: 'Tank', kind: 't-72', seat: 1, at: { x: 3, y: 3 }, heading: 0 } as const;
    const people = [
      { ...MACHINEGUN, items: [arm('m16')] },
      { ...TARGET, at: { x: 5, y: 0 } },
      crewman('truck', 'driver', { seat: 1 }),
      crewman('tank', 'driver', { seat: 1 }),
    ];
    // Four bursts of three dice: none hits; six strays, one a six: it goes through the canvas of the truck and strikes nobody.
    const game = battle(people, [truck, tank], [...new Array<number>(12).fill(1), 6, 1, 1, 1, 1, 1, 6, 5]);
    act(game, `fire:${person(game).hands}:burst:p2`, { shots: 4 });
    expect(textsOf(game, 'soft-hit')).toEqual(['It goes through the windows or the canvas of Truck.']);
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 5 }]);
    const tankNow = vehicle(game, 2);
    tankNow.at = { l: 0, x: 3, y: 0 };
    // Two sixes, one place; no bullet goes through its plates.
    game.diceLeft.push(6, 6, 1, 1, 1, 3);
    play(game, driveThroughLanes(game, tankNow, { l: 0, x: 3, y: 1 }));
    expect(textsOf(game, 'lane-attack')).toEqual(['Tank comes into the danger zone of a burst: 2 of 5 dice hit.']);
    expect(textsOf(game, 'penetration').at(-1)).toMatch(/no effect/);
    play(game, driveThroughLanes(game, tankNow, { l: 0, x: 3, y: 0 }));
    expect(textsOf(game, 'lane-attack')).toHaveLength(1);
  });

  it('in the fog dice at others fall unseen, and as many stay as if nobody were there', () => {
    const people = [
      { ...MACHINEGUN, items: [arm('uzi')] },
      { ...TARGET, at: { x: 3, y: 0 } },
      { ...TARGET, at: { x: 4, y: 0 } },
    ];
    const burst = (dice: readonly number[], otherAt: number) => {
      const game = fight(people, dice, { hidden: true });
      Object.assign(person(game, 3), { seen: 0, at: { l: 0, x: otherAt, y: otherAt === 2 ? 0 : 9 } });
      const rolledTo: unknown[] = [];
      const take = (count: number, sides: number, to?: readonly number[]) => {
        rolledTo.push(to);
        return game.dice.take(count, sides, to);
      };
      act({ ...game, dice: { take } }, `fire:${person(game).hands}:burst:p2`, { shots: 2 });
      const heard = game.events.filter(({ to }) => to?.includes(0) === true).map(({ text }) => text);
      return { game, rolledTo, heard };
    };
    // Ten dice miss; of five strays one strikes somebody whom the firer does not see, in the chest.
    const misses = new Array<number>(10).fill(1);
    const struck = burst([...misses, 6, 1, 1, 1, 1, 4, 2], 2);
    expect(person(struck.game, 3).total).toBe(2);
    expect(struck.rolledTo.slice(1, 2)).toEqual([[]]);
    expect(textsOf(struck.game, 'strays')).toEqual(['Stray bullets strike P3.']);
    expect(struck.game.events.find(({ kind }) => kind === 'strays')?.to).toEqual([1]);
    const nobody = burst(misses, 9);
    // To the firer it is all one.
    expect(struck.heard).toEqual(nobody.heard);
    const lanes = ({ game }: typeof struck) => game.state.things.map((thing) => thing.kind === 'lane' && thing.dice);
    expect([lanes(struck), lanes(nobody)]).toEqual([[5], [5]]);
  });

  it('in the fog with dice by hand nobody is asked for dice at somebody unseen', () => {
    const people = [
      { ...MACHINEGUN, items: [arm('uzi')] },
      { ...TARGET, at: { x: 3, y: 0 } },
      { ...TARGET, at: { x: 2, y: 0 } },
    ];
    const game = fight(people, [...new Array<number>(10).fill(1), 6, 1, 1, 1, 1, 4, 2], { hidden: true });
    person(game, 3).seen = 0;
    const asked: string[] = [];
    const ofHouse: string[] = [];
    const take: TwilightGame['dice']['take'] = (count, sides, to, of) => {
      const isAsked = to === undefined || (of?.openly === true && to.includes(of.seat ?? -1));
      (isAsked ? asked : ofHouse).push(of?.purpose ?? '');
      return game.dice.take(count, sides, to, of);
    };
    act({ ...game, dice: { take } }, `fire:${person(game).hands}:burst:p2`, { shots: 2 });
    expect(asked).toEqual(['to hit']);
    expect(ofHouse).toEqual(['stray bullets', 'hit location', 'damage']);
  });
});
