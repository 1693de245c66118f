import type { DicePlan } from './journal.ts';
import type { DiceSource } from './play.ts';
import { type Random, streamAt, streamOf } from './random.ts';

/** The dice of one game as JSON: how much of the script is used, and where the seeded stream stands. */
export interface DiceState {
  used: number;
  stream: readonly number[] | null;
}

/** A game whose scripted dice have run out cannot go on. */
export class OutOfDice extends Error {
  override name = 'OutOfDice';
}

/** The one source of chance of a game. */
export class DiceBox implements DiceSource {
  readonly rolled: number[];
  private used: number;
  private stream: Random | null;
  private readonly plan: DicePlan;

  constructor(plan: DicePlan, state: DiceState, rolled: readonly number[]) {
    this.plan = plan;
    this.used = state.used;
    this.stream = state.stream === null ? null : streamAt(state.stream);
    this.rolled = [...rolled];
  }

  static fresh(plan: DicePlan, seed: string | undefined): DiceBox {
    const stream = plan.after === 'seed' && seed !== undefined ? streamOf(seed, 'dice').position() : null;
    return new DiceBox(plan, { used: 0, stream }, []);
  }

  take(count: number, sides: number): readonly number[] | null {
    const values: number[] = [];
    for (let i = 0; i < count; i++) {
      const value = this.plan.script[this.used] ?? this.stream?.int(1, sides);
      if (value === undefined) return this.refuse(values.length);
      if (this.used < this.plan.script.length) this.checkFace(value, sides);
      values.push(value);
    }
    for (const value of values) this.rolled.push(value);
    return values;
  }

  /** Dice typed in by a player. */
  enter(values: readonly number[]): void {
    for (const value of values) this.rolled.push(value);
  }

  /** After an undo by consent the dice that were seen must not fall again. */
  reseed(seed: string | undefined, row: number): void {
    if (this.stream === null || seed === undefined) return;
    this.stream = streamOf(seed, `undo/${row}`);
    this.used = this.plan.script.length;
  }

  state(): DiceState {
    return { used: this.used, stream: this.stream === null ? null : this.stream.position() };
  }

  private checkFace(value: number, sides: number): void {
    if (value > sides)
      throw new OutOfDice(`the scripted die ${this.used + 1} shows ${value}, but the rule rolls a d${sides}`);
    this.used++;
  }

  private refuse(taken: number): null {
    if (this.plan.after === 'stop') throw new OutOfDice(`the scripted dice ran out after ${this.plan.script.length}`);
    // Dice of one roll are never half scripted, half typed: give them back.
    this.used -= taken;
    return null;
  }
}
