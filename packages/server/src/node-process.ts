import { serveNode } from './serve-node.ts';

process.exit(await serveNode());
