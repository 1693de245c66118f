import type { FromTable, ToTable } from './host-messages.ts';

/** The rules come with the worker: it is loaded when a game is played on this device, and only then. */
export const startHost = (): Worker =>
  new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'table' });

/** What a line to a table does, whether it leads to a server or to a worker. */
interface LocalWire {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** As a server that failed would say it. */
const CLOSE_FAILED = 4500;

/** A line to a table on this device. */
export function openLocalWire(id: string): LocalWire {
  const host = startHost();
  const post = (message: ToTable) => host.postMessage(message);
  const wire: LocalWire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => post({ t: 'say', text }),
    close: () => host.terminate(),
  };
  host.onmessage = ({ data }: MessageEvent<FromTable>) => {
    if (data.t === 'say') wire.onmessage?.({ data: data.text });
  };
  host.onerror = () => {
    host.terminate();
    wire.onclose?.({ code: CLOSE_FAILED });
  };
  post({ t: 'open', id });
  // As with a socket, whoever dials is told later.
  setTimeout(() => wire.onopen?.(), 0);
  return wire;
}
