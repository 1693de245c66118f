import type { Problem } from '@hardtop/kernel';
import { LIMITS } from './limits.ts';

const { least, most } = LIMITS.passwordCharacters;

/** The same for a name that nobody has and for a password that is wrong: neither is told. */
export const NOT_IN: Problem = { code: 'sign-in', message: 'That name and that password do not belong together.' };

export const GUEST: Problem = {
  code: 'sign-in',
  message: 'This needs somebody who keeps a name here: come in first.',
  legal: ['a passkey, a name and its password, or a recovery code'],
};

export const NOT_FRESH: Problem = {
  code: 'confirm',
  message: `This needs somebody who came in within the last ${LIMITS.freshSeconds / 60} minutes: come in once more.`,
};

export const TAKEN: Problem = { code: 'taken', field: 'name', message: 'That name, or one like it, is kept already.' };

export const NO_SUCH_CODE: Problem = {
  code: 'sign-in',
  field: 'code',
  message: 'That is no recovery code of anybody.',
};

export const NO_SUCH_SESSION: Problem = { code: 'unknown', field: 'session', message: 'You have no such session.' };

export const NO_SUCH_PASSKEY: Problem = { code: 'unknown', field: 'passkey', message: 'You have no such passkey.' };

export const LAST_WAY: Problem = {
  code: 'last-way',
  message: 'This is the last way in: nobody could come in after it, and neither could you.',
  legal: ['add a password or another passkey first', 'delete everything'],
};

export const TOO_MANY_PASSKEYS: Problem = {
  code: 'full',
  field: 'passkey',
  message: `You have ${LIMITS.passkeys} passkeys, which is as many as there may be: take one off first.`,
};

export const BAD_PASSWORD: Problem = {
  code: 'password',
  field: 'password',
  message: 'That password is too short, too long, or the name itself.',
  legal: [`${least} to ${most} characters that are not the name`],
};

/** Nothing more exact: whoever tries things out learns nothing from it. */
export const PASSKEY_REFUSED: Problem = {
  code: 'passkey',
  field: 'response',
  message: 'That passkey does not open anything here, or it answered another question.',
};

export const OLD_TICKET: Problem = {
  code: 'ticket',
  field: 'ticket',
  message: 'That question was answered already, is too old, or was never asked: begin anew.',
};

export const BUSY: Problem = { code: 'busy', message: 'Too many are coming in at this moment; try again shortly.' };

export const FOREIGN: Problem = {
  code: 'not-yours',
  field: 'origin',
  message: 'A page of another site may not speak for anybody here.',
  legal: ['the address of this server'],
};
