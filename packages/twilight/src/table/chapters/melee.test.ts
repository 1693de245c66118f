import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, play } from '../../testing/fights.ts';
import { offered } from '../../testing/heavy.ts';
import { act, arm, fight, type PersonFile } from '../../testing/shooting.ts';
import { initiativeOf, quicknessOf } from '../queries/initiative.ts';
import { budgetOf } from '../queries/reach.ts';
import { panic } from './panic.ts';
import { wound } from './wounds.ts';

const ROOM: Partial<ScenarioFile> = { levels: [{ id: 'room', width: 20, height: 20, grid: 2 }] };
const HERO: Partial<PersonFile> = { type: 'veteran' };
const FOE: Partial<PersonFile> = { at: { x: 1, y: 0 }, facing: 6, attributes: { AGL: 20 } };
const melee = (what: string) => ({ kind: 'melee', what: what as 'knife' }) as const;

const blows = (items: NonNullable<PersonFile['items']>) =>
  offered(fight([{ ...HERO, items }, FOE], [], ROOM), 'melee').map((id) => id.split(':')[1]?.replace(/^[^-]*-?/, ''));

describe('twilight/combat/melee-chart', () => {
  it('a bayonet in hand is a knife, on a rifle it is as long as a spear', () => {
    const game = fight([{ ...HERO, items: [melee('bayonet'), arm('m16')] }, FOE], [70, 4, 3, 4], ROOM);
    act(game, `melee:${person(game).hands}:p2`);
    expect(game.events.find(({ kind }) => kind === 'blow')).toMatchObject({ target: { base: 60, need: 70 } });
    expect(person(game, 2).total).toBe(7);
    person(game).hands = person(game).carries[1]?.id ?? null;
    person(game, 2).at = { l: 0, x: 2, y: 0 };
    expect(offered(game, 'melee').map((id) => id.split('-').at(-1))).toEqual(['bayonet:p2']);
  });
  it('rifles take bayonets; they, shotguns and submachineguns have butts; bows, pistols and machineguns neither', () => {
    const bayonet = melee('bayonet');
    expect(blows([arm('ak-74'), bayonet])).toEqual(['bayonet', 'butt']);
    for (const what of ['pump', 'uzi']) expect([what, blows([arm(what), bayonet])]).toEqual([what, ['butt']]);
    for (const what of ['hunting-bow', 'makarov', 'skorpion', 'm60'])
      expect([what, blows([arm(what), bayonet])]).toEqual([what, []]);
  });
  it('of equals the one with the longer weapon strikes first', () => {
    const game = fight([{ items: [melee('knife')] }, { items: [melee('spear')] }, { items: [melee('bayonet')] }], []);
    const [knife, spear, bayonet] = game.state.people.map((one) => quicknessOf(game.setup, one));
    expect([(spear ?? 0) - (knife ?? 0), (bayonet ?? 0) - (knife ?? 0)]).toEqual([0.5, 0]);
  });
  it('nobody strikes out of a vehicle', () => {
    const inside: Partial<PersonFile> = { at: undefined, aboard: { vehicle: 'car', place: 'driver' } };
    const game = fight([{ ...inside, items: [melee('machete')] }, { at: { x: 1, y: 0 } }], [], {
      vehicles: [{ id: 'car', kind: 'uaz-469', seat: 0, at: { x: 1, y: 0 }, heading: 2 }],
    });
    expect([...offered(game, 'melee'), ...offered(game, 'body')]).toEqual([]);
  });
});

const HORSE: Partial<PersonFile> = { id: 'horse', kind: 'animal', animal: 'horse', seat: 0, at: { x: 0, y: 0 } };

describe('twilight/combat/first-edition-rules: animals', () => {
  it('more than half of its hits halve what an animal goes, and take nothing from its initiative (C-11)', () => {
    const game = fight([{ kind: 'animal', animal: 'bear' }, FOE], []);
    const goes = () => budgetOf(game, person(game), 'run', 8);
    person(game).total = 40;
    expect([goes(), initiativeOf(game.setup, person(game))]).toEqual([10, 3]);
    person(game).total = 41;
    expect([goes(), initiativeOf(game.setup, person(game))]).toEqual([5, 3]);
  });
  it('grazers go as their own data say', () => {
    const game = fight([{ kind: 'animal', animal: 'grazer' }, FOE], []);
    expect(budgetOf(game, person(game), 'run', 2)).toBe(60);
  });
  it('a horse panics like a Novice, and whoever sits on it stays where it is; a dog does not', () => {
    const game = fight([HORSE, { ...HERO, seat: 0, rides: 'horse' }, { ...FOE, kind: 'animal', animal: 'dog' }], [3]);
    play(game, panic(game, person(game), 'ambushed'));
    expect([person(game).frozen, budgetOf(game, person(game, 2), 'walk', 8)]).toEqual([2, 0]);
    person(game).frozen = 0;
    expect(budgetOf(game, person(game, 2), 'walk', 8)).toBe(2);
    play(game, wound(game, person(game, 3), 'chest', { points: 9, burns: false }));
    expect([person(game, 3).knockedDown, person(game, 3).frozen]).toEqual([false, 0]);
  });
  it('a horse that is knocked down tests for it', () => {
    const game = fight([{ ...HORSE, attributes: { AGL: 8 } }, FOE], [1]);
    play(game, wound(game, person(game), 'chest', { points: 9, burns: false }));
    expect(game.events.filter(({ kind }) => kind === 'panic').map(({ text }) => text)).toEqual([
      'P1, knocked down, keeps its head (initiative 1).',
    ]);
  });
});
