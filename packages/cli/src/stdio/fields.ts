import type { Params, Problem, Seat } from '@hardtop/kernel';

/** Reads the fields of one line and keeps the first thing that is wrong with them. */
export class Fields {
  private readonly data: Readonly<Record<string, unknown>>;
  private readonly read = new Set<string>();
  private first: Problem | null = null;

  constructor(data: Readonly<Record<string, unknown>>) {
    this.data = data;
  }

  text(name: string): string {
    const value = this.get(name);
    if (typeof value === 'string' && value.length <= 200) return value;
    this.refuse(name, 'must be a text of at most 200 characters');
    return '';
  }

  flag(name: string): boolean {
    const value = this.get(name);
    if (typeof value !== 'boolean') this.refuse(name, 'must be true or false', ['true', 'false']);
    return value === true;
  }

  oneOf<T extends string>(name: string, legal: readonly [T, ...T[]]): T {
    const value = this.get(name);
    const found = legal.find((candidate) => candidate === value);
    if (found === undefined) this.refuse(name, `must be one of ${legal.join(', ')}`, legal);
    return found ?? legal[0];
  }

  /** Null if left out. */
  seat(): Seat | null {
    const value = this.get('seat');
    if (value === undefined) return null;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    this.refuse('seat', 'must be a whole number from 0');
    return null;
  }

  /** Whole numbers by name, or null. */
  params(name: string): Params | null {
    const value = this.get(name);
    if (value === null) return null;
    const isRecord = typeof value === 'object' && value !== undefined && !Array.isArray(value);
    if (isRecord && Object.values(value).every(Number.isInteger)) return value as Params;
    this.refuse(name, 'must be an object of whole numbers, or null');
    return null;
  }

  /** For the kernel to check. */
  any(name: string): unknown {
    return this.get(name);
  }

  ref(): string | number | null {
    const value = this.get('ref');
    if (value === undefined) return null;
    if (typeof value === 'string' || typeof value === 'number') return value;
    this.refuse('ref', 'must be a text or a number');
    return null;
  }

  /** The first problem; a field nobody asked for is one, since it is most likely a misspelt other. */
  problem(): Problem | null {
    const strange = Object.keys(this.data).find((name) => !this.read.has(name));
    if (this.first === null && strange !== undefined) {
      this.refuse(strange, 'is not a field of this message', [...this.read]);
    }
    return this.first;
  }

  private get(name: string): unknown {
    this.read.add(name);
    return Object.hasOwn(this.data, name) ? this.data[name] : undefined;
  }

  private refuse(field: string, what: string, legal?: readonly string[]): void {
    const base = { code: 'bad-line', field, message: `${field} ${what}.` };
    this.first ??= legal === undefined ? base : { ...base, legal };
  }
}
