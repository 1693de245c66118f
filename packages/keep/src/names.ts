/** The names in a library, of which no two are to be the same: "Killer Kart", "Killer Kart (2)". */
export class Names {
  private readonly holders = new Map<string, string>();
  /** The last number tried for a name, so that ten thousand of the same do not try each other's. */
  private readonly tried = new Map<string, number>();

  take(name: string, id: string): void {
    this.holders.set(keyOf(name), id);
  }

  leave(name: string, id: string): void {
    if (this.holders.get(keyOf(name)) === id) this.holders.delete(keyOf(name));
  }

  /** The name itself if nobody else has it, else the first free one with a number. */
  free(name: string, id: string): string {
    if (this.isFree(name, id)) return name;
    const stem = name.replace(/ \(\d{1,6}\)$/, '');
    for (let n = (this.tried.get(keyOf(stem)) ?? 1) + 1; ; n++) {
      const numbered = numberedName(stem, n);
      if (!this.isFree(numbered, id)) continue;
      this.tried.set(keyOf(stem), n);
      return numbered;
    }
  }

  private isFree(name: string, id: string): boolean {
    const holder = this.holders.get(keyOf(name));
    return holder === undefined || holder === id;
  }
}

const LONGEST = 100;

function numberedName(stem: string, n: number): string {
  const number = ` (${n})`;
  // A cut may leave half a character.
  const cut = stem.slice(0, LONGEST - number.length).replace(/[\p{Cs}\s]+$/u, '');
  return `${cut}${number}`;
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
