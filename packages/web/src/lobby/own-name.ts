import { NAME } from '../base/name.ts';
import { isRecord, readStored, writeStored } from '../base/storage.ts';

const KEY = 'hardtop.name';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What we were called at the last table. */
export const ownName = (): string => readStored(KEY, isText) ?? '';

export function keepOwnName(name: string): void {
  writeStored(KEY, name);
}

const hasName = (value: unknown): value is { readonly name: string } => isRecord(value) && isText(value.name);

/** The name that is kept, under which the server seats us; null for a guest. */
export const keptName = (): string | null => readStored(NAME, hasName)?.name ?? null;

/** For a request: nothing where nothing was said. */
export const named = (name: string): { readonly name?: string } => (name.trim() === '' ? {} : { name: name.trim() });
