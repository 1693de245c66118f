import type { DiceState } from './checkpoint.ts';
import type { DecisionId, Seat } from './decision.ts';
import { hashOf } from './digest.ts';
import type { DicePlan } from './journal.ts';
import type { DiceSource, RolledFor } from './play.ts';
import { type Random, streamAt, streamOfKind } from './random.ts';
import type { DiceWatch } from './set-dice.ts';

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
  /** What the house has rolled where others type in. */
  private readonly house: number[];
  private readonly plan: DicePlan;
  private readonly seed: string | undefined;
  private secretSeed: string | undefined;
  private isReseeded: boolean;
  private shares: string | undefined;
  private readonly watch: DiceWatch | null;
  /** The answer that dice fall for, and how many have that everybody saw; kept only where somebody watches. */
  private ask: DecisionId;
  private fell: number;

  constructor(
    plan: DicePlan,
    state: DiceState,
    rolled: readonly number[],
    { seed, secretSeed = seed }: DiceSeeds,
    watch: DiceWatch | null = null,
  ) {
    this.watch = watch;
    this.ask = state.answer?.ask ?? '';
    this.fell = state.answer?.fell ?? 0;
    this.plan = plan;
    this.used = state.used;
    this.stream = state.stream === null ? null : streamAt(state.stream);
    this.secret = new Map(Object.entries(state.secret ?? {}).map(([to, position]) => [to, streamAt(position)]));
    this.house = [...(state.house ?? [])];
    this.rolled = [...rolled];
    this.isReseeded = state.secretSeed !== undefined;
    this.shares = state.shares;
    this.seed = seed;
    this.secretSeed = state.secretSeed ?? this.shared(secretSeed);
  }

  static fresh(plan: DicePlan, seeds: DiceSeeds, watch: DiceWatch | null = null): DiceBox {
    const { seed } = seeds;
    const isSeeded = plan.after === 'seed' && seed !== undefined;
    const stream = isSeeded ? streamOfKind(plan.stream ?? 'xoroshiro', seed, 'dice').position() : null;
    return new DiceBox(plan, { used: 0, stream }, [], seeds, watch);
  }

  /** Whether the seats have still to add to the seed before anything falls. */
  get awaitsShares(): boolean {
    return this.plan.shares === true && this.shares === undefined;
  }

  /** What the seats add, in their order: from now on no one of them, nor who made the seed, has chosen the dice alone. */
  addShares(shares: readonly string[]): void {
    this.shares = hashOf(JSON.stringify(shares));
    this.secretSeed = this.shared(this.secretSeed);
    const seed = this.shared(this.seed);
    if (this.stream !== null && seed !== undefined) this.stream = this.streamOf(seed, 'dice');
  }

  private shared(seed: string | undefined): string | undefined {
    return seed === undefined || this.shares === undefined ? seed : `${seed}/${this.shares}`;
  }

  private streamOf(seed: string, path: string): Random {
    const { stream, house } = this.plan;
    return streamOfKind(stream ?? (house === undefined ? 'xoroshiro' : 'sha256'), seed, path);
  }

  /** What falls from now on falls for this answer. */
  begin(ask: DecisionId): void {
    this.ask = ask;
    this.fell = 0;
  }

  take(count: number, sides: number, to?: readonly Seat[], of?: RolledFor): readonly number[] | null {
    if (to !== undefined && this.isOfHouse(to, of)) return this.fromHouse(count, sides, to);
    const stream = to === undefined || this.stream === null ? this.stream : this.secretStream(to);
    const values: number[] = [];
    for (let i = 0; i < count; i++) {
      const value = this.plan.script[this.used] ?? stream?.int(1, sides);
      if (value === undefined) return this.refuse(values.length);
      if (this.used < this.plan.script.length) this.checkFace(value, sides);
      values.push(value);
    }
    const shown = to === undefined && this.watch !== null ? this.asSet(values, sides, this.watch, of) : values;
    for (const value of shown) this.rolled.push(value);
    return shown;
  }

  /** Whether dice that others type in are rolled by the house: to be asked for them would tell of them. */
  private isOfHouse(to: readonly Seat[], of: RolledFor | undefined): boolean {
    const { after, house } = this.plan;
    if (after !== 'hand' || house === undefined) return false;
    return of?.openly !== true || of.seat === undefined || !to.includes(of.seat);
  }

  /** Never from the script, which is for dice that everybody knows of. Null: nobody knows what fell, for the seed was not told. */
  private fromHouse(count: number, sides: number, to: readonly Seat[]): readonly number[] | null {
    const known = this.isReseeded ? [] : (this.plan.house ?? []);
    const stream = this.secretStream(to);
    const values: number[] = [];
    for (let i = 0; i < count; i++) {
      const value = known[this.house.length + i] ?? stream?.int(1, sides);
      if (value === undefined) return null;
      values.push(value);
    }
    this.house.push(...values);
    this.rolled.push(...values);
    return values;
  }

  /** Dice typed in by a player; as they count. */
  enter(values: readonly number[], sides: number, of: RolledFor): readonly number[] {
    const shown = this.watch === null ? values : this.asSet(values, sides, this.watch, of);
    for (const value of shown) this.rolled.push(value);
    return shown;
  }

  /** A die that was set has fallen all the same: those after it are what they would have been. */
  private asSet(values: readonly number[], sides: number, watch: DiceWatch, of?: RolledFor): readonly number[] {
    const { ask } = this;
    if (ask === '') return values;
    return values.map((value) => {
      const die = ++this.fell;
      const set = watch.faceOf(ask, die) ?? 0;
      const face = set >= 1 && set <= sides ? set : value;
      watch.fallen?.push({ ask, die, sides, face, purpose: of?.purpose ?? '', names: of?.names });
      return face;
    });
  }

  /** After an undo by consent the dice that were seen must not fall for another answer; `line` names what they belong to. */
  reseed(line: string): void {
    const seed = this.shared(this.seed);
    if ((this.stream === null && this.plan.house === undefined) || seed === undefined) return;
    this.secret.clear();
    this.secretSeed = `${this.secretSeed ?? seed}/undo/${line}`;
    this.isReseeded = true;
    if (this.stream === null) return;
    this.stream = this.streamOf(seed, `undo/${line}`);
    this.used = this.plan.script.length;
  }

  /** The plan with the dice that have fallen and without those that have not. */
  fallenPlan(): DicePlan {
    const { script, ...plan } = this.plan;
    if (plan.after === 'seed') return { script: [...this.rolled], ...plan };
    const house = plan.house === undefined ? {} : { house: [...this.house] };
    return { script: script.slice(0, this.used), ...plan, ...house };
  }

  state(): DiceState {
    const stream = this.stream === null ? null : this.stream.position();
    const shares = this.shares === undefined ? {} : { shares: this.shares };
    const house = this.house.length === 0 ? {} : { house: [...this.house] };
    const open = { used: this.used, stream, ...shares, ...house };
    const isSet = this.watch?.hasSet(this.ask) === true;
    const noted = isSet ? { ...open, answer: { ask: this.ask, fell: this.fell } } : open;
    const begun = this.isReseeded && this.secretSeed !== undefined ? { ...noted, secretSeed: this.secretSeed } : noted;
    if (this.secret.size === 0) return begun;
    const secret = Object.fromEntries([...this.secret].map(([to, random]) => [to, random.position()]));
    return { ...begun, secret };
  }

  private secretStream(to: readonly Seat[]): Random | null {
    if (this.secretSeed === undefined) return null;
    const key = to.join('+');
    const stream = this.secret.get(key) ?? this.streamOf(this.secretSeed, `secret/${key}`);
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
