import { setTimeout as pause } from 'node:timers/promises';
import type { TableRuleset } from '@hardtop/board';
import type { CreatedGame } from '@hardtop/host/wire';
import type { Params, Question } from '@hardtop/kernel';
import { post } from './servers.ts';
import { TableClient } from './table-client.ts';

/** What the server said it had stored. */
interface Acknowledged {
  readonly ask: string;
  readonly seat: number;
  readonly option: string;
  readonly params: Params;
}

const BETWEEN_MILLISECONDS = 15;

/** A game of real rules whose people answer what is suggested, one answer after another, and come back whenever they are sent away. */
export class BusyTable {
  readonly created: CreatedGame;
  readonly acknowledged: Acknowledged[] = [];
  /** Refused because the database was away, or sent away for it. */
  troubles = 0;
  isOver = false;
  private readonly address: string;
  private isEnough = false;
  private playing: Promise<void> = Promise.resolve();

  private constructor(address: string, created: CreatedGame) {
    this.address = address;
    this.created = created;
  }

  static async open(address: string, table: TableRuleset): Promise<BusyTable> {
    const scenario = table.scenarios.find(({ isFirst }) => isFirst !== true);
    const setup = table.parseSetup(scenario?.file);
    if (scenario === undefined || !setup.ok) throw new Error(`nothing to play in ${table.id}`);
    const seats = table.seats(setup.value).map(() => ({ kind: 'human' }));
    const asked = { ruleset: table.id, scenario: scenario.id, seats };
    const open = () => post<CreatedGame>(`${address}/api/games`, asked);
    let { body, status } = await open();
    // On a machine that is busy with other things even a database that is well may be late.
    while (status === 503) {
      await pause(200);
      ({ body, status } = await open());
    }
    if (status !== 201) throw new Error(JSON.stringify(body));
    const busy = new BusyTable(address, body);
    busy.playing = busy.play();
    return busy;
  }

  async stop(): Promise<void> {
    this.isEnough = true;
    await this.playing;
  }

  private async play(): Promise<void> {
    while (!this.isEnough && !this.isOver) {
      const client = await this.join();
      if (client === null) await pause(100);
      else await this.playOn(client);
    }
  }

  private async join(): Promise<TableClient | null> {
    const keys = this.created.keys.map(({ key }) => key);
    try {
      return await TableClient.join(this.address, this.created.game, keys);
    } catch {
      this.troubles++;
      return null;
    }
  }

  private async playOn(client: TableClient): Promise<void> {
    try {
      while (!this.isEnough && !this.isOver) {
        const question = await client.until(() => this.next(client));
        if (question !== 'enough') await this.answer(client, question);
        await pause(BETWEEN_MILLISECONDS);
      }
      client.close();
      await client.closed;
    } catch (error) {
      if (!String(error).includes('the socket closed')) throw error;
      this.troubles++;
    }
  }

  private next(client: TableClient): Question | 'enough' | undefined {
    this.isOver = client.snapshot.outcome !== null;
    return this.isEnough || this.isOver ? 'enough' : client.snapshot.questions[0];
  }

  private async answer(client: TableClient, question: Question): Promise<void> {
    const { id: ask, seat } = question;
    const choice = suggestedBy(question);
    const answer = await client.ask({ t: 'choose', seat, ask, ...choice });
    if (answer.t === 'ack') this.acknowledged.push({ ask, seat, ...choice });
    else if (answer.t === 'refused' && answer.problem.code === 'storage') this.troubles++;
    else if (answer.t !== 'refused' || answer.problem.code !== 'stale') throw new Error(JSON.stringify(answer));
  }
}

function suggestedBy({ suggested, options }: Question): { readonly option: string; readonly params: Params } {
  if (suggested !== undefined) return { option: suggested.option, params: suggested.params };
  const [first] = options;
  const params = first?.params.map(({ name, start, min }) => [name, start ?? min]) ?? [];
  return { option: first?.id ?? '', params: Object.fromEntries(params) };
}
