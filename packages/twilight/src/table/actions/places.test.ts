import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { fieldSetup, gameOf, person, play, type TestGame } from '../../testing/fights.ts';
import { moveAlong } from '../chapters/movement.ts';
import { budgetOf } from '../queries/reach.ts';
import { taskDegree, taskTarget } from '../queries/tasks.ts';
import { kindOf } from './list.ts';

type PersonFile = ScenarioFile['people'][number];

const NOBODY = (): never => {
  throw new Error('nobody is asked');
};

const started = (
  people: readonly Partial<PersonFile>[],
  changes: Partial<ScenarioFile> = {},
  dice: readonly number[] = [],
): TestGame => gameOf(fieldSetup(people, changes), dice, NOBODY);

const offered = (game: TestGame, kind: string): readonly string[] =>
  kindOf(kind)
    .options(game, person(game), null)
    .map(({ id }) => id);

const act = (game: TestGame, option: string): void => {
  expect(offered(game, option)).toContain(option);
  play(game, kindOf(option).perform(game, person(game), answerOf(option)));
};

const level = (more: Partial<ScenarioFile['levels'][number]>): Pick<ScenarioFile, 'levels'> => ({
  levels: [{ id: 'field', width: 20, height: 20, ...more }],
});

const FAR = { at: { x: 15, y: 15 } };

describe('twilight/adventures/darkness', () => {
  it('under ground a quarter of a walk without light, half by a flame, any pace by a flashlight or where lamps burn', () => {
    const mine = { grid: 2, elevation: -20, light: 'dark' } as const;
    const items = (['torch', 'flashlight'] as const).map((what) => ({ kind: 'gear', what }) as const);
    const game = started([{ items }, FAR], level({ ...mine, lamps: [{ x: 15, y: 5, full: 4, limited: 8 }] }));
    const one = person(game);
    const paces = () => (['walk', 'trot', 'run'] as const).map((gait) => budgetOf(game, one, gait, 2) / 2);
    expect(paces()).toEqual([1, 0, 0]);
    expect(offered(game, 'move').every((id) => id.startsWith('move:walk'))).toBe(true);
    play(game, moveAlong(game, one, [{ l: 0, x: 1, y: 0 }], 'walk'));
    expect(game.events.at(-1)).toMatchObject({
      rule: 'twilight/adventures/darkness',
      text: 'P1 feels his way for 2 m.',
    });
    const [torch, flashlight] = one.carries;
    if (torch === undefined || flashlight === undefined) throw new Error('two lights');
    torch.on = true;
    expect(paces()).toEqual([2, 0, 0]);
    flashlight.on = true;
    expect(paces()).toEqual([4, 8, 15]);
    Object.assign(torch, { on: false });
    Object.assign(flashlight, { on: false });
    one.at = { l: 0, x: 15, y: 5 };
    expect(paces()).toEqual([4, 8, 15]);
  });
});

describe('twilight/combat/action-ready', () => {
  it('one thing is put away and another taken in hand; a lamp is lit', () => {
    const items = [
      { kind: 'small-arm', what: 'm16' },
      { kind: 'melee', what: 'knife' },
      { kind: 'gear', what: 'torch' },
    ] as const;
    const game = started([{ items: [...items] }, FAR]);
    act(game, 'ready:take:p1i2');
    expect(person(game).hands).toBe('p1i2');
    act(game, 'ready:switch:p1i3');
    expect(person(game).carries[2]?.on).toBe(true);
  });
});

describe('twilight/combat/action-talk', () => {
  it('a shout wakes whoever is near; by radio a call is answered before the message', () => {
    const radio = { items: [{ kind: 'gear' as const, what: 'radio' as const }] };
    const game = started([radio, FAR, { seat: 0, at: { x: 2, y: 0 }, alert: 'asleep', ...radio }]);
    act(game, 'talk:warn');
    expect(person(game, 3).alert).toBe('alert');
    for (const number of [1, 3]) for (const item of person(game, number).carries) item.on = true;
    person(game).talked = false;
    act(game, 'talk:call:p3');
    person(game).talked = false;
    expect(offered(game, 'talk')).toEqual([]);
    play(game, kindOf('talk').perform(game, person(game, 3), answerOf('talk:answer:p1')));
    act(game, 'talk:send:p3');
  });
  it('whoever is called readies his radio before he answers', () => {
    const radio = { items: [{ kind: 'gear' as const, what: 'radio' as const }] };
    const game = started([radio, FAR, { seat: 0, at: { x: 2, y: 0 }, ...radio }]);
    const answers = () =>
      kindOf('talk')
        .options(game, person(game, 3), null)
        .map(({ id }) => id);
    act(game, `ready:switch:${person(game).carries[0]?.id}`);
    act(game, 'talk:call:p3');
    expect(answers()).toEqual([]);
    play(
      game,
      kindOf('ready').perform(game, person(game, 3), answerOf(`ready:switch:${person(game, 3).carries[0]?.id}`)),
    );
    expect(answers()).toEqual(['talk:answer:p1']);
  });
});

describe('twilight/combat/actions', () => {
  it('a locked door is picked by a mechanic, then opened', () => {
    const door = { kind: 'door', x: 0, y: 1, edge: 'north', locked: true } as const;
    const game = started([{ type: 'veteran' }, FAR], level({ barriers: [door] }), [60]);
    expect(offered(game, 'door')).toEqual(['door:pick:0', 'door:force:0']);
    act(game, 'door:pick:0');
    act(game, 'door:open:0');
    expect(game.state.barriers[0]).toEqual({ open: true, locked: false, broken: false });
  });

  it('a fence takes two actions, a ladder leads to another level', () => {
    const fence = { kind: 'fence', x: 1, y: 0, edge: 'west', length: 2 } as const;
    const roof = { id: 'roof', width: 4, height: 4, elevation: 4, grid: 2 } as const;
    const game = started([{}, FAR], {
      levels: [{ id: 'field', width: 20, height: 20, barriers: [fence] }, roof],
      links: [{ kind: 'ladder', from: { x: 0, y: 0 }, to: { level: 'roof', x: 1, y: 1 }, actions: 1 }],
    });
    act(game, 'climb:over:2');
    expect(person(game).at).toEqual({ l: 0, x: 0, y: 0 });
    act(game, 'climb:over:2');
    expect(person(game).at).toEqual({ l: 0, x: 1, y: 0 });
    act(game, 'climb:over:6');
    act(game, 'climb:over:6');
    act(game, 'climb:k1:1');
    expect(person(game).at).toEqual({ l: 1, x: 1, y: 1 });
  });
  it('whoever has not learned to climb tries his agility, and finds it difficult', () => {
    const links = [
      { kind: 'climb', from: { x: 0, y: 0 }, to: { x: 0, y: 3 }, task: { skill: 'MTN', level: 'easy' } },
    ] as const;
    const need = (skills: PersonFile['skills']): number | null => {
      const game = started([{ kind: 'character', attributes: { AGL: 12 }, skills }, FAR], { links: [...links] }, [1]);
      act(game, 'climb:k1:0');
      const target = game.events.find(({ kind }) => kind === 'task')?.target;
      return target?.kind === 'need' ? target.need : null;
    };
    expect([need({ MTN: 30 }), need({ CRM: 50 })]).toEqual([60, 30]);
  });

  it('a footlocker takes its actions to search', () => {
    const goods = [{ kind: 'gear' as const, what: 'goal' as const, name: 'canister' }];
    const game = started([{}, FAR], { goods, caches: [{ id: 'locker', at: { x: 0, y: 0 }, actions: 2, goods: [0] }] });
    act(game, 'search:cache:0');
    expect(person(game).carries).toEqual([]);
    act(game, 'search:cache:0');
    expect(person(game).carries.map(({ name }) => name)).toEqual(['canister']);
    expect(offered(game, 'search')).toEqual([]);
  });

  it('who has surrendered is taken; who is held is freed, and armed', () => {
    const arms = [{ kind: 'small-arm' as const, what: 'm16' as const }];
    const game = started([{ items: arms }, { at: { x: 0, y: 0 } }, { seat: 0, captive: true, at: { x: 0, y: 0 } }]);
    person(game, 2).surrendered = true;
    act(game, 'captives:take:p2');
    expect(person(game, 2).captive).toEqual({ side: 0, roped: true });
    act(game, 'captives:free:p3');
    act(game, 'captives:give:p3:p1i1');
    expect(person(game, 3)).toMatchObject({ captive: null, hands: 'p1i1' });
  });

  it('a lamp puts out all of its circuit', () => {
    const lamp = { full: 20, limited: 40, circuit: 'yard' };
    const game = started(
      [{}, FAR],
      level({
        lamps: [
          { x: 0, y: 0, ...lamp },
          { x: 9, y: 9, ...lamp },
        ],
      }),
    );
    act(game, 'lights:0');
    expect(game.state.lamps).toEqual([false, false]);
  });
});

describe('twilight/adventures/stealth', () => {
  const guard = { alert: 'unaware' as const, at: { x: 5, y: 0 } };
  it('a square in view of a guard is an average recon task; failed, he gives the alarm', () => {
    const game = started([{ type: 'veteran' }, guard], {}, [60, 61]);
    play(
      game,
      moveAlong(
        game,
        person(game),
        [
          { l: 0, x: 1, y: 0 },
          { l: 0, x: 2, y: 0 },
        ],
        'walk',
      ),
    );
    expect(person(game, 2).alert).toBe('alert');
    expect(game.state.script.alarms).toEqual(['side-1']);
  });

  it('at a trot it is difficult, by night a step easier', () => {
    const dark = level({ light: 'dark' });
    const game = started([{ type: 'veteran' }, guard], dark, [60]);
    play(game, moveAlong(game, person(game), [{ l: 0, x: 1, y: 0 }], 'trot'));
    expect(person(game, 2).alert).toBe('unaware');
  });
});

describe('twilight/referee/tasks', () => {
  it('easy, average and difficult; a tenth of what succeeds is outstanding, a tenth of what fails a catastrophe', () => {
    const [sheet] = fieldSetup([{ type: 'experienced' }, FAR]).people;
    if (sheet === undefined) throw new Error('nobody');
    const need = (levelId: 'easy' | 'average' | 'difficult') => {
      const target = taskTarget(sheet, { skill: 'RCN', level: levelId });
      return target.kind === 'need' ? target.need : null;
    };
    expect([need('easy'), need('average'), need('difficult')]).toEqual([80, 40, 20]);
    const target = taskTarget(sheet, { skill: 'RCN', level: 'average' });
    expect([4, 5, 40, 41, 94, 95].map((total) => taskDegree(target, total))).toEqual([
      'outstanding',
      'success',
      'success',
      'failure',
      'failure',
      'catastrophe',
    ]);
  });
});
