import { describe, expect, it } from 'vitest';
import { person, play, type TestGame, textsOf } from '../../testing/fights.ts';
import { fight, type PersonFile } from '../../testing/shooting.ts';
import { initiativeOf } from '../queries/initiative.ts';
import { budgetOf } from '../queries/reach.ts';
import { setOff } from '../state/effects.ts';
import type { Part, Person } from '../state/person.ts';
import { burnOn, catchFire, scorch, standInFire } from './burning.ts';
import { concuss, explode } from './explosions.ts';
import { comeRound, keepsGoing, timePasses } from './recovery.ts';
import { wound } from './wounds.ts';

const ATTRIBUTES = { FIT: 10, AGL: 20, CON: 6, STA: 9, INT: 10, EDU: 10, STR: 10 };
const HERO: Partial<PersonFile> = { kind: 'character', coolness: 3, attributes: ATTRIBUTES };
const FOE: Partial<PersonFile> = { at: { x: 5, y: 0 }, attributes: { AGL: 20 } };

const shotAt = (id: string) =>
  ({
    person: id,
    by: 'p1',
    with: 'bullet',
    dice: 2,
    plus: 0,
    pen: 1,
    from: { l: 0, x: 0, y: 0 },
    part: null,
    how: 'shot',
  }) as const;

const hurt = (game: TestGame, who: Person, part: Part, points: number, burns = false): void =>
  play(game, wound(game, who, part, { points, burns }));

describe('twilight/combat/slight-wounds', () => {
  it('initiative one lower, once, however many there are', () => {
    const game = fight([HERO, FOE], []);
    const before = initiativeOf(game.setup, person(game));
    hurt(game, person(game), 'chest', 3);
    hurt(game, person(game), 'left-leg', 3);
    expect(initiativeOf(game.setup, person(game))).toBe(before - 1);
  });
});

describe('twilight/combat/weapon-damage', () => {
  it('so many dice at any range; one die less one may do nothing', () => {
    const game = fight([HERO, FOE], [4, 1]);
    const hit = { ...shotAt('p2'), dice: 1, plus: -1, pen: null };
    play(game, setOff(game, { kind: 'hit', hit }));
    expect(person(game, 2).total).toBe(0);
  });
});

describe('twilight/combat/gunshot-wounds', () => {
  it('location, then protection, then damage, each told with its dice', () => {
    const game = fight([HERO, { ...FOE, armor: ['kevlar-helmet'] }], [1, 5, 3, 3]);
    play(game, setOff(game, { kind: 'hit', hit: shotAt('p2') }));
    expect(game.events.map(({ kind }) => kind)).toEqual(['location', 'helmet', 'damage', 'wound']);
    expect(person(game, 2).total).toBe(12);
  });
});

describe('twilight/combat/body-armor', () => {
  it('a vest covers chest and abdomen, a helmet on 1 to 3 or 4 the head; nothing the limbs', () => {
    const armor: PersonFile['armor'] = ['flak-jacket', 'steel-helmet'];
    const through = (...dice: number[]) => {
      const game = fight([HERO, { ...FOE, armor }], dice);
      play(game, setOff(game, { kind: 'hit', hit: { ...shotAt('p2'), dice: 1, pen: null } }));
      return person(game, 2).total;
    };
    expect([through(4), through(5), through(1, 3), through(1, 4, 5), through(2, 6)]).toEqual([1, 1, 2, 10, 6]);
  });
});

describe('twilight/combat/burns', () => {
  it('what clings burns on in the next phases until it is out', () => {
    const game = fight([HERO, FOE], [5]);
    play(game, setOff(game, { kind: 'burn', person: 'p2', agent: 'fuel', parts: 'roll' }));
    expect(person(game, 2).burns).toMatchObject([{ part: 'total', agent: 'fuel' }]);
    // Nothing yet in the phase in which it caught.
    play(game, burnOn(game));
    game.state.phase--;
    game.diceLeft.push(2, 100);
    play(game, burnOn(game));
    expect(person(game, 2)).toMatchObject({ total: 2, burns: [] });
  });
});

describe('twilight/combat/stun', () => {
  it('E64: a head wound of 6, a roll of 5, stature 9: stunned for two turns, then awake again', () => {
    const game = fight([HERO, FOE], [5]);
    hurt(game, person(game), 'head', 6);
    expect(person(game)).toMatchObject({ condition: 'out', stunned: 2, posture: 'prone' });
    expect(game.events.find(({ kind }) => kind === 'stun')?.roll).toMatchObject({ dice: '1d6', total: 5 });
    play(game, timePasses(game));
    expect(person(game)).toMatchObject({ condition: 'out', stunned: 1 });
    play(game, timePasses(game));
    expect(person(game)).toMatchObject({ condition: 'fit', stunned: 0 });
  });
  it('wakes by itself also of one who has a serious wound, and rolls for that in the next turn', () => {
    const game = fight([{ ...HERO, wounds: { chest: 40 } }, FOE], [6]);
    hurt(game, person(game), 'head', 4);
    expect(person(game)).toMatchObject({ condition: 'out', stunned: 1, nextRoll: null });
    play(game, timePasses(game));
    expect(person(game)).toMatchObject({ condition: 'fit', nextRoll: 2 });
  });
});

describe('twilight/combat/knockdown', () => {
  it('E68: agility 10: ten points leave him standing, eleven do not, and he may freeze', () => {
    const game = fight([{ ...HERO, attributes: { ...ATTRIBUTES, AGL: 10 } }, FOE], []);
    hurt(game, person(game), 'chest', 10);
    expect(person(game)).toMatchObject({ knockedDown: false, posture: 'standing' });
    game.diceLeft.push(1, 2);
    hurt(game, person(game), 'left-leg', 1);
    expect(person(game)).toMatchObject({ knockedDown: true, posture: 'prone', hurtThisPhase: 11, frozen: 1 });
  });
  it('burns do not knock down', () => {
    const game = fight([HERO, FOE], []);
    hurt(game, person(game), 'chest', 12, true);
    expect(person(game)).toMatchObject({ knockedDown: false, hurtThisPhase: 0 });
  });
});

describe('twilight/combat/serious-wounds', () => {
  it('a serious limb: a roll against five times constitution, then the limb is lost', () => {
    const game = fight([HERO, FOE], [30]);
    hurt(game, person(game), 'right-arm', 16);
    expect(game.events.find(({ kind }) => kind === 'consciousness')).toMatchObject({
      target: { need: 30 },
      outcome: 'good',
    });
    expect(textsOf(game, 'limb')).toEqual(['P1 has lost the use of the right arm.']);
    expect(person(game).condition).toBe('fit');
  });
  it('who fails is unconscious and may come round at the start of the next turn', () => {
    const game = fight([HERO, FOE], [31]);
    hurt(game, person(game), 'right-arm', 16);
    expect(person(game).condition).toBe('out');
    game.state.turn = 2;
    game.diceLeft.push(30);
    play(game, comeRound(game));
    expect(person(game).condition).toBe('fit');
    game.state.turn = 3;
    game.diceLeft.push(99);
    expect(play(game, keepsGoing(game, person(game)))).toBe(false);
    expect(person(game).condition).toBe('out');
  });
  it('whoever comes into a fight with a serious wound rolls for it as well', () => {
    const game = fight([{ ...HERO, wounds: { chest: 40 } }, FOE], [100]);
    expect(person(game).nextRoll).toBe(1);
    expect(play(game, keepsGoing(game, person(game)))).toBe(false);
  });
  it('who has lost the use of a leg lies, and crawls', () => {
    const game = fight([HERO, FOE], [30]);
    const budgets = () =>
      (['crawl', 'walk', 'trot', 'run'] as const).map((gait) => budgetOf(game, person(game), gait, 2));
    expect(budgets().every((budget) => budget > 0)).toBe(true);
    hurt(game, person(game), 'left-leg', 16, true);
    expect(textsOf(game, 'limb')).toEqual(['P1 has lost the use of the left leg.']);
    expect(person(game)).toMatchObject({ condition: 'fit', posture: 'prone' });
    const [crawl, ...upright] = budgets();
    expect(crawl).toBeGreaterThan(0);
    expect(upright).toEqual([0, 0, 0]);
  });
  it('a serious head wound is unconsciousness at once', () => {
    const game = fight([HERO, FOE], [1]);
    hurt(game, person(game), 'head', 7);
    expect(person(game)).toMatchObject({ condition: 'out' });
  });
});

describe('twilight/combat/critical-wounds', () => {
  it('in the head it is death', () => {
    const game = fight([HERO, FOE], [1]);
    hurt(game, person(game), 'head', 13);
    expect(person(game).condition).toBe('dead');
  });
  it('elsewhere he bleeds to death in ten minutes', () => {
    const game = fight([HERO, FOE], []);
    hurt(game, person(game), 'abdomen', 31);
    expect(person(game)).toMatchObject({ condition: 'dying', dyingSince: 1 });
    game.state.turn = 20;
    play(game, timePasses(game));
    expect(person(game).condition).toBe('dying');
    game.state.turn = 21;
    play(game, timePasses(game));
    expect(person(game).condition).toBe('dead');
  });
});

describe('twilight/combat/npc-wounds', () => {
  it('E66: 20 points leave him on his feet, the 21st is dead on 3 and dying on 4', () => {
    for (const [die, condition] of [
      [3, 'dead'],
      [4, 'dying'],
    ] as const) {
      const game = fight([HERO, { ...FOE, attributes: { AGL: 20 } }], []);
      hurt(game, person(game, 2), 'chest', 20);
      expect(person(game, 2).condition).toBe('fit');
      game.diceLeft.push(die);
      hurt(game, person(game, 2), 'left-arm', 1);
      expect(person(game, 2)).toMatchObject({ total: 21, condition });
    }
  });
  it('E67: a head hit of 7 fills 14 boxes', () => {
    const game = fight([HERO, FOE], [1, 4, 3]);
    const hit = {
      person: 'p2',
      by: 'p1',
      with: 'bullet',
      dice: 2,
      plus: 0,
      pen: 1,
      from: { l: 0, x: 0, y: 0 },
      part: null,
      how: 'shot',
    } as const;
    play(game, setOff(game, { kind: 'hit', hit }));
    expect(person(game, 2).total).toBe(14);
  });
});

describe('twilight/combat/blunt-trauma', () => {
  it('E56: a FAL at medium range on a vest: two dice and two points', () => {
    const game = fight([HERO, { ...FOE, armor: ['kevlar-vest'] }], [4, 5, 6]);
    const hit = {
      person: 'p2',
      by: 'p1',
      with: 'bullet',
      dice: 4,
      plus: 0,
      pen: 2,
      from: { l: 0, x: 0, y: 0 },
      part: null,
      how: 'shot',
    } as const;
    play(game, setOff(game, { kind: 'hit', hit }));
    expect(person(game, 2).total).toBe(13);
  });
  it('E59: a pistol is stopped, one point', () => {
    const game = fight([HERO, { ...FOE, armor: ['kevlar-vest'] }], [4]);
    const hit = {
      person: 'p2',
      by: 'p1',
      with: 'bullet',
      dice: 1,
      plus: 0,
      pen: null,
      from: { l: 0, x: 0, y: 0 },
      part: null,
      how: 'shot',
    } as const;
    play(game, setOff(game, { kind: 'hit', hit }));
    expect(person(game, 2).total).toBe(1);
    expect(textsOf(game, 'stopped')).toEqual(['The armor of P2 stops the bullet: 1 of blunt trauma.']);
  });
});

describe('twilight/combat/burn-exposure', () => {
  it('E72: two fragments of phosphorus on the arm, one on the leg: fail, arm out, leg out: 8 dice and 6', () => {
    const dice = [...[1, 1, 1, 1, 2, 2, 51], ...[1, 1, 1, 1, 2, 2, 50], ...[2, 2, 1]];
    const game = fight([{ ...HERO, attributes: { ...ATTRIBUTES, AGL: 10 } }, FOE], []);
    play(game, catchFire(game, person(game), 'phosphorus', ['left-arm', 'left-arm']));
    play(game, catchFire(game, person(game), 'phosphorus', ['left-leg']));
    game.state.phase--;
    game.diceLeft.push(...dice);
    play(game, burnOn(game));
    expect(person(game).wounds).toMatchObject({ 'left-arm': 8, 'left-leg': 12 });
    expect(person(game).burns).toEqual([]);
  });
  it('whoever stands in a fire burns his legs, whoever lies in it everything that no armor covers', () => {
    const game = fight([{ ...HERO, armor: ['flak-jacket', 'steel-helmet'] }, FOE], [3, 4]);
    game.state.things.push({
      id: 't1',
      kind: 'fire',
      at: { l: 0, x: 0, y: 0 },
      radius: 4,
      agent: 'flame',
      until: null,
      known: 3,
    });
    play(game, standInFire(game));
    expect(person(game).wounds).toMatchObject({ 'right-leg': 3, 'left-leg': 4 });
    person(game).posture = 'prone';
    game.diceLeft.push(1, 1, 1, 1);
    play(game, scorch(game, person(game)));
    expect(person(game).wounds).toMatchObject({ head: 0, chest: 0, 'right-arm': 1, 'left-leg': 5 });
  });
});

describe('twilight/combat/concussion', () => {
  it('an NPC takes the whole on his boxes, a character a seventh on each part', () => {
    const game = fight([HERO, FOE], [6, 6, 4]);
    play(game, concuss(game, person(game, 2), 3, { l: 0, x: 5, y: 0 }));
    expect(person(game, 2).total).toBe(16);
    game.diceLeft.push(6, 2, 1);
    play(game, concuss(game, person(game), 2, { l: 0, x: 0, y: 0 }));
    expect(person(game).wounds).toMatchObject({ head: 2, chest: 1, 'left-leg': 1 });
  });
});

describe('twilight/combat/explosions', () => {
  it('E76: a fragmentation grenade beside who lies: no concussion, but fragments', () => {
    const game = fight(
      [
        { ...HERO, posture: 'prone' },
        { ...FOE, at: { x: 19, y: 19 } },
      ],
      [5, 4, 1, 1],
    );
    const explosion = {
      at: { l: 0, x: 0, y: 0 },
      by: null,
      with: 'a grenade',
      concussion: 3,
      burst: 12,
      contact: null,
      agent: null,
      penetration: null,
    };
    play(game, explode(game, explosion));
    expect(textsOf(game, 'concussion')).toEqual([]);
    expect(person(game).wounds.chest).toBe(2);
    expect(game.events[0]).toMatchObject({ kind: 'explosion', burst: { radius: 0.75 } });
  });
  it('phosphorus burns where its fragments strike', () => {
    const game = fight([HERO, { ...FOE, at: { x: 19, y: 19 } }], [5, 9]);
    const explosion = {
      at: { l: 0, x: 0, y: 0 },
      by: null,
      with: 'a grenade',
      concussion: 1,
      burst: 12,
      contact: null,
      agent: 'phosphorus',
      penetration: null,
    } as const;
    play(game, explode(game, explosion));
    expect(person(game).burns).toMatchObject([{ part: 'left-leg', agent: 'phosphorus' }]);
  });
});

describe('twilight/combat/burn-protection', () => {
  it('a helmet is thrown off, a vest burns along', () => {
    const game = fight([{ ...HERO, armor: ['kevlar-vest', 'kevlar-helmet'] }, FOE], []);
    play(game, catchFire(game, person(game), 'phosphorus', ['head', 'chest']));
    expect(person(game).burns).toMatchObject([
      { part: 'chest', agent: 'phosphorus' },
      { part: 'chest', agent: 'fuel' },
    ]);
    expect(textsOf(game, 'helmet')).toEqual(['P1 tears the burning helmet from the head.']);
  });
});
