/** A worker that a test plays; in place of the browser's by `vi.stubGlobal('Worker', FakeWorker)`. */
export class FakeWorker {
  static readonly started: FakeWorker[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: unknown[] = [];
  isGone = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }
}

export function lastWorker(): FakeWorker {
  const last = FakeWorker.started.at(-1);
  if (last === undefined) throw new Error('no worker was started');
  return last;
}
