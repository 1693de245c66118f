import { setTimeout as pause } from 'node:timers/promises';
import type { NodeRegister, Peer } from '../storage/node-register.ts';
import { buryIfGone } from './burial.ts';

/** Longer than it takes to find out that a node is dead: by then somebody else may have its games, this node for one. */
const PATIENCE_MILLISECONDS = 3_500;
const BETWEEN_MILLISECONDS = 150;

/** The other nodes on the same database, and which of them has what. */
export class Peers {
  private readonly register: NodeRegister;
  /** By which this node knows what comes from others. */
  readonly secret: string;
  private readonly isHere: (game: string) => boolean;

  constructor(register: NodeRegister, secret: string, isHere: (game: string) => boolean) {
    this.register = register;
    this.secret = secret;
    this.isHere = isHere;
  }

  /**
   * Tries with the node that has a game until it answers, or until none has it any more: then null, and the game can be had here. A node
   * that does not answer is dead, or will have said that it lives.
   */
  async ask<T>(game: string, attempt: (peer: Peer) => Promise<T | null>): Promise<T | null> {
    const end = performance.now() + PATIENCE_MILLISECONDS;
    do {
      const peer = this.isHere(game) ? null : await this.holderOf(game);
      if (peer === null) return null;
      const answer = await attempt(peer);
      if (answer !== null) return answer;
      if (!(await this.isGone(peer))) await pause(BETWEEN_MILLISECONDS);
    } while (performance.now() < end);
    return null;
  }

  private isGone(peer: Peer): Promise<boolean> {
    return buryIfGone(this.register, peer).catch(() => false);
  }

  /** A database that does not answer names nobody: whoever looks after the game here says so. */
  private holderOf(game: string): Promise<Peer | null> {
    return this.register.holderOf(game).catch(() => null);
  }
}
