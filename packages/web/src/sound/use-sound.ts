import { useCallback } from 'preact/compat';
import { useSettings } from '../base/settings.ts';
import type { Beat } from '../board/beats.ts';

/** Fetched with the first sound: most play in silence. */
export const soundCard = () => import('./sound-card.ts');

/** What makes a beat heard, if that was chosen. */
export function useSound(): (beat: Beat) => void {
  const { sound, volume } = useSettings();
  return useCallback(
    (beat) => {
      if (sound) void soundCard().then(({ playBeat }) => playBeat(beat, volume));
    },
    [sound, volume],
  );
}
