// `npm run dev`: the compiler, the server and the page, each watching its sources.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);

const jobs = [
  {
    cwd: root,
    args: [at('node_modules/typescript/bin/tsc'), '-b', '--watch', '--preserveWatchOutput', 'tsconfig.build.json'],
  },
  { cwd: root, args: ['--watch', at('packages/cli/bin/hardtop.js'), 'serve', ...process.argv.slice(2)] },
  { cwd: at('packages/web'), args: [at('node_modules/vite/bin/vite.js')] },
];

const children = jobs.map(({ cwd, args }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// One gone, all gone: half a development server only misleads.
for (const child of children) child.on('exit', stop);
