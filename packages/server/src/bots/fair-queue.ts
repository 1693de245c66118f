import { Rota } from '../tasks/rota.ts';

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
