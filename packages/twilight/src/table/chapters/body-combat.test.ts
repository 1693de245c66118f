import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, play } from '../../testing/fights.ts';
import { offered } from '../../testing/heavy.ts';
import { act, arm, fight, type PersonFile } from '../../testing/shooting.ts';
import { ActQuestion } from '../questions/act-question.ts';
import { looseGrips } from './body-combat.ts';

const ROOM: Partial<ScenarioFile> = { levels: [{ id: 'room', width: 20, height: 20, grid: 2 }] };
const HERO: Partial<PersonFile> = { type: 'veteran' };
const FOE: Partial<PersonFile> = { at: { x: 1, y: 0 }, facing: 6, items: [arm('m16')] };

describe('twilight/combat/action-body-combat', () => {
  it('whoever is pinned does nothing but try to get away; whoever is only held still fires', () => {
    const game = fight([HERO, FOE], [], ROOM);
    const kinds = () => [
      ...new Set(new ActQuestion(game, person(game, 2), null).options().map(({ id }) => id.split(':')[0])),
    ];
    person(game, 2).holds = [{ by: 'p1', points: 9 }];
    expect(kinds()).toContain('fire');
    person(game, 2).holds = [{ by: 'p1', points: 10 }];
    expect(kinds()).toEqual(['body', 'wait']);
    expect(offered(game, 'body', 2)).toEqual(['body:escape:p1']);
  });
  it('a grip takes an arm, a blow any limb', () => {
    const game = fight([{ kind: 'character' }, FOE], [], ROOM);
    const moves = () => offered(game, 'body').map((id) => id.split(':')[1]);
    const wounds = person(game).wounds;
    expect(moves()).toEqual(['strike', 'grapple', 'diving-blow']);
    Object.assign(wounds, { 'right-arm': 30, 'left-arm': 30 });
    expect(moves()).toEqual(['strike']);
    Object.assign(wounds, { 'right-leg': 30, 'left-leg': 30 });
    expect(moves()).toEqual([]);
  });
  it('whoever lays hands on another comes out of hiding and turns to him', () => {
    const game = fight([{ ...HERO, facing: 0 }, FOE], [99], ROOM);
    person(game).concealed = true;
    act(game, 'body:strike:p2');
    expect([person(game).concealed, person(game).facing]).toEqual([false, 2]);
  });
  it('a grip reaches as far as a hand: on large squares the same square', () => {
    const game = fight([HERO, { ...FOE, at: { x: 0, y: 0 } }], []);
    person(game, 2).holds = [{ by: 'p1', points: 9 }];
    play(game, looseGrips(game));
    expect(person(game, 2).holds.length).toBe(1);
    person(game).at = { l: 0, x: 1, y: 0 };
    play(game, looseGrips(game));
    expect(person(game, 2).holds).toEqual([]);
  });
});
