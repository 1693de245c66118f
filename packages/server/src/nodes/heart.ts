import type { NodeRegister, Peer } from '../storage/node-register.ts';
import { buryIfGone } from './burial.ts';

interface HeartOptions {
  readonly register: NodeRegister;
  readonly self: Omit<Peer, 'id'>;
  /** After how long without a beat this node counts as dead. */
  readonly seconds: number;
  /** The lock of its line to the others, while it has one. */
  readonly line: () => number | null;
  /** Takes up a game that lost its node; false if that cannot be. */
  readonly adopt: (game: string) => Promise<boolean>;
  /** Others may have taken this node for dead, and have its games. */
  readonly onMissed: () => Promise<void>;
  readonly onProblem: (message: string) => void;
}

/** So many chances to say so before others take a node for dead, however it is; three before they knock. */
const BEATS = 10;
const ASKED_AFTER_A_MISS = 2;
/** Taken up at one beat: others do their share. */
const ADOPTED_AT_ONCE = 20;
/** A game that cannot be taken up is left alone for so long. */
const LEFT_ALONE_MILLISECONDS = 600_000;

/** Says that this node lives, and looks after the games of those that do not. */
export class Heart {
  private readonly options: HeartOptions;
  private readonly timer: NodeJS.Timeout;
  private readonly leftAlone = new Map<string, number>();
  private lastBeat = Number.NEGATIVE_INFINITY;
  /** So many more beats ask what was lost: a game may just be changing hands. */
  private toAsk = 0;
  private isBeating = false;
  private isLooking = false;

  private constructor(options: HeartOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.beat(), (options.seconds * 1_000) / BEATS);
    this.timer.unref();
  }

  static async start(options: HeartOptions): Promise<Heart> {
    await options.register.beat(options.self, options.line());
    return new Heart(options);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.options.register.leave().catch(() => {});
  }

  private async beat(): Promise<void> {
    if (this.isBeating) return;
    this.isBeating = true;
    const { register, self, seconds, line, onMissed, onProblem } = this.options;
    try {
      if (!(await register.beat(self, line()))) this.toAsk = ASKED_AFTER_A_MISS;
      if (this.toAsk > 0) {
        await onMissed();
        this.toAsk--;
      }
      // Whoever was cut off himself cannot tell the dead from those who were cut off with him: they get a beat to say so.
      const wasThere = performance.now() - this.lastBeat < seconds * 1_000;
      this.lastBeat = performance.now();
      // Nobody waits for it: the next beat must not come late.
      if (wasThere) void this.lookAfterOthers();
    } catch (error) {
      onProblem(`a sign of life was not taken: ${String(error)}`);
    } finally {
      this.isBeating = false;
    }
  }

  private async lookAfterOthers(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const { register, onProblem } = this.options;
    try {
      const suspects = await register.suspects();
      await Promise.all(suspects.map((peer) => buryIfGone(register, peer)));
      await this.adopt();
    } catch (error) {
      onProblem(`other nodes could not be looked after: ${String(error)}`);
    } finally {
      this.isLooking = false;
    }
  }

  private async adopt(): Promise<void> {
    const now = performance.now();
    for (const [game, until] of this.leftAlone) if (until < now) this.leftAlone.delete(game);
    const orphans = await this.options.register.orphans(ADOPTED_AT_ONCE + this.leftAlone.size);
    for (const game of orphans) {
      if (this.leftAlone.has(game)) continue;
      void this.options.adopt(game).then((isTaken) => {
        if (!isTaken) this.leftAlone.set(game, performance.now() + LEFT_ALONE_MILLISECONDS);
      });
    }
  }
}
