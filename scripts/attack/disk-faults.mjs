import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { request } from '../served/requests.mjs';
import { checkGames, gamesIn, readingDatabase } from './acknowledged.mjs';
import { BusyGame, goOn } from './busy-game.mjs';

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 256;

/** A small disk of its own at a folder, where this user may mount one. */
function mountDisk(folder) {
  const mount = (...options) => execFileSync('mount', [...options, folder], { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs');
  } catch {
    return null;
  }
  return {
    readOnly: () => mount('-o', 'remount,ro'),
    writable: () => mount('-o', 'remount,rw'),
    remove: () => execFileSync('umount', ['-l', folder], { stdio: 'pipe' }),
  };
}

async function readiness(address) {
  const { status, text } = await request(`${address}/api/ready`);
  return { status, codes: JSON.parse(text).problems.map(({ code }) => code) };
}

async function expectReadiness(report, title, address, status, code) {
  const found = await readiness(address);
  const isRight = found.status === status && (code === undefined || found.codes.includes(code));
  report.add(title, isRight ? null : `readiness is ${JSON.stringify(found)}`);
}

/** Fills a disk but for this much, and gives how to empty it again. */
function fill(folder, leave) {
  const file = path.join(folder, 'filler');
  const [, line] = execFileSync('df', ['-B1', '--output=avail', folder], { encoding: 'utf8' }).trim().split('\n');
  writeFileSync(file, Buffer.alloc(Math.max(0, Number(line) - leave)));
  return () => rmSync(file, { force: true });
}

/** Played on a disk that fills up and is emptied again. */
async function fullDisk(tools, report, folder) {
  const server = tools.start({ HARDTOP_DATA: folder });
  const address = await server.address();
  const games = await Promise.all([0, 1].map((i) => BusyGame.open(address, i)));
  await expectReadiness(report, 'room enough: ready', address, 200);
  const empty = fill(folder, 16 * MEGABYTE);
  await expectReadiness(report, 'a disk that is nearly full', address, 503, 'disk-full');
  report.add('games on a disk that is nearly full', await goOn(games, 2));
  empty();
  await expectReadiness(report, 'room again: ready', address, 200);
  report.add('games when there is room again', await goOn(games, 2));
  await Promise.all(games.map((game) => game.stop()));
  const exit = await server.kill('SIGTERM');
  report.add('its exit', exit.code === 0 ? null : `${JSON.stringify(exit)} ${server.stderr.slice(-300)}`);
  const stored = await readingDatabase({ HARDTOP_DATA: folder }, gamesIn);
  const choices = games.flatMap((game) => game.choices);
  checkGames(stored, choices, report);
}

/** A start that cannot be is one line and exit 1. */
async function refusesToStart(tools, report, title, folder) {
  const server = tools.start({ HARDTOP_DATA: folder });
  const { code } = await server.exit;
  const lines = server.stderr.trimEnd().split('\n');
  const isPlain = code === 1 && lines.length === 1 && lines[0].startsWith('hardtop: The data folder ');
  report.add(title, isPlain ? null : `exit ${code}: ${server.stderr.slice(0, 300)}`);
}

async function readOnlyFolder(tools, report, folder, disk) {
  if (disk === null) chmodSync(folder, 0o555);
  else disk.readOnly();
  try {
    await refusesToStart(tools, report, 'a folder that is read-only', folder);
  } finally {
    if (disk === null) chmodSync(folder, 0o755);
    else disk.writable();
  }
}

async function run(tools, report) {
  await refusesToStart(tools, report, 'a folder that is a device', '/dev/null');
  const folder = tools.folder();
  const disk = mountDisk(folder);
  try {
    // Only a disk of its own can be full; and whoever may do everything may write into any folder.
    if (disk !== null) await fullDisk(tools, report, folder);
    else tools.say('this user may mount no disk: a full one was not tried');
    if (disk !== null || process.getuid?.() !== 0) await readOnlyFolder(tools, report, folder, disk);
  } finally {
    disk?.remove();
  }
}

export const diskFaults = {
  name: 'disk-faults',
  what: 'a disk that fills up shows in readiness, and games go on when there is room; a read-only folder is one line and exit 1',
  short: false,
  run,
};
