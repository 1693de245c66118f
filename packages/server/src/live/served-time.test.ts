import { describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/open-database.ts';
import { freshDatabases } from '../testing/databases.ts';
import { ServedTime } from './served-time.ts';

const fresh = freshDatabases();

const MINUTE = 60_000;

/** A clock that is set by hand. */
class Clock {
  time = 10 * MINUTE;
  readonly monotonic = () => this.time;
  readonly wall = () => this.time;
}

describe.each(['embedded', 'postgresql'] as const)('the time served, in %s', (kind) => {
  it('counts nothing twice when one node’s beat has overtaken another’s', async () => {
    const database = await openDatabase(await fresh(kind));
    const clock = new Clock();
    const [one, other] = [new ServedTime(database.db, clock), new ServedTime(database.db, clock)];
    await one.beat();
    const start = one.now();
    clock.time += 20_000;
    await other.beat();
    // The one was slow on its way.
    clock.time -= 10_000;
    await one.beat();
    clock.time += 10_000;
    await other.beat();
    expect(other.now() - start).toBe(20_000);
    await database.close();
  });

  it('counts a minute at most where a clock was set forward, or the machine slept', async () => {
    const database = await openDatabase(await fresh(kind));
    const clock = new Clock();
    const time = new ServedTime(database.db, clock);
    await time.beat();
    const start = time.now();
    clock.time += 3 * 24 * 60 * MINUTE;
    expect(time.now() - start).toBe(MINUTE);
    await time.beat();
    expect(time.now() - start).toBe(MINUTE);
    clock.time += 20_000;
    await time.beat();
    expect(time.now() - start).toBe(MINUTE + 20_000);
    await database.close();
  });

  it('goes on from a clock that was set back, and stands still meanwhile', async () => {
    const database = await openDatabase(await fresh(kind));
    const clock = new Clock();
    const time = new ServedTime(database.db, clock);
    await time.beat();
    const start = time.now();
    clock.time -= 5 * MINUTE;
    await time.beat();
    expect(time.now() - start).toBe(0);
    clock.time += 20_000;
    await time.beat();
    expect(time.now() - start).toBe(20_000);
    await database.close();
  });
});
