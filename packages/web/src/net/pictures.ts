import { Follower } from '@hardtop/kernel/last-seen';
import type { ServerMessage, Snapshot } from '@hardtop/server/wire';

type WholeMessage = Exclude<ServerMessage, { t: 'change' }>;
type PictureMessage = Extract<ServerMessage, { t: 'update' | 'change' }>;

/** Makes whole pictures of the changes that come over one line. */
export class Pictures {
  private follower: Follower<Snapshot> | null = null;

  /** A message as if the whole picture had been sent; null if a picture was lost on the way, or came twice. */
  whole(message: ServerMessage): WholeMessage | null {
    switch (message.t) {
      case 'welcome':
        this.follower = new Follower(message.n ?? 0, message.snapshot);
        return message;
      case 'update':
        return message.n === undefined
          ? message
          : this.followed(message, this.follower?.show(message.n, message.snapshot));
      case 'change':
        return this.followed(message, this.follower?.change(message.n, message.patch));
      default:
        return message;
    }
  }

  private followed(message: PictureMessage, snapshot: Snapshot | null | undefined): WholeMessage | null {
    const { eventsFrom, events } = message;
    return snapshot === null || snapshot === undefined ? null : { t: 'update', snapshot, eventsFrom, events };
  }
}
