import { memo } from 'preact/compat';
import { useSettings } from '../base/settings.ts';
import { soundCard } from './use-sound.ts';
import './sound-switch.css';

/** Sound is off until somebody wants it; then it has a volume, and says how loud that is. */
export const SoundSwitch = memo(function SoundSwitch() {
  const { sound, volume, setSound, setVolume } = useSettings();
  const sample = () => void soundCard().then(({ synth }) => synth.play('hit', volume));
  const turn = () => {
    setSound(!sound);
    if (!sound) sample();
  };
  return (
    <div className="sound">
      <button type="button" className="button quiet lamp-switch" aria-pressed={sound} aria-label="Sound" onClick={turn}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M3 9h4l5-4v14l-5-4H3z" fill="currentColor" />
          <path
            d={sound ? 'M15 9q2.5 3 0 6M18 6q5 6 0 12' : 'M15 9l6 6M21 9l-6 6'}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {sound && (
        <input
          type="range"
          className="sound-volume"
          aria-label="Volume"
          min="5"
          max="100"
          step="5"
          value={Math.round(volume * 100)}
          onChange={(event) => setVolume(Number(event.currentTarget.value) / 100)}
          onPointerUp={sample}
        />
      )}
    </div>
  );
});
