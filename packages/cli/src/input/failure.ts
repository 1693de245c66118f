import { describeProblem, type Problem } from '@hardtop/kernel';

/** Ends a command with words for people. 1: it went wrong, 2: it was asked the wrong way. */
export class CliFailure extends Error {
  override name = 'CliFailure';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

export function usageError(message: string, legal: readonly string[] = []): CliFailure {
  return new CliFailure(legal.length === 0 ? message : `${message} Legal: ${legal.join(', ')}.`, 2);
}

export function failed(message: string): CliFailure {
  return new CliFailure(message, 1);
}

export function problemsText(problems: readonly Problem[]): string {
  return problems.map(describeProblem).join('\n');
}
