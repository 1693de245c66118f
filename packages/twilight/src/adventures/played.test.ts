// Whole adventures with bots at all seats: they go for what it is about, through doors and up and down, and it comes to an end.

import { describe, expect, it } from 'vitest';
import { playedOut } from '../testing/skirmish.ts';
import { ADVENTURES } from './adventures.ts';

const fileOf = (id: string) => {
  const file = ADVENTURES.find((one) => one.id === id);
  if (file === undefined) throw new Error(`no adventure ${id}`);
  return file;
};

describe('the adventures played by bots', () => {
  it('twilight/adventures/urban-renewal: the squad goes to the swap and brings its payment out', () => {
    const { match, whys } = playedOut(fileOf('urban-renewal'), ['steady', 'raider'], [], 'sim');
    expect(match.outcome).not.toBeNull();
    expect(match.state.script.reached).toContain('payment');
    expect([...whys].some((why) => why.endsWith('home. Off the field.'))).toBe(true);
  });

  it('twilight/adventures/weekend: the death squad or the guard of the house decides it long before the limit', () => {
    const { match, whys } = playedOut(fileOf('weekend'), ['steady', 'flanker'], [], 'sim');
    expect(match.outcome).not.toBeNull();
    expect(match.state.turn).toBeLessThan(match.setup.turnLimit);
    expect([...whys].some((why) => why.includes('Open the door'))).toBe(true);
    expect([...whys].some((why) => why.startsWith('Unarmed: stays under cover.'))).toBe(true);
  });
});
