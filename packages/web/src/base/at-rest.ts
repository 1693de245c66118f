/** The longest that it may wait, in milliseconds. */
const LATEST = 2_000;
/** Where a browser does not say when it rests. */
const A_WHILE = 500;

/** Does what nobody waits for when the page has nothing else to do. */
export function atRest(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, A_WHILE);
}
