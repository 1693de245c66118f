// Somebody who saves designs and writes on a campaign all the while, and remembers what was acknowledged.
import { formValues } from '@hardtop/campaign';
import { RULESETS, rulesetsWith } from '@hardtop/rulesets';
import { send } from '../served/requests.mjs';

const TOKEN = 'a-keeper-has-a-secret-that-nobody-can-guess';
const CAMPAIGN = 'the-long-road';
/** Designs are few at a time: a library has its limits. */
const DESIGNS = 20;

export class Keeper {
  #design;
  #campaign;
  #begun = false;
  #version = 0;
  #versions = new Map();
  #rows = 0;
  count = 0;

  async prepare() {
    const garage = await RULESETS.find(({ id }) => id === 'deluxe').garage();
    this.#design = garage.stock()[0].design;
    const [{ campaign }] = rulesetsWith('campaign');
    const { campaigns } = await campaign();
    this.#campaign = done(campaigns.begin({ ...formValues(campaigns.opening()), name: 'The long road', seed: 'kept' }));
  }

  /** Until the server is gone. */
  async keepOn(address) {
    try {
      for (let i = 0; ; i++) {
        await this.#saveDesign(address, `design-${i % DESIGNS}`);
        await this.#writeOn(address);
      }
    } catch (error) {
      // What was under way when the line broke may have been kept or not; the next round asks.
      if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(error.code) && error.message !== 'socket hang up')
        throw error;
    }
  }

  async #saveDesign(address, id) {
    const body = {
      ruleset: 'deluxe',
      name: `${id} ${this.count}`,
      design: this.#design,
      version: this.#versions.get(id)?.version ?? 0,
    };
    const saved = await send(`${address}/api/library/${id}`, 'PUT', body, { token: TOKEN });
    if (saved.status === 409) return this.#learn(address, id);
    if (saved.status > 201) throw new Error(`a design was refused: ${JSON.stringify(saved.body)}`);
    this.count += 1;
    return this.#versions.set(id, { version: saved.body.version, name: body.name });
  }

  /** A save whose answer was lost was kept after all: go on from there. */
  async #learn(address, id) {
    const { body } = await send(`${address}/api/library?limit=1000`, 'GET', undefined, { token: TOKEN });
    const found = (body.entries ?? body.designs).find((entry) => entry.id === id);
    return this.#versions.set(id, { version: found.version, name: found.name });
  }

  async #writeOn(address) {
    const url = `${address}/api/campaigns/${CAMPAIGN}`;
    if (!this.#begun) await this.#begin(url);
    const { actions, next: id } = this.#campaign.now();
    const next = done(this.#campaign.act(id, formValues(actions.find((action) => action.id === id).fields)));
    const keep = this.#campaign.file.rows.length;
    const body = { version: this.#version, keep, rows: next.file.rows.slice(keep) };
    const kept = await send(`${url}/rows`, 'POST', body, { token: TOKEN });
    if (kept.status === 409) return this.#catchUp(url, next);
    if (kept.status !== 200) throw new Error(`rows were refused: ${JSON.stringify(kept.body)}`);
    return this.#move(next, kept.body.version);
  }

  async #begin(url) {
    const made = await send(url, 'PUT', { journal: this.#campaign.file }, { token: TOKEN });
    if (made.status > 201) throw new Error(`no campaign: ${JSON.stringify(made.body)}`);
    this.#begun = true;
    this.#version = made.body.version;
  }

  async #catchUp(url, next) {
    const { body } = await send(url, 'GET', undefined, { token: TOKEN });
    if (body.journal.rows.length === next.file.rows.length) return this.#move(next, body.version);
    if (body.journal.rows.length !== this.#campaign.file.rows.length)
      throw new Error('the campaign has rows that nobody wrote');
    this.#version = body.version;
    return undefined;
  }

  #move(next, version) {
    this.#campaign = next;
    this.#version = version;
    this.#rows = next.file.rows.length;
    this.count += 1;
  }

  static async rowsIn(db) {
    const { rows: designs } = await db.query('select id, name, version from designs');
    const { rows } = await db.query('select n from campaign_rows order by n');
    return { designs, rows };
  }

  check({ designs, rows }, report) {
    const isKept = ([id, { version, name }]) =>
      designs.some(
        (one) =>
          one.id === id && (Number(one.version) > version || (Number(one.version) === version && one.name === name)),
      );
    const lost = [...this.#versions].filter((entry) => !isKept(entry));
    report.add(
      `${this.#versions.size} designs`,
      lost.length === 0 ? null : `${lost.length} are lost: ${JSON.stringify(lost[0])}`,
    );
    const isWhole = rows.every(({ n }, i) => n === i + 1) && rows.length >= this.#rows;
    report.add(`${this.#rows} rows of a campaign`, isWhole ? null : `there are ${rows.length}, or numbers are missing`);
  }
}

function done(result) {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}
