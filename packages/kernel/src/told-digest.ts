import { canonicalJson, signatureOf } from './digest.ts';
import { type GameEvent, isVisible } from './event.ts';
import type { Viewer } from './viewer.ts';

/** Names what one audience has been told, event after event: where two tellings part, all later names differ. */
export class ToldDigest {
  /** Empty before anything was told. */
  value = '';
  private heard = 0;
  private readonly viewer: Viewer;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** Hears the first `count` events of a game; true if one of them was news. */
  hear(events: readonly GameEvent[], count = events.length): boolean {
    const before = this.value;
    for (const event of events.slice(this.heard, count)) if (isVisible(event, this.viewer)) this.add(event);
    this.heard = Math.max(this.heard, count);
    return this.value !== before;
  }

  /** Neither who else hears it nor how many others there are. */
  private add({ n: _, to: __, ...told }: GameEvent): void {
    this.value = signatureOf(this.value + canonicalJson(told));
  }
}
