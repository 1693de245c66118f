import { Match, playOut, type Result, randomChooser, streamOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { roadrage } from '../play/ruleset.ts';
import { exhaustive } from './exhaustive.ts';
import { RARE_SETUPS } from './rare-setups.ts';
import { parseSetup } from './scenario-file.ts';
import { SCENARIOS } from './scenarios.ts';

function expectValue<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const ids = exhaustive.items.map(({ id }) => id);

describe('the list of everything that can happen', () => {
  it('names nothing twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(RARE_SETUPS.map((file) => [file.id, file] as const))('%s can be played', (_id, file) => {
    expect(parseSetup(file)).toMatchObject({ ok: true });
  });

  it('counts options that do nothing as soon as they are fitted, and the format that is kept', () => {
    const shown = [...RARE_SETUPS, ...SCENARIOS].flatMap((file) => exhaustive.fitted(expectValue(parseSetup(file))));
    for (const id of ['option/cargoArea', 'option/hiddenCargoSpace', 'option/lightsSirens', 'format/race'])
      expect(shown).toContain(id);
    expect(ids).toEqual(expect.arrayContaining(shown));
  });

  it.each(RARE_SETUPS.map((file) => [file.id, file] as const))(
    'knows every mark that an event sets in %s',
    (id, file) => {
      const match = expectValue(Match.start(roadrage, file, { seed: id }));
      const chooser = randomChooser(streamOf(id, 'marks'));
      playOut(match, () => chooser, 5000);
      const marks = match.events.flatMap((event) => event.marks ?? []);
      expect(marks.filter((mark) => !ids.includes(mark))).toEqual([]);
    },
  );
});
