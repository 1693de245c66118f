// A server as a process of its own, as `hardtop serve` starts it, for scripts that measure it or try to bring it down.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/hardtop.js', import.meta.url));

export class ServerProcess {
  stdout = '';
  stderr = '';

  /** `script` and `flags` replace the command and Node's own flags; with `ipc` it can be spoken to. */
  constructor(env, { script = COMMAND, flags = [], ipc = false } = {}) {
    const args = script === COMMAND ? [script, 'serve'] : [script];
    this.child = spawn(process.execPath, [...flags, ...args], {
      env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc'] : [])],
    });
    this.child.stdout.on('data', (chunk) => {
      this.stdout += chunk;
    });
    this.child.stderr.on('data', (chunk) => {
      // A server that complains for hours must not fill the memory of who listens.
      this.stderr = (this.stderr + chunk).slice(-100_000);
    });
    // No server outlives whoever started it.
    const end = () => this.child.kill('SIGKILL');
    process.once('exit', end);
    this.child.once('close', () => process.off('exit', end));
    this.exit = once(this.child, 'close').then(([code, signal]) => ({ code, signal }));
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Where it listens, once it does. */
  async address() {
    for (;;) {
      const found = /http:\S+/.exec(this.stdout)?.[0];
      if (found !== undefined) return found;
      const over = await Promise.race([this.exit, once(this.child.stdout, 'data').then(() => null)]);
      if (over !== null) throw new Error(`the server did not start: ${this.stderr || JSON.stringify(over)}`);
    }
  }

  /** Says something to a server that was started with `ipc`, and waits for its answer. */
  async ask(what) {
    const answer = once(this.child, 'message');
    this.child.send(what);
    return (await answer)[0];
  }

  async kill(signal = 'SIGKILL') {
    this.child.kill(signal);
    return this.exit;
  }
}
