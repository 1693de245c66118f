import type { DiceState } from './checkpoint.ts';
import type { Seat } from './decision.ts';
import type { DicePlan } from './journal.ts';
import type { DiceSource } from './play.ts';
import { type Random, streamAt, streamOf } from './random.ts';

/** A game whose scripted dice have run out cannot go on. */
export class OutOfDice extends Error {
  override name = 'OutOfDice';
}

/** Where the seeded streams of a game begin. */
interface DiceSeeds {
  readonly seed: string | undefined;
  /** Of what is rolled in secret, where a proof wants it to differ from game to game. */
  readonly secretSeed?: string | undefined;
}

/** The one source of chance of a game. */
export class DiceBox implements DiceSource {
  readonly rolled: number[];
  private used: number;
  private stream: Random | null;
  private readonly secret: Map<string, Random>;
  private readonly plan: DicePlan;
  private secretSeed: string | undefined;
  private isReseeded: boolean;

  constructor(plan: DicePlan, state: DiceState, rolled: readonly number[], { seed, secretSeed = seed }: DiceSeeds) {
    this.plan = plan;
    this.used = state.used;
    this.stream = state.stream === null ? null : streamAt(state.stream);
    this.secret = new Map(Object.entries(state.secret ?? {}).map(([to, position]) => [to, streamAt(position)]));
    this.rolled = [...rolled];
    this.isReseeded = state.secretSeed !== undefined;
    this.secretSeed = state.secretSeed ?? secretSeed;
  }

  static fresh(plan: DicePlan, seeds: DiceSeeds): DiceBox {
    const { seed } = seeds;
    const stream = plan.after === 'seed' && seed !== undefined ? streamOf(seed, 'dice').position() : null;
    return new DiceBox(plan, { used: 0, stream }, [], seeds);
  }

  take(count: number, sides: number, to?: readonly Seat[]): readonly number[] | null {
    const stream = to === undefined ? this.stream : this.secretStream(to);
    const values: number[] = [];
    for (let i = 0; i < count; i++) {
      const value = this.plan.script[this.used] ?? stream?.int(1, sides);
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

  /** After an undo by consent the dice that were seen must not fall for another answer; `line` names what they belong to. */
  reseed(seed: string | undefined, line: string): void {
    if (this.stream === null || seed === undefined) return;
    this.stream = streamOf(seed, `undo/${line}`);
    this.secret.clear();
    this.secretSeed = `${this.secretSeed ?? seed}/undo/${line}`;
    this.isReseeded = true;
    this.used = this.plan.script.length;
  }

  state(): DiceState {
    const stream = this.stream === null ? null : this.stream.position();
    const open = { used: this.used, stream };
    const begun = this.isReseeded && this.secretSeed !== undefined ? { ...open, secretSeed: this.secretSeed } : open;
    if (this.secret.size === 0) return begun;
    const secret = Object.fromEntries([...this.secret].map(([to, random]) => [to, random.position()]));
    return { ...begun, secret };
  }

  private secretStream(to: readonly Seat[]): Random | null {
    if (this.stream === null || this.secretSeed === undefined) return null;
    const key = to.join('+');
    const stream = this.secret.get(key) ?? streamOf(this.secretSeed, `secret/${key}`);
    this.secret.set(key, stream);
    return stream;
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
