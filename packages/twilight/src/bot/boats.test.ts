import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../adventures/adventures.ts';
import { playedOut } from '../testing/skirmish.ts';

describe('twilight/adventures/abandoned-lighthouse: off the island', () => {
  it('bots who have had enough make for their boat, wait in it for the others, and sail off', () => {
    const file = ADVENTURES.find(({ id }) => id === 'abandoned-lighthouse');
    if (file === undefined) throw new Error('no lighthouse');
    const fights = ['sim', 's3', 's4'].map((seed) => playedOut(file, ['steady', 'raider'], [], seed));
    const said = fights.flatMap(({ whys }) => [...whys]);
    for (const words of ['To Fishing boat.', 'Into Fishing boat.', 'Waits for the others in Fishing boat.'])
      expect(said.some((why) => why.includes(words))).toBe(true);
    const sailed = fights.filter(({ match }) => match.state.vehicles.some(({ id, condition }) => id === 'v1' && condition === 'gone')); // biome-ignore format: one line
    expect(sailed.length).toBeGreaterThan(0);
    for (const { match } of sailed)
      expect(match.state.people.some(({ side, condition }) => side === 0 && condition === 'gone')).toBe(true);
  });
});
