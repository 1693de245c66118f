import { FrontLine } from './front/front-line.ts';
import { closeInTime } from './serve.ts';
import { parseSettings } from './settings/settings.ts';
import { StartProblem } from './settings/start-problem.ts';
import { type StartedServer, type StartOptions, startServer } from './start.ts';

/** The whole life of one of several nodes behind one address, in a process that the front of `serve` started; gives the exit code. */
export async function serveNode(options: StartOptions = {}): Promise<0 | 1> {
  const line = new FrontLine();
  const stop = Promise.race([line.stop, stopSignal()]);
  let server: StartedServer;
  try {
    server = await startServer(parseSettings(process.env), {
      ...options,
      measureAll: (own) => line.measureAll(own),
    });
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    await line.tellProblem(error.message);
    return 1;
  }
  line.listen(server);
  await stop;
  await closeInTime(server);
  return 0;
}

/** Ctrl-C reaches all processes of a terminal, and some who stop a server stop each of them: the front says when it is time, and once is enough. */
function stopSignal(): Promise<void> {
  process.on('SIGINT', () => {});
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve());
  });
}
