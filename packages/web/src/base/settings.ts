import { create } from 'zustand';
import { isRecord, readStored, writeStored } from './storage.ts';

/** What a player likes, remembered in this browser. */
interface Settings {
  /** Options without a number to set are answered by the first press. */
  readonly onePress: boolean;
  /** A press counts at once, also on a question that has only just come. */
  readonly hasty: boolean;
  /** Hints that have been read and put away. */
  readonly hintsRead: readonly string[];
}

interface SettingsStore extends Settings {
  setOnePress(onePress: boolean): void;
  setHasty(hasty: boolean): void;
  putAwayHint(id: string): void;
}

const KEY = 'hardtop.settings';

const DEFAULTS: Settings = { onePress: false, hasty: false, hintsRead: [] };

/** What was kept may be older than some of the settings. */
function isKept(value: unknown): value is Partial<Settings> {
  if (!isRecord(value)) return false;
  const { onePress = false, hasty = false, hintsRead = [] } = value;
  return typeof onePress === 'boolean' && typeof hasty === 'boolean' && Array.isArray(hintsRead);
}

export const useSettings = create<SettingsStore>((set, get) => {
  const keep = (change: Partial<Settings>) => {
    set(change);
    const { onePress, hasty, hintsRead } = get();
    writeStored(KEY, { onePress, hasty, hintsRead });
  };
  return {
    ...DEFAULTS,
    ...readStored(KEY, isKept),
    setOnePress: (onePress) => keep({ onePress }),
    setHasty: (hasty) => keep({ hasty }),
    putAwayHint: (id) => keep({ hintsRead: [...new Set([...get().hintsRead, id])] }),
  };
});
