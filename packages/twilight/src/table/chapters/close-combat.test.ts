import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, play, textsOf } from '../../testing/fights.ts';
import { offered } from '../../testing/heavy.ts';
import { act, arm, fight, type PersonFile } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import { type Arm, attackAt, standOf, targetOf } from '../queries/fire.ts';
import { grenadeBlast } from '../queries/throwing.ts';
import { charge } from './melee.ts';
import { grenadesGoOff } from './throwing.ts';
import { die, goOut } from './wounds.ts';

const ROOM: Partial<ScenarioFile> = { levels: [{ id: 'room', width: 20, height: 20, grid: 2 }] };
const HERO: Partial<PersonFile> = { type: 'veteran' };
const FOE: Partial<PersonFile> = { at: { x: 1, y: 0 }, facing: 6, attributes: { AGL: 20 } };
const FAR: Partial<PersonFile> = { ...FOE, at: { x: 19, y: 19 } };
const melee = (what: string) => ({ kind: 'melee', what: what as 'knife' }) as const;

describe('twilight/combat/melee-chart', () => {
  it('a knife is 10 better than the skill and does two dice', () => {
    const game = fight([{ ...HERO, items: [melee('knife')] }, FOE], [70, 4, 3, 4], ROOM);
    act(game, `melee:${person(game).hands}:p2`);
    expect(game.events.find(({ kind }) => kind === 'blow')).toMatchObject({
      target: { base: 60, need: 70, modifiers: [{ value: 10 }] },
      outcome: 'good',
    });
    expect(person(game, 2).total).toBe(7);
  });
  it('a rifle butt adds the strength to its die', () => {
    const game = fight([{ ...HERO, items: [{ kind: 'small-arm', what: 'm16' }] }, FOE], [60, 4, 3], ROOM);
    act(game, `melee:${person(game).hands}-butt:p2`);
    expect(person(game, 2).total).toBe(15);
  });
});

describe('twilight/combat/action-body-combat', () => {
  it('after a run only a diving blow', () => {
    const game = fight([HERO, FOE], [], ROOM);
    const ids = kindOf('body')
      .options(game, person(game), 'run')
      .map(({ id }) => id);
    expect(ids).toEqual(['body:diving-blow:p2']);
  });
});

describe('twilight/combat/hand-grenades', () => {
  it('each kind goes off with its own figures', () => {
    const kinds = ['frag', 'antitank', 'concussion', 'thermite', 'chemical', 'wp', 'smoke'] as const;
    const at = { l: 0, x: 0, y: 0 };
    expect(
      kinds
        .map((what) => grenadeBlast(what, at, 'p1', null))
        .map(({ concussion, burst, agent }) => [concussion, burst, agent]),
    ).toEqual([
      [3, 12, null],
      [3, 4, null],
      [5, null, null],
      [1, 4, 'thermite'],
      [1, 12, 'gas'],
      [1, 12, 'phosphorus'],
      [0, null, 'smoke'],
    ]);
  });
});

const HORSE: Partial<PersonFile> = { id: 'horse', name: 'Horse', kind: 'animal', animal: 'horse', at: { x: 0, y: 0 } };

describe('twilight/combat/riders', () => {
  it('into the saddle and down is an action each; a mount that falls throws its rider', () => {
    const game = fight([{ ...HORSE, seat: 0 }, { ...HERO, seat: 0, at: { x: 0, y: 0 } }, FOE], []);
    act(game, 'mount:p1:saddle', {}, 2);
    expect([person(game, 2).rides, person(game, 1).rides]).toEqual(['p1', 'p2']);
    act(game, 'move:trot:0,2,0', {}, 2);
    expect(person(game, 1).at).toEqual({ l: 0, x: 2, y: 0 });
    act(game, 'dismount:saddle', {}, 2);
    expect([person(game, 2).rides, person(game, 1).rides]).toEqual([null, null]);
    act(game, 'mount:p1:saddle', {}, 2);
    play(game, die(game, person(game, 1)));
    expect(textsOf(game, 'unseated')).toEqual(['Horse throws P2.']);
    expect([person(game, 2).rides, person(game, 2).posture, person(game, 2).at]).toEqual([
      null,
      'prone',
      { l: 0, x: 2, y: 0 },
    ]);
  });
  it('whoever is out falls from it; a mule walks and trots, and does not run', () => {
    const game = fight([{ ...HORSE, animal: 'mule', seat: 0 }, { ...HERO, seat: 0, rides: 'horse' }, FOE], []);
    const gaits = new Set(offered(game, 'move', 2).map((id) => id.split(':')[1]));
    expect([...gaits]).toEqual(['walk', 'trot']);
    play(game, goOut(game, person(game, 2)));
    expect(textsOf(game, 'unseated')).toEqual(['P2 falls from the saddle.']);
  });
});

describe('twilight/combat/first-edition-rules', () => {
  it('a mounted run into enemies makes them test for panic', () => {
    const horse: Partial<PersonFile> = {
      id: 'horse',
      name: 'Horse',
      kind: 'animal',
      animal: 'horse',
      seat: 0,
      at: { x: 0, y: 0 },
    };
    const game = fight([horse, { ...HERO, seat: 0, rides: 'horse' }, FOE], [6], ROOM);
    person(game, 2).gait = 'run';
    play(game, charge(game, person(game, 2)));
    expect(person(game, 3).frozen).toBe(3);
  });
  it('a rider may charge whom he would reach at a walk, and is then a fast target with his mount', () => {
    const rider: Partial<PersonFile> = {
      ...HERO,
      seat: 0,
      rides: 'horse',
      at: { x: 0, y: 0 },
      items: [melee('machete')],
    };
    const game = fight([{ ...HORSE, seat: 0 }, rider, { ...FOE, items: [arm('m16')] }], [6]);
    const ids = offered(game, 'move', 2);
    expect(ids.filter((id) => id.endsWith(':0,1,0'))).toEqual(['move:walk:0,1,0', 'move:run:0,1,0']);
    act(game, 'move:run:0,1,0', {}, 2);
    expect(textsOf(game, 'charge')).toEqual(['P2 charges P3.']);
    expect([person(game, 3).frozen, person(game, 1).at, person(game, 1).gait]).toEqual([
      3,
      { l: 0, x: 1, y: 0 },
      'run',
    ]);
    const target = targetOf(game, 'p2');
    const [m16] = person(game, 3).carries;
    const stand = m16 === undefined ? null : standOf(game, person(game, 3), m16 as Arm, 'single', { gait: null });
    const attack = stand === null || target === null ? null : attackAt(game, stand, target);
    expect(attack?.shifts).toEqual([{ label: 'the target moves fast', rule: 'twilight/combat/target-movement' }]);
  });
  it('a vehicle that drives at people charges them as well', () => {
    const game = fight([{ at: undefined, aboard: { vehicle: 'car', place: 'driver' } }, { at: { x: 3, y: 0 } }], [6], {
      vehicles: [{ id: 'car', kind: 'uaz-469', seat: 0, at: { x: 1, y: 0 }, heading: 2, speed: 25 }],
    });
    act(game, 'drive:0,3,0');
    expect(textsOf(game, 'charge').length).toBe(1);
    expect(person(game, 2).frozen).toBeGreaterThan(0);
  });
  it('strike: power in points on a part', () => {
    const game = fight([HERO, FOE], [60, 4], ROOM);
    act(game, 'body:strike:p2');
    expect(person(game, 2).total).toBe(7);
  });
  it('grapple twice pins a strength of ten; escape takes as much away', () => {
    const game = fight([HERO, FOE], [10], ROOM);
    act(game, 'body:grapple:p2');
    game.diceLeft.push(20);
    act(game, 'body:grapple:p2');
    expect(textsOf(game, 'grip')).toEqual([
      'P2 is held by 7 of 10 points.',
      'P2 is pinned: 14 points against a strength of 10.',
    ]);
    game.diceLeft.push(40);
    act(game, 'body:escape:p1', {}, 2);
    expect(person(game, 2).holds).toEqual([{ by: 'p1', points: 10 }]);
  });
  it('a diving blow lays both down', () => {
    const game = fight([HERO, FOE], [10, 4], ROOM);
    act(game, 'body:diving-blow:p2');
    expect([person(game).posture, person(game, 2).posture, person(game, 2).holds.length]).toEqual([
      'prone',
      'prone',
      1,
    ]);
  });
  it('a knife on a pinned sentry who knows of nothing makes no sound', () => {
    const game = fight(
      [
        { ...HERO, items: [melee('knife')] },
        { ...FOE, alert: 'unaware' },
      ],
      [90],
      ROOM,
    );
    person(game, 2).holds = [{ by: 'p1', points: 12 }];
    act(game, `melee:${person(game).hands}:p2`);
    expect(person(game, 2).condition).toBe('out');
    expect(textsOf(game, 'silenced')).toEqual(['P1 silences P2.']);
  });
  it('two successes do it as well on somebody pinned whose side has not seen who holds him', () => {
    const game = fight([HERO, FOE], [10], ROOM);
    person(game).seen = 0;
    person(game, 2).holds = [{ by: 'p1', points: 10 }];
    act(game, 'body:grapple:p2');
    expect(person(game, 2).condition).toBe('fit');
    game.diceLeft.push(10);
    act(game, 'body:grapple:p2');
    expect(person(game, 2).condition).toBe('out');
  });
});

describe('twilight/adventures/silent-kill', () => {
  const GUARD = { ...FOE, alert: 'unaware' as const };
  const MATE = { ...FOE, at: { x: 9, y: 0 }, alert: 'unaware' as const };
  it('one hit with a knife on a guard who suspects nothing, and nobody hears it', () => {
    const game = fight([{ ...HERO, items: [melee('knife')] }, GUARD, MATE], [90], ROOM);
    act(game, `melee:${person(game).hands}:p2`);
    expect([person(game, 2).condition, person(game, 3).alert]).toEqual(['out', 'unaware']);
    expect(game.state.script.alarms).toEqual([]);
    expect(game.events.find(({ kind }) => kind === 'silenced')?.rule).toBe('twilight/adventures/silent-kill');
  });
  it('a miss is heard by all who are near', () => {
    const game = fight([{ ...HERO, items: [melee('knife')] }, GUARD, MATE], [91], ROOM);
    act(game, `melee:${person(game).hands}:p2`);
    expect([person(game, 2).alert, person(game, 3).alert]).toEqual(['alert', 'alert']);
    expect(game.state.script.alarms).toEqual(['side-1']);
  });
  it('two successes of body combat in a row: the first takes him by the throat', () => {
    const game = fight([HERO, GUARD, MATE], [10], ROOM);
    act(game, 'body:grapple:p2');
    expect([person(game, 2).condition, person(game, 2).alert]).toEqual(['fit', 'unaware']);
    game.diceLeft.push(10);
    act(game, 'body:strike:p2');
    expect([person(game, 2).condition, person(game, 3).alert]).toEqual(['out', 'unaware']);
  });
  it('a failure in between lets him go, and a sleeper wakes', () => {
    const game = fight([HERO, { ...FOE, alert: 'asleep' }], [10], ROOM);
    act(game, 'body:grapple:p2');
    game.diceLeft.push(99);
    act(game, 'body:grapple:p2');
    expect([person(game, 2).alert, person(game, 2).holds]).toEqual(['alert', []]);
    expect(textsOf(game, 'alarm')).toEqual(['P2 cries out.']);
  });
});

describe('twilight/combat/first-edition-rules: animals', () => {
  it('a dog bites at 60 percent for two dice', () => {
    const game = fight([{ kind: 'animal', animal: 'dog' }, FOE], [60, 4, 2, 3], ROOM);
    act(game, 'bite:p2');
    expect(person(game, 2).total).toBe(5);
  });
  it('a grenade lands where it is thrown and goes off at the end of the phase', () => {
    const game = fight(
      [
        { ...HERO, items: [{ kind: 'grenade', what: 'frag', count: 2 }] },
        { ...FOE, at: { x: 8, y: 0 } },
      ],
      [30],
      ROOM,
    );
    const [item] = person(game).carries;
    act(game, `throw:${item?.id}:p2`);
    expect(game.state.things).toMatchObject([{ kind: 'flying', what: 'grenade', at: { x: 8, y: 0 } }]);
    expect(item?.count).toBe(1);
    game.diceLeft.push(6, 10, 5);
    play(game, grenadesGoOff(game));
    expect(game.state.things).toEqual([]);
    expect(person(game, 2).total).toBe(6);
  });
  it('a bad throw lands up to a die of meters off, in one of eight directions', () => {
    const game = fight(
      [
        { ...HERO, items: [{ kind: 'grenade', what: 'frag', count: 1 }] },
        { ...FOE, at: { x: 8, y: 0 } },
      ],
      [31, 4, 5],
      ROOM,
    );
    act(game, `throw:${person(game).carries[0]?.id}:p2`);
    expect(game.state.things).toMatchObject([{ at: { x: 8, y: 2 } }]);
    expect(person(game).carries).toEqual([]);
  });
});

describe('twilight/combat/critical-wounds', () => {
  it('a medic with a kit works for two actions and rolls his skill', () => {
    const game = fight(
      [{ ...HERO, items: [{ kind: 'gear', what: 'medical-kit' }] }, { ...FOE, seat: 0 }, FAR],
      [],
      ROOM,
    );
    Object.assign(person(game, 2), { condition: 'dying', dyingSince: 1, total: 25 });
    act(game, 'aid:p2');
    game.diceLeft.push(60);
    act(game, 'aid:p2');
    expect(person(game, 2)).toMatchObject({ condition: 'out', dyingSince: null, aided: true });
  });
});
