import { describe, expect, it } from 'vitest';
import { RULES } from '../rules.ts';
import { exhaustiveOver } from './exhaustive.ts';
import { RARE_CREWS } from './rare-crews.ts';
import { RARE_FIGHTS } from './rare-fights.ts';
import { RARE_HEAVY } from './rare-heavy.ts';
import { RARE_WALLS } from './rare-walls.ts';
import { parseSetup } from './scenario-file.ts';
import { SCENARIOS } from './scenarios.ts';

const ids = exhaustiveOver(SCENARIOS).items.map(({ id }) => id);

describe('the list of everything that can happen', () => {
  it('names nothing twice, and no rule that the index does not know', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const rules: readonly string[] = RULES.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('twilight/') && !rules.includes(id))).toEqual([]);
  });
  it.each([...RARE_FIGHTS, ...RARE_HEAVY, ...RARE_WALLS, ...RARE_CREWS].map((file) => [file.id, file] as const))(
    '%s can be read',
    (_, file) => {
      const read = parseSetup(file);
      expect(read.ok ? [] : read.error).toEqual([]);
    },
  );
});
