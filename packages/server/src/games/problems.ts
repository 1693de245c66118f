import type { Problem } from '@hardtop/kernel';

export function unknownGame(id: string): Problem {
  return { code: 'unknown-game', field: 'game', message: `There is no game "${id}".` };
}

export function livesElsewhere(id: string): Problem {
  return {
    code: 'elsewhere',
    field: 'game',
    message: `Game ${id} lives on another node right now; try again shortly.`,
  };
}

export function noSuchRuleset(id: string, known: readonly string[]): Problem {
  return { code: 'unknown-ruleset', field: 'ruleset', message: `There are no rules "${id}" here.`, legal: known };
}

/** Says enough by itself of why a game cannot go on. */
const AS_IT_IS: readonly string[] = ['version', 'bug', 'too-long'];

/** The journal no longer plays: the rules are of another version, or were changed without saying so. */
export function cannotGoOn(reason: Problem | undefined): Problem {
  if (reason === undefined || AS_IT_IS.includes(reason.code)) return reason ?? BROKEN;
  const where = reason.field === undefined ? '' : `${reason.field}: `;
  return {
    code: 'version',
    field: 'version',
    message: `This game cannot go on: its journal does not fit the rules here. ${where}${reason.message}`,
  };
}

/** The game stands still: it was played under other rules. */
export function standsStill(reason: Problem): Problem {
  return { ...reason, code: 'outdated' };
}

export const NOT_OUTDATED: Problem = {
  code: 'agreed',
  message: 'The game is played under the rules that are here: there is nothing to agree to.',
};

export const NOT_OVER: Problem = { code: 'not-over', message: 'The game is not over: it has no report yet.' };

export const NOT_FILMED: Problem = {
  code: 'no-film',
  field: 'as',
  message: 'There is no film of this game from there: it was played before films were kept.',
};

export const NOT_STORED: Problem = {
  code: 'storage',
  message: 'The database did not take it, so it does not count. The table shows what does; try again.',
};

/** The connection broke in the middle of a commit. */
export const IN_DOUBT: Problem = {
  code: 'storage',
  message:
    'The database went away while it took this. Whether it counts the table shows as soon as the database is back.',
};

export const NOT_READ: Problem = {
  code: 'storage',
  message: 'The database does not answer; try again.',
};

export const NO_ROOM: Problem = {
  code: 'busy',
  field: 'game',
  message: 'So many games are being played here that there is no room for another right now; try again shortly.',
};

export const BROKEN: Problem = {
  code: 'bug',
  message: 'The rules stumbled over this, so it does not count. That is our mistake, not yours; it is in the log.',
};

export const CLEARED: Problem = { code: 'elsewhere', field: 'game', message: 'The table was just cleared; try again.' };

export const TOO_MANY_TABLES: Problem = {
  code: 'too-many',
  field: 'rooms',
  message: 'Too many tables are laid for your address, and somebody or a bot is busy at each: try again later.',
};

export const PAUSED: Problem = {
  code: 'paused',
  message: 'The game is paused: nothing counts until it goes on.',
  legal: ['{"t":"pause","option":"resume"}'],
};

export const TOO_MUCH_TALK: Problem = {
  code: 'too-many',
  field: 'text',
  message: 'That is too much talk at once: wait a few seconds.',
};

/** What only those who look on are told. */
export function seenLater(seconds: number): Problem {
  return {
    code: 'delayed',
    field: 'authorization',
    message: `Those who only look on see this game late: ask again in ${seconds} seconds, or with the key of a seat.`,
  };
}

const PASSING: readonly string[] = ['elsewhere', 'storage', 'too-many', 'busy'];

/** Whether trying again later may help. */
export function isPassing(problem: Problem): boolean {
  return PASSING.includes(problem.code);
}

/** What a problem is in HTTP. */
export function statusOf(problem: Problem | undefined): number {
  switch (problem?.code) {
    case 'unknown-game':
    case 'unknown-ruleset':
    case 'unknown-scenario':
    case 'no-film':
    case 'unknown-seat':
    case 'no-offer':
      return 404;
    case 'key':
      return 401;
    case 'not-yours':
      return 403;
    case 'elsewhere':
    case 'stale':
    case 'over':
    case 'version':
    case 'outdated':
    case 'agreed':
    case 'not-over':
    case 'taken':
    case 'awaited':
    case 'paused':
    case 'delayed':
      return 409;
    case 'too-many':
      return 429;
    case 'bug':
    case undefined:
      return 500;
    case 'storage':
    case 'busy':
      return 503;
    default:
      return 422;
  }
}
