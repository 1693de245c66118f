/** A journal opened from a file, until the tab closes; it never leaves this browser. */
const KEY = 'hardtop.journal';
export const LOCAL_ID = 'local';

let held: unknown = null;

export function holdJournal(journal: unknown): void {
  held = journal;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(journal));
  } catch {
    // Too big or forbidden: it lives as long as the page does.
  }
}

export function heldJournal(): unknown {
  if (held !== null) return held;
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
