import type { KeptDocument } from '@hardtop/keep';
import type { Shelf } from '../kept/shelf.ts';

/** Clears the one store of a database beside whoever has it open; nothing where there is none. */
function clear(name: string): Promise<void> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve();
    const request = indexedDB.open(name);
    request.onerror = () => resolve();
    request.onsuccess = () => {
      const stores = [...request.result.objectStoreNames];
      const done = () => {
        request.result.close();
        resolve();
      };
      if (stores.length === 0) return done();
      const transaction = request.result.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.oncomplete = done;
      transaction.onabort = done;
    };
  });
}

/** Takes all of a shelf off this browser, for good; what the server has stays there. What plain storage has of it is the caller's. */
export async function emptyShelf<Kept extends KeptDocument>(shelf: Shelf<Kept>, database: string): Promise<void> {
  // Loaded before it is emptied, or what is there would come back.
  await shelf.load();
  await clear(database);
  shelf.useShelf.setState({ all: [] });
}
