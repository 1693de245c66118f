import { Match, playOut, randomChooser, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../play/ruleset.ts';
import { exhaustive } from './exhaustive.ts';
import { RARE_SETUPS } from './rare-setups.ts';

const ids = exhaustive.items.map(({ id }) => id);

describe('the list of everything that can happen', () => {
  it('names nothing twice, and no rule that the index does not know', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const rules: readonly string[] = deluxe.rules.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('deluxe/') && !rules.includes(id))).toEqual([]);
  });

  it.each(RARE_SETUPS.map((file) => [file.id, file] as const))(
    '%s can be played, and sets no mark that is not on it',
    (id, file) => {
      const match = Match.start(deluxe, file, { seed: id });
      if (!match.ok) throw new Error(JSON.stringify(match.error));
      const chooser = randomChooser(streamOf(id, 'marks'));
      playOut(match.value, () => chooser, 5000);
      const marks = match.value.events.flatMap((event) => event.marks ?? []);
      expect(marks.filter((mark) => !ids.includes(mark))).toEqual([]);
    },
  );
});
