import { type Action, botSeed, type LiveMatch, nextDuty, TAKEN_BACK, undosIn } from '@hardtop/host';
import {
  type BotChoice,
  type Decision,
  fallbackAnswer,
  type Problem,
  type Result,
  randomAnswer,
  streamOf,
} from '@hardtop/kernel';
import type { Turn } from '../bots/fair-queue.ts';
import type { BotGate } from '../bots/gate.ts';
import type { BotTask } from '../bots/think.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { GameRecord } from '../storage/game-store.ts';
import type { StoredSeat } from '../storage/tables.ts';
import type { Advisers } from './advisers.ts';

interface BotTable {
  readonly record: GameRecord;
  /** Who plays by itself. */
  readonly bots: readonly StoredSeat[];
  /** Nobody plays for now. */
  readonly isPaused: boolean;
  readonly turn: Turn;
  /** Nothing can be stored right now. */
  readonly isHeldUp: boolean;
  look(at: (match: LiveMatch) => void): Promise<Result<void, Problem>>;
  act(action: Action, extra?: { readonly why?: string }): Promise<Result<number, Problem>>;
}

export interface BotTools {
  readonly thinker: Thinker;
  readonly gate: BotGate;
  readonly onProblem: (message: string) => void;
}

const RETRY_MILLISECONDS = 500;

/** The bots of one table. Woken after every change, they answer what is put to them. */
export class BotPlayers {
  private readonly table: BotTable;
  private readonly thinker: Thinker;
  private readonly gate: BotGate;
  private readonly advisers: Advisers;
  private readonly onProblem: (message: string) => void;
  /** Questions being thought about, or given up on. */
  private readonly taken = new Set<string>();
  /** The match they were last woken for. */
  private latest: LiveMatch | null = null;
  private busy = 0;
  private stopped = false;
  /** Runs while something could not be stored. */
  private waiting: NodeJS.Timeout | undefined;

  constructor(table: BotTable, tools: BotTools, advisers: Advisers) {
    const { thinker, gate, onProblem } = tools;
    this.table = table;
    this.thinker = thinker;
    this.gate = gate;
    this.advisers = advisers;
    this.onProblem = onProblem;
  }

  get isThinking(): boolean {
    return this.busy > 0 || this.waiting !== undefined;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.waiting);
  }

  /** The game is put by; they are woken when it is at hand again. */
  forget(): void {
    this.latest = null;
  }

  wake(match: LiveMatch): void {
    this.latest = match;
    const { bots } = this.table;
    if (this.stopped || this.table.isPaused || bots.length === 0 || match.outcome !== null) return;
    const duty = nextDuty(match, bots);
    if (duty !== null) void this.doDuty(duty);
    for (const decision of match.decisions()) {
      const bot = bots.find((seat) => seat.seat === decision.seat)?.bot;
      const key = `${undosIn(match)}/${decision.id}`;
      if (bot === undefined || this.taken.has(key)) continue;
      this.taken.add(key);
      void this.answer(match, decision, bot, key);
    }
  }

  private async doDuty(duty: Action): Promise<void> {
    const done = await this.table.act(duty);
    if (!done.ok && done.error.code === 'storage') this.wakeLater();
  }

  private async answer(match: LiveMatch, decision: Decision, bot: string, key: string): Promise<void> {
    this.busy++;
    try {
      await this.gate.run(this.table.turn, () => this.play(match, decision, bot, key));
    } catch (error) {
      this.onProblem(`bot ${bot}: ${String(error)}`);
    } finally {
      this.busy--;
    }
  }

  private async play(match: LiveMatch, decision: Decision, bot: string, key: string): Promise<void> {
    // The game may have been read again, or moved on, while others had their turns.
    if (match !== this.latest) return this.lookAnew(key);
    if (this.stopped || this.table.isPaused || match.decisionFor(decision.seat)?.id !== decision.id)
      return void this.taken.delete(key);
    const choice = await this.consider(match, decision, bot);
    const done = await this.give(match, decision, choice, key);
    // Refused for good: the question stays taken, or the bot would ask itself for ever.
    if (done.ok || this.stopped || done.error.code === 'stale') this.taken.delete(key);
    else if (done.error.code === 'storage') this.tryAgain(key);
    else this.onProblem(`bot ${bot}: ${done.error.message}`);
  }

  private async consider(match: LiveMatch, decision: Decision, bot: string): Promise<BotChoice | null> {
    const { record } = this.table;
    const seed = botSeed(record.seed, decision.id, decision.seat);
    if (decision.topic === 'dice') return { answer: randomAnswer(decision, streamOf(seed, 'roll')), why: '' };
    const { id: game, ruleset, version } = record;
    const task: BotTask = { game, ruleset, version, bot, situation: match.situation(decision), seed };
    return this.thinker.think(task, this.table.turn).catch((error: unknown) => {
      this.onProblem(`bot ${bot}: ${String(error)}`);
      return null;
    });
  }

  /** The bot's answer; if there is none, or it is not legal, what would be advised. */
  private async give(
    match: LiveMatch,
    decision: Decision,
    choice: BotChoice | null,
    key: string,
  ): Promise<Result<number, Problem>> {
    const { id: ask, seat } = decision;
    if (choice !== null) {
      const given = await this.table.act(
        (now) => stillAsked(now, key) ?? now.choose({ ask, seat, ...choice.answer }, 'bot'),
        choice.why === '' ? {} : { why: choice.why },
      );
      if (given.ok || given.error.code === 'stale' || given.error.code === 'storage') return given;
      this.onProblem(`a bot's answer was refused: ${given.error.message}`);
    }
    const advice = await this.advisers.thoughtOn(match, decision).catch(() => null);
    const fallback = advice?.answer ?? fallbackAnswer(decision);
    return this.table.act((now) => stillAsked(now, key) ?? now.choose({ ask, seat, ...fallback }, 'clock'));
  }

  private lookAnew(key: string): void {
    this.taken.delete(key);
    if (this.latest !== null) this.wake(this.latest);
  }

  private tryAgain(key: string): void {
    this.taken.delete(key);
    this.wakeLater();
  }

  /** Looks at the game as it then stands: the match that could not be stored is no more. */
  private wakeLater(): void {
    if (this.stopped || this.waiting !== undefined) return;
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      // Nobody thinks again before there is a use in it.
      if (this.table.isHeldUp) return this.wakeLater();
      void this.table
        .look((now) => this.wake(now))
        .then((seen) => {
          if (!seen.ok && seen.error.code === 'storage') this.wakeLater();
        });
    }, RETRY_MILLISECONDS).unref();
  }
}

/** A thought begun before an undo is about a game that is no more. */
function stillAsked(match: LiveMatch, key: string): Result<never, Problem> | null {
  return key.startsWith(`${undosIn(match)}/`) ? null : TAKEN_BACK;
}
