import type { Problem } from '@hardtop/kernel';
import type { ClientMessage, HeardBefore, ServerMessage } from '@hardtop/server/wire';
import { Pictures } from './pictures.ts';

/** How the line to the table stands. */
export type Line =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'reconnecting'; readonly tries: number }
  /** Many tries failed; it still knocks now and then. */
  | { readonly state: 'gone' }
  /** The server will not have us here, and says why; knocking again would not help. */
  | { readonly state: 'turned-away'; readonly problem: Problem };

type WithRef = Extract<ClientMessage, { ref: number }>;
/** A message before it gets its number. */
export type Outgoing = WithRef extends infer M ? (M extends WithRef ? Omit<M, 'ref'> : never) : never;

/** The part of a WebSocket that is used, so that a test can play the server. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface SocketOptions {
  readonly url: string;
  readonly keys: readonly string[];
  /** What was heard before, for whoever comes back. */
  have?(): HeardBefore | undefined;
  onLine(line: Line): void;
  onMessage(message: ServerMessage): void;
  readonly open?: (url: string) => Wire;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** So many failures in a row and we say that the server is gone. */
const GONE_AFTER = 6;

function openWebSocket(url: string): Wire {
  const socket = new WebSocket(url);
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event: MessageEvent<unknown>) => wire.onmessage?.(event);
  socket.onclose = (event) => wire.onclose?.(event);
  socket.onerror = () => wire.onerror?.();
  return wire;
}

export function waitBefore(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1));
}

/** One line to one table: joins, numbers what it sends, and comes back by itself. The welcome brings all that was missed. */
export class TableSocket {
  private readonly options: SocketOptions;
  private wire: Wire | null = null;
  private pictures = new Pictures();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private tries = 0;
  private lastRef = 0;
  private live = false;
  private opened = false;
  private closed = false;

  constructor(options: SocketOptions) {
    this.options = options;
  }

  open(): void {
    this.closed = false;
    this.dial();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
  }

  /** Tries at once instead of waiting for its turn. */
  retry(): void {
    if (this.live || this.closed) return;
    this.dialAnew();
  }

  /** The number it was sent under, or null: not connected, nothing was sent. */
  send(message: Outgoing): number | null {
    if (!this.live || this.wire === null) return null;
    this.lastRef++;
    this.wire.send(JSON.stringify({ ...message, ref: this.lastRef }));
    return this.lastRef;
  }

  private dialAnew(): void {
    this.hangUp();
    this.dial();
  }

  private dial(): void {
    if (this.tries === 0) this.options.onLine({ state: 'connecting' });
    const wire = (this.options.open ?? openWebSocket)(this.options.url);
    this.wire = wire;
    this.opened = false;
    this.pictures = new Pictures();
    wire.onopen = () => {
      this.opened = true;
      wire.send(JSON.stringify({ t: 'join', keys: this.options.keys, changes: true, have: this.options.have?.() }));
    };
    wire.onmessage = ({ data }) => this.hear(data);
    wire.onclose = () => this.lost(wire);
  }

  private hear(data: unknown): void {
    const message = this.pictures.whole(JSON.parse(String(data)) as ServerMessage);
    if (message === null) {
      // A picture is missing: the welcome of a new line brings all of it.
      this.dialAnew();
      return;
    }
    if (message.t === 'welcome') {
      this.tries = 0;
      this.live = true;
      this.options.onMessage(message);
      this.options.onLine({ state: 'live' });
      return;
    }
    if (!this.live && message.t === 'refused') this.turnedAway(message.problem);
    else this.options.onMessage(message);
  }

  private turnedAway(problem: Problem): void {
    this.close();
    this.options.onLine({ state: 'turned-away', problem });
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire || this.closed) return;
    this.live = false;
    this.wire = null;
    this.tries++;
    this.options.onLine(this.tries >= GONE_AFTER ? { state: 'gone' } : { state: 'reconnecting', tries: this.tries });
    this.timer = setTimeout(() => this.dial(), waitBefore(this.tries));
  }

  private hangUp(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.live = false;
    const wire = this.wire;
    this.wire = null;
    if (wire === null) return;
    wire.onclose = null;
    wire.onmessage = null;
    // A socket closed while it opens makes the browser complain: let it open first.
    if (this.opened) wire.close();
    else wire.onopen = () => wire.close();
  }
}
