// Several nodes on one PostgreSQL: fifty games of real rules, their people and bots on whichever node chance takes them to, one node killed
// in the middle. Every game must end as it does on one node.
import { playAmid, playedAlone } from './fifty-games.mjs';

const NODES = 3;

async function startNodes(tools) {
  const env = { DATABASE_URL: await tools.database(), HARDTOP_LIMITS: 'off' };
  const nodes = [];
  for (let i = 0; i < NODES; i++) {
    const server = tools.start(env);
    nodes.push({ server, address: await server.address() });
  }
  return { env, nodes };
}

async function run(tools, report) {
  const expected = await playedAlone(tools);
  const { env, nodes: living } = await startNodes(tools);
  const anyNode = () => living[Math.floor(Math.random() * living.length)].address;
  const amid = async () => {
    const [victim] = living.splice(1, 1);
    await victim.server.kill('SIGKILL');
  };
  await playAmid({ env, anyNode, amid, expected }, tools, report);
  for (const { server } of living) await server.kill('SIGTERM');
}

export const nodes = {
  name: 'nodes',
  what: 'fifty games over three nodes, one of which is killed amid them: every game ends as on one node, nothing is lost or doubled',
  short: false,
  run,
};
