// What a program of attack works with: servers, databases and folders, all of which are gone when it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../served/private-postgres.mjs';
import { request } from '../served/requests.mjs';
import { ServerProcess } from '../served/server-process.mjs';

/** What was tried, one by one, and what fell. */
export class Report {
  tried = 0;
  fell = [];

  /** One thing that was tried; `problem` says what came of it if it did not hold. */
  add(what, problem = null) {
    this.tried += 1;
    if (problem !== null) this.fell.push(`${what}: ${problem}`);
  }
}

export class Tools {
  #folders = [];
  #servers = new Set();
  #postgres = null;
  #hall = null;

  /** `kills`: how often a program that kills may do so; `short`: only what takes seconds; `cases`: words of what is tried, all if absent. */
  constructor({ kills, short, cases, say = () => {} }) {
    this.kills = kills;
    this.short = short;
    this.cases = cases;
    this.say = say;
    this.isStopping = false;
  }

  /** No more is begun; what was tried is looked at. */
  stop() {
    this.isStopping = true;
  }

  /** Whether a case is among those that were asked for. */
  isMeant(what) {
    return this.cases?.some((words) => what.includes(words)) ?? true;
  }

  folder() {
    const folder = mkdtempSync(path.join(tmpdir(), 'hardtop-attack-'));
    this.#folders.push(folder);
    return folder;
  }

  start(env) {
    const server = new ServerProcess({ HARDTOP_LOG: 'error', ...env });
    this.#servers.add(server);
    void server.exit.then(() => this.#servers.delete(server));
    return server;
  }

  /** The address of a server that all programs share; one that died is replaced. */
  async hall() {
    if (this.#hall === null || !this.#hall.isRunning) this.#hall = this.start({ HARDTOP_DATA: this.folder() });
    return this.#hall.address();
  }

  /** Whether the shared server lived through what was done to it, and answers. */
  async hallProblem() {
    if (this.#hall === null) return null;
    if (!this.#hall.isRunning) return `the server died: ${this.#hall.stderr.slice(-300)}`;
    try {
      const health = await request(`${await this.#hall.address()}/api/health`, { timeout: 10_000 });
      return health.status === 200 ? null : `its health is ${health.status}`;
    } catch (error) {
      return `its health cannot be had: ${error.message}`;
    }
  }

  /** A PostgreSQL that all programs share. */
  async postgres() {
    this.#postgres ??= await startPostgres();
    return this.#postgres;
  }

  async database() {
    return (await this.postgres()).database();
  }

  async close() {
    await Promise.all([...this.#servers].map((server) => server.kill()));
    await this.#postgres?.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
