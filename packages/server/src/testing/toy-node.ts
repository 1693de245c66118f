import { serveNode } from '../serve-node.ts';
import { entryOf } from './entries.ts';
import { toyWithBots } from './toy-with-bots.ts';

// A node behind the front that `front-process` is.
process.exit(
  await serveNode({
    rulesets: [entryOf(toyWithBots)],
    botWorker: new URL('./toy-worker.js', import.meta.url),
    clerkWorker: new URL('./toy-clerk.js', import.meta.url),
    roundMilliseconds: 500,
  }),
);
