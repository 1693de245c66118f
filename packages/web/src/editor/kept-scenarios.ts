import { isRecord } from '../base/storage.ts';
import { newId } from '../kept/new-id.ts';
import { createShelf, type Shelf } from '../kept/shelf.ts';

/** A scenario of one's own. What is in it only its ruleset knows; it may be half done. */
export interface KeptScenario {
  readonly id: string;
  readonly ruleset: string;
  readonly file: Readonly<Record<string, unknown>>;
  readonly updated: number;
  readonly deleted?: boolean;
}

function isKept(value: unknown): value is KeptScenario {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.ruleset === 'string' &&
    typeof value.updated === 'number' &&
    isRecord(value.file)
  );
}

export const scenarioShelf: Shelf<KeptScenario> = createShelf({
  database: 'hardtop-scenarios',
  store: 'scenarios',
  plain: 'hardtop.scenarios',
  mostPending: 10,
  isKept,
});

/** One that has not been thrown away. */
export function keptScenario(id: string): KeptScenario | undefined {
  const kept = scenarioShelf.find(id);
  return kept?.deleted === true ? undefined : kept;
}

/** Keeps a file, under an id of its own where it has none yet. */
export function keepScenario(ruleset: string, file: unknown, id = newId()): string {
  if (isRecord(file)) scenarioShelf.useShelf.getState().keepAll([{ id, ruleset, file, updated: Date.now() }]);
  return id;
}

export function titleIn(file: unknown): string {
  return isRecord(file) && typeof file.title === 'string' && file.title !== '' ? file.title : 'Without a name';
}
