import { newId } from '../kept/new-id.ts';
import { createShelf, type Shelf } from '../kept/shelf.ts';
import { isKept, type KeptDesign } from './kept-design.ts';

export const library: Shelf<KeptDesign> = createShelf({
  database: 'hardtop-library',
  store: 'designs',
  plain: 'hardtop.library',
  // More at once is an import; nobody has typed that.
  mostPending: 50,
  isKept,
});

export const useLibrary: Shelf<KeptDesign>['useShelf'] = library.useShelf;

/** One that has not been scrapped. */
export function keptDesign(id: string): KeptDesign | undefined {
  const kept = library.find(id);
  return kept?.deleted === true ? undefined : kept;
}

const fresh = (ruleset: string, design: unknown, tags: readonly string[]): KeptDesign => ({
  id: newId(),
  ruleset,
  design,
  tags,
  updated: Date.now(),
});

/** Puts a design into the library under an id of its own. */
export function keepNew(ruleset: string, design: unknown, tags: readonly string[] = []): string {
  const kept = fresh(ruleset, design, tags);
  useLibrary.getState().keepAll([kept]);
  return kept.id;
}

export function keepNewOnes(found: readonly Pick<KeptDesign, 'ruleset' | 'design'>[]): void {
  useLibrary.getState().keepAll(found.map(({ ruleset, design }) => fresh(ruleset, design, [])));
}
