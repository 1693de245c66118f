/** What players asked for lately: a table full of phones asks for the same thing at once. */
export class SeenMemory {
  private readonly kept = new Map<string, Uint8Array>();
  private readonly most: number;

  constructor(most = 50) {
    this.most = most;
  }

  get(key: string): Uint8Array | undefined {
    return this.kept.get(key);
  }

  keep(key: string, seen: Uint8Array): Uint8Array {
    this.kept.set(key, seen);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return seen;
  }
}
