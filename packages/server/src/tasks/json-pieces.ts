import { Breather } from './breather.ts';

/** What is written at once is about so long. */
const PIECE_CHARACTERS = 64 * 1024;
/** So many levels are taken apart: a film has its frames in the fourth, a campaign its rows in the third. */
const LEVELS = 4;

/** Plain JSON of any length as text, written piece by piece, so that others are answered in between. */
export async function jsonPieces(value: unknown): Promise<readonly Buffer[]> {
  const writer = new Writer();
  await writer.write(value, LEVELS);
  return writer.finish();
}

class Writer {
  private readonly pieces: Buffer[] = [];
  private readonly breather = new Breather();
  private parts: string[] = [];
  private characters = 0;

  async write(value: unknown, levels: number): Promise<void> {
    await this.breather.breathe();
    if (levels === 0 || typeof value !== 'object' || value === null) return this.add(JSON.stringify(value) ?? 'null');
    return Array.isArray(value) ? this.writeList(value, levels) : this.writeObject(value, levels);
  }

  finish(): readonly Buffer[] {
    this.cut();
    return this.pieces;
  }

  private async writeList(list: readonly unknown[], levels: number): Promise<void> {
    this.add('[');
    for (const [i, value] of list.entries()) {
      if (i > 0) this.add(',');
      await this.write(value, levels - 1);
    }
    this.add(']');
  }

  private async writeObject(object: object, levels: number): Promise<void> {
    this.add('{');
    const members = Object.entries(object).filter(([, value]) => value !== undefined);
    for (const [i, [name, value]] of members.entries()) {
      this.add(`${i > 0 ? ',' : ''}${JSON.stringify(name)}:`);
      await this.write(value, levels - 1);
    }
    this.add('}');
  }

  private add(text: string): void {
    this.parts.push(text);
    this.characters += text.length;
    if (this.characters > PIECE_CHARACTERS) this.cut();
  }

  private cut(): void {
    if (this.parts.length > 0) this.pieces.push(Buffer.from(this.parts.join('')));
    this.parts = [];
    this.characters = 0;
  }
}
