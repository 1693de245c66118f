/** What is wrong with something a person gave us: what, where, which rule, and what would be legal. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly rule?: string;
  readonly legal?: readonly string[];
}

export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Unwraps a result whose failure would be a bug, never bad input. */
export function expectOk<T>(result: Result<T, Problem>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.error.code}: ${result.error.message}`);
}

/** One line for people: the message, then the legal alternatives. */
export function describeProblem(problem: Problem): string {
  const where = problem.field === undefined ? '' : `${problem.field}: `;
  const legal = problem.legal === undefined || problem.legal.length === 0 ? '' : ` Legal: ${problem.legal.join(', ')}.`;
  return `${where}${problem.message}${legal}`;
}
