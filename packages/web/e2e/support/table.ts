import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../cli/bin/hardtop.js', import.meta.url));
const START_MILLIS = 120_000;

/** The real server, as `npm start` runs it, on a data folder of its own; started again, it is found where it was. */
export class Table {
  address = '';
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'hardtop-e2e-'));
  private readonly more: NodeJS.ProcessEnv;

  /** With settings beyond the usual ones. */
  constructor(more: NodeJS.ProcessEnv = {}) {
    this.more = more;
  }

  async start(): Promise<void> {
    // The first time any port will do.
    const port = this.address === '' ? '0' : new URL(this.address).port;
    // All files' visitors come from one address.
    const own = { PORT: port, HOST: '127.0.0.1', HARDTOP_DATA: this.folder, HARDTOP_LIMITS: 'off' };
    const env = { ...process.env, ...own, ...this.more };
    delete (env as { DATABASE_URL?: string }).DATABASE_URL;
    const child = spawn(process.execPath, [COMMAND, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const match = /http:\/\/\S+/.exec(said);
        if (match !== null) resolve(match[0]);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the server stopped with ${code}: ${said}`)));
      setTimeout(() => reject(new Error(`the server said nothing: ${said}`)), START_MILLIS).unref();
    });
  }

  /** As a crash would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
