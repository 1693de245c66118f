// The server under load: as `hardtop serve` runs it; one that is alone tells its heap when asked.
import { parseSettings, serve, startServer } from '@hardtop/server';

// Whoever measures may be ended before it ends this.
process.on('disconnect', () => process.exit(0));
const settings = parseSettings(process.env);
if (settings.nodes > 1) process.exit(await serve(process.env));
const server = await startServer(settings);
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
