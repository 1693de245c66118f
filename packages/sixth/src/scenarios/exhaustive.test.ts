import { Match, playOut, randomChooser, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { sixth } from '../play/ruleset.ts';
import { largeMelee } from './duels.ts';
import { exhaustive } from './exhaustive.ts';
import { RARE_SETUPS } from './rare-setups.ts';
import { parseSetup } from './scenario-file.ts';

const ids = exhaustive.items.map(({ id }) => id);

describe('the list of everything that can happen', () => {
  it('names nothing twice, and no rule that the index does not know', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const rules: readonly string[] = sixth.rules.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('sixth/') && !rules.includes(id))).toEqual([]);
  });

  it('counts the size of a game and pairs of rockets as soon as they are there', () => {
    const read = parseSetup(largeMelee);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(exhaustive.fitted(read.value)).toEqual(['size/large', 'card/heavyRocket/freeCopy']);
  });

  it.each([...RARE_SETUPS, largeMelee].map((file) => [file.id, file] as const))(
    '%s can be played, and sets no mark that is not on it',
    (id, file) => {
      const match = Match.start(sixth, { ...file, roundLimit: 4 }, { seed: id });
      if (!match.ok) throw new Error(JSON.stringify(match.error));
      const chooser = randomChooser(streamOf(id, 'marks'));
      playOut(match.value, () => chooser, 5000);
      const marks = match.value.events.flatMap((event) => [
        ...(event.marks ?? []),
        ...(exhaustive.shown?.(event) ?? []),
      ]);
      expect(marks.some((mark) => mark.startsWith('die/'))).toBe(true);
      expect(marks.filter((mark) => !ids.includes(mark))).toEqual([]);
    },
  );
});
