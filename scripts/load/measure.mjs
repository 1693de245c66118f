// One measurement: so many tables on a started server, everybody answers as fast as questions come.
import { setTimeout as pause } from 'node:timers/promises';

/** How many sit down at a time. */
const AT_ONCE = 10;

/** Until the code is warm and the first questions are over. */
const WARM_SHARE = 0.5;
const LEAST_WARM_SECONDS = 2;

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export async function seatAll(open, address, games, acked = () => {}) {
  const tables = [];
  for (let i = 0; i < games; i += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, games - i) }, (_, k) => i + k);
    const opening = numbers.map((number) => open(address, number, acked));
    tables.push(...(await Promise.all(opening)));
  }
  return tables;
}

/** Choices a second, how long each took to be acknowledged, the bytes that a viewer heard for it, and what `cpu` counts of each. */
export async function measure(open, address, games, seconds, cpu = () => ({})) {
  let took = [];
  const tables = await seatAll(open, address, games, (milliseconds) => took.push(milliseconds));
  const bytes = () => tables.reduce((sum, table) => sum + table.bytes(), 0);
  for (const table of tables) table.play();
  await pause(1_000 * Math.max(LEAST_WARM_SECONDS, seconds * WARM_SHARE));
  took = [];
  const [before, start, worked] = [bytes(), performance.now(), cpu()];
  await pause(seconds * 1_000);
  const [counted, heard, elapsed] = [took, bytes() - before, (performance.now() - start) / 1_000];
  const costs = Object.entries(cpu()).map(([name, ms]) => [name, (ms - worked[name]) / counted.length]);
  for (const table of tables) table.stop();
  const sorted = counted.sort((a, b) => a - b);
  return {
    choicesPerSecond: sorted.length / elapsed,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    // Each choice is heard by the two who sit there.
    bytesPerChoice: sorted.length === 0 ? 0 : heard / sorted.length / 2,
    ...Object.fromEntries(costs),
  };
}
