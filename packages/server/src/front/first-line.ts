/** What longer lines ask for is not looked for. */
export const LINE_BYTES = 8 * 1024;

const NEW_LINE = 0x0a;

/** The first bytes of a connection, until they say what is asked for first. */
export class FirstLine {
  private bytes: Buffer = Buffer.alloc(0);
  private isOver = false;

  /** Whether no more need be read: the line is whole, or longer than anybody looks. Each byte is looked at once, however the bytes come. */
  add(chunk: Buffer): boolean {
    const room = LINE_BYTES - this.bytes.length;
    this.bytes = this.bytes.length === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
    this.isOver = chunk.length >= room || chunk.includes(NEW_LINE);
    return this.isOver;
  }

  /** All that was read. */
  get read(): Buffer {
    return this.bytes;
  }

  /** What is asked for, as it stands in the line; null: it cannot be told, and whoever takes the connection will say why. */
  get target(): string | null {
    const end = this.bytes.subarray(0, LINE_BYTES).indexOf(NEW_LINE);
    if (end < 0) return null;
    return this.bytes.toString('latin1', 0, end).split(' ')[1] ?? null;
  }
}
