import { messageOf } from '../settings/start-problem.ts';

/** Another node has taken the game over: what this one holds of it is out of date. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The database did not do as it was told: it is away, full, or was asked the impossible. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** It was to commit, and its answer never came: what was written may be there or not. */
  readonly inDoubt: boolean;

  constructor(cause: unknown, inDoubt = false) {
    super(messageOf(cause), { cause });
    this.inDoubt = inDoubt;
  }
}

/** What a database complains of, in our own terms. */
export async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof LeaseLost ? error : new StorageFailure(error);
  }
}

/** The database itself said no, and left everything as it was. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}

/** By PostgreSQL's classes: wrong values, broken constraints, what is too large, and two who were in each other's way. */
const OF_WHAT_WAS_WRITTEN = /^(21|22|23|40|54)/;

/** Nothing is stored because of what was to be stored, not because the database is away, full or slow. */
export function isOfWhatWasWritten(error: unknown): boolean {
  if (!(error instanceof StorageFailure) || error.inDoubt) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && OF_WHAT_WAS_WRITTEN.test(String(cause.code));
}
