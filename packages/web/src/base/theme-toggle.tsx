import { memo } from 'preact/compat';
import { setTheme, useTheme } from './theme.ts';

/** A dimmer: the headlamp is on or off. */
export const ThemeToggle = memo(function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="button quiet lamp-switch"
      aria-label={`Switch to the ${other} look`}
      onClick={() => setTheme(other)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M9 5h4a7 7 0 0 1 0 14H9z"
          fill={theme === 'dark' ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth="1.8"
        />
        <path d="M2 7h4M2 12h4M2 17h4" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  );
});
