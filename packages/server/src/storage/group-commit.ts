import { setImmediate as nextTurn } from 'node:timers/promises';

/** Something to be committed for a game. */
interface Commission {
  readonly game: string;
  readonly bytes: number;
}

interface CommitSteps<T extends Commission> {
  /** In one transaction, all or nothing: gives the games whose change is committed. The others were left out and may try again. */
  together(some: readonly T[]): Promise<ReadonlySet<string>>;
  /** In a transaction of its own, and tells what is wrong with it. */
  alone(one: T): Promise<void>;
  /** Whether the failure of a group may be the doing of a single change in it, and nothing was committed. */
  mayBeOfOne(error: unknown): boolean;
}

interface Waiting<T> {
  readonly one: T;
  /** In how many groups it was left out. */
  tries: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MOST_CHANGES = 200;
const MOST_BYTES = 1024 * 1024;
/** One that is left out because somebody else has its game just then has better luck in the next group. */
const TRIES_TOGETHER = 3;
/** Few, so that games which are held up elsewhere take no connection from those that are not. */
const ALONE_AT_ONCE = 4;
/** A transaction costs far more than a change in it. While every turn of the loop brings more, it is waited for: until there are so many, or for so long. */
const ENOUGH = 32;
const GATHERED_MILLISECONDS = 3;
/** Whoever is told goes on at once, for a tenth of a millisecond: sockets and timers get their turn in between. */
const TOLD_AT_ONCE = 32;

/**
 * Commits the changes of many games in one transaction: what comes while one is under way gathers for the next. A change that fails
 * fails alone, and a game never has two under way.
 */
export class GroupCommit<T extends Commission> {
  private readonly steps: CommitSteps<T>;
  private waiting: Waiting<T>[] = [];
  private readonly loners: Waiting<T>[] = [];
  /** The games that have something under way. */
  private readonly busy = new Set<string>();
  private isUnderWay = false;
  /** Those who wait until what is under way is over. */
  private readonly expecting: (() => void)[] = [];
  private isCalled = false;
  private alone = 0;

  constructor(steps: CommitSteps<T>) {
    this.steps = steps;
  }

  /** When this returns it is committed. */
  put(one: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ one, tries: 0, resolve, reject });
      this.call();
    });
  }

  /** When what is put next would not have to wait: whoever may have more to put until then can wait for it. */
  async free(): Promise<void> {
    await (this.isUnderWay ? new Promise<void>((resolve) => this.expecting.push(resolve)) : nextTurn());
  }

  /** At the end of this turn of the loop: what else came in it goes along. */
  private call(): void {
    if (this.isCalled || this.isUnderWay || this.waiting.length === 0) return;
    this.isCalled = true;
    this.gather(this.waiting.length, performance.now() + GATHERED_MILLISECONDS);
  }

  private gather(had: number, until: number): void {
    setImmediate(() => {
      const { length } = this.waiting;
      if (length > had && length < ENOUGH && performance.now() < until) return this.gather(length, until);
      this.isCalled = false;
      this.start();
    });
  }

  private start(): void {
    if (this.isUnderWay) return;
    const group = this.nextGroup();
    if (group.length === 0) return;
    this.isUnderWay = true;
    void this.commit(group);
  }

  private nextGroup(): readonly Waiting<T>[] {
    const group: Waiting<T>[] = [];
    const left: Waiting<T>[] = [];
    let bytes = 0;
    let isFull = false;
    for (const each of this.waiting) {
      // Once it is, nothing smaller slips in: it might be the next of a game whose last is still waiting.
      isFull ||= group.length === MOST_CHANGES || (group.length > 0 && bytes + each.one.bytes > MOST_BYTES);
      if (isFull || this.busy.has(each.one.game)) left.push(each);
      else {
        group.push(each);
        bytes += each.one.bytes;
        this.busy.add(each.one.game);
      }
    }
    this.waiting = left;
    return group;
  }

  private async commit(group: readonly Waiting<T>[]): Promise<void> {
    try {
      const committed = await this.steps.together(group.map(({ one }) => one));
      this.over();
      this.settle(group, committed);
    } catch (error) {
      this.over();
      if (group.length > 1 && this.steps.mayBeOfOne(error)) this.goAlone(group);
      else this.tell(group, ({ reject }) => reject(error));
    }
  }

  /** The next group is called before anybody hears of this one. */
  private over(): void {
    this.isUnderWay = false;
    for (const resolve of this.expecting.splice(0)) resolve();
    this.call();
  }

  private settle(group: readonly Waiting<T>[], committed: ReadonlySet<string>): void {
    const leftOut = group.filter(({ one }) => !committed.has(one.game));
    for (const each of leftOut) each.tries++;
    this.goAlone(leftOut.filter(({ tries }) => tries === TRIES_TOGETHER));
    const again = leftOut.filter(({ tries }) => tries < TRIES_TOGETHER);
    for (const { one } of again) this.busy.delete(one.game);
    this.waiting.unshift(...again);
    this.call();
    this.tell(
      group.filter(({ one }) => committed.has(one.game)),
      ({ resolve }) => resolve(),
    );
  }

  private tell(all: readonly Waiting<T>[], news: (one: Waiting<T>) => void): void {
    const now = all.slice(0, TOLD_AT_ONCE);
    const later = all.slice(TOLD_AT_ONCE);
    for (const each of now) {
      this.busy.delete(each.one.game);
      news(each);
    }
    this.call();
    if (later.length > 0) setImmediate(() => this.tell(later, news));
  }

  private goAlone(some: readonly Waiting<T>[]): void {
    this.loners.push(...some);
    while (this.alone < ALONE_AT_ONCE) {
      const next = this.loners.shift();
      if (next === undefined) return;
      this.alone++;
      void this.commitAlone(next);
    }
  }

  private async commitAlone(each: Waiting<T>): Promise<void> {
    const news = await this.steps.alone(each.one).then(
      () => each.resolve,
      (error: unknown) => () => each.reject(error),
    );
    this.alone--;
    this.goAlone([]);
    this.tell([each], news);
  }
}
