// The server under load: as `hardtop serve` runs it, and tells its heap when asked.
import { parseSettings, startServer } from '@hardtop/server';

const server = await startServer(parseSettings(process.env));
process.on('message', async (what) => {
  if (what === 'heap') {
    // Twice: what the first round finds dead may hold what only the second can free.
    for (let i = 0; i < 2; i++) globalThis.gc?.();
    return process.send(process.memoryUsage().heapUsed);
  }
  await server.close();
  return process.exit(0);
});
process.stdout.write(`Hardtop is at ${server.address}\n`);
// Whoever measures may be ended before it ends this.
process.on('disconnect', () => process.exit(0));
