import type { Settings } from '../settings/settings.ts';
import { messageOf } from '../settings/start-problem.ts';
import type { GameArchive } from './game-archive.ts';

const FIRST_MILLISECONDS = 60_000;
const EVERY_MILLISECONDS = 3_600_000;

type Days = Pick<Settings, 'archiveDays' | 'deleteDays'>;

/** Looks every hour for games to put away; closing waits for what is under way. */
export function keepTidy(
  archive: GameArchive,
  { archiveDays, deleteDays }: Days,
  onProblem: (message: string) => void,
): { close(): Promise<void> } {
  let running = Promise.resolve();
  const tidy = async () => {
    try {
      if (archiveDays !== null) await archive.putAwayAfter(archiveDays);
      if (deleteDays !== null) await archive.deleteAfter(deleteDays);
    } catch (error) {
      onProblem(`old games could not be put away: ${messageOf(error)}`);
    }
  };
  const start = () => {
    running = running.then(tidy);
  };
  const timers = [setTimeout(start, FIRST_MILLISECONDS), setInterval(start, EVERY_MILLISECONDS)];
  for (const timer of timers) timer.unref();
  return {
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}
