import { keepsName } from '../base/name.ts';
import { useReach } from '../base/reach.ts';
import { hasUnsent } from '../kept/unsent.ts';

/** What was changed without a network is sent as soon as there is one, also where nobody opens the garage. */
function sendUnsent(): void {
  if (!hasUnsent()) return;
  void import('../garage/library-sync.ts').then(({ syncLibrary }) => syncLibrary()).catch(() => undefined);
}

/** Whoever keeps a name has his seats here too. */
function followName(): void {
  if (keepsName()) void import('../you/mine.ts').then(({ follow }) => follow()).catch(() => undefined);
}

export function sendUnsentLater(): void {
  window.addEventListener('load', followName, { once: true });
  window.addEventListener('load', sendUnsent, { once: true });
  window.addEventListener('online', sendUnsent);
  useReach.subscribe(({ isAway }, before) => {
    if (before.isAway && !isAway) sendUnsent();
  });
}
