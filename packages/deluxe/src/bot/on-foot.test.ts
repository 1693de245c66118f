import { botChooser, Match, playOut, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../play/ruleset.ts';
import { FOOT_SETUPS } from '../scenarios/rare-foot.ts';
import { driverBot } from './driver-bot.ts';
import { aceBot } from './duelist-bot.ts';

function played(id: string, bot: typeof aceBot) {
  const file = FOOT_SETUPS.find((setup) => setup.id === id);
  const match = Match.start(deluxe, file, { seed: id });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  playOut(match.value, (seat) => botChooser(match.value, bot, streamOf(id, `bot/${seat}`)), 5000);
  return match.value;
}

describe('bots on foot', () => {
  it.each([
    ['rare-bailing-out', driverBot],
    ['rare-garage', aceBot],
  ] as const)('%s is played to its end', (id, bot) => {
    expect(played(id, bot).outcome).not.toBeNull();
  });

  it('get out of a car that burns', () => {
    const left = played('rare-bailing-out', aceBot).events.filter(({ kind }) => kind === 'leave');
    expect(left.length).toBeGreaterThan(0);
  });
});
