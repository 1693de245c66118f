import { readStored, writeStored } from '../base/storage.ts';
import { isKept, type KeptDesign } from './kept-design.ts';

/** Where this browser keeps its library: in its database, which holds tens of thousands where plain storage holds some thousands. */

const NAME = 'hardtop-library';
const DESIGNS = 'designs';
/** Plain storage: all of it where there is no database, and as pages before the database kept it. */
const PLAIN = 'hardtop.library';
/** What is on its way into the database: a page may be closed before it arrives. */
const PENDING = 'hardtop.library.pending';
/** More at once is an import; nobody has typed that. */
const MOST_PENDING = 50;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const storedList = (key: string): readonly KeptDesign[] => (readStored(key, isList) ?? []).filter(isKept);

let database: IDBDatabase | null = null;

function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(null);
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(DESIGNS, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      // Private windows of some browsers refuse.
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

function readAll(from: IDBDatabase): Promise<readonly KeptDesign[]> {
  return new Promise((resolve, reject) => {
    const request = from.transaction(DESIGNS).objectStore(DESIGNS).getAll();
    request.onsuccess = () => {
      const found: readonly unknown[] = request.result;
      resolve(found.filter(isKept));
    };
    request.onerror = () => reject(request.error);
  });
}

function writeAll(to: IDBDatabase, changed: readonly KeptDesign[]): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const transaction = to.transaction(DESIGNS, 'readwrite');
      for (const kept of changed) transaction.objectStore(DESIGNS).put(kept);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

/** Later ones win over earlier ones of the same id. */
function latest(...lists: readonly (readonly KeptDesign[])[]): readonly KeptDesign[] {
  const byId = new Map<string, KeptDesign>();
  for (const kept of lists.flat()) byId.set(kept.id, kept);
  return [...byId.values()];
}

export async function loadKept(): Promise<readonly KeptDesign[]> {
  database ??= await openDatabase();
  const plain = latest(storedList(PLAIN), storedList(PENDING));
  if (database === null) return plain;
  const all = latest(storedList(PLAIN), await readAll(database), storedList(PENDING));
  if (plain.length > 0 && (await writeAll(database, all))) for (const key of [PLAIN, PENDING]) forget(key);
  return all;
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be removed was never written.
  }
}

/** Whether it is safe. `all`: the whole library, as it is after the change. */
export async function saveKept(changed: readonly KeptDesign[], all: readonly KeptDesign[]): Promise<boolean> {
  if (database === null) return writePlain(PLAIN, all);
  if (changed.length <= MOST_PENDING) writeStored(PENDING, latest(storedList(PENDING), changed));
  const isSafe = await writeAll(database, changed);
  if (isSafe) {
    const left = storedList(PENDING).filter(({ id, updated, synced }) => {
      const written = changed.find((kept) => kept.id === id);
      return written === undefined || written.updated !== updated || written.synced !== synced;
    });
    if (left.length === 0) forget(PENDING);
    else writeStored(PENDING, left);
  }
  return isSafe;
}

function writePlain(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
