// The same fifty games at one address with three nodes behind it. One after another is killed, and comes back.
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf } from '../load/cpu.mjs';
import { playAmid, playedAlone } from './fifty-games.mjs';

const NODES = 3;
const BACK_MILLISECONDS = 15_000;
/** Each time all sit down again first. */
const BETWEEN_MILLISECONDS = 4_000;

/** Until as many nodes as there were are there again, the killed one not among them. */
async function isBack(server, gone) {
  const end = performance.now() + BACK_MILLISECONDS;
  while (performance.now() < end) {
    const living = childrenOf(server.child.pid);
    if (living.length === NODES && !living.includes(gone)) return true;
    await pause(50);
  }
  return false;
}

async function run(tools, report) {
  const expected = await playedAlone(tools);
  const env = { DATABASE_URL: await tools.database(), HARDTOP_LIMITS: 'off' };
  const server = tools.start({ ...env, HARDTOP_NODES: String(NODES) });
  const address = await server.address();
  const amid = async () => {
    for (const node of childrenOf(server.child.pid)) {
      process.kill(Number(node), 'SIGKILL');
      report.add('a node that was killed is started again', (await isBack(server, node)) ? null : 'it is not');
      await pause(BETWEEN_MILLISECONDS);
    }
  };
  await playAmid({ env, anyNode: () => address, amid, expected }, tools, report);
  const { code } = await server.kill('SIGTERM');
  report.add('all stop together', code === 0 && childrenOf(server.child.pid).length === 0 ? null : `exit ${code}`);
}

export const front = {
  name: 'front',
  what: 'fifty games at one address with three nodes behind it, each of which is killed once: every game ends as on one node, nothing is lost or doubled',
  short: false,
  run,
};
