import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { act, arm, fight, optionsOf, type PersonFile } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import type { TwilightAsked } from '../queries/asked.ts';
import { initiativeOf } from '../queries/initiative.ts';
import { questionOf } from '../questions.ts';
import { crossLanes } from './lanes.ts';

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
  it.each([
    ['rider', 'p3', 'Horse', 2],
    ['mount', 'p2', 'Rider', 3],
  ] as const)('a single shot that misses the %s strikes the other on 10 or less', (_, target, other, number) => {
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
    act(game, `fire:${item}:single:${target}`, { shots: 1 });
    expect(textsOf(game, 'rider')).toEqual([`It strikes ${other} instead.`]);
    expect(person(game, number).total).toBe(4);
  });
});

describe('twilight/combat/action-fire', () => {
  it('what was seen earlier in this phase may be fired at, what was not may not', () => {
    const game = fight([RIFLEMAN, TARGET], []);
    expect(optionsOf(game).some((id) => id.startsWith('fire'))).toBe(true);
    person(game, 2).seen = 0;
    person(game, 2).seenThisPhase = 1;
    expect(optionsOf(game).some((id) => id.startsWith('fire'))).toBe(true);
    person(game, 2).seenThisPhase = 0;
    expect(optionsOf(game).some((id) => id.startsWith('fire'))).toBe(false);
  });
});

describe('twilight/combat/human-limits', () => {
  it('whoever lacks the skill may not fire it, nor may an animal', () => {
    const game = fight([{ ...RIFLEMAN, kind: 'animal', animal: 'dog' }, TARGET], []);
    expect(optionsOf(game)).toEqual([]);
  });
  it('one weapon in one action', () => {
    const game = fight([{ items: [arm('9mm-par'), arm('.45')] }, { ...TARGET, at: { x: 1, y: 0 } }], []);
    const [first, second] = person(game).carries;
    person(game).offHand = second?.id ?? null;
    expect(optionsOf(game).filter((id) => id.startsWith('fire'))).toEqual([
      `fire:${first?.id}:single:p2`,
      `fire:${second?.id}:single:p2`,
    ]);
  });
});

describe('twilight/combat/two-weapons', () => {
  it('a weapon in the other hand takes a tenth of the strength and the second hand', () => {
    const game = fight([{ items: [arm('9mm-par'), arm('.45')] }, { ...TARGET, at: { x: 1, y: 0 } }], []);
    act(game, `ready:second:${person(game).carries[1]?.id}`);
    game.diceLeft.push(50);
    act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
    // Strength 10 holds as 9; the recoil of 5 is below it.
    expect(game.events.find(({ kind }) => kind === 'shot')?.target).toMatchObject({ need: 20 });
  });
  it('only what one hand holds goes into the other one; it is put away again, or when both are needed', () => {
    const game = fight(
      [{ items: [arm('9mm-par'), arm('.45'), arm('m16'), { kind: 'melee', what: 'axe' }] }, TARGET],
      [],
    );
    const seconds = () =>
      kindOf('ready')
        .options(game, person(game), null)
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('ready:take'));
    const [, second = '', rifle] = person(game).carries.map(({ id }) => id);
    expect(seconds()).toEqual([`ready:second:${second}`]);
    act(game, `ready:second:${second}`);
    expect(seconds()).toEqual(['ready:away']);
    act(game, 'ready:away');
    expect(person(game).offHand).toBe(null);
    act(game, `ready:second:${second}`);
    act(game, `ready:take:${rifle}`);
    expect([person(game).offHand, seconds()]).toEqual([null, []]);
  });
});

const needOf = (people: Parameters<typeof fight>[0], changes: (game: ReturnType<typeof fight>) => void): unknown => {
  const game = fight(people, [99]);
  changes(game);
  act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
  return game.events.find(({ kind }) => kind === 'shot')?.target;
};

describe('twilight/combat/target-movement', () => {
  it('a runner is one band farther', () => {
    const target = needOf([RIFLEMAN, TARGET], (game) => {
      person(game, 2).gait = 'run';
    });
    expect(target).toMatchObject({
      need: 15,
      modifiers: [{ label: 'quick shot' }, { value: -15, rule: 'twilight/combat/target-movement' }],
    });
  });
});

describe('twilight/combat/obscured', () => {
  it('brush on the way is one band', () => {
    const levels = [
      {
        id: 'field',
        width: 20,
        height: 20,
        areas: [{ kind: 'brush' as const, rect: [3, 0, 1, 1] as [number, number, number, number] }],
      },
    ];
    const game = fight([RIFLEMAN, TARGET], [99], { levels });
    act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
    expect(game.events.find(({ kind }) => kind === 'shot')?.target).toMatchObject({
      need: 15,
      modifiers: [{ label: 'quick shot' }, { value: -15, rule: 'twilight/combat/obscured' }],
    });
  });
});

describe('twilight/combat/shotguns', () => {
  it('buckshot at medium range: seven dice, a die for each hit, and none at long range', () => {
    const gun = { ...RIFLEMAN, items: [arm('pump', { round: 'buckshot' })] };
    const game = fight([gun, { ...TARGET, at: { x: 15, y: 0 } }], [6, 1, 1, 1, 1, 1, 1, 4, 5]);
    act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
    expect(person(game, 2).total).toBe(5);
    const close = fight([gun, { ...TARGET, attributes: { AGL: 20 } }], [30, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    act(close, `fire:${person(close).hands}:single:p2`, { shots: 1 });
    expect(person(close, 2).total).toBe(9);
    const variants = { shotgunRange: 20 };
    const far = fight([gun, { ...TARGET, at: { x: 15, y: 0 } }], [], { variants });
    expect(optionsOf(far).some((id) => id.startsWith('fire'))).toBe(false);
  });
});

describe('twilight/combat/danger-zone', () => {
  it('whoever comes into the lane is attacked by the dice that stayed', () => {
    const game = fight(
      [
        { ...RIFLEMAN, items: [arm('uzi')] },
        { ...TARGET, at: { x: 3, y: 0 } },
        { ...TARGET, at: { x: 2, y: 1 } },
      ],
      [1, 1, 1, 1, 1],
    );
    act(game, `fire:${person(game).hands}:burst:p2`, { shots: 1 });
    expect(game.state.things).toMatchObject([{ kind: 'lane', dice: 2 }]);
    const walker = person(game, 3);
    walker.at = { l: 0, x: 2, y: 0 };
    game.diceLeft.push(6, 2, 4, 3);
    play(game, crossLanes(game, walker, { l: 0, x: 2, y: 1 }));
    expect(walker.total).toBe(3);
  });
});

describe('twilight/combat/rate-of-fire', () => {
  it('E44: what is left of an action at another target: each change costs one, all recoil counts', () => {
    const people = [RIFLEMAN, TARGET, { ...TARGET, at: { x: 5, y: 1 } }];
    const game = fight(people, [99, 99, 99]);
    const item = person(game).hands ?? '';
    const answers = (asked: { readonly topic: string }) =>
      questionOf({ setup: game.setup, state: game.state, seat: 0 }, asked as TwilightAsked);
    Object.assign(game, { question: answers });
    play(game, kindOf('fire').perform(game, person(game), answerOf(`fire:${item}:single:p2`, { shots: 1, next: 1 })), [
      `fire:${item}:single:p3`,
      { shots: 2, next: 0 },
    ]);
    expect(game.events.filter(({ kind }) => kind === 'fire')).toHaveLength(2);
    // Three shots of recoil 3 hold against a strength of 12.
    expect(
      game.events.filter(({ kind }) => kind === 'shot').map(({ target }) => target?.kind === 'need' && target.need),
    ).toEqual([30, 30, 30]);
    const shift = { item, mode: 'single', last: 'p2', before: 1, switches: 1 } as const;
    const [, ...rest] = answers({ topic: 'shift', seat: 0, person: 'p1', shift } as TwilightAsked).options();
    expect(rest.map(({ id }) => id)).toEqual(['no-more']);
    expect(
      answers({ topic: 'shift', seat: 0, person: 'p1', shift } as TwilightAsked).options()[0]?.params?.[0],
    ).toMatchObject({ max: 3 });
  });
});

describe('twilight/combat/feed-devices', () => {
  it('a revolver takes three rounds an action, all six with a quick-loader', () => {
    const revolver = arm('.38-special', { loaded: 0, spares: [{ round: 'ball', rounds: 6 }] });
    const slow = fight([{ items: [revolver] }, TARGET], []);
    act(slow, `reload:${person(slow).hands}:ball`);
    expect(person(slow).carries[0]?.loaded).toBe(3);
    const quick = fight([{ items: [revolver, { kind: 'gear', what: 'quick-loader' }] }, TARGET], []);
    act(quick, `reload:${person(quick).hands}:ball`);
    expect(person(quick).carries[0]?.loaded).toBe(6);
  });
  it('a cassette takes all the actions of one turn, as many as his initiative gives him', () => {
    const needed = (['elite', 'veteran', 'experienced', 'novice'] as const).map((type) => {
      const game = fight([{ type, items: [arm('m214', { loaded: 0, magazines: 1 })] }, TARGET], []);
      let actions = 0;
      for (; person(game).carries[0]?.loaded === 0 && actions < 9; actions++)
        act(game, `reload:${person(game).hands}:ball`);
      expect(person(game).carries[0]?.loaded).toBe(1000);
      return [actions, initiativeOf(game.setup, person(game))];
    });
    expect(needed.map(([actions]) => actions)).toEqual(needed.map(([, initiative]) => initiative));
    expect(new Set(needed.map(([actions]) => actions)).size).toBeGreaterThan(2);
  });
});

describe('twilight/combat/ammunition', () => {
  it('every shot and every round of a burst is counted, and nothing fires without', () => {
    const game = fight([{ ...RIFLEMAN, items: [arm('m16', { loaded: 4 })] }, TARGET], [99]);
    act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
    expect(person(game).carries[0]?.loaded).toBe(3);
    game.diceLeft.push(1, 1, 1);
    act(game, `fire:${person(game).hands}:burst:p2`, { shots: 1 });
    expect(person(game).carries[0]?.loaded).toBe(0);
    expect(optionsOf(game)).toEqual([]);
  });
});

describe('twilight/combat/opportunity-fire', () => {
  const reaction = () => kindOf('fire').reaction;
  it('who was seen when he began to move is fired at with one aimed shot, others with quick ones', () => {
    const game = fight([RIFLEMAN, TARGET], []);
    person(game).aim = { target: 'p2', at: null, item: person(game).hands ?? '', since: 0 };
    const needs = [true, false].map(
      (wasSeen) => reaction()?.options(game, person(game), 'p2', wasSeen)[0]?.preview({ shots: 1 }).target,
    );
    expect(needs).toMatchObject([{ need: 60 }, { need: 30 }]);
  });
});

describe('twilight/adventures/shields', () => {
  const guarded = (dice: readonly number[]) =>
    fight([RIFLEMAN, TARGET, { name: 'Prisoner', seat: 1, at: { x: 5, y: 0 }, captive: true, type: 'novice' }], dice);
  const SHOT = { shots: 1 };
  it('a single shot that misses a guard among prisoners strikes one of them on a six', () => {
    const game = guarded([95, 6, 5, 2, 2]);
    const { at } = person(game, 2);
    person(game, 3).at = at;
    act(game, `fire:${person(game).hands}:single:p2`, SHOT);
    expect(textsOf(game, 'shield')).toEqual(['It strikes a prisoner.']);
    expect(person(game, 3).total).toBe(4);
  });
  it('on five it goes past; where no prisoner is nothing is rolled', () => {
    const game = guarded([95, 5]);
    person(game, 3).at = person(game, 2).at;
    act(game, `fire:${person(game).hands}:single:p2`, SHOT);
    expect(textsOf(game, 'shield')).toEqual(['It goes past the prisoners.']);
    const alone = guarded([95]);
    person(alone, 3).at = { l: 0, x: 19, y: 19 };
    act(alone, `fire:${person(alone).hands}:single:p2`, SHOT);
    expect(textsOf(alone, 'shield')).toEqual([]);
  });
  it('in the fog who does not see the prisoner is not told of him', () => {
    const people = [RIFLEMAN, TARGET, { name: 'Prisoner', seat: 1, captive: true, type: 'novice' as const }];
    const game = fight(people, [95, 5], { hidden: true });
    Object.assign(person(game, 3), { at: person(game, 2).at, seen: 0 });
    act(game, `fire:${person(game).hands}:single:p2`, SHOT);
    expect(game.events.find(({ kind }) => kind === 'shield')?.to).toEqual([1]);
  });
});

describe('twilight/adventures/ricochets', () => {
  const MINE = { levels: [{ id: 'mine', width: 20, height: 20, grid: 2 as const, ricochets: true }] };
  it('a round that misses comes back on a ten at anybody near', () => {
    const game = fight([RIFLEMAN, TARGET], [95, 10, 1, 5, 2, 2], MINE);
    act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
    expect(textsOf(game, 'ricochet')).toEqual(['1 of 1 rounds come back from the walls.']);
    expect(
      game.state.people.filter((one) => one.total > 0 || Object.values(one.wounds).some((n) => n > 0)).length,
    ).toBe(1);
  });
  it('not on a nine, and not where the map says nothing of it', () => {
    const game = fight([RIFLEMAN, TARGET], [95, 9], MINE);
    act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
    expect(textsOf(game, 'ricochet')).toEqual(['Nothing comes back from the walls.']);
  });
});
