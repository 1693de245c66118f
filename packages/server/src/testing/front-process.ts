import { serve } from '../serve.ts';

// What the `serve` command does where there are several nodes, with the toy in place of the registry and less patience.
process.exit(await serve(process.env, { nodeScript: new URL('./toy-node.js', import.meta.url), headersSeconds: 2 }));
