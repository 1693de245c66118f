import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, textsOf } from '../../testing/fights.ts';
import { act, arm, fight, type PersonFile } from '../../testing/shooting.ts';

const ROOM: Partial<ScenarioFile> = { levels: [{ id: 'room', width: 20, height: 20, grid: 2 }] };
const HERO: Partial<PersonFile> = { type: 'veteran', items: [arm('m16')] };
const FOE: Partial<PersonFile> = { at: { x: 1, y: 0 }, facing: 6, attributes: { AGL: 20 } };

describe('twilight/combat/panic', () => {
  const fires = (game: ReturnType<typeof fight>) => act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });

  it('whoever is attacked by one whom his side has not seen tests for it', () => {
    const game = fight([HERO, FOE], [99, 5], ROOM);
    person(game).seen = 0;
    fires(game);
    expect(textsOf(game, 'panic')).toEqual(['P2, surprised, freezes for 2 phases (initiative 3).']);
  });
  it('not if he was seen in this phase, and once if the shot knocks him down', () => {
    const game = fight([HERO, FOE], [99], ROOM);
    Object.assign(person(game), { seen: 0, seenThisPhase: 2 });
    fires(game);
    expect(textsOf(game, 'panic')).toEqual([]);
    const other = fight([HERO, { ...FOE, attributes: { AGL: 2 } }], [1, 5, 3, 3, 1], ROOM);
    person(other).seen = 0;
    fires(other);
    expect(textsOf(other, 'panic')).toEqual(['P2, knocked down, keeps his head (initiative 2).']);
  });
  it('a blow out of nowhere does it as well', () => {
    const game = fight([HERO, FOE], [99, 1], ROOM);
    person(game).seen = 0;
    act(game, 'body:strike:p2');
    expect(textsOf(game, 'panic')).toEqual(['P2, surprised, keeps his head (initiative 3).']);
  });
});
