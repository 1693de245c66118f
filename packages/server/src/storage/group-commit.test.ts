import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isOfWhatWasWritten, LeaseLost, StorageFailure } from './failures.ts';
import { GroupCommit } from './group-commit.ts';

interface Change {
  readonly game: string;
  readonly n: number;
  readonly bytes: number;
}

const change = (game: string, n = 1, bytes = 100): Change => ({ game, n, bytes });
const nameOf = ({ game, n }: Change) => `${game}${n}`;

/** PostgreSQL's own word for a value that it does not take. */
const bad = () => new StorageFailure(Object.assign(new Error('duplicate key'), { code: '23505' }));

/** A database that commits when it is told to, and keeps count of the groups. */
function aDatabase({ alone = async (_one: Change) => {} } = {}) {
  const groups: string[][] = [];
  const loners: string[] = [];
  const open: { commit(but?: readonly string[]): void; fail(error: Error): void }[] = [];
  const commits = new GroupCommit<Change>({
    together: (some) =>
      new Promise((resolve, reject) => {
        groups.push(some.map(nameOf));
        const commit = (but: readonly string[] = []) =>
          resolve(new Set(some.map(({ game }) => game).filter((game) => !but.includes(game))));
        open.push({ commit, fail: reject });
      }),
    alone: (one) => {
      loners.push(nameOf(one));
      return alone(one);
    },
    mayBeOfOne: isOfWhatWasWritten,
  });
  /** The transaction that is under way; there is one at a time. */
  async function underWay() {
    for (let turns = 0; open.length === 0 && turns < 20; turns++) await nextTurn();
    const [first, ...more] = open.splice(0);
    if (first === undefined || more.length > 0) throw new Error(`${more.length} too many or none`);
    return first;
  }
  return { commits, groups, loners, underWay };
}

const statusOf = (all: readonly PromiseSettledResult<void>[]) =>
  all.map((one) => (one.status === 'fulfilled' ? 'committed' : one.reason.constructor.name));

describe('commits in groups', () => {
  it('whoever waits until what is under way is over goes along with the next', async () => {
    const { commits, groups, underWay } = aDatabase();
    await commits.free();
    const first = commits.put(change('a'));
    const one = await underWay();
    const waiting = [commits.put(change('b')), commits.free().then(() => commits.put(change('c')))];
    for (let turns = 0; turns < 5; turns++) await nextTurn();
    one.commit();
    await first;
    (await underWay()).commit();
    await Promise.all(waiting);
    expect(groups).toEqual([['a1'], ['b1', 'c1']]);
  });

  it('what comes in one turn, or while another is under way, goes together', async () => {
    const { commits, groups, underWay } = aDatabase();
    const first = [commits.put(change('a')), commits.put(change('b'))];
    const one = await underWay();
    const second = [commits.put(change('c')), commits.put(change('d')), commits.put(change('e'))];
    await nextTurn();
    expect(groups).toEqual([['a1', 'b1']]);
    one.commit();
    await Promise.all(first);
    (await underWay()).commit();
    await Promise.all(second);
    expect(groups).toEqual([
      ['a1', 'b1'],
      ['c1', 'd1', 'e1'],
    ]);
  });

  it('a game never has two under way, and they keep their order', async () => {
    const { commits, groups, underWay } = aDatabase();
    const all = [change('a', 1), change('a', 2), change('b', 1), change('a', 3)].map((one) => commits.put(one));
    for (let i = 0; i < 3; i++) (await underWay()).commit();
    await Promise.all(all);
    expect(groups).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
  });

  it('a small change does not overtake a large one of its game that found no room', async () => {
    const { commits, groups, underWay } = aDatabase();
    const all = [change('a', 1, 600_000), change('b', 1, 600_000), change('b', 2, 10)].map((one) => commits.put(one));
    for (let i = 0; i < 3; i++) (await underWay()).commit();
    await Promise.all(all);
    expect(groups).toEqual([['a1'], ['b1'], ['b2']]);
  });

  it('a group is bounded by count and by bytes; what is larger than that goes by itself', async () => {
    const { commits, groups, underWay } = aDatabase();
    const many = Array.from({ length: 450 }, (_, i) => commits.put(change(`g${i}-`)));
    for (let i = 0; i < 3; i++) (await underWay()).commit();
    await Promise.all(many);
    expect(groups.map(({ length }) => length)).toEqual([200, 200, 50]);
    const large = [600_000, 400_000, 300_000, 5_000_000].map((bytes, i) => commits.put(change(`h${i}-`, 1, bytes)));
    for (let i = 0; i < 3; i++) (await underWay()).commit();
    await Promise.all(large);
    expect(groups.slice(3)).toEqual([['h0-1', 'h1-1'], ['h2-1'], ['h3-1']]);
  });

  it('one bad change among many fails alone', async () => {
    const alone = async ({ game }: Change) => {
      if (game === 'b') throw bad();
    };
    const { commits, loners, underWay } = aDatabase({ alone });
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((game) => commits.put(change(game)));
    (await underWay()).fail(bad());
    expect(statusOf(await Promise.allSettled(all))).toEqual([
      'committed',
      'StorageFailure',
      ...['committed', 'committed', 'committed', 'committed'],
    ]);
    expect(loners).toHaveLength(6);
  });

  it('a bad change that came alone is not tried twice', async () => {
    const { commits, loners, underWay } = aDatabase();
    const only = Promise.allSettled([commits.put(change('a'))]);
    (await underWay()).fail(bad());
    expect(statusOf(await only)).toEqual(['StorageFailure']);
    expect(loners).toEqual([]);
  });

  it('one that is left out tries again, then alone, and hears there that its lease is lost; the others are committed', async () => {
    const alone = async () => {
      throw new LeaseLost('elsewhere');
    };
    const { commits, groups, loners, underWay } = aDatabase({ alone });
    const lost = Promise.allSettled([commits.put(change('lost'))]);
    const others = ['a', 'b'].map((game) => commits.put(change(game)));
    for (let i = 0; i < 3; i++) (await underWay()).commit(['lost']);
    await Promise.all(others);
    expect(statusOf(await lost)).toEqual(['LeaseLost']);
    expect(groups).toEqual([['lost1', 'a1', 'b1'], ['lost1'], ['lost1']]);
    expect(loners).toEqual(['lost1']);
  });

  it.each([
    ['a commit in doubt is in doubt for all of its group', new StorageFailure(new Error('cut'), true)],
    ['a database that is full, slow or away fails all of a group', new StorageFailure(new Error('away'))],
  ])('%s, and nothing is tried twice', async (_what, failure) => {
    const { commits, groups, loners, underWay } = aDatabase();
    const all = Promise.allSettled(['a', 'b', 'c'].map((game) => commits.put(change(game))));
    (await underWay()).fail(failure);
    expect(await all).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: failure })));
    const next = commits.put(change('a', 2));
    (await underWay()).commit();
    await next;
    expect([groups, loners]).toEqual([[['a1', 'b1', 'c1'], ['a2']], []]);
  });

  it('games that are held up alone hold up no group, and no more than four at once', async () => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const { commits, loners, underWay } = aDatabase({ alone: () => held });
    const stuck = ['a', 'b', 'c', 'd', 'e', 'f'].map((game) => commits.put(change(game)));
    (await underWay()).fail(bad());
    const next = commits.put(change('g'));
    const later = commits.put(change('a', 2));
    (await underWay()).commit();
    await next;
    expect(loners).toEqual(['a1', 'b1', 'c1', 'd1']);
    free();
    await Promise.all(stuck);
    (await underWay()).commit();
    await later;
  });

  it('sockets get their turn while a large group is told', async () => {
    const { commits, underWay } = aDatabase();
    let told = 0;
    const all = Array.from({ length: 100 }, (_, i) => commits.put(change(`g${i}-`)).then(() => told++));
    (await underWay()).commit();
    await nextTurn();
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(100);
    await Promise.all(all);
  });
});
