import { createHash } from 'node:crypto';
import type { TableRuleset } from '@hardtop/board';
import { setupOf } from '@hardtop/kernel';

/** How many set-ups are kept, and how long they may be together as text: what is read takes some times that. */
const SETUPS_KEPT = 64;
const CHARACTERS_KEPT = 2_000_000;

interface ReadSetup {
  readonly setup: unknown;
  readonly characters: number;
}

/** Set-ups that were read, the last used last: reading one takes longer than most answers. Games of one scenario share theirs. */
export class SetupShelf {
  private readonly read = new Map<string, ReadSetup>();
  private characters = 0;

  has(label: string): boolean {
    return this.read.has(label);
  }

  /** `file` is not looked at where the set-up is here. */
  of(ruleset: TableRuleset, label: string, file: unknown): unknown {
    const kept = this.read.get(label) ?? this.add(ruleset, file);
    this.read.delete(label);
    this.read.set(label, kept);
    this.tidy();
    return kept.setup;
  }

  private add(ruleset: TableRuleset, file: unknown): ReadSetup {
    const added = { setup: setupOf(ruleset, file), characters: textOf(file).length };
    this.characters += added.characters;
    return added;
  }

  /** The one that was asked for last stays, however long it is. */
  private tidy(): void {
    for (const [label, { characters }] of this.read) {
      if (this.read.size <= SETUPS_KEPT && (this.characters <= CHARACTERS_KEPT || this.read.size === 1)) return;
      this.read.delete(label);
      this.characters -= characters;
    }
  }
}

const digests = new WeakMap<object, string>();

/** What names a set-up wherever it is known: equal ones have the same name, whoever's game it is. */
export function labelOf({ id, version }: Pick<TableRuleset, 'id' | 'version'>, file: unknown): string {
  return `${id}/${version}/${digestOf(file)}`;
}

function digestOf(file: unknown): string {
  const made = isObject(file) ? digests.get(file) : undefined;
  if (made !== undefined) return made;
  const digest = createHash('sha256').update(textOf(file)).digest('base64url');
  if (isObject(file)) digests.set(file, digest);
  return digest;
}

function isObject(file: unknown): file is object {
  return typeof file === 'object' && file !== null;
}

function textOf(file: unknown): string {
  return JSON.stringify(file) ?? '';
}
