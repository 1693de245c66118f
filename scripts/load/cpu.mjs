// What processes have taken of the processors: it tells what a choice costs, however busy the machine is with other things.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MILLISECONDS = 10;

/** Milliseconds that a process has worked so far, and those of its children that are over; NaN where that cannot be read. */
export function cpuOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may have anything in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return TICK_MILLISECONDS * fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    return Number.NaN;
  }
}

/** The same of a process and of all that it started. */
export function cpuOfTree(pid) {
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfTree(child), cpuOf(pid));
}

/** The processes that one started: each thread has its own. */
export function childrenOf(pid) {
  try {
    const lists = readdirSync(`/proc/${pid}/task`).map((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'),
    );
    return lists.flatMap((list) => list.split(' ').filter((text) => text !== ''));
  } catch {
    return [];
  }
}

/** Of this process. */
export function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
