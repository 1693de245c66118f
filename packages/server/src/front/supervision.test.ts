import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { StartProblem } from '../settings/start-problem.ts';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { NodeChild } from './node-child.ts';
import { Crew } from './supervision.ts';

const crews: Crew[] = [];

afterEach(async () => {
  await Promise.all(crews.splice(0).map((crew) => crew.stop()));
});

afterAll(cleanUp);

/** Nodes that do what a text says. */
function aCrew(code: string, nodes = 2) {
  const file = path.join(makeFolder(), 'node.mjs');
  writeFileSync(file, code);
  const started: number[] = [];
  const problems: string[] = [];
  const start = (node: number) => {
    started.push(node);
    return new NodeChild(pathToFileURL(file), { NODE: String(node) });
  };
  const crew = new Crew({ nodes, start, onProblem: (message) => problems.push(message) });
  crews.push(crew);
  return { crew, started, problems };
}

const STOPS = "process.on('message', ({ t }) => { if (t === 'stop') process.exit(0); });";

it('a node that ends young is started again, after a pause that grows', async () => {
  const { crew, problems } = aCrew(`
    ${STOPS}
    process.send({ t: 'listening' });
    if (process.env.NODE === '1') setTimeout(() => process.exit(3), 20);
  `);
  await crew.start();
  await expect.poll(() => problems.length).toBeGreaterThanOrEqual(3);
  expect(problems.slice(0, 3)).toEqual(
    [0.1, 0.2, 0.4].map((seconds) => `node 1 ended (3) and is started again in ${seconds} s`),
  );
  await crew.stop();
  const count = problems.length;
  await crew.stop();
  expect(problems).toHaveLength(count);
});

it.each([
  ["process.send({ t: 'problem', message: 'There is no room.' }, () => process.exit(1));", 'There is no room.'],
  ['process.exit(7);', 'Node 0 ended while it started (7).'],
])('the first goes first, and where it cannot start nobody does: %s', async (code, message) => {
  const { crew, started, problems } = aCrew(code);
  await expect(crew.start()).rejects.toThrow(new StartProblem('node', message));
  expect(started).toEqual([0]);
  expect(problems).toEqual([]);
});

it('a node that does not stop is ended', async () => {
  const { crew } = aCrew("process.send({ t: 'listening' }); setInterval(() => {}, 1_000);", 1);
  await crew.start();
  const before = performance.now();
  await crew.stop();
  expect(performance.now() - before).toBeGreaterThan(2_000);
});
