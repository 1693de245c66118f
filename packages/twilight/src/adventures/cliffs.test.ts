import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { climb } from '../table/actions/climb.ts';
import { climbActions, climbTask, haulerOf, isBurdened } from '../table/queries/cliffs.ts';
import { initiativeOf } from '../table/queries/initiative.ts';
import { adventure, withRole } from '../testing/adventures.ts';
import { play } from '../testing/fights.ts';

function ashore() {
  const game = adventure('abandoned-lighthouse', 100);
  const party = withRole(game, 'party');
  const [one, friend] = party;
  const link = game.setup.links.find(({ kind, from }) => kind === 'climb' && from.y === 11);
  const engineer = party.find(({ name }) => name === 'Brandt');
  if (one === undefined || friend === undefined || link === undefined || engineer === undefined)
    throw new Error('nobody there');
  one.at = { ...link.from };
  return { game, one, friend, engineer, link };
}

describe('twilight/adventures/abandoned-lighthouse: climbing, burdened or hauled up', () => {
  it('swimmers carry no burden; with another weapon, more loads or a vest it is a step harder', () => {
    const { game, one, friend, link } = ashore();
    expect(isBurdened(game, one)).toBe(false);
    expect(climbTask(game, one, link)).toEqual({ skill: 'MTN', level: 'easy' });
    one.carries.push(...friend.carries.filter(({ kind }) => kind === 'small-arm'));
    expect(climbTask(game, one, link)).toEqual({ skill: 'MTN', level: 'average' });
  });

  it('who has not learned it finds it difficult by his agility, and cannot do it burdened', () => {
    const { game, one, friend, link } = ashore();
    const people = game.setup.people.map((sheet) => {
      const { MTN: _, ...skills } = sheet.skills;
      return { ...sheet, skills };
    });
    const unlearned = { ...game, setup: { ...game.setup, people } };
    expect(climbTask(unlearned, one, link)).toEqual({ attribute: 'AGL', level: 'difficult' });
    const offered = () => climb.options(unlearned, one, null).filter(({ id }) => id.startsWith(`climb:${link.id}:`));
    expect(offered()).toHaveLength(1);
    one.carries.push(...friend.carries.filter(({ kind }) => kind === 'small-arm'));
    expect(climbTask(unlearned, one, link)).toBe('impossible');
    expect(offered()).toEqual([]);
  });

  it('a friend with a rope at the top hauls him up: two minutes, four by night, and no task; nobody is hauled down', () => {
    const { game, one, engineer, link } = ashore();
    expect([haulerOf(game, one, link), climbActions(game, one, link)]).toEqual([null, 120]);
    engineer.at = { ...link.to };
    expect([haulerOf(game, one, link)?.name, climbActions(game, one, link)]).toEqual(['Brandt', 48]);
    const option = `climb:${link.id}:${link.to.l}`;
    one.repeats = { option: 'march', params: {} };
    for (let i = 0; i < 47; i++) play(game, climb.perform(game, one, answerOf(option)));
    expect(one.at).toEqual(link.from);
    play(game, climb.perform(game, one, answerOf(option)));
    expect(one.at).toEqual(link.to);
    // By his own slots he takes no longer.
    one.repeats = null;
    one.at = { ...link.from };
    const slots = Math.min(6, initiativeOf(game.setup, one));
    for (let turns = 0; turns < 8; turns++)
      for (let i = 0; i < slots && one.at.x === link.from.x; i++)
        play(game, climb.perform(game, one, answerOf(option)));
    expect(one.at).toEqual(link.to);
    engineer.at = { ...link.from };
    expect(haulerOf(game, one, { ...link, from: link.to, to: link.from })).toBeNull();
  });
});
