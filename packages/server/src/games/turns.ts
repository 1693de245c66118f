/** One thing after another: each job starts when the one before has ended, well or badly. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T> | T): Promise<T> {
    const mine = this.last.then(job);
    this.last = mine.catch(() => {});
    return mine;
  }

  /** When all that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
