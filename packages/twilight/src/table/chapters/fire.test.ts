import { describe, expect, it } from 'vitest';
import { person, textsOf } from '../../testing/fights.ts';
import { act, arm, fight, optionsOf, type PersonFile } from '../../testing/shooting.ts';

const RIFLEMAN: Partial<PersonFile> = { items: [arm('m16')], type: 'veteran' };
const TARGET: Partial<PersonFile> = { at: { x: 5, y: 0 }, facing: 6 };

describe('twilight/combat/direct-fire', () => {
  it('a quick shot rolls once against half the skill, then location and damage', () => {
    const game = fight([RIFLEMAN, TARGET], [30, 4, 3, 2]);
    const item = person(game).hands ?? '';
    act(game, `fire:${item}:single:p2`, { shots: 1 });
    const shot = game.events.find(({ kind }) => kind === 'shot');
    expect(shot).toMatchObject({
      roll: { values: [30] },
      target: { need: 30, modifiers: [{ value: -30, label: 'quick shot' }] },
      shot: { by: 'p1', at: { piece: 'p2' }, hit: true },
    });
    expect(person(game, 2).total).toBe(5);
    expect(person(game).carries[0]?.loaded).toBe(29);
  });
  it('aim, then fire: the first shot has the whole skill, the second half', () => {
    const game = fight([RIFLEMAN, TARGET], []);
    const item = person(game).hands ?? '';
    act(game, `aim:${item}:p2`);
    game.diceLeft.push(61, 31);
    act(game, `fire:${item}:single:p2`, { shots: 2 });
    expect(
      game.events.filter(({ kind }) => kind === 'shot').map(({ target }) => target?.kind === 'need' && target.need),
    ).toEqual([60, 30]);
    expect(person(game).aim).toBeNull();
  });
  it('walking takes the aim, and running all fire', () => {
    const game = fight([RIFLEMAN, TARGET], []);
    person(game).gait = 'walk';
    expect(optionsOf(game).some((id) => id.startsWith('aim'))).toBe(false);
    expect(optionsOf(game).some((id) => id.startsWith('fire'))).toBe(true);
    person(game).gait = 'run';
    expect(optionsOf(game)).toEqual([]);
  });
  it('nobody fires an empty weapon, or one he has no skill for', () => {
    expect(optionsOf(fight([{ items: [arm('m16', { loaded: 0 })] }, TARGET], []))).toEqual([]);
  });
});

describe('twilight/combat/automatic-fire', () => {
  it('E35: five bursts of an Uzi roll 25 dice where nothing takes any away; strays go to others in the lane', () => {
    const dice = [...new Array<number>(23).fill(1), 6, 6, 5, 3, 8, 4, ...new Array<number>(11).fill(2)];
    const gunner = { ...RIFLEMAN, attributes: { STR: 20 }, items: [arm('uzi')] };
    const game = fight([gunner, { ...TARGET, at: { x: 3, y: 0 } }, { ...TARGET, at: { x: 2, y: 0 } }], dice);
    act(game, `fire:${person(game).hands}:burst:p2`, { shots: 5 });
    expect(game.events.find(({ kind }) => kind === 'shot')?.roll?.values).toHaveLength(25);
    expect(person(game, 2).total).toBe(7);
    expect(game.events.find(({ kind }) => kind === 'strays')?.roll?.values).toHaveLength(11);
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 11 }]);
    expect(person(game).carries[0]?.loaded).toBe(7);
  });
  it('E41: fifty rounds of the M214 on its tripod: ten dice, one six is three hits', () => {
    const hits = [4, 1, 1, 1, 1, 8, 1, 1, 1, 1, 8, 1, 1, 1, 1, 1];
    const game = fight(
      [{ ...RIFLEMAN, items: [arm('m214', { rest: 'tripod' })] }, TARGET],
      [6, ...new Array<number>(9).fill(2), ...hits],
    );
    const item = person(game).hands ?? '';
    act(game, `fire:${item}:burst:p2`, { shots: 1 });
    expect(person(game, 2).total).toBe(12);
    expect(person(game).carries[0]?.loaded).toBe(950);
  });
});

describe('twilight/combat/reloading', () => {
  it('a box takes one action and the old magazine is kept, a belt two', () => {
    const game = fight([{ items: [arm('m16', { loaded: 7, magazines: 1 })] }, TARGET], []);
    const item = person(game).hands ?? '';
    act(game, `reload:${item}:ball`);
    expect(person(game).carries[0]).toMatchObject({ loaded: 30, spares: [{ round: 'ball', rounds: 7 }] });
    const gun = fight([{ items: [arm('m60', { loaded: 0, magazines: 1 })] }, TARGET], []);
    const belt = person(gun).hands ?? '';
    act(gun, `reload:${belt}:ball`);
    expect(person(gun).carries[0]).toMatchObject({ loaded: 0, reloading: 1 });
    act(gun, `reload:${belt}:ball`);
    expect(person(gun).carries[0]).toMatchObject({ loaded: 50, reloading: 0, spares: [] });
  });
  it('a loader beside the gunner spends one of the two', () => {
    const game = fight(
      [{ items: [arm('m60', { loaded: 0, magazines: 1 })] }, TARGET, { seat: 0, at: { x: 0, y: 1 } }],
      [],
    );
    const belt = person(game).hands ?? '';
    act(game, `reload:${belt}:for:p1`, {}, 3);
    act(game, `reload:${belt}:ball`);
    expect(person(game).carries[0]).toMatchObject({ loaded: 50 });
  });
  it('three rounds an action where they go in one by one', () => {
    const game = fight([{ items: [arm('30-06', { loaded: 0, spares: [{ round: 'ball', rounds: 4 }] })] }, TARGET], []);
    const item = person(game).hands ?? '';
    act(game, `reload:${item}:ball`);
    expect(person(game).carries[0]).toMatchObject({ loaded: 3, spares: [{ round: 'ball', rounds: 1 }] });
  });
});

describe('twilight/combat/riders', () => {
  it('a single shot that misses the rider strikes the mount on 10 or less', () => {
    const horse: Partial<PersonFile> = {
      id: 'horse',
      name: 'Horse',
      kind: 'animal',
      animal: 'horse',
      seat: 1,
      at: { x: 5, y: 0 },
      facing: 0,
    };
    const game = fight([RIFLEMAN, horse, { name: 'Rider', seat: 1, rides: 'horse' }], [95, 10, 5, 2, 2]);
    for (const one of game.state.people) one.seen = 3;
    const item = person(game).hands ?? '';
    act(game, `fire:${item}:single:p3`, { shots: 1 });
    expect(textsOf(game, 'rider')).toEqual(['It strikes Horse instead.']);
    expect(person(game, 2).total).toBe(4);
  });
});
