import { useSyncExternalStore } from 'preact/compat';
import { readStored, writeStored } from './storage.ts';

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

const KEY = 'hardtop.theme';
const listeners = new Set<() => void>();

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

function systemTheme(): Theme {
  return globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function currentTheme(): Theme {
  return readStored(KEY, isTheme) ?? systemTheme();
}

/** Sets what the style sheet goes by, before anything is drawn. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme();
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  writeStored(KEY, theme);
  applyTheme();
}

/** Follows the system for as long as nobody has chosen. */
export function followSystemTheme(): void {
  globalThis.matchMedia?.('(prefers-color-scheme: light)').addEventListener('change', applyTheme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
