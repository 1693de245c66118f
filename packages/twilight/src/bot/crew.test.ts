import { botChoice, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { twilight } from '../play/ruleset.ts';
import { armor } from '../scenarios/vehicle-fights.ts';
import { started } from '../testing/skirmish.ts';

/** What bots choose in so many rows of a game, by the kind of action. */
function chosen(rows: number): ReadonlySet<string> {
  const match = started(armor, 'crew');
  const random = streamOf('crew', 'bot');
  const [bot] = twilight.bots;
  const kinds = new Set<string>();
  for (let row = 0; row < rows && match.outcome === null; row++) {
    const [decision] = match.decisions();
    if (decision === undefined || bot === undefined) break;
    const { option, params } = botChoice(match, decision, bot, random).answer;
    match.choose({ ask: decision.id, seat: decision.seat, option, params });
    kinds.add(option.split(':')[0] ?? '');
  }
  return kinds;
}

describe('twilight/combat/action-drive', () => {
  it('crews of bots drive, fire, load and get their infantry out', () => {
    const kinds = [...chosen(300)];
    expect(kinds).toEqual(expect.arrayContaining(['drive', 'heavy', 'load', 'dismount']));
  });
});
