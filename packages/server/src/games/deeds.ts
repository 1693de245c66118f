import type { Action, LiveMatch } from '@hardtop/host';
import { ok, type Problem, type Result, type Row } from '@hardtop/kernel';
import type { GameChange } from '../storage/game-store.ts';
import { BROKEN, CLEARED } from './problems.ts';
import type { ActExtra } from './table-room.ts';
import type { Turns } from './turns.ts';

type Answer = Result<number, Problem>;

interface Asked {
  readonly action: Action;
  readonly extra: ActExtra;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** What a deed brought, and is not stored yet. */
export interface Step {
  readonly extra: ActExtra;
  readonly rows: readonly Row[];
  readonly change: GameChange;
}

export type Standing = Result<LiveMatch, Problem> | Promise<Result<LiveMatch, Problem>>;

/** Where deeds are done. */
interface DoingRoom {
  /** The game as it stands, if anything can be done to it. */
  standing(): Standing;
  step(match: LiveMatch, action: Action, extra: ActExtra): Promise<Result<Step, Problem>>;
  /** When what is committed next would be so at once. */
  freeToCommit(): Promise<void>;
  /** Null: it is stored. */
  commit(change: GameChange): Promise<Problem | null>;
  /** After a failure: the match comes back if it has these rows after all. */
  startOver(problem: Problem, rows: readonly Row[]): Promise<Result<LiveMatch, Problem>>;
  stumbled(): Promise<Result<never, Problem>>;
  /** It is stored: how many rows there are for who did it. */
  count(match: LiveMatch, step: Step): number;
  /** Tells all how the game stands, if it is time; `waiting`: what is to be done next. */
  tell(waiting: number): Promise<void>;
}

/** So much is stored together at most: whoever came first does not wait for ever. */
const TOGETHER = 3;

/**
 * What is done at one table. Where several are asked at the same time their answers come at the same time: they are given one after another
 * and stored together, so that nobody waits until the other's is stored. What comes while others are stored anyway goes along.
 */
export class Deeds {
  private readonly room: DoingRoom;
  private readonly turns: Turns;
  private readonly asked: Asked[] = [];
  private onAsked: (() => void) | null = null;

  constructor(room: DoingRoom, turns: Turns) {
    this.room = room;
    this.turns = turns;
  }

  /** The answer comes once it is stored, or when it is certain that it is not. */
  do(action: Action, extra: ActExtra): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.asked.push({ action, extra, resolve, reject });
      this.onAsked?.();
      void this.turns.run(() => this.takeTurn());
    });
  }

  /** What was asked may have been done along with something else by now. */
  private async takeTurn(): Promise<void> {
    if (this.asked.length === 0) return;
    const answers = new Map<Asked, Answer | null>();
    try {
      await this.serve(answers);
      await this.room.tell(this.asked.length);
      for (const [{ resolve }, answer] of answers) if (answer !== null) resolve(answer);
    } catch (error) {
      for (const { reject } of answers.keys()) reject(error);
    }
  }

  private async serve(answers: Map<Asked, Answer | null>): Promise<void> {
    let asked = this.asked.shift();
    if (asked !== undefined) answers.set(asked, null);
    const match = await this.room.standing();
    const steps = new Map<Asked, Step>();
    let broken: Asked | null = null;
    let free: Promise<void> | null = null;
    while (asked !== undefined) {
      const isAlone = !match.ok || match.value.decisions().length < 2;
      answers.set(asked, null);
      const step = match.ok ? await this.room.step(match.value, asked.action, asked.extra) : match;
      if (step.ok) steps.set(asked, step.value);
      else if (step.error.code === BROKEN.code) broken = asked;
      else answers.set(asked, step);
      if (isAlone || broken !== null || answers.size === TOGETHER) break;
      if (steps.size > 0) {
        free ??= this.room.freeToCommit();
        await this.nextOr(free);
      }
      asked = this.asked.shift();
    }
    if (match.ok) await this.store(match.value, steps, answers);
    if (broken !== null) answers.set(broken, await this.room.stumbled());
  }

  /** Until something else is asked here, or it is time to store what was done. */
  private async nextOr(isTime: Promise<void>): Promise<void> {
    if (this.asked.length > 0) return;
    await Promise.race([isTime, new Promise<void>((resolve) => (this.onAsked = resolve))]);
    this.onAsked = null;
  }

  private async store(match: LiveMatch, steps: ReadonlyMap<Asked, Step>, answers: Map<Asked, Answer | null>) {
    const all = [...steps.values()];
    const rows = all.flatMap((step) => step.rows);
    const problem = rows.length === 0 ? null : await this.room.commit(all.map(({ change }) => change).reduce(joined));
    const isLost = problem !== null && problem.code === CLEARED.code;
    const again = problem === null || isLost ? null : await this.room.startOver(problem, rows);
    for (const [asked, step] of steps) {
      if (problem === null) answers.set(asked, ok(this.room.count(match, step)));
      else if (again?.ok === true) answers.set(asked, ok(this.room.count(again.value, step)));
      else answers.set(asked, again ?? { ok: false, error: problem });
    }
  }
}

/** Two changes, one after the other, as one. */
function joined(first: GameChange, then: GameChange): GameChange {
  return { ...first, ...then, rows: [...first.rows, ...then.rows], shots: [...first.shots, ...then.shots] };
}
