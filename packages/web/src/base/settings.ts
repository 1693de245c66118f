import { isRecord, readStored, writeStored } from './storage.ts';
import { create } from './store.ts';

/** What a player likes, remembered in this browser. */
interface Settings {
  /** Options without a number to set are answered by the first press. */
  readonly onePress: boolean;
  /** A press counts at once, also on a question that has only just come. */
  readonly hasty: boolean;
  /** Hints that have been read and put away. */
  readonly hintsRead: readonly string[];
  readonly sound: boolean;
  /** Between 0 and 1. */
  readonly volume: number;
}

interface SettingsStore extends Settings {
  setOnePress(onePress: boolean): void;
  setHasty(hasty: boolean): void;
  putAwayHints(ids: readonly string[]): void;
  /** All hints are given once more. */
  startGuide(): void;
  setSound(sound: boolean): void;
  setVolume(volume: number): void;
}

const KEY = 'hardtop.settings';

const DEFAULTS: Settings = { onePress: false, hasty: false, hintsRead: [], sound: false, volume: 0.6 };

/** What was kept may be older than some of the settings. */
function isKept(value: unknown): value is Partial<Settings> {
  if (!isRecord(value)) return false;
  const { onePress, hasty, hintsRead, sound, volume } = { ...DEFAULTS, ...value };
  const switches = [onePress, hasty, sound].every((each) => typeof each === 'boolean');
  return switches && Array.isArray(hintsRead) && typeof volume === 'number' && volume >= 0 && volume <= 1;
}

export const useSettings = create<SettingsStore>((set, get) => {
  const keep = (change: Partial<Settings>) => {
    set(change);
    const { onePress, hasty, hintsRead, sound, volume } = get();
    writeStored(KEY, { onePress, hasty, hintsRead, sound, volume });
  };
  return {
    ...DEFAULTS,
    ...readStored(KEY, isKept),
    setOnePress: (onePress) => keep({ onePress }),
    setHasty: (hasty) => keep({ hasty }),
    setSound: (sound) => keep({ sound }),
    setVolume: (volume) => keep({ volume }),
    putAwayHints: (ids) => keep({ hintsRead: [...new Set([...get().hintsRead, ...ids])] }),
    startGuide: () => keep({ hintsRead: [] }),
  };
});
