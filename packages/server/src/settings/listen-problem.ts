import type { Settings } from './settings.ts';
import { messageOf, StartProblem, systemCode } from './start-problem.ts';

/** Why nobody can listen there. */
export function listenProblem(error: unknown, { port, host }: Pick<Settings, 'port' | 'host'>): StartProblem {
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new StartProblem(
        'port',
        `Port ${port} of ${host} is taken: stop the program that has it, or set PORT to another.`,
      );
    case 'EACCES':
      return new StartProblem('port', `Port ${port} needs more rights than this user has: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem('port', `HOST ${host} is no address of this machine: try 127.0.0.1 or 0.0.0.0.`);
    default:
      return new StartProblem('port', `The server cannot listen on ${host}:${port}: ${messageOf(error)}`);
  }
}
