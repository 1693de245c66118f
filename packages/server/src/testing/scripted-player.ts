import { setTimeout as pause } from 'node:timers/promises';
import { hashOf, type Params, type Question } from '@hardtop/kernel';
import { TableClient } from './table-client.ts';

/** What the table said that it had stored. */
interface Stored {
  readonly ask: string;
  readonly option: string;
  readonly params: Params;
}

/** Where somebody sits down next. */
export type AnyNode = () => string;

const AGAIN_MILLISECONDS = 100;
/** What may be heard where a node dies: come back, or it was taken already. */
const PASSING: readonly string[] = ['storage', 'stale', 'elsewhere', 'busy'];

/** A person whose every answer follows from the game's seed and the question, on one node after another until the game is over. */
export class ScriptedPlayer {
  readonly stored: Stored[] = [];
  /** How long it took each time to be at the table again. */
  readonly away: number[] = [];
  private readonly game: string;
  private readonly seat: number;
  private readonly key: string;
  private readonly seed: string;
  private leftAt: number | null = null;

  constructor(game: string, { seat, key }: { readonly seat: number; readonly key: string }, seed: string) {
    this.game = game;
    this.seat = seat;
    this.key = key;
    this.seed = seed;
  }

  async play(nodes: AnyNode): Promise<void> {
    while (!(await this.playAt(nodes()))) await pause(AGAIN_MILLISECONDS);
  }

  /** Whether it is over. */
  private async playAt(address: string): Promise<boolean> {
    let client: TableClient | null = null;
    try {
      client = await TableClient.join(address, this.game, [this.key], true);
      if (this.leftAt !== null) this.away.push(performance.now() - this.leftAt);
      this.leftAt = null;
      await this.playOn(client);
      return true;
    } catch (error) {
      if (!/the socket closed|ECONNREFUSED|ECONNRESET|socket hang up|come back/.test(String(error))) throw error;
      this.leftAt ??= performance.now();
      return false;
    } finally {
      client?.close();
    }
  }

  private async playOn(client: TableClient): Promise<void> {
    for (;;) {
      const next = await client.until(() => (client.snapshot.outcome === null ? this.asked(client) : 'over'));
      if (next === 'over') return;
      const choice = { ask: next.id, ...this.answerTo(next) };
      const answer = await client.ask({ t: 'choose', seat: this.seat, ...choice });
      if (answer.t === 'ack') this.stored.push(choice);
      else if (answer.t !== 'refused' || !PASSING.includes(answer.problem.code))
        throw new Error(JSON.stringify(answer));
      else throw new Error('come back');
      await client.until(() => (this.asked(client)?.id === next.id ? null : true));
    }
  }

  private asked({ snapshot }: TableClient): Question | undefined {
    return snapshot.questions.find(({ seat }) => seat === this.seat);
  }

  private answerTo({ id, options }: Question): Omit<Stored, 'ask'> {
    const chance = Number.parseInt(hashOf(`${this.seed}/${this.seat}/${id}`).slice(0, 8), 16);
    const option = options[chance % options.length];
    if (option === undefined) throw new Error('nothing is offered');
    const params = option.params.map(({ name, min, max, step }) => {
      const steps = Math.floor((max - min) / step) + 1;
      return [name, min + step * ((chance >>> 4) % steps)] as const;
    });
    return { option: option.id, params: Object.fromEntries(params) };
  }
}
