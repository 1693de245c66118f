import { readdirSync, readFileSync } from 'node:fs';

interface Work {
  /** All that the machine could have done, and what it did, in ticks. */
  readonly could: number;
  readonly did: number;
  /** What this process did, and all that it has started. */
  readonly own: number;
}

/** What others take of the machine from now on, from 0 to 1: a test that is held to a time can say whose time it was. Where Linux does not tell, 0. */
export function othersShare(): () => number {
  const before = workSoFar();
  return () => {
    const now = workSoFar();
    if (before === null || now === null || now.could <= before.could) return 0;
    const others = now.did - before.did - Math.max(0, now.own - before.own);
    return Math.min(1, Math.max(0, others / (now.could - before.could)));
  };
}

function workSoFar(): Work | null {
  try {
    const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, ...rest] = numbersIn(readFileSync('/proc/stat', 'utf8'));
    const did = user + nice + system + rest.slice(0, 3).reduce((sum, ticks) => sum + ticks, 0);
    return { could: did + idle + wait, did, own: ownTicks() };
  } catch {
    return null;
  }
}

function numbersIn(text: string): readonly number[] {
  return (text.split('\n')[0] ?? '').split(/\s+/).slice(1).map(Number);
}

/** This process and its descendants. */
function ownTicks(): number {
  const processes = new Map<number, { readonly parent: number; readonly ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const read = /^\d+$/.test(name) ? processAt(name) : null;
    if (read !== null) processes.set(Number(name), read);
  }
  const isOwn = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const found = processes.get(pid);
    return found !== undefined && found.parent > 1 && isOwn(found.parent);
  };
  let sum = 0;
  for (const [pid, { ticks }] of processes) if (isOwn(pid)) sum += ticks;
  return sum;
}

function processAt(pid: string): { readonly parent: number; readonly ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold anything: state, parent, and the times as fields 14 to 17 of all.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((all, field) => all + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}
