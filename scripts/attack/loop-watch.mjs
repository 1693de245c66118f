// Loaded into a server by `--import`: how long its loop was held by one task, in milliseconds of the main thread's own CPU, so that what
// others do on the machine does not count. Asked by a message, it answers with the longest since it was last asked.
import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MILLIS = 2;

if (isMainThread) {
  const file = openSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'r');
  const text = Buffer.alloc(100);
  const cpuMillis = () => Number(text.toString('latin1', 0, readSync(file, text, 0, 100, 0)).split(' ')[0]) / 1e6;
  let last = cpuMillis();
  let longest = 0;
  const look = () => {
    const now = cpuMillis();
    longest = Math.max(longest, now - last);
    last = now;
  };
  setInterval(look, EVERY_MILLIS).unref();
  process.on('message', () => {
    look();
    process.send({ longest });
    longest = 0;
  });
}
