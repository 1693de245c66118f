import { create } from 'zustand';
import { isRecord, readStored, writeStored } from './storage.ts';

/** What a player likes, remembered in this browser. */
interface Settings {
  /** Options without a number to set are answered by the first press. */
  readonly onePress: boolean;
  /** Hints that have been read and put away. */
  readonly hintsRead: readonly string[];
}

interface SettingsStore extends Settings {
  setOnePress(onePress: boolean): void;
  putAwayHint(id: string): void;
}

const KEY = 'hardtop.settings';

function isSettings(value: unknown): value is Settings {
  return isRecord(value) && typeof value.onePress === 'boolean' && Array.isArray(value.hintsRead);
}

export const useSettings = create<SettingsStore>((set, get) => {
  const keep = (change: Partial<Settings>) => {
    set(change);
    const { onePress, hintsRead } = get();
    writeStored(KEY, { onePress, hintsRead });
  };
  return {
    ...(readStored(KEY, isSettings) ?? { onePress: false, hintsRead: [] }),
    setOnePress: (onePress) => keep({ onePress }),
    putAwayHint: (id) => keep({ hintsRead: [...new Set([...get().hintsRead, id])] }),
  };
});
