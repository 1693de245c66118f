// Brings a clone to where it can run: `setup.mjs build` installs and builds what is stale, `setup.mjs test` also sees to
// the programs the tests drive. Everything it says goes to stderr, so that a script's own output stays clean.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = path.join(root, 'node_modules/.hardtop/build.json');
const at = (...parts) => path.join(root, ...parts);
const say = (line) => process.stderr.write(`setup: ${line}\n`);

class SetupError extends Error {}

function run(command, args, options = {}) {
  // Both streams of the child go to our stderr.
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  return done.status === 0;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Does what npm says it has installed match the lock? Optional packages of other platforms may be absent. */
export function isInstalled(lock, installed, exists) {
  return Object.entries(lock.packages).every(([where, wanted]) => {
    if (where === '' || (!where.startsWith('node_modules/') && !where.includes('/node_modules/'))) return true;
    const got = installed.packages[where];
    if (!got) return Boolean(wanted.optional || wanted.peer);
    if (wanted.link) return got.link === true && got.resolved === wanted.resolved && exists(where);
    return got.version === wanted.version && got.integrity === wanted.integrity;
  });
}

function install() {
  const record = at('node_modules/.package-lock.json');
  const exists = (where) => existsSync(at(where));
  if (exists(record.slice(root.length + 1)) && isInstalled(readJson(at('package-lock.json')), readJson(record), exists))
    return;
  say('installing dependencies');
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--progress=false',
  ];
  if (!run('npm', args)) throw new SetupError('`npm ci --ignore-scripts` failed; its message stands above');
}

function* filesUnder(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else yield full;
  }
}

/** A digest of names and contents; files that do not exist count as absent. */
function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (!existsSync(file)) continue;
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const packageNames = () =>
  readdirSync(at('packages'))
    .filter((name) => existsSync(at('packages', name, 'package.json')))
    .sort();
const isShipped = (file) => !/\.test\.tsx?$|[\\/]src[\\/]testing[\\/]/.test(file);

function sourcesOf(name) {
  const folder = at('packages', name);
  const configs = ['package.json', 'tsconfig.src.json'].map((file) => path.join(folder, file));
  return [...configs, ...[...filesUnder(path.join(folder, 'src'))].filter(isShipped)];
}

/** What can be built: what it is made from, whether its output is there, and how. */
function parts() {
  const common = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.build.json'].map((file) => at(file));
  const names = packageNames();
  const sources = [...common, ...names.flatMap(sourcesOf)];
  const entries = names.filter((name) => name !== 'web').map((name) => at('packages', name, 'dist/index.js'));
  const all = [
    {
      name: 'packages',
      inputs: sources,
      outputs: entries,
      build: () => run(process.execPath, [at('node_modules/typescript/bin/tsc'), '-b', 'tsconfig.build.json']),
    },
  ];
  // An embedded database with empty tables, made once: a server that had to make its own would take seconds to start.
  all.push({
    name: 'database template',
    inputs: [
      at('package-lock.json'),
      ...['template.ts', 'migrations.ts'].map((file) => at('packages/server/src/storage', file)),
    ],
    outputs: [],
    build: () => run(process.execPath, [at('packages/server/dist/storage/make-template.js')]),
  });
  const web = at('packages/web');
  if (existsSync(path.join(web, 'vite.config.ts'))) {
    const page = ['index.html', 'vite.config.ts', 'offline-files.ts'].map((file) => path.join(web, file));
    all.push({
      name: 'web',
      inputs: [...sources, ...page, ...filesUnder(path.join(web, 'public'))],
      outputs: [path.join(web, 'dist/index.html')],
      build: () =>
        run(process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: web }),
    });
  }
  return all;
}

function build() {
  const stamps = existsSync(stampFile) ? readJson(stampFile) : {};
  for (const part of parts()) {
    const wanted = digest(part.inputs);
    if (stamps[part.name] === wanted && part.outputs.every((file) => existsSync(file))) continue;
    say(`building ${part.name}`);
    if (!part.build()) throw new SetupError(`building ${part.name} failed; the messages stand above`);
    stamps[part.name] = wanted;
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamps));
  }
}

const hasPostgres = () => {
  const base = '/usr/lib/postgresql';
  return existsSync(base) && readdirSync(base).some((version) => existsSync(path.join(base, version, 'bin/initdb')));
};

/** The shell is enough, and quicker; a whole browser that is there already will do. */
const hasChromium = () => ['chromium-headless-shell', 'chromium'].some((name) => existsSync(`/usr/bin/${name}`));

/** Programs the tests drive: Debian package, and whether it is there. */
const PROGRAMS = [
  { debian: 'chromium-headless-shell', present: hasChromium },
  { debian: 'postgresql', present: hasPostgres },
];

function programs() {
  const missing = PROGRAMS.filter((program) => !program.present()).map((program) => program.debian);
  if (missing.length === 0) return;
  const mend = `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  say(`installing ${missing.join(' and ')}`);
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = ['-qq', ...args];
    return isRoot
      ? run('apt-get', quiet, { env })
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...quiet]);
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...missing);
  const still = PROGRAMS.filter((program) => !program.present()).map((program) => program.debian);
  if (still.length > 0)
    throw new SetupError(
      `the tests need ${still.join(' and ')}. Mend it with: ${isRoot ? mend.replaceAll('sudo ', '') : mend}`,
    );
}

function main(goal) {
  if (goal !== 'build' && goal !== 'test') throw new SetupError('usage: node scripts/setup.mjs build|test');
  install();
  if (goal === 'test') programs();
  build();
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv[2]);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
