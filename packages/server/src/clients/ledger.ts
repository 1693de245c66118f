import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { ClientLimits } from '../settings/limits.ts';
import { RateLimit } from './rate-limit.ts';

type Rate = 'requests' | 'games' | 'tokens' | 'megabytes' | 'signins' | 'people' | 'labs';

/** Clients that are remembered: beyond it those go first who have taken nothing lately. */
const REMEMBERED = 10_000;
/** Tokens that are remembered of one client. */
const TOKENS = 1_000;

interface Account {
  readonly rates: Readonly<Record<Rate, RateLimit>>;
  readonly tokens: Set<string>;
  sockets: number;
}

/** A refusal that passes. */
export interface TooMuch {
  readonly problem: Problem;
  readonly retrySeconds: number;
}

/** What each client has taken of the server lately. */
export class ClientLedger {
  private readonly limits: ClientLimits | null;
  private readonly accounts = new Map<string, Account>();

  constructor(limits: ClientLimits | null) {
    this.limits = limits;
  }

  /** Null: it may, and it is noted. */
  spend(client: string, what: Rate, amount = 1): TooMuch | null {
    const account = this.accountOf(client);
    const rate = account?.rates[what];
    if (rate === undefined || rate.allows(undefined, amount)) return null;
    return tooMuch(WORDS[what], rate.secondsUntil(amount));
  }

  /** A token that saves something: the first time it does it is counted. */
  spendToken(client: string, token: string): TooMuch | null {
    const tokens = this.accountOf(client)?.tokens;
    if (tokens === undefined || tokens.has(token)) return null;
    const problem = this.spend(client, 'tokens');
    if (problem !== null) return problem;
    tokens.add(token);
    const [oldest] = tokens;
    if (tokens.size > TOKENS && oldest !== undefined) tokens.delete(oldest);
    return null;
  }

  /** What gives the socket back. */
  openSocket(client: string): Result<() => void, TooMuch> {
    const account = this.accountOf(client);
    if (account === null || this.limits === null) return ok(() => {});
    if (account.sockets >= this.limits.sockets) return err(tooMuch('sockets', SOCKET_SECONDS));
    account.sockets++;
    let isOpen = true;
    return ok(() => {
      if (isOpen) account.sockets--;
      isOpen = false;
    });
  }

  private accountOf(client: string): Account | null {
    if (this.limits === null) return null;
    const account = this.accounts.get(client) ?? newAccount(this.limits);
    this.accounts.delete(client);
    this.accounts.set(client, account);
    if (this.accounts.size > REMEMBERED) this.forget();
    return account;
  }

  /** Those who came last are asked last; whoever still owes something stays, but not for ever. */
  private forget(): void {
    for (const [client, account] of this.accounts) {
      if (this.accounts.size <= REMEMBERED * FORGET_TO) return;
      const owes = !Object.values(account.rates).every((rate) => rate.isFull());
      if (account.sockets === 0 && (!owes || this.accounts.size > REMEMBERED)) this.accounts.delete(client);
    }
  }
}

const FORGET_TO = 0.9;
const SOCKET_SECONDS = 5;
const HOUR = 3_600;

const WORDS: Readonly<Record<Rate, string>> = {
  requests: 'requests',
  games: 'games',
  tokens: 'new tokens',
  megabytes: 'megabytes',
  signins: 'attempts to come in',
  people: 'new names',
  labs: 'batches of duels',
};

function newAccount(limits: ClientLimits): Account {
  const rate = ({ atOnce, anHour }: ClientLimits[Rate]) => new RateLimit(atOnce, anHour / HOUR);
  const rates = {
    requests: rate(limits.requests),
    games: rate(limits.games),
    tokens: rate(limits.tokens),
    megabytes: rate(limits.megabytes),
    signins: rate(limits.signins),
    people: rate(limits.people),
    labs: rate(limits.labs),
  };
  return { rates, tokens: new Set(), sockets: 0 };
}

function tooMuch(what: string, seconds: number): TooMuch {
  const retrySeconds = Math.min(HOUR, Math.max(1, Math.ceil(seconds)));
  const message = `Too many ${what} from your address: try again in ${retrySeconds} s.`;
  return { problem: { code: 'too-many', field: what, message }, retrySeconds };
}
