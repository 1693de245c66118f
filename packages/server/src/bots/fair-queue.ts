/** For whom a bot thinks. */
export interface Turn {
  /** Whose table it is, by the address. */
  readonly client: string;
  readonly game: string;
  /** A person sits there and waits. */
  readonly isAwaited: boolean;
}

/** So often somebody whom nobody waits for comes first all the same: otherwise they might never. */
const OTHERS_EVERY = 8;

/** Who thinks next: where a person waits comes first; then clients take turns, and each client's games, whoever has how many. */
export class FairQueue<Job> {
  private readonly awaited = new Rota<Job>();
  private readonly others = new Rota<Job>();
  private served = 0;

  push({ client, game, isAwaited }: Turn, job: Job): void {
    (isAwaited ? this.awaited : this.others).push(client, game, job);
  }

  shift(): Job | undefined {
    this.served++;
    const [first, second] =
      this.served % OTHERS_EVERY === 0 ? [this.others, this.awaited] : [this.awaited, this.others];
    return first.shift() ?? second.shift();
  }

  get isEmpty(): boolean {
    return this.awaited.isEmpty && this.others.isEmpty;
  }

  /** Everybody goes home. */
  drain(): readonly Job[] {
    const left: Job[] = [];
    for (let job = this.shift(); job !== undefined; job = this.shift()) left.push(job);
    return left;
  }
}

/** Clients in the order of their turns, each with its games in the order of theirs. */
export class Rota<Job> {
  private readonly clients = new Map<string, Map<string, Job[]>>();

  get isEmpty(): boolean {
    return this.clients.size === 0;
  }

  push(client: string, game: string, job: Job): void {
    const games = this.clients.get(client) ?? new Map<string, Job[]>();
    this.clients.set(client, games);
    const jobs = games.get(game);
    if (jobs === undefined) games.set(game, [job]);
    else jobs.push(job);
  }

  shift(): Job | undefined {
    const client = firstOf(this.clients);
    const game = client && firstOf(client.value);
    if (client === undefined || game === undefined) return undefined;
    const job = game.value.shift();
    toTheEnd(client.value, game.key, game.value.length > 0);
    toTheEnd(this.clients, client.key, client.value.size > 0);
    return job;
  }
}

function firstOf<Value>(map: ReadonlyMap<string, Value>): { readonly key: string; readonly value: Value } | undefined {
  for (const [key, value] of map) return { key, value };
  return undefined;
}

function toTheEnd<Value>(map: Map<string, Value>, key: string, stays: boolean): void {
  const value = map.get(key);
  map.delete(key);
  if (stays && value !== undefined) map.set(key, value);
}
