export { type Io, nodeIo } from './input/io.ts';
export { run } from './run.ts';
