import { isRecord } from '../base/storage.ts';
import type { KeptGame } from './kept-game.ts';

// Asked by the page and by the worker that hosts a game: both may open the browser's database, only one of them writes to a game.

const DATABASE = 'hardtop-games';
const STORE = 'games';
/** As many as the list on the first page; the one that was left longest ago goes first. */
const MOST = 40;

function isGame(value: unknown): value is KeptGame {
  return isRecord(value) && typeof value.id === 'string' && isRecord(value.journal) && Array.isArray(value.seats);
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('updated', 'updated');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opening: Promise<IDBDatabase> | null = null;

/** One connection for as long as this page or worker lives; a failure may pass. */
async function database(): Promise<IDBDatabase> {
  opening ??= openDatabase();
  return opening.catch((error: unknown) => {
    opening = null;
    throw error;
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function write(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  work(transaction.objectStore(STORE));
  await done;
}

export async function readGame(id: string): Promise<KeptGame | null> {
  const found: unknown = await answerOf((await database()).transaction(STORE).objectStore(STORE).get(id));
  return isGame(found) ? found : null;
}

/** Whether it is safe. */
export function writeGame(game: KeptGame): Promise<boolean> {
  return write((store) => store.put(game)).then(
    () => true,
    () => false,
  );
}

export function dropGame(id: string): Promise<void> {
  return write((store) => store.delete(id));
}

/** Makes room before another one begins. */
export async function dropOldest(): Promise<void> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  // By the index: the keys of the games, the one that was left longest ago first.
  const oldestFirst = await answerOf(store.index('updated').getAllKeys());
  const tooMany = oldestFirst.slice(0, Math.max(0, oldestFirst.length + 1 - MOST));
  await write((games) => {
    for (const id of tooMany) games.delete(id);
  });
}
