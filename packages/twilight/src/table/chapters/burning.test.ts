import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, vehicle } from '../../testing/heavy.ts';
import { act, fight, type PersonFile } from '../../testing/shooting.ts';
import { markOf } from '../queries/exposure.ts';
import { momentOf } from '../state/state.ts';
import { burnOut } from './bail-out.ts';
import { burnOn, catchFire, standInFire } from './burning.ts';

const ATTRIBUTES = { FIT: 10, AGL: 6, CON: 16, STA: 19, INT: 10, EDU: 10, STR: 10 };
const HERO: Partial<PersonFile> = { kind: 'character', coolness: 3, attributes: ATTRIBUTES };
const FOE: Partial<PersonFile> = { at: { x: 19, y: 19 } };

describe('twilight/combat/burn-protection', () => {
  it('a helmet that was thrown off protects no more in this fight', () => {
    const game = fight([{ ...HERO, armor: ['kevlar-vest', 'kevlar-helmet'] }, FOE], []);
    const worn = () => markOf(game, person(game), { l: 0, x: 5, y: 5 }).worn;
    expect(worn()).toEqual(['kevlar-vest', 'kevlar-helmet']);
    play(game, catchFire(game, person(game), 'phosphorus', ['head']));
    expect(worn()).toEqual(['kevlar-vest']);
    // Bare: the next one burns on the head.
    play(game, catchFire(game, person(game), 'phosphorus', ['head']));
    expect(person(game).burns).toMatchObject([{ part: 'head', agent: 'phosphorus' }]);
  });

  it('a vest burns once', () => {
    const game = fight([{ ...HERO, armor: ['flak-jacket'] }, FOE], []);
    for (let time = 0; time < 2; time++) play(game, catchFire(game, person(game), 'phosphorus', ['chest']));
    expect(person(game).burns.filter(({ vest }) => vest === true)).toHaveLength(1);
  });
});

describe('twilight/combat/burn-damage', () => {
  it('fuel burns a die a second on a part, however much of it is there; fragments add up', () => {
    const game = fight([HERO, FOE], []);
    for (let time = 0; time < 3; time++) play(game, catchFire(game, person(game), 'fuel', ['left-leg']));
    for (let time = 0; time < 2; time++) play(game, catchFire(game, person(game), 'phosphorus', ['right-leg']));
    game.state.phase--;
    // The first second: fuel a die, phosphorus two fragments of two dice; the leg that burns worst is put out, then the other.
    game.diceLeft.push(3, 1, 1, 1, 1, 1, 3, 1);
    play(game, burnOn(game));
    expect([person(game).wounds['left-leg'], person(game).wounds['right-leg'], person(game).burns]).toEqual([6, 4, []]);
  });

  it('open flame is paid for by the phase, by who has only come through it as well', () => {
    const game = fight([HERO, FOE], []);
    const at = { l: 0, x: 2, y: 0 };
    game.state.things.push({ id: 'f', kind: 'fire', known: 0xff, at, radius: 0, agent: 'flame', until: null });
    game.state.contact = true;
    act(game, 'move:run:0,4,0');
    expect([person(game).at, person(game).throughFire]).toEqual([{ l: 0, x: 4, y: 0 }, true]);
    game.diceLeft.push(3, 4);
    play(game, standInFire(game));
    expect([person(game).wounds['right-leg'], person(game).wounds['left-leg']]).toEqual([3, 4]);
  });

  it('whoever is inside when the tanks go up is covered once', () => {
    const truck = { id: 't', name: 'Truck', kind: '5-ton', seat: 1, at: { x: 5, y: 5 } } as const;
    // The fuel about him strikes him as well: on 6 one gout, on the chest.
    const game = battle([HERO, { ...HERO, ...crewman('t', 'driver', { seat: 1 }) }], [truck], [6, 4]);
    vehicle(game).burningSince = momentOf(game.state) - 1;
    play(game, burnOut(game));
    expect(textsOf(game, 'vehicle-explodes')).toHaveLength(1);
    expect(person(game, 2).burns.map(({ part }) => part)).toHaveLength(7);
  });
});
