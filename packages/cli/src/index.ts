export { type Io, nodeIo } from './io.ts';
export { run } from './run.ts';
