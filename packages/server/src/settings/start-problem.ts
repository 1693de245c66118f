/** Why a server cannot start: one line for whoever started it, never a stack trace. */
export type StartProblemCode = 'setting' | 'port' | 'folder' | 'folder-held' | 'database' | 'backup' | 'node';

export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly code: StartProblemCode;

  constructor(code: StartProblemCode, message: string) {
    // A driver's message may run over several lines; the promise is one.
    super(message.replace(/\s*\n\s*/g, ' '));
    this.code = code;
  }
}

/** The system's own code for a failed call, e.g. `EACCES`. */
export function systemCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
