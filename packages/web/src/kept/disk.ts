import type { KeptDocument } from '@hardtop/keep';
import { readStored, writeStored } from '../base/storage.ts';

/** Where this browser keeps one kind of document: in its database, which holds tens of thousands where plain storage holds some thousands. */
export interface DiskKind<Kept> {
  /** Of the database, and of the one store in it. */
  readonly database: string;
  readonly store: string;
  /** Of plain storage: all of them where there is no database, and as pages before the database kept them. */
  readonly plain: string;
  /** So many are put by in plain storage while they are on their way into the database: a page may be closed before they arrive. */
  readonly mostPending: number;
  isKept(value: unknown): value is Kept;
}

interface Disk<Kept> {
  load(): Promise<readonly Kept[]>;
  /** Whether it is safe. `all`: every one of them, as they are after the change. */
  save(changed: readonly Kept[], all: readonly Kept[]): Promise<boolean>;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function openDatabase(name: string, store: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(null);
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      // Private windows of some browsers refuse.
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

function readAll(from: IDBDatabase, store: string): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const request = from.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function writeAll(to: IDBDatabase, store: string, changed: readonly unknown[]): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const transaction = to.transaction(store, 'readwrite');
      for (const kept of changed) transaction.objectStore(store).put(kept);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

/** Later ones win over earlier ones of the same id. */
function latest<Kept extends KeptDocument>(...lists: readonly (readonly Kept[])[]): readonly Kept[] {
  return [...new Map(lists.flat().map((kept) => [kept.id, kept])).values()];
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be removed was never written.
  }
}

function writePlain(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function createDisk<Kept extends KeptDocument>(kind: DiskKind<Kept>): Disk<Kept> {
  const { store, plain, isKept } = kind;
  const pending = `${plain}.pending`;
  const stored = (key: string): readonly Kept[] => (readStored(key, isList) ?? []).filter(isKept);
  let opening: Promise<IDBDatabase | null> | null = null;
  const open = () => {
    opening ??= openDatabase(kind.database, store);
    return opening;
  };
  const putBy = (changed: readonly Kept[]) => {
    if (changed.length <= kind.mostPending) writeStored(pending, latest(stored(pending), changed));
  };
  const arrived = (changed: readonly Kept[]) => {
    const written = new Set(changed.map((kept) => JSON.stringify(kept)));
    const left = stored(pending).filter((kept) => !written.has(JSON.stringify(kept)));
    if (left.length === 0) forget(pending);
    else writeStored(pending, left);
  };
  return {
    load: async () => {
      const from = await open();
      const beside = latest(stored(plain), stored(pending));
      if (from === null) return beside;
      const all = latest(stored(plain), (await readAll(from, store)).filter(isKept), stored(pending));
      if (beside.length > 0 && (await writeAll(from, store, all))) for (const key of [plain, pending]) forget(key);
      return all;
    },
    save: async (changed, all) => {
      // Before anything is waited for: this may be the page's last moment.
      putBy(changed);
      const to = await open();
      if (to === null) {
        forget(pending);
        return writePlain(plain, all);
      }
      const isSafe = await writeAll(to, store, changed);
      if (isSafe) arrived(changed);
      return isSafe;
    },
  };
}
