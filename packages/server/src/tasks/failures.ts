import type { Problem } from '@hardtop/kernel';

/** A task was given up because it took too long or too much room: it would again. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
  readonly statusCode = 422;
  readonly problem: Problem = {
    code: 'too-long',
    message: 'This takes longer to work out than is done here for one request.',
  };
}

/** There is nobody to do a task: the server stops, or its workers do not come up. */
export class NobodyThere extends Error {
  override name = 'NobodyThere';
  readonly statusCode = 503;
  readonly problem: Problem = { code: 'busy', message: 'The server cannot do that right now; try again.' };
}
