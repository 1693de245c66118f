import { createHash } from 'node:crypto';
import { firstSent, type SentPicture } from '@hardtop/host';
import type { Snapshot } from '@hardtop/host/wire';
import type { LastSeen } from '@hardtop/kernel';

/** What is left of a picture while nothing happens: enough to know it again. */
export interface FadedPicture {
  readonly n: number;
  readonly length: number;
  readonly mark: string;
}

export function fadedOf({ n, length, seen }: SentPicture): FadedPicture {
  return { n, length, mark: markOf(seen) };
}

/** The picture as it was sent, made once more; null if it would be another one. */
export function madeAgain({ n, length, mark }: FadedPicture, snapshot: Snapshot): SentPicture | null {
  const again = firstSent(snapshot);
  return markOf(again.seen) === mark ? { n, seen: again.seen, length } : null;
}

/** Names what is shown. Questions that were answered are not. */
function markOf({ asked, open, ...shown }: LastSeen<Snapshot>): string {
  const text = JSON.stringify([shown, open, open.map((key) => asked[key])]);
  return createHash('sha1').update(text).digest('base64');
}
