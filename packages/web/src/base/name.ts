/** What this browser knows of who has come in: the session itself is the cookie's, which no script sees. */
export const NAME = 'hardtop.you';

export function keepsName(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
