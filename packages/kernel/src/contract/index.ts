// What must hold for every ruleset, as tests. Other packages take it from `@hardtop/kernel/contract`.
import { describe } from 'vitest';
import type { Ruleset } from '../ruleset.ts';
import { describeBasics } from './basics.ts';
import { describeBookmarks } from './bookmarks.ts';
import type { ContractOptions } from './playing.ts';
import { describeReferee } from './referee.ts';
import { describeSecrets } from './secrets.ts';

export type { ContractOptions } from './playing.ts';
export { describeRecordings } from './recorded.ts';
export { firstLeak, undisguised } from './secrets.ts';

export function describeContract<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  options: ContractOptions<State>,
): void {
  describe(`${ruleset.id}: the contract of every ruleset`, () => {
    describeBasics(ruleset, options);
    describeBookmarks(ruleset, options);
    describeSecrets(ruleset, options);
    describeReferee(ruleset, options);
  });
}
