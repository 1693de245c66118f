import type { Problem } from '@hardtop/kernel';

/** The body of every refused HTTP request. */
export interface ErrorBody {
  readonly problems: readonly Problem[];
}
