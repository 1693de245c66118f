import type { Kysely } from 'kysely';
import { SharedRates } from '../storage/shared-rates.ts';
import type { Tables } from '../storage/tables.ts';
import { Accounts } from './accounts.ts';
import { Keepsakes } from './keepsakes.ts';
import { NameGuard } from './name-guard.ts';
import { Passkeys } from './passkeys.ts';
import { ServerSecret } from './server-secret.ts';
import { Sessions } from './sessions.ts';
import { Tickets } from './tickets.ts';

/** All that concerns whoever keeps a name. */
export interface People {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly tickets: Tickets;
  readonly keepsakes: Keepsakes;
  readonly guard: NameGuard;
}

/** `given`: the operator's secret, if there is one. */
export function openPeople(db: Kysely<Tables>, given: string | null): People {
  const secret = new ServerSecret(db, given);
  return {
    accounts: new Accounts(db),
    sessions: new Sessions(db, secret),
    passkeys: new Passkeys(db),
    tickets: new Tickets(db, secret),
    keepsakes: new Keepsakes(db, secret),
    guard: new NameGuard(new SharedRates(db)),
  };
}
