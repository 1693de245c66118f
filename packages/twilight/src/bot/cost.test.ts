// What a bot's choice costs, counted in processor time against work of known size in the same run, so that a busy machine does not matter.

import { botChoice, expectOk, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { twilight } from '../play/ruleset.ts';
import { twentyASide } from '../scenarios/fights.ts';
import { started } from '../testing/skirmish.ts';

const CHOICES = 150;
const ROUNDS = 300;
/** A unit is a copy of the whole state through JSON and back, half a millisecond and more: fifty milliseconds are at least eighty of them. */
const MOST_UNITS = 50;

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};

describe('twilight/combat/turn: bots in a fight of twenty a side', () => {
  it('on average a choice costs no more than fifty copies of the state', () => {
    const match = started(twentyASide, 'cost');
    const [bot] = twilight.bots;
    if (bot === undefined) throw new Error('no bot');
    const random = streamOf('cost', 'bots');
    let [made, used] = [0, 0];
    for (; made < CHOICES && match.outcome === null; made++) {
      const decision = match.decisions()[0];
      if (decision === undefined) break;
      const before = process.cpuUsage();
      const { answer } = botChoice(match, decision, bot, random);
      used += spent(before);
      expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot'));
    }
    const start = process.cpuUsage();
    let length = 0;
    for (let i = 0; i < ROUNDS; i++) length += JSON.stringify(JSON.parse(JSON.stringify(match.state))).length;
    const unit = spent(start) / ROUNDS;
    expect(made).toBe(CHOICES);
    expect(length).toBeGreaterThan(0);
    expect(used / made / unit).toBeLessThan(MOST_UNITS);
  });
});
