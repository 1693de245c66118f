import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../settings/start-problem.ts';
import type { NodeText } from './messages.ts';
import type { Coming, NodeChild, Started } from './node-child.ts';

interface CrewOptions {
  readonly nodes: number;
  /** Starts the process of the node with this number. */
  readonly start: (node: number) => NodeChild;
  readonly onProblem: (message: string) => void;
}

/** A node that lived no longer than this died young, and is waited for a little longer each time. */
const YOUNG_MILLISECONDS = 10_000;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** What has not stopped by then is ended: it has had the time that a stop may take. */
const STOP_MILLISECONDS = 2_750;

/** The nodes behind one front: one that ends is started again for as long as the front stands. */
export class Crew {
  private readonly options: CrewOptions;
  private readonly children: NodeChild[] = [];
  private readonly stopping = new AbortController();
  /** Those whose turn it still is in this round. */
  private round: number[] = [];

  constructor(options: CrewOptions) {
    this.options = options;
  }

  /** The first alone: it brings the database up to date. Throws a `StartProblem` if any of them cannot start. */
  async start(): Promise<void> {
    await this.first(0);
    await Promise.all(Array.from({ length: this.options.nodes - 1 }, (_, i) => this.first(i + 1)));
    for (const node of this.children.keys()) void this.lookAfter(node);
  }

  /** A connection goes to the node with this number, else to the next that lives, the same for everybody who asks for it. */
  handTo(node: number, coming: Coming): void {
    const { nodes } = this.options;
    const inOrder = Array.from({ length: nodes }, (_, i) => this.children[(node + i) % nodes]);
    const living = inOrder.find((child) => child?.isUp === true);
    // Where none lives just now, whoever comes back in a moment is let in.
    if (living === undefined) coming.socket.destroy();
    else living.take(coming);
  }

  /** Each node once a round. Pages open their connections in a fixed order: each round has another, or one node would get all new games. */
  handInTurn(coming: Coming): void {
    if (this.round.length === 0) this.round = [...this.children.keys()];
    const [node = 0] = this.round.splice(Math.floor(Math.random() * this.round.length), 1);
    this.handTo(node, coming);
  }

  /** All together, within the time that one server has for it. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const late = setTimeout(() => {
      for (const child of this.children) child.kill();
    }, STOP_MILLISECONDS);
    for (const child of this.children) child.stop();
    await Promise.all(this.children.map((child) => child.exit));
    clearTimeout(late);
  }

  private async first(node: number): Promise<void> {
    const started = await this.enlist(node).started;
    if (started.kind === 'listening') return;
    throw new StartProblem('node', whyNot(node, started));
  }

  private enlist(node: number): NodeChild {
    const child = this.options.start(node);
    child.onMeasureOthers = () => void this.measureOthers(node).then((texts) => child.tellMeasured(texts));
    this.children[node] = child;
    return child;
  }

  /** From one life of a node to the next. */
  private async lookAfter(node: number): Promise<void> {
    const { onProblem } = this.options;
    let young = 0;
    for (let born = performance.now(); ; born = performance.now()) {
      const how = await this.children[node]?.exit;
      if (this.stopping.signal.aborted) return;
      for (const coming of this.children[node]?.giveUp() ?? []) this.handTo(node, coming);
      young = performance.now() - born < YOUNG_MILLISECONDS ? young + 1 : 0;
      const wait = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** Math.max(0, young - 1));
      onProblem(`node ${node} ended (${how}) and is started again in ${wait / 1_000} s`);
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => {});
      if (this.stopping.signal.aborted) return;
      const started = await this.enlist(node).started;
      if (started.kind === 'problem') onProblem(whyNot(node, started));
    }
  }

  private async measureOthers(asking: number): Promise<readonly NodeText[]> {
    const texts = this.children.map(async (child, node) => {
      const text = node === asking ? null : await child.measure();
      return text === null ? [] : [{ node, text }];
    });
    return (await Promise.all(texts)).flat();
  }
}

function whyNot(node: number, started: Exclude<Started, { kind: 'listening' }>): string {
  return started.kind === 'problem' ? started.message : `Node ${node} ended while it started (${started.how}).`;
}
