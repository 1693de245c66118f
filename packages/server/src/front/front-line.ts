import type { Socket } from 'node:net';
import { OWN_PLACE } from '../keys/seat-keys.ts';
import { byNode } from '../metrics/by-node.ts';
import type { FromNode, NodeText, ToNode } from './messages.ts';

/** What the front has a node do. */
interface Served {
  take(socket: Socket, head: Buffer): void;
  /** What it measures of itself. */
  measure(): string;
}

/** A front that is too busy to say what the others measure is not waited for. */
const OTHERS_MILLISECONDS = 2_000;

/** A node's line to its front. A node that has none can be reached by nobody, and ends at once, as if it were killed. */
export class FrontLine {
  /** Once the front wants it to stop. */
  readonly stop: Promise<void>;
  private served: Served | null = null;
  private others: Promise<readonly NodeText[]> | null = null;
  private onOthers: (texts: readonly NodeText[]) => void = () => {};

  constructor() {
    const gone = () => process.exit(1);
    if (!process.connected) gone();
    process.on('disconnect', gone);
    this.stop = new Promise((resolve) => {
      process.on('message', (message, socket) => this.hear(message as ToNode, socket as Socket | undefined, resolve));
    });
  }

  /** From now on it takes connections. */
  listen(served: Served): void {
    this.served = served;
    void say({ t: 'listening' });
  }

  tellProblem(message: string): Promise<void> {
    return say({ t: 'problem', message });
  }

  /** What all nodes measure, as one text; whoever asks while somebody waits for it has the same. */
  async measureAll(own: string): Promise<string> {
    this.others ??= this.askOthers().finally(() => {
      this.others = null;
    });
    const texts = [{ node: OWN_PLACE.node, text: own }, ...(await this.others)];
    return byNode(texts.sort((a, b) => a.node - b.node));
  }

  private askOthers(): Promise<readonly NodeText[]> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve([]), OTHERS_MILLISECONDS);
      this.onOthers = (texts) => {
        clearTimeout(late);
        resolve(texts);
      };
      void say({ t: 'measure-others' });
    });
  }

  /** One that broke on the way comes without its socket. */
  private takeIn(socket: Socket | undefined, head: Buffer): void {
    if (this.served === null) socket?.destroy();
    else if (socket !== undefined) this.served.take(socket, head);
  }

  private hear(message: ToNode, socket: Socket | undefined, stop: () => void): void {
    switch (message.t) {
      case 'connection':
        this.takeIn(socket, Buffer.from(message.head, 'base64'));
        void say({ t: 'taken' });
        break;
      case 'measure':
        void say({ t: 'measured', ref: message.ref, text: this.served?.measure() ?? '' });
        break;
      case 'measured':
        this.onOthers(message.texts);
        break;
      case 'stop':
        stop();
    }
  }
}

/** A front that is gone is heard of by itself. */
function say(message: FromNode): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) return resolve();
    process.send(message, undefined, {}, () => resolve());
  });
}
