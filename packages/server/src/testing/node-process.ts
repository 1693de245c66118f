import { serve } from '../serve.ts';
import { entryOf } from './entries.ts';
import { toyWithBots } from './toy-with-bots.ts';

// One of several nodes. Its bots have all the time they need, so that the same game comes to the same end on the busiest machine.
process.exit(
  await serve(process.env, {
    rulesets: [entryOf(toyWithBots)],
    botWorker: new URL('./toy-worker.js', import.meta.url),
    clerkWorker: new URL('./toy-clerk.js', import.meta.url),
    botSeconds: 120,
    roundMilliseconds: 500,
  }),
);
