import { nodeIo } from './input/io.ts';
import { run } from './run.ts';

const args = process.argv.slice(2);
const code = await run(args, nodeIo());
// A server that was told to stop is done, whatever still hangs in it.
if (args[0] === 'serve') process.exit(code);
process.exitCode = code;
// A pipe that somebody holds open must not keep a finished command alive.
process.stdin.destroy();
