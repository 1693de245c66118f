import { readStored } from '../base/storage.ts';
import { isKept, type KeptCampaign } from './kept-campaign.ts';

/** Where this browser keeps its campaigns: in its database, or in plain storage where there is none. */

const NAME = 'hardtop-campaigns';
const CAMPAIGNS = 'campaigns';
const PLAIN = 'hardtop.campaigns';

let database: Promise<IDBDatabase | null> | null = null;

function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(null);
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(CAMPAIGNS, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      // Private windows of some browsers refuse.
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export async function loadKept(): Promise<readonly KeptCampaign[]> {
  database ??= openDatabase();
  const from = await database;
  if (from === null) return (readStored(PLAIN, isList) ?? []).filter(isKept);
  return new Promise((resolve) => {
    const request = from.transaction(CAMPAIGNS).objectStore(CAMPAIGNS).getAll();
    request.onsuccess = () => {
      const found: readonly unknown[] = request.result;
      resolve(found.filter(isKept));
    };
    request.onerror = () => resolve([]);
  });
}

/** Whether it is safe. `all`: every campaign, as it is after the change. */
export async function saveKept(changed: readonly KeptCampaign[], all: readonly KeptCampaign[]): Promise<boolean> {
  database ??= openDatabase();
  const to = await database;
  if (to === null) return writePlain(all);
  return new Promise((resolve) => {
    try {
      const transaction = to.transaction(CAMPAIGNS, 'readwrite');
      for (const kept of changed) transaction.objectStore(CAMPAIGNS).put(kept);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

function writePlain(all: readonly KeptCampaign[]): boolean {
  try {
    localStorage.setItem(PLAIN, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
