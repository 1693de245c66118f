import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type Script = 'toy-process' | 'node-process' | 'front-process' | 'batch-worker';

/** The server compiled from its sources, so that a test can run it as a process of its own without a build. */
export interface BundledServer {
  /** `script`: which of the processes beside this file. */
  start(env: Readonly<Record<string, string>>, script?: Script): ServerProcess;
  remove(): void;
}

export async function bundleServer(): Promise<BundledServer> {
  // Under node_modules, where the dependencies are found from.
  const folder = here(`../../../../node_modules/.hardtop/server-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(here('../../package.json'), path.join(folder, 'package.json'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
    build: {
      ssr: true,
      outDir: path.join(folder, 'dist'),
      minify: false,
      rolldownOptions: {
        input: [
          './toy-process.ts',
          './node-process.ts',
          './front-process.ts',
          './toy-node.ts',
          './batch-worker.ts',
          './toy-worker.ts',
          './toy-clerk.ts',
          '../storage/pglite-worker.ts',
        ].map(here),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return {
    start: (env, script = 'toy-process') => new ServerProcess(path.join(folder, `dist/${script}.js`), env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export class ServerProcess {
  readonly exit: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  stdout = '';
  stderr = '';
  private readonly child: ChildProcess;

  constructor(script: string, env: Readonly<Record<string, string>>) {
    const { PATH = '' } = process.env;
    this.child = spawn(process.execPath, [script], {
      env: { PATH, PORT: '0', HARDTOP_LIMITS: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk) => {
      this.stdout += String(chunk);
    });
    this.child.stderr?.on('data', (chunk) => {
      this.stderr += String(chunk);
    });
    this.exit = once(this.child, 'close').then(([code, signal]) => ({ code, signal }));
  }

  /** Where it listens, once it does. */
  async address(): Promise<string> {
    for (;;) {
      const found = /http:\S+/.exec(this.stdout)?.[0];
      if (found !== undefined) return found;
      const over = await Promise.race([this.exit, once(this.child.stdout ?? this.child, 'data').then(() => null)]);
      if (over !== null) throw new Error(`the server did not start: ${this.stderr}`);
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Stands still, as a machine does that has too much to do; or goes on. */
  freeze(isFrozen: boolean): void {
    this.child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') {
    this.child.kill(signal);
    return this.exit;
  }
}
