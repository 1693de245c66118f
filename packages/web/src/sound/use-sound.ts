import { useCallback } from 'preact/compat';
import { useSettings } from '../base/settings.ts';
import type { Beat } from '../board/beats.ts';
import { soundsOf } from './sounds.ts';
import { Synth } from './synth.ts';

/** The page has one sound card. */
export const synth = new Synth();

/** What makes a beat heard, if that was chosen. */
export function useSound(): (beat: Beat) => void {
  const { sound, volume } = useSettings();
  return useCallback(
    (beat) => {
      if (sound) for (const name of soundsOf(beat)) synth.play(name, volume);
    },
    [sound, volume],
  );
}
