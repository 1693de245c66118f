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

  /** The next one of a client who may have a turn. */
  shift(mayGo: (client: string) => boolean = () => true): Job | undefined {
    const client = firstOf(this.clients, mayGo);
    const game = client && firstOf(client.value);
    if (client === undefined || game === undefined) return undefined;
    const job = game.value.shift();
    toTheEnd(client.value, game.key, game.value.length > 0);
    toTheEnd(this.clients, client.key, client.value.size > 0);
    return job;
  }
}

interface Place<Value> {
  readonly key: string;
  readonly value: Value;
}

function firstOf<Value>(
  map: ReadonlyMap<string, Value>,
  isMeant: (key: string) => boolean = () => true,
): Place<Value> | undefined {
  for (const [key, value] of map) if (isMeant(key)) return { key, value };
  return undefined;
}

function toTheEnd<Value>(map: Map<string, Value>, key: string, stays: boolean): void {
  const value = map.get(key);
  map.delete(key);
  if (stays && value !== undefined) map.set(key, value);
}
