import { serve } from '../serve.ts';
import { entryOf } from './entries.ts';
import { toyWithBots } from './toy-with-bots.ts';

// What the `serve` command does, with the toy in place of the registry and less patience.
process.exit(
  await serve(process.env, {
    rulesets: [entryOf(toyWithBots)],
    botWorker: new URL('./toy-worker.js', import.meta.url),
    clerkWorker: new URL('./toy-clerk.js', import.meta.url),
    botSeconds: 1.5,
    leaseSeconds: 1,
  }),
);
