/** So many go at once; then sockets and timers get their turn. */
const AT_ONCE = 128;

/**
 * Whoever comes in one turn of the loop goes at the end of it, those of one kind one after another: what the one needs of code and memory
 * the next finds at hand.
 */
export class Lineup {
  private coming = new Map<string, (() => void)[]>();
  private going: (() => void)[] = [];

  /** When it is this one's turn. */
  turn(kind: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.isEmpty) this.goLater();
      const alike = this.coming.get(kind);
      if (alike === undefined) this.coming.set(kind, [resolve]);
      else alike.push(resolve);
    });
  }

  private get isEmpty(): boolean {
    return this.coming.size === 0 && this.going.length === 0;
  }

  private goLater(): void {
    setImmediate(() => this.go());
  }

  private go(): void {
    if (this.going.length === 0) {
      this.going = [...this.coming.values()].flat();
      this.coming = new Map();
    }
    for (const resolve of this.going.splice(0, AT_ONCE)) resolve();
    if (!this.isEmpty) this.goLater();
  }
}
