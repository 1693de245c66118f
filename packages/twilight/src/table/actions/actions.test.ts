import { answerOf, type Params } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { COVER } from '../../catalog/cover.ts';
import { SMALL_ARMS } from '../../catalog/small-arms.ts';
import { person, play, type TestGame, textsOf } from '../../testing/fights.ts';
import { arm, act as does, fight, optionsOf, type PersonFile } from '../../testing/shooting.ts';
import { coverAgainst } from '../queries/cover.ts';
import { reachable } from '../queries/reach.ts';
import { kindOf } from './list.ts';

const RIFLEMAN: Partial<PersonFile> = { items: [arm('m16')], type: 'veteran' };
const TARGET: Partial<PersonFile> = { at: { x: 5, y: 0 }, facing: 6 };

const postures = (game: TestGame): readonly string[] =>
  kindOf('posture')
    .options(game, person(game), null)
    .map(({ id }) => id);

const factsOf = (game: TestGame, option: string, params: Params = {}) =>
  kindOf(option)
    .options(game, person(game), null)
    .find(({ id }) => id === option)
    ?.preview(params);

describe('twilight/combat/action-aim', () => {
  it('at a target: the chance that the next shot then has; in a direction: the square ahead is watched', () => {
    const game = fight([RIFLEMAN, TARGET], []);
    const item = person(game).hands ?? '';
    expect(factsOf(game, `aim:${item}:p2`)?.chances).toEqual([{ label: 'aimed', chance: 0.6 }]);
    does(game, `aim:${item}:p2`);
    expect(person(game)).toMatchObject({ aim: { target: 'p2', item }, facing: 2 });
    expect(factsOf(game, `fire:${item}:single:p2`, { shots: 1 })?.chances).toEqual([{ label: 'hit', chance: 0.6 }]);
    does(game, `aim:${item}:watch`, { direction: 4 });
    expect(person(game)).toMatchObject({ aim: { target: null, at: { x: 0 } }, facing: 4 });
    expect(game.events.map(({ rule }) => rule)).toEqual(['twilight/combat/action-aim', 'twilight/combat/action-aim']);
  });
  it('not behind cover, and not with an empty weapon', () => {
    const game = fight([RIFLEMAN, TARGET], []);
    person(game).ducked = true;
    expect(optionsOf(game).filter((id) => id.startsWith('aim'))).toEqual([]);
    const empty = fight([{ items: [arm('m16', { loaded: 0 })] }, TARGET], []);
    expect(optionsOf(empty).filter((id) => id.startsWith('aim'))).toEqual([]);
  });
});

describe('twilight/combat/action-reload', () => {
  it('is offered while the weapon has room and there are rounds for it, kind by kind, and says how long it takes', () => {
    const spares = [{ round: 'slug', rounds: 4 } as const, { round: 'buckshot', rounds: 4 } as const];
    const game = fight([{ items: [arm('pump', { round: 'buckshot', loaded: 0, spares })] }, TARGET], []);
    const item = person(game).hands ?? '';
    expect(optionsOf(game)).toEqual([`reload:${item}:buckshot`, `reload:${item}:slug`]);
    const gun = fight([{ items: [arm('m60', { loaded: 0, magazines: 1 })] }, TARGET], []);
    expect(factsOf(gun, `reload:${person(gun).hands}:ball`)?.text).toBe('1 more action after this one.');
    expect(optionsOf(fight([RIFLEMAN, TARGET], [])).filter((id) => id.startsWith('reload'))).toEqual([]);
  });
});

describe('twilight/combat/action-posture', () => {
  it('every other posture than his own is an action; behind cover he may duck, and then he neither fires nor aims', () => {
    const obstacles = [{ kind: 'sandbags' as const, x: 0, y: 0, cover: 'sandbag' as const }];
    const levels = [{ id: 'field', width: 20, height: 20, obstacles }];
    const game = fight([RIFLEMAN, TARGET], [], { levels });
    expect(postures(game)).toEqual(['posture:prone', 'posture:kneeling', 'posture:duck']);
    play(game, kindOf('posture').perform(game, person(game), answerOf('posture:duck')));
    expect(person(game).ducked).toBe(true);
    expect(optionsOf(game)).toEqual([]);
    play(game, kindOf('posture').perform(game, person(game), answerOf('posture:prone')));
    expect(person(game)).toMatchObject({ ducked: false, posture: 'prone' });
    expect(textsOf(game, 'posture')).toEqual(['P1 ducks.', 'P1 goes prone.']);
    expect(postures(fight([RIFLEMAN, TARGET], []))).not.toContain('posture:duck');
  });
  it('an animal has none', () => {
    expect(postures(fight([{ kind: 'animal', animal: 'dog' }, TARGET], []))).toEqual([]);
  });
});

describe('twilight/combat/fire', () => {
  it('direct fire is at what the gunner sees: people and vehicles of the other side, no friend, nobody who has yielded', () => {
    const friend = { seat: 0, at: { x: 3, y: 0 } };
    const vehicles = [{ id: 'v1', kind: 'uaz-469' as const, seat: 1, at: { x: 6, y: 0 }, heading: 6 }];
    const game = fight([RIFLEMAN, TARGET, friend, { ...TARGET, at: { x: 5, y: 1 } }], [], { vehicles });
    const single = () => optionsOf(game).flatMap((id) => /^fire:\w+:single:(\w+)$/.exec(id)?.[1] ?? []);
    expect(single()).toEqual(['p2', 'p4', 'v1']);
    person(game, 4).surrendered = true;
    expect(single()).toEqual(['p2', 'v1']);
  });
});

describe('twilight/combat/personal-combat-chart', () => {
  it.each(['m16', 'ak-74', 'uzi', 'm60', 'pump', '30-06'] as const)('%s fires with the figures of the chart', (id) => {
    const game = fight(
      [
        { ...RIFLEMAN, items: [arm(id)] },
        { ...TARGET, at: { x: 1, y: 0 } },
      ],
      [],
    );
    const { name, feed, range } = SMALL_ARMS[id];
    const item = person(game).hands ?? '';
    expect(person(game).carries[0]?.loaded).toBe(feed[0].rounds);
    const [first] = kindOf('fire').options(game, person(game), null);
    expect(first?.label).toContain(`${name} at P2`);
    expect(factsOf(game, `fire:${item}:single:p2`, { shots: 1 })?.text).toContain(`m, close range of ${range}`);
  });
});

describe('twilight/referee/cover-armor', () => {
  it.each(['sandbag', 'tree-trunk', 'cinder-block-wall'] as const)('%s has the armor value of the table', (cover) => {
    const obstacles = [{ kind: 'crate' as const, x: 5, y: 0, cover }];
    const levels = [{ id: 'field', width: 20, height: 20, obstacles }];
    const game = fight([RIFLEMAN, TARGET], [], { levels });
    expect(coverAgainst(game, person(game).at, person(game, 2))).toMatchObject({ kind: cover, av: COVER[cover].av });
  });
});

describe('twilight/grid/stacking', () => {
  const within = (grid: 2 | 8, seat: number): readonly string[] => {
    const areas = [{ kind: 'void' as const, rect: [0, 1, 4, 1] as [number, number, number, number] }];
    const levels = [{ id: 'room', width: 4, height: 2, grid, areas }];
    const game = fight([{}, { seat, at: { x: 1, y: 0 } }, { at: { x: 3, y: 0 } }], [], { levels });
    return reachable(game, person(game), 8).map(({ cell }) => String(cell.x));
  };
  it('a large square holds any number; a small one somebody else is in is passed, not stopped in, and an enemy bars it', () => {
    expect(within(8, 0)).toEqual(['1', '2', '3']);
    expect(within(2, 0)).toEqual(['2']);
    expect(within(2, 1)).toEqual([]);
  });
});
